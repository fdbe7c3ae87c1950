// A page sleeps until somebody is there, or something on it has to act by itself (server/http/asleep.ts).
import { content } from '../../content/load.ts';
import { floating } from './chat-window.ts';
import { alive, expect, expectSeen, open, type Page, test } from './support.ts';

test.use({ firstVisit: true, motion: true });

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  );
const awake = (page: Page) => page.evaluate(() => '__reactRouterRouteModules' in window);
const expectAwake = (page: Page) => expect.poll(() => awake(page), { timeout: 15_000 }).toBe(true);

test('a page of text asks for no script until a key, a mouse or a finger says that somebody is there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ hasTouch: true, baseURL: baseURL ?? '' });
  const signs: ((page: Page) => Promise<void>)[] = [
    (page) => page.keyboard.press('Tab'),
    (page) => page.mouse.move(99, 99, { steps: 3 }),
    (page) => page.touchscreen.tap(9, 300),
    (page) => page.evaluate(() => scrollTo(0, 400)),
  ];
  for (const sign of signs) {
    // In a tab of its own: what one tab keeps wakes its next page at once.
    const page = await context.newPage();
    await page.goto('/terms', { waitUntil: 'networkidle' });
    expect(await scriptsOf(page)).toEqual([]);
    await sign(page);
    await expectAwake(page);
    await page.close();
  }
  await context.close();
});

test('the home page loads without a script, and has one when its slides are to turn', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await scriptsOf(page)).toEqual([]);
  await expectAwake(page);
});

test('what the pointer rested on before the page woke is told again', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await floating(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('no script is asked for before there is something to read', async ({ page }) => {
  await open(page, '/contact');
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
  const starts = await scriptsOf(page);
  expect(starts.length).toBeGreaterThan(3);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(painted);
});

// Whoever fills in a form needs the scripts in a moment: on a slow line they are fetched while he reads.
test('the scripts of a page with a form are fetched ahead, and run when somebody is there', async ({ page }) => {
  for (const path of ['/contact', '/query', '/emi-calculator']) {
    await page.goto(path);
    await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(3);
    expect(await awake(page)).toBe(false);
  }
  await page.getByLabel('Loan type').focus();
  await expectAwake(page);
});

test('what only scripts can show, and what is taken up again, needs no sign', async ({ page }) => {
  await page.goto('/emi-calculator?amount=3500000&rate=8.5&tenure=240&calculated=1');
  await expectAwake(page);
  // The tab has something to keep by now.
  await page.evaluate(() => sessionStorage.setItem('kept', 'yes'));
  await page.goto('/terms');
  await expectAwake(page);
});

test('a tab that paints nothing, as one in the background, comes alive all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => {};
  });
  await open(page, '/about');
});

// Its time counts from when the page could be read, not from when its scripts came.
test('the first slide of a page nobody touches turns after five seconds', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T10:00:00+05:30') });
  await page.clock.pauseAt(new Date('2026-11-15T10:00:01+05:30'));
  await page.goto('/');
  await page.clock.runFor(2400);
  expect(await scriptsOf(page)).toEqual([]);
  let passed = 2400;
  await expect(async () => {
    await page.clock.runFor(10);
    passed += 10;
    expect(await alive(page)).toBe(true);
  }).toPass({ intervals: [20] });
  const [first, second] = content('en').home.hero.slides;
  const headline = (slide = first) => page.locator('.hero').getByText(slide?.headline ?? '', { exact: true });
  await expectSeen(headline(first));
  await page.clock.runFor(Math.max(5000 - passed, 0) + 200);
  await expectSeen(headline(second));
});
