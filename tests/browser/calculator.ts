// The EMI calculator, as a visitor meets it.
import { type Locator, main, type Page } from './support.ts';

export const exact = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
export const slider = (page: Page, name: string | RegExp) => page.getByRole('slider', { name });
export const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate EMI' });
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'More about this loan' }).getByRole('link', { name });
export const figure = (page: Page, label: string): Locator =>
  main(page)
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');
export const rows = (page: Page) => main(page).getByRole('table').locator('tbody tr');

export async function type(page: Page, name: string, text: string) {
  await exact(page, name).fill(text);
  await exact(page, name).blur();
}
