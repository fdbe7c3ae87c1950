// Scripts wait until something has been painted (server/http/html.ts), but not for ever.
import { expect, open, test } from './support.ts';

test.use({ firstVisit: true });

const scriptsOf = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/.+\.js$/.test(name))
    .map(({ startTime }) => startTime);

test('no script is asked for before there is something to read', async ({ page }) => {
  await open(page, '/');
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
  const starts = await page.evaluate(scriptsOf);
  expect(starts.length).toBeGreaterThan(3);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(painted);
});

test('a tab that paints nothing, as one in the background, comes alive all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => {};
  });
  await open(page, '/about');
});
