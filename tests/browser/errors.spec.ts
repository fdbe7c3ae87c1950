import { expect, notFoundLines, open, test } from './support.ts';

test.use({ wanted: notFoundLines });

test('an unknown path answers 404 with a page that leads home', async ({ page }) => {
  for (const path of ['/no-such-page', '/services/no-such-page', '/about/no-such-page']) {
    const response = await open(page, path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main section').first()).toBeVisible();
});

test('the bad path is written to the console', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!/status of 404/.test(message.text())) lines.push(message.text());
  });
  await open(page, '/no-such-page/at-all');
  await expect.poll(() => lines.filter((line) => line.includes('/no-such-page/at-all'))).toHaveLength(1);
});

test('a file that does not exist is a 404, not a page of another kind', async ({ request }) => {
  expect((await request.get('/assets/no-such-page.js')).status()).toBe(404);
  expect((await request.get('/%E0%A4%A')).status()).toBeLessThan(500);
  expect((await request.get('/..%2f..%2fpackage.json')).status()).toBeGreaterThanOrEqual(400);
});
