// What becomes of an enquiry between the first letter typed and the reference: drafts, lost connections, retries, and
// the same without scripts. Notices and required fields are in forms.spec.ts.
import type { Route } from '@playwright/test';
import { expect, open, type Page, test } from './support.ts';

const asha = { name: 'आशा शर्मा', email: 'asha@people.example', phone: '+91 141 000 0012' };
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

async function fill(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

async function apply(page: Page) {
  await fill(page, { ...asha, loanAmount: '45 lakh', salary: '85,000' });
  await field(page, 'agreeTerms').check();
}

/** Answers of the enquiry address, one after the other; the last one stays. Returns what was sent. */
async function answer(page: Page, ...answers: ((route: Route) => Promise<void>)[]) {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postDataJSON());
    await (answers[sent.length - 1] ?? answers.at(-1))?.(route);
  });
  return sent;
}
const pass = (route: Route) => route.continue();
const away = (route: Route) => route.abort('connectionfailed');
const outage = (seconds: number) => (route: Route) =>
  route.fulfill({ status: 503, headers: { 'Retry-After': String(seconds) }, json: { error: 'away' } });

test.describe('drafts', () => {
  test('come back after a reload with every choice, never with a tick', async ({ page }) => {
    await open(page, '/query');
    await apply(page);
    await field(page, 'marketing').check();
    await field(page, 'loanType').selectOption('business-loan');
    await page.getByLabel('Professional').check();
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toMatch(/agreeTerms|marketing|website/);
    await page.reload();
    await expect(page.getByText('We kept what you had typed.')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue(asha.name);
    await expect(field(page, 'loanType')).toHaveValue('business-loan');
    await expect(page.getByLabel('Professional')).toBeChecked();
    await expect(page.getByText('45 lakh rupees')).toBeVisible();
    await expect(page.locator('main form [type="checkbox"]:checked')).toHaveCount(0);
  });

  test('can be thrown away', async ({ page }) => {
    await open(page, '/contact');
    await fill(page, { name: 'Ravi' });
    await page.reload();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field(page, 'name')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('draft-message'))).toBeNull();
  });

  test('keep one submission id until it is sent, and then take another', async ({ page }) => {
    const sent = await answer(page, (route) => route.fulfill({ status: 413, json: { error: 'no' } }), pass);
    await open(page, '/query');
    await apply(page);
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'It could not be sent' })).toBeVisible();
    await page.reload();
    await expect(field(page, 'name')).toHaveValue(asha.name);
    await field(page, 'agreeTerms').check();
    await submit(page).click();
    await expect(page.getByText('Safely received')).toBeVisible();
    await apply(page);
    await submit(page).click();
    await expect.poll(() => sent.length).toBe(3);
    const ids = sent.map(({ submissionId }) => submissionId);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(sent[1]).toMatchObject({
      kind: 'application',
      page: '/query',
      language: 'en',
      marketing: false,
      website: '',
    });
    expect(sent[1]?.elapsed as number).toBeGreaterThan(0);
  });
  test.use({ wanted: /status of 413/ });
});

test.describe('when the server is away', () => {
  test.use({ wanted: /status of (503|429)|net::ERR/ });

  test('the form waits as long as it was asked to, then sends itself, once', async ({ page }) => {
    const sent = await answer(page, outage(3), pass);
    await open(page, '/query');
    await apply(page);
    await submit(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'We could not store it just now' });
    await expect(notice).toContainText('We try again by ourselves');
    await expect(field(page, 'loanAmount')).toHaveValue('45 lakh');
    await page.waitForTimeout(2000);
    // Being online is no news while the server is what is missing.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(sent).toHaveLength(1);
    await expect(page.getByRole('status').filter({ hasText: 'Application Submitted!' })).toBeVisible();
    await expect(notice).toBeHidden();
    await page.waitForTimeout(3000);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  });

  test('too many at once waits as well', async ({ page }) => {
    await answer(page, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: {} }), pass);
    await open(page, '/query');
    await apply(page);
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'One moment' })).toBeVisible();
    await expect(page.getByText('Safely received')).toBeVisible();
  });

  test('an answer that got lost does not double the enquiry', async ({ page }) => {
    const references: string[] = [];
    const lose = async (route: Route) => {
      references.push((await (await route.fetch()).json()).reference);
      await route.abort('connectionreset');
    };
    await answer(page, lose, pass);
    await open(page, '/query');
    await apply(page);
    await submit(page).click();
    await expect(page.getByText('No connection')).toBeVisible();
    await expect(page.getByText('Safely received')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(references[0] ?? 'none')).toBeVisible();
  });

  test('a sign-in page of a foreign network is no confirmation', async ({ page }) => {
    await answer(page, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }));
    await open(page, '/query');
    await apply(page);
    await submit(page).click();
    await expect(page.getByText('No connection')).toBeVisible();
    await expect(page.getByText('Application Submitted!')).toHaveCount(0);
    await expect(field(page, 'name')).toHaveValue(asha.name);
  });

  test('sending can be called off; what was typed stays', async ({ page }) => {
    const sent = await answer(page, away);
    await open(page, '/query');
    await apply(page);
    await submit(page).click();
    await page.getByRole('button', { name: 'Do not send it' }).click();
    await expect(page.getByText('No connection')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForTimeout(3000);
    expect(sent).toHaveLength(1);
    await expect(field(page, 'name')).toHaveValue(asha.name);
  });

  test('a consent taken back while it waits is not sent', async ({ page }) => {
    const sent = await answer(page, away, pass);
    await open(page, '/query');
    await apply(page);
    await submit(page).click();
    await expect(page.getByText('No connection')).toBeVisible();
    await field(page, 'agreeTerms').uncheck();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert').filter({ hasText: 'Terms Required' })).toBeVisible();
    await expect(page.getByText('No connection')).toBeHidden();
    expect(sent).toHaveLength(1);
  });
});

test.describe('while filling it in', () => {
  test('a field is checked when it is left, and its message goes when it is put right', async ({ page }) => {
    await open(page, '/query');
    await field(page, 'email').fill('asha.example');
    // The message moves everything below it: the press must not miss.
    await field(page, 'agreeTerms').click();
    await expect(field(page, 'agreeTerms')).toBeChecked();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'email')).toHaveAccessibleDescription(/name@site\.example/);
    await field(page, 'email').fill(asha.email);
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
  });

  test('amounts are read back in words where they can be read, and free otherwise', async ({ page }) => {
    await open(page, '/query');
    for (const [typed, said] of [
      ['45,00,000', '45 lakh rupees'],
      ['1.2 cr', '1 crore 20 lakh rupees'],
      ['as much as possible', 'In figures or words'],
    ] as const) {
      await field(page, 'loanAmount').fill(typed);
      await expect(field(page, 'loanAmount')).toHaveAccessibleDescription(new RegExp(said));
    }
  });

  test('a missing tick alone takes the focus to its box', async ({ page }) => {
    await open(page, '/query');
    await apply(page);
    await field(page, 'agreeTerms').uncheck();
    await submit(page).click();
    await expect(field(page, 'agreeTerms')).toBeFocused();
    await expect(field(page, 'agreeTerms')).toHaveAccessibleDescription('Tick the box to send your application.');
  });

  test('the calculator brings amount and loan; what is changed afterwards stays', async ({ page }) => {
    await open(page, '/query?amount=2500000&loan=home-loan');
    await expect(field(page, 'loanAmount')).toHaveValue('25,00,000');
    await expect(field(page, 'loanType')).toHaveValue('home-loan');
    await field(page, 'loanAmount').fill('20 lakh');
    await page.reload();
    await expect(field(page, 'loanAmount')).toHaveValue('20 lakh');
    await open(page, '/query?amount=3000000');
    await expect(field(page, 'loanAmount')).toHaveValue('30,00,000');
  });

  test('nobody meets the field for robots', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
    await expect(field(page, 'website')).toHaveAttribute('tabindex', '-1');
    await expect(field(page, 'website')).toHaveAttribute('autocomplete', 'off');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, wanted: /status of 422/ });

  test('a refused application keeps every value and leads to what is wrong', async ({ page }) => {
    await page.goto('/query?amount=500000&loan=personal-loan');
    await expect(page.getByText('5 lakh rupees')).toBeVisible();
    await fill(page, { ...asha, salary: '60,000', message: 'Line one\nLine two' });
    await page.getByLabel('Self-employed').check();
    await field(page, 'marketing').check();
    const response = page.waitForResponse((one) => one.request().method() === 'POST');
    await submit(page).click();
    expect((await response).status()).toBe(422);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(field(page, 'loanAmount')).toHaveValue('5,00,000');
    await expect(field(page, 'loanType')).toHaveValue('personal-loan');
    await expect(field(page, 'message')).toHaveValue('Line one\nLine two');
    await expect(page.getByLabel('Self-employed')).toBeChecked();
    await expect(field(page, 'marketing')).toBeChecked();
    await expect(field(page, 'agreeTerms')).not.toBeChecked();
    await page.getByRole('alert').getByRole('link', { name: 'Tick the box to send your application.' }).click();
    await expect(field(page, 'agreeTerms')).toBeFocused();
  });

  test('the browser itself asks for what is required', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(field(page, 'name')).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a post through a TLS proxy is taken, another site’s is not', async ({ request, baseURL }) => {
  const form = { ...asha, message: 'Please call.' };
  const post = (headers: Record<string, string>) => request.post('/contact', { form, headers, maxRedirects: 0 });
  const secure = (baseURL ?? '').replace('http:', 'https:');
  const taken = await post({ origin: secure, 'sec-fetch-site': 'same-origin' });
  expect(taken.status()).toBe(303);
  expect(taken.headers().location).toMatch(/^\/contact\?sent=PS-[0-9A-Z]{5}-[0-9A-Z]{5}&t=[\w-]+#sent$/);
  expect((await post({ origin: 'https://elsewhere.example' })).status()).toBe(403);
});

test('a made-up confirmation shows nothing', async ({ page }) => {
  await open(page, '/query?sent=You+won&t=%22%3E%3Cscript%3E');
  await expect(page.getByText('Application Submitted!')).toHaveCount(0);
  await expect(page.getByText('You won')).toHaveCount(0);
});
