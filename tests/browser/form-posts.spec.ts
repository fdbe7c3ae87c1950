// A form as the browser itself posts it, and the address the server answers with.
import { asha, field, fill, submit } from './lead-form.ts';
import { expect, open, test } from './support.ts';

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
