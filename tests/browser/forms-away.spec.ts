import { filled } from './filled.ts';
import { expect, open, type Page, test } from './support.ts';

test.use({ firstVisit: true });

const form = (page: Page) => page.locator('main form').filter({ has: page.locator('[name="message"]') });

async function fill(page: Page) {
  await form(page).locator('[name="name"]').fill('आशा शर्मा');
  await form(page).locator('[name="email"]').fill('asha@people.example');
  await form(page).locator('[name="phone"]').fill('9829000000');
  await form(page).locator('[name="message"]').fill('Please call in the evening.');
}

test.describe('no connection', () => {
  test.use({ wanted: /Failed to load resource|net::ERR|Failed to fetch/ });

  test('the form keeps everything, says so, and sends itself once when the connection is back', async ({
    page,
    context,
  }) => {
    await open(page, '/contact');
    await fill(page);
    await context.setOffline(true);
    const stored: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST') stored.push(response.status());
    });
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('No connection').first()).toBeVisible();
    await expect(form(page).locator('[name="message"]')).toHaveValue('Please call in the evening.');
    await context.setOffline(false);
    await expect(page.getByText('Message Sent!').first()).toBeVisible({ timeout: 20_000 });
    expect(stored).toHaveLength(1);
    await expect(form(page).locator('[name="message"]')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, wanted: /status of 422/ });

  test('a message is posted, answered with 303, and confirmed on the page', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    expect((await answer).status()).toBe(303);
    await expect(page.getByText('Message Sent!').first()).toBeVisible();
    await expect(page.getByText(filled("We'll get back to you within {firm.response}.")).first()).toBeVisible();
    expect(page.url()).not.toContain('Please');
  });

  test('an application without the terms comes back with its data and the notice', async ({ page }) => {
    await page.goto('/query');
    await fill(page);
    await page.locator('[name="loanAmount"]').fill('25 lakh');
    await page.locator('[name="salary"]').fill('60,000');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Terms Required').first()).toBeVisible();
    await expect(page.getByText('Please agree to the terms and conditions.').first()).toBeVisible();
    await expect(page.locator('[name="loanAmount"]')).toHaveValue('25 lakh');
    await expect(page.locator('[name="name"]')).toHaveValue('आशा शर्मा');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    expect((await answer).status()).toBe(303);
    await expect(page.getByText('Application Submitted!').first()).toBeVisible();
    const status = page.getByRole('link', { name: /status of your enquiry/ });
    await status.click();
    await expect(page).toHaveURL(/\/status\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Enquiry');
    await expect(page.getByText('₹25,00,000 (25 lakh rupees)').first()).toBeVisible();
    await page
      .getByRole('button', { name: 'Withdraw this enquiry' })
      .or(page.getByRole('link', { name: 'Withdraw this enquiry' }))
      .click();
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(page.getByText('You withdrew this enquiry.').first()).toBeVisible();
  });
});

test('the server asks for what the browser asks for, and keeps every value', async ({ page, request, baseURL }) => {
  await page.goto('/contact');
  const action = (await form(page).getAttribute('action')) ?? '/contact';
  const headers = { origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' };
  const answer = await request.post(action, {
    form: { name: 'Ravi <b>', subject: 'Rates & fees' },
    headers,
    maxRedirects: 0,
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
  const html = await answer.text();
  expect(html).toContain('Please check these fields');
  expect(html).toContain('value="Ravi &lt;b&gt;"');
  expect(html).toContain('value="Rates &amp; fees"');
  const foreign = await request.post(action, {
    form: { name: 'A', email: 'a@b.example', phone: '1', message: 'x' },
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
});
