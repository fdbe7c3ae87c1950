// The way to the next page: fetched ahead where the line is good, and kept whole for the way back.
import { test as base } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/browser.mjs';
import { expect, open, openFrozen, type Page, phone, test } from './support.ts';

test.use({ firstVisit: true });

/** What the page asks the server for about /team. */
function asked(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/team(-[\w-]+)?\.(data|js)/.test(request.url())) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

const linkToTeam = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Team' });

test('a link in focus has its page fetched, a link to the page itself has not', async ({ page }) => {
  const urls = asked(page);
  await open(page, '/team');
  urls.length = 0;
  await linkToTeam(page).focus();
  await linkToTeam(page).hover();
  await open(page, '/about');
  expect(urls).toEqual([]);
  await linkToTeam(page).focus();
  await expect.poll(() => urls).toContainEqual('/team.data');
  await expect.poll(() => urls).toContainEqual(expect.stringMatching(/^\/assets\/team-.+\.js$/));
});

for (const [what, connection] of [
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['on a slow line', { saveData: false, effectiveType: '3g' }],
] as const)
  test(`a visitor ${what} gets nothing ahead`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const urls = asked(page);
    await openFrozen(page, '/about');
    await linkToTeam(page).hover();
    await linkToTeam(page).focus();
    await page.clock.runFor(1000);
    // What it asked for before this would be known by now.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(urls).toEqual([]);
    await linkToTeam(page).click();
    await expect(page).toHaveURL('/team');
    expect(urls).toContain('/team.data');
  });

test('back from an article, the list is still searched', async ({ page }) => {
  await open(page, '/blog?q=subsid');
  const posts = page.getByRole('main').getByRole('article');
  const count = await posts.count();
  expect(count).toBeGreaterThan(0);
  await posts.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('subsid');
  await expect(posts).toHaveCount(count);
});

/** A browser with the caches that visitors have: Playwright switches them off, by a flag and by watching requests. */
const visitor = base.extend({
  page: async ({ playwright, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: findChromium(),
      args: chromiumFlags,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL });
    await use(await context.newPage());
    await browser.close();
  },
});

visitor('a page pointed at comes out of the cache when it is opened', async ({ page }) => {
  await open(page, '/about');
  await linkToTeam(page).hover();
  const overTheLine = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter(({ name }) => name.includes('/team.data')).map(({ transferSize }) => transferSize > 0);
    });
  await expect.poll(overTheLine).toEqual([true]);
  await linkToTeam(page).click();
  await expect(page).toHaveURL('/team');
  await expect.poll(overTheLine).toEqual([true, false]);
});

visitor('pages come back as they were left', async ({ page }) => {
  await page.context().addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) localStorage.setItem('kept', location.pathname + location.search);
    });
  });
  // Playwright loses sight of a page that returns whole: this one reads what it has noted.
  await page.goto('/robots.txt');
  for (const path of ['/', '/query', '/blog?q=emi', '/emi-calculator?calculated=1']) {
    const visit = await page.context().newPage();
    await open(visit, path);
    await visit.goto('/robots.txt');
    await visit.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept'))).toBe(path);
    await visit.close();
  }
});
