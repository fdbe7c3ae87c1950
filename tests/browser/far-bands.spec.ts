// Bands far from the screen are not drawn until they come near or the page is alive (server/http/far-bands.ts). Nobody
// may notice: neither who scrolls, searches, jumps, tabs or prints, nor a screen reader.
import { band, desk, everythingDrawn, expect, main, open, phone, type Page, test } from './support.ts';

/** A page that never finds an idle moment. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
const onScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
const drawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions);
const heightOf = () => document.documentElement.scrollHeight;
const shifted = () => (window as unknown as { shifted: number }).shifted;

for (const [path, size] of [
  ['/', phone],
  ['/', desk],
  ['/services/home-loan-details', phone],
  ['/team', phone],
  ['/query', phone],
  ['/contact', phone],
] as const) {
  test(`${path} at ${size.width} px is as long unread as read, and nothing jumps on the way`, async ({ page }) => {
    await page.setViewportSize(size);
    await keepBusy(page);
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);
    await expect(page.locator(':root[data-first]')).toHaveCount(0);
    const guessed = await page.evaluate(heightOf);
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
        scrollTo({ top: y, behavior: 'instant' });
        await frame();
        await frame();
      }
    });
    const real = await page.evaluate(heightOf);
    expect(Math.abs(guessed / real - 1), `${guessed} px guessed, ${real} px in truth`).toBeLessThan(0.1);
    expect(await page.evaluate(shifted)).toBeLessThan(0.01);
  });
}

test('what is not drawn yet is jumped to, focused, found and printed', async ({ page }) => {
  await page.setViewportSize(phone);
  await keepBusy(page);
  await open(page, '/services/home-loan-details');
  const heading = band(page, 'Frequently Asked Questions').getByRole('heading', { level: 2 });
  expect(await heading.evaluate(drawn), 'not drawn yet').toBe(false);
  await main(page).getByRole('link', { name: 'Questions', exact: true }).click();
  await expect.poll(() => heading.evaluate(onScreen), { message: 'a jump lands there' }).toBe(true);
  expect(await heading.evaluate(drawn)).toBe(true);

  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' });
  await last.focus();
  await expect.poll(() => last.evaluate(onScreen), { message: 'the focus goes there' }).toBe(true);

  // An address with words in it is searched as by the browser's own search.
  await page.goto(`/#:~:text=${encodeURIComponent('Latest Financial Insights')}`);
  const far = band(page, /insights/i).getByRole('heading', { level: 2 });
  await expect.poll(() => far.evaluate(onScreen), { message: 'a search finds it' }).toBe(true);
  expect(await band(page, 'Why Choose Us').locator('h2').evaluate(drawn), 'the rest stays undrawn').toBe(false);

  await page.emulateMedia({ media: 'print' });
  for (const heading of await main(page).getByRole('heading', { level: 2 }).all())
    expect(await heading.evaluate(drawn), `paper has ${await heading.textContent()}`).toBe(true);
});

test('a screen reader is told of every heading from the start', async ({ playwright, baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), '--force-renderer-accessibility'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: phone });
  await keepBusy(page);
  await page.goto(`${baseURL}/`);
  const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const said = tree.nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
  const headings = await page.locator(':is(h1, h2, h3)').allTextContents();
  expect(headings.length).toBeGreaterThan(20);
  expect(headings.filter((text) => !said.includes(text))).toEqual([]);
  await browser.close();
});

test('an idle page has drawn everything, and so has the page one goes on to', async ({ page }) => {
  await open(page, '/');
  await everythingDrawn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toBeFocused();
  await everythingDrawn(page);
});

test('a picture of the whole page has no gaps, though nobody has touched the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/', { waitUntil: 'load' });
  const far = band(page, 'Why Choose Us').locator('h2');
  expect(await far.evaluate(drawn), 'not drawn yet').toBe(false);
  await page.screenshot({ fullPage: true });
  expect(await far.evaluate(drawn)).toBe(true);
});

// Drawn with the first screen, what is below it made the first paint twice as much work.
test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the first paint is the first screen’s alone, and a page that has loaded hides nothing', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      const count = (drawn: boolean) =>
        [...document.querySelectorAll('.band h2, .band caption')].filter((one) =>
          one.checkVisibility({ contentVisibilityAuto: drawn }),
        ).length;
      const look = () => {
        // Once painted: the browser decides then what to draw.
        if (document.querySelector('.band')) setTimeout(() => Object.assign(window, { atFirst: count(true) }));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { count });
    });
    // The page has not loaded as long as its picture is on the way.
    const picture = Promise.withResolvers<void>();
    await page.route('**/jharokha-*.svg', (route) => picture.promise.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    const atFirst = () => page.evaluate('self.atFirst');
    await expect.poll(atFirst).toBe(0);
    picture.resolve();
    await page.waitForLoadState();
    expect(await page.evaluate('count(false)')).toBeGreaterThan(8);
    await page.goto('/team#main');
    await expect.poll(atFirst, 'an address that names a place is not kept waiting').toBeGreaterThan(0);
  });

  // Chromium lays out every field it finds when it has read a page, wherever it is.
  test('the fields of a form come in turn, or with the first key', async ({ page }) => {
    await page.setViewportSize(phone);
    // No frame comes, so no turn either.
    await page.addInitScript('self.requestAnimationFrame = () => 0');
    await page.goto('/query', { waitUntil: 'load' });
    const name = page.locator('#application-name');
    const message = page.locator('#application-message');
    const boxes = () => Promise.all([name, message].map((field) => field.evaluate((it) => it.checkVisibility())));
    expect(await boxes()).toEqual([false, false]);
    await page.keyboard.press('Tab');
    expect(await boxes()).toEqual([true, true]);
  });
});
