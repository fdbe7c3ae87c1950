// The borrower's own pages: when we call, chosen and changed, kept in a calendar, cancelled; messages to the adviser.
import type { APIRequestContext } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { expect, main, type Page, phone, test } from './support.ts';

let people = 0;
async function enquire(request: APIRequestContext): Promise<{ reference: string; statusUrl: string }> {
  people += 1;
  const response = await request.post('/api/leads', {
    data: {
      kind: 'application',
      name: 'Asha',
      email: `asha-${people}@people.example`,
      phone: '+91 98290 12310',
      loanType: 'home-loan',
      loanAmount: '45 lakh',
      employment: 'salaried',
      salary: '85,000',
      agreeTerms: true,
    },
  });
  return response.json();
}

const free = (page: Page) => main(page).getByRole('radio', { name: / (AM|PM)$/ });
const wide = { width: 1280, height: 800 };

for (const [name, javaScriptEnabled, viewport] of [
  ['with scripts, on a laptop', true, wide],
  ['without scripts, on a phone', false, phone],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport, wanted: /status of 422/ });

    test('an hour is chosen, put into a calendar, changed to WhatsApp and cancelled', async ({ page, request }) => {
      const { reference, statusUrl } = await enquire(request);
      const answer = await page.goto(`${statusUrl}/call`);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('When shall we call you?');
      await expect(main(page).getByRole('status')).toContainText(/Safely received\. We call by .* at the latest\./);
      await expect(main(page).getByRole('radio', { name: 'Call the number ending in 10' })).toBeChecked();
      await expect(main(page).getByRole('radio', { name: /^Any time in office hours/ })).toBeChecked();
      await expect(main(page).getByRole('link', { name: 'Skip, any time is fine' })).toHaveAttribute('href', statusUrl);
      const hour = free(page).last();
      await hour.check({ force: true });
      await main(page).getByRole('radio', { name: 'हिन्दी' }).check();
      await main(page).getByRole('button', { name: 'Save this time' }).click();

      await expect(main(page).getByRole('status')).toHaveText(/^We call you on \w+ \d+ \w+, .* (AM|PM), in Hindi\.$/);
      await expect(main(page).getByRole('status')).toBeFocused();
      const call = main(page).getByRole('region', { name: 'When we call' });
      const file = await request.get(
        (await call.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
      );
      expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const text = await file.text();
      expect(text).toContain(`UID:${reference}@`);
      expect(text, 'the link is a key, and calendars are shared').not.toContain(statusUrl.slice(8));
      expect(text).not.toMatch(/Asha|people\.example|98290/);

      await call.getByRole('link', { name: 'Write on WhatsApp instead' }).click();
      await expect(main(page).getByRole('radio', { name: 'Write on WhatsApp, no call' })).toBeChecked();
      await expect(main(page).getByRole('group', { name: 'Which hour suits you?' })).toBeHidden();
      await main(page).getByRole('button', { name: 'Save this time' }).click();
      await expect(main(page).getByRole('status')).toHaveText(/^We write to you on WhatsApp, no call, in Hindi/);
      expect((await request.get(`${statusUrl}/call.ics`)).status()).toBe(404);

      await call.getByRole('link', { name: 'Cancel this choice' }).click();
      await main(page).getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(main(page).getByRole('status')).toHaveText('Done. We call by the time we promised at first.');
      await expect(call).toContainText('You chose no hour');
    });

    test('a message to the adviser: nothing is lost, sent once, shown with its time', async ({ page, request }) => {
      await page.goto((await enquire(request)).statusUrl);
      await main(page).getByRole('link', { name: 'Write a message' }).click();
      await main(page).getByRole('button', { name: 'Send the message' }).click();
      await expect(main(page).getByRole('alert')).toContainText('Write your message.');
      await expect(main(page).getByRole('alert')).toBeFocused();
      await main(page).getByRole('textbox', { name: 'Your message' }).fill('पैन कार्ड सोमवार को आएगा।\nIs that fine?');
      await main(page).getByRole('button', { name: 'Send the message' }).click();
      await expect(main(page).getByRole('status')).toHaveText('Sent. Your adviser sees it with your file.');
      const box = main(page).getByRole('region', { name: 'Messages to your adviser' });
      await expect(box).toContainText(/You, \d+ \w+ \d{4}, \d\d:\d\d/);
      await expect(box).toContainText('पैन कार्ड सोमवार को आएगा।');
    });
  });
}

test.describe('at the same time as others', () => {
  test.use({ wanted: /status of 409/ });

  test('an hour that filled up meanwhile is said to be full, and the next free one is named', async ({
    page,
    request,
  }) => {
    const { statusUrl } = await enquire(request);
    await page.goto(`${statusUrl}/call`);
    // On the second day: the other tests take its last hour.
    const hour = main(page).locator('.call-choice__day').last().getByRole('radio', { disabled: false }).first();
    const time = (await hour.getAttribute('value')) ?? '';
    // Others take it until it has no room left: four an hour, or fewer where an earlier run took some.
    const answers: number[] = [];
    while (answers.at(-1) !== 409 && answers.length < 6) {
      const other = await enquire(request);
      const form = { how: 'call', time, language: 'en' };
      answers.push((await request.post(`${other.statusUrl}/call`, { form, maxRedirects: 0 })).status());
    }
    expect(answers.at(-1)).toBe(409);
    await hour.check({ force: true });
    await main(page).getByRole('radio', { name: 'Either' }).check();
    await main(page).getByRole('button', { name: 'Save this time' }).click();
    const summary = main(page).getByRole('alert');
    await expect(summary).toContainText(/has just been taken/);
    await expect(summary).toBeFocused();
    await expect(
      main(page)
        .getByRole('radio', { name: /, full$/ })
        .first(),
    ).toBeDisabled();
    await expect(main(page).getByRole('radio', { name: 'Either' })).toBeChecked();
    await summary.getByRole('link', { name: /^Choose another hour: .* is free$/ }).click();
    // By keyboard from here: the free hour has the focus.
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('status')).toHaveText(/^We call you on /);
  });
});

test('hours that never were, half answers and strangers are answered clearly', async ({ page, request }) => {
  const { statusUrl } = await enquire(request);
  const post = (form: Record<string, string>, headers = {}) =>
    request.post(`${statusUrl}/call`, { form, headers, maxRedirects: 0 });
  expect((await post({ how: 'call', time: '1000000000000', language: 'en' })).status()).toBe(409);
  expect((await post({ how: 'call' })).status()).toBe(422);
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await post({ how: 'whatsapp', language: 'en' }, foreign)).status()).toBe(403);
  expect((await request.get('/status/AbCdEfGhIjKlMnOpQrStUvWxYz012345/call')).status()).toBe(404);
  await page.goto(statusUrl);
  await expect(main(page).getByRole('region', { name: 'When we call' })).toContainText('You chose no hour');
  await expect(
    main(page).getByRole('list').filter({ hasText: 'Received' }).getByRole('listitem').first(),
  ).toHaveAttribute('aria-current', 'step');
  const needed = main(page).getByRole('region', { name: 'What is needed next' });
  await expect(needed).toContainText('PAN card');
  await expect(needed.getByRole('link')).toHaveAttribute(
    'href',
    '/documents?loan=home-loan&work=salaried&property=none',
  );
});

test('axe finds nothing, and nothing is cut off at 320', async ({ page, request }) => {
  const { statusUrl } = await enquire(request);
  for (const path of [`${statusUrl}/call`, `${statusUrl}?write=1`]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsInBothThemes(page, 'main'), path).toEqual([]);
  }
});
