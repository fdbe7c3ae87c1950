// The enquiry forms, as a visitor fills them in, and the address they send to.
import type { Route } from '@playwright/test';
import type { Page } from './support.ts';

export const asha = { name: 'आशा शर्मा', email: 'asha@people.example', phone: '+91 141 000 0012' };
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

export async function fill(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

/** Everything an application must have. */
export async function fillApplication(page: Page) {
  await fill(page, { ...asha, loanAmount: '45 lakh', salary: '85,000' });
  await field(page, 'agreeTerms').check();
}

/** Everything a message must have. */
export const fillMessage = (page: Page) => fill(page, { ...asha, message: 'Please call.' });

/** Answers of the enquiry address, one after the other; the last one stays. Returns what was sent. */
export async function answer(page: Page, ...answers: ((route: Route) => Promise<void>)[]) {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postDataJSON());
    await (answers[sent.length - 1] ?? answers.at(-1))?.(route);
  });
  return sent;
}
export const pass = (route: Route) => route.continue();
