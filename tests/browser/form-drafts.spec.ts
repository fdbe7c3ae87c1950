import { answer, asha, field, fill, fillApplication, pass, submit } from './lead-form.ts';
import { expect, open, test } from './support.ts';

test.use({ wanted: /status of 413/ });

test('drafts come back after a reload with every choice and tick, and go with the last of them', async ({ page }) => {
  await open(page, '/query');
  await fillApplication(page);
  await field(page, 'marketing').check();
  await field(page, 'loanType').selectOption('business-loan');
  await page.getByLabel('Professional').check();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('website');
  await page.reload();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(field(page, 'name')).toHaveValue(asha.name);
  await expect(field(page, 'loanType')).toHaveValue('business-loan');
  await expect(page.getByLabel('Professional')).toBeChecked();
  await expect(page.getByText('45 lakh rupees')).toBeVisible();
  await expect(field(page, 'agreeTerms')).toBeChecked();
  await expect(field(page, 'marketing')).toBeChecked();
  await field(page, 'marketing').uncheck();
  await page.reload();
  await expect(field(page, 'agreeTerms')).toBeChecked();
  await expect(field(page, 'marketing')).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(field(page, 'agreeTerms')).not.toBeChecked();
  await field(page, 'agreeTerms').check();
  await field(page, 'agreeTerms').uncheck();
  expect(await page.evaluate(() => sessionStorage.getItem('draft-application'))).toBeNull();
});

test('drafts can be thrown away', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, { name: 'Ravi' });
  await page.reload();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(field(page, 'name')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('draft-message'))).toBeNull();
});

test('drafts keep one submission id until it is sent, and then take another', async ({ page }) => {
  const sent = await answer(page, (route) => route.fulfill({ status: 413, json: { error: 'no' } }), pass);
  await open(page, '/query');
  await fillApplication(page);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'It could not be sent' })).toBeVisible();
  await page.reload();
  await expect(field(page, 'name')).toHaveValue(asha.name);
  await submit(page).click();
  await expect(page.getByText('Safely received')).toBeVisible();
  await fillApplication(page);
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

// A visitor who typed while the scripts were still on their way was taken for a robot: the clock began with the scripts.
test('the time a form took is counted from the page’s start', async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...request) => {
      if (request[0] === '/api/leads') document.documentElement.dataset.sentAt = String(performance.now());
      return send(...request);
    };
  });
  const sent = await answer(page, pass);
  await open(page, '/query');
  await fillApplication(page);
  await submit(page).click();
  await expect(page.getByText('Safely received')).toBeVisible();
  const { sentAt, scripts } = await page.evaluate(() => ({
    sentAt: Number(document.documentElement.dataset.sentAt),
    scripts: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  }));
  expect(sentAt - Number(sent[0]?.elapsed), 'the counting began before the first script was there').toBeLessThan(
    scripts,
  );
});
