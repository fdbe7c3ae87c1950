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

/** Each view that asks for something: a field of it with two answers, its button, and the first thing it says to them. */
export const asking = [
  ['Prepay', 'Extra every year', ['50k', '60k'], 'Work it out', 'Interest saved'],
  ['Compare', 'Offer 2, Interest rate', ['11', '10'], 'Compare', 'Offer 2'],
  ['Transfer', 'Cost of moving', ['5000', '6000'], 'Work it out', 'Saving after costs'],
  ['How much can I borrow', 'Income a month, after tax', ['90,000', '80,000'], 'Estimate', 'You could borrow about'],
] as const;

/** What a view says first: a named figure, or a named column of its table. */
export const answerOf = (page: Page, label: string): Locator =>
  figure(page, label).or(page.getByRole('columnheader', { name: label }));

/** A line of the offers' table: its name, then a figure for each offer. */
export const offered = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell');
