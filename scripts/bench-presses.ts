// What a press feels like while the page is still loading, on a processor slowed down six times; when slow 3G answers
// the first tap; and how long waking a page keeps the slow core busy. npm run bench -- presses [--runs 5]
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from './browser.mjs';
import { calibrate, targetIndex } from './slow-core.ts';
import { startServer } from '../tests/start-server.ts';

const args = process.argv.slice(2);
const runs = Number(args[args.indexOf('--runs') + 1]) || 5;
const slowPhone = 6;
/** How long a quick finger stays. */
const touchMs = 80;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const goals = { press: 100, firstTap: 3500, waking: 50 };

const presses: [name: string, path: string, target: string][] = [
  ['menu', '/', '.burger:not(.burger--plain)'],
  ['slide', '/', '.hero__controls .round-button:last-of-type'],
  ['chat', '/', '.floating-buttons button'],
  ['FAQ', '/services/home-loan-details', '.accordion button'],
  ['Calculate', '/emi-calculator', 'form#calculator button[type="submit"]'],
];

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function onSlowPage<Result>(browser: Browser, slowdown: number, use: (page: Page) => Promise<Result>) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const result = await use(page);
  await context.close();
  return result;
}

/**
 * The longest answer to a press made as soon as there is something to read, as the browser itself times it. The finger is
 * the protocol's: Playwright's own tap runs scripts in the page within the time measured, and lifts it in the moment it
 * touches.
 */
const pressEarly = (browser: Browser, url: string, target: string) =>
  onSlowPage(browser, slowPhone, async (page) => {
    await page.addInitScript(() => {
      const seen = Object.assign(window, { longest: 0, clicked: false });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) {
          seen.longest = Math.max(seen.longest, duration);
          seen.clicked ||= name === 'click';
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const control = page.locator(target).first();
    // A finger that scrolled there takes a moment, too.
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    const box = await control.boundingBox();
    if (!box) throw new Error(`${target} has no place on ${url}`);
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(touchMs);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(() => (window as unknown as { clicked: boolean }).clicked);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => (window as unknown as { longest: number }).longest);
  });

/** When a tap on the menu, tried in every frame from the first paint on, first opens it. */
const firstTap = (browser: Browser, url: string) =>
  onSlowPage(browser, slowPhone, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kbit = 1024 / 8;
    const slow3G = { latency: 400, downloadThroughput: 400 * kbit, uploadThroughput: 400 * kbit };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow3G });
    await page.addInitScript(() => {
      const tap = () => {
        const burger = document.querySelector<HTMLElement>('.burger[aria-expanded]');
        if (burger && performance.getEntriesByName('first-contentful-paint').length > 0) burger.click();
        if (burger?.ariaExpanded === 'true') Object.assign(window, { answered: performance.now() });
        else requestAnimationFrame(tap);
      };
      requestAnimationFrame(tap);
    });
    await page.goto(url, { waitUntil: 'commit' });
    const answered = await page.waitForFunction(() => (window as unknown as { answered?: number }).answered);
    return Number(await answered.jsonValue());
  });

/** How much of the slow core's tasks is beyond 50 ms from a touch until the page is alive. */
const waking = (browser: Browser, slowdown: number, url: string) =>
  onSlowPage(browser, slowdown, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const seen = Object.assign(window, { over: 0, alive: false });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.over += duration - 50;
      }).observe({ type: 'longtask' });
      addEventListener('alive', () => setTimeout(() => Object.assign(seen, { alive: true }), 500));
    });
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => (window as unknown as { alive: boolean }).alive);
    return page.evaluate(() => (window as unknown as { over: number }).over);
  });

const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const { index, slowdown } = await calibrate(browser);
console.log(`benchmark index ${index}, slowed ${slowdown} times to ${targetIndex}; a slow phone: ${slowPhone} times`);

async function report(name: string, goal: number, measure: () => Promise<number>) {
  const values: number[] = [];
  for (let run = 0; run < runs; run++) values.push(await measure());
  const middle = Math.round(median(values));
  console.log(`| ${name} | ${middle} | ${goal}${middle > goal ? ', missed' : ''} |`);
  if (middle > goal) process.exitCode = 1;
}

console.log('| what, ms | measured | goal |\n| --- | --- | --- |');
for (const [name, path, target] of presses)
  await report(`${name} pressed while ${path} loads`, goals.press, () =>
    pressEarly(browser, server.url + path, target),
  );
await report('first answered tap, slow 3G', goals.firstTap, () => firstTap(browser, `${server.url}/`));
for (const path of ['/', '/blog/1'])
  await report(`blocked while ${path} wakes`, goals.waking, () => waking(browser, slowdown, server.url + path));
await browser.close();
await server.stop();
