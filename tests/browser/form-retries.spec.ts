// What a form does with an answer that does not come, says wait, or is none: it tries again, once for each enquiry.
import type { Route } from '@playwright/test';
import { answer, asha, field, fillApplication, pass, submit } from './lead-form.ts';
import { freshTest, expect, open, openFrozen, test } from './support.ts';

const away = (route: Route) => route.abort('connectionfailed');
const outage = (seconds: number) => (route: Route) =>
  route.fulfill({ status: 503, headers: { 'Retry-After': String(seconds) }, json: { error: 'away' } });

test.use({ wanted: /status of (503|429)|net::ERR/ });

freshTest('the form waits as long as it was asked to, then sends itself, once', async ({ page }) => {
  const sent = await answer(page, outage(3), pass);
  await openFrozen(page, '/query');
  await fillApplication(page);
  await submit(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'We could not store it just now' });
  await expect(notice).toContainText('We try again by ourselves');
  await expect(field(page, 'loanAmount')).toHaveValue('45 lakh');
  await page.clock.runFor(2500);
  // Being online is no news while the server is what is missing.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(1);
  await page.clock.runFor(1500);
  await expect(page.getByRole('status').filter({ hasText: 'Application Submitted!' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.clock.runFor(60_000);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
});

test('too many at once waits as well', async ({ page }) => {
  await answer(page, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: {} }), pass);
  await open(page, '/query');
  await fillApplication(page);
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
  await fillApplication(page);
  await submit(page).click();
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(page.getByText('Safely received')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(references[0] ?? 'none')).toBeVisible();
});

test('a sign-in page of a foreign network is no confirmation', async ({ page }) => {
  await answer(page, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }));
  await open(page, '/query');
  await fillApplication(page);
  await submit(page).click();
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(page.getByText('Application Submitted!')).toHaveCount(0);
  await expect(field(page, 'name')).toHaveValue(asha.name);
});

freshTest('sending can be called off; what was typed stays', async ({ page }) => {
  const sent = await answer(page, away);
  await openFrozen(page, '/query');
  await fillApplication(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect(page.getByText('No connection')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.clock.runFor(60_000);
  expect(sent).toHaveLength(1);
  await expect(field(page, 'name')).toHaveValue(asha.name);
});

test('a consent taken back while it waits is not sent', async ({ page }) => {
  const sent = await answer(page, away, pass);
  await open(page, '/query');
  await fillApplication(page);
  await submit(page).click();
  await expect(page.getByText('No connection')).toBeVisible();
  await field(page, 'agreeTerms').uncheck();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('alert').filter({ hasText: 'Terms Required' })).toBeVisible();
  await expect(page.getByText('No connection')).toBeHidden();
  expect(sent).toHaveLength(1);
});
