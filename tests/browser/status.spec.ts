// The promise, kept in sight: what the visitor sees of an enquiry, and how it is taken back, with and without scripts.
import type { APIRequestContext } from '@playwright/test';
import { content } from '../../content/load.ts';
import { faultsInBothThemes } from './axe.ts';
import { expect, main, type Page, phone, test } from './support.ts';

const { leads } = content('en');

async function enquire(
  request: APIRequestContext,
  more: object = {},
): Promise<{ reference: string; statusUrl: string }> {
  const response = await request.post('/api/leads', {
    data: {
      kind: 'application',
      name: 'आशा शर्मा',
      email: 'asha@people.example',
      phone: '+91 141 000 0012',
      loanType: 'home-loan',
      loanAmount: '45 lakh',
      employment: 'self-employed',
      salary: '85,000',
      agreeTerms: true,
      marketing: true,
      ...more,
    },
  });
  return response.json();
}

const part = (page: Page, name: string) => main(page).getByRole('region', { name });

async function take(page: Page, button: string, confirm: string) {
  await main(page).getByRole('link', { name: button }).click();
  await expect(main(page).getByRole('group').filter({ hasText: '?' })).toBeFocused();
  await main(page).getByRole('button', { name: confirm }).click();
}

test('shows the promise, the answers, the consents and who was told; to nobody else', async ({ page, request }) => {
  const { reference, statusUrl } = await enquire(request);
  const response = await page.goto(statusUrl);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Enquiry ${reference}`);
  await expect(main(page)).toContainText(/We will call you by \d+ \w+ \d{4}, \d\d:\d\d at the latest\./);
  const known = part(page, 'What we know');
  for (const text of ['आशा शर्मा', 'Home Loan', '₹45,00,000', 'Self-employed', '₹85,000']) {
    await expect(known).toContainText(text);
  }
  const agreed = part(page, 'What you agreed to');
  await expect(agreed).toContainText(/Contact about this enquiry[\s\S]*Agreed on \d+ \w+ \d{4}, \d\d:\d\d/);
  await expect(main(page), 'the id of the notice is ours, not the visitor’s').not.toContainText(leads.consent.version);
  await expect(agreed.getByRole('button', { name: 'Print this record' })).toBeVisible();
  await expect(part(page, 'Who got it')).toContainText('Our advisers, by email');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a question can be answered with no; offers are stopped; it is withdrawn, then erasure asked for', async ({
      page,
      request,
    }) => {
      const { statusUrl } = await enquire(request);
      await page.goto(statusUrl);
      await main(page).getByRole('link', { name: 'Withdraw this enquiry' }).click();
      await main(page).getByRole('link', { name: 'No, go back' }).click();
      await expect(page).toHaveURL(statusUrl);
      await expect(main(page)).toContainText('We will call you by');

      await take(page, 'Stop other offers', 'Yes, stop them');
      await expect(main(page).getByRole('status')).toHaveText('Done. We will not tell you about other offers.');
      await expect(main(page).getByRole('status')).toBeFocused();
      await expect(main(page)).toContainText('We will call you by');
      await expect(part(page, 'What you agreed to')).toContainText(/Other offers[\s\S]*Taken back on/);
      await expect(main(page).getByRole('link', { name: 'Stop other offers' })).toHaveCount(0);

      await take(page, 'Withdraw this enquiry', 'Yes, withdraw it');
      await expect(main(page)).toContainText('You withdrew this enquiry.');
      await take(page, 'Ask us to erase it', 'Yes, erase it');
      await expect(main(page)).toContainText('You asked us to erase this enquiry.');
      await expect(main(page).locator('a[href*="confirm="]')).toHaveCount(0);
    });
  });
}

test('an older browser’s post from the confirmation page carries our origin', async ({ page, request, baseURL }) => {
  const { statusUrl } = await enquire(request, { marketing: false });
  await page.goto(statusUrl);
  await expect(part(page, 'What you agreed to')).toContainText('Other offers: not agreed to.');
  const response = await page.goto(`${statusUrl}?confirm=withdrawEnquiry`);
  expect(response?.headers()['referrer-policy']).toBe('same-origin');
  const post = page.waitForRequest((one) => one.method() === 'POST');
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  expect(await (await post).headerValue('origin')).toBe(baseURL);
  await expect(main(page)).toContainText('You withdrew this enquiry.');
});

test('nothing is done by opening an address, or by another site', async ({ page, request }) => {
  const { statusUrl } = await enquire(request);
  await page.goto(`${statusUrl}?done=withdrawEnquiry`);
  await expect(main(page).getByRole('status')).toHaveCount(0);
  await expect(main(page)).toContainText('We will call you by');
  const foreign = await request.post(statusUrl, {
    form: { do: 'withdrawEnquiry' },
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
  const odd = await request.post(statusUrl, { form: { do: 'constructor' }, maxRedirects: 0 });
  expect(odd.status()).toBe(400);
  const broken = await request.post('/status/%0d%0aX-Odd:%20%E0%A4%86', {
    form: { do: 'withdrawEnquiry' },
    maxRedirects: 0,
  });
  expect(broken.status()).toBe(303);
  await page.goto(statusUrl);
  await expect(main(page)).toContainText('We will call you by');
});

test.describe('a link that leads nowhere', () => {
  test.use({ wanted: /status of 404/ });

  test('says so, with status 404', async ({ page }) => {
    const response = await page.goto('/status/AbCdEfGhIjKlMnOpQrStUvWxYz012345');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No enquiry here');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test('axe finds nothing on the page, the question and the answer', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const { statusUrl } = await enquire(request);
  for (const path of [statusUrl, `${statusUrl}?confirm=withdrawMarketing`]) {
    await page.goto(path);
    expect(await faultsInBothThemes(page, 'main'), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
