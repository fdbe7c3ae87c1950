// What the browser tests share: a page that may talk to nobody else and must not complain, and ways to ask what a
// reader can see.
import { test as base, type ConsoleMessage, expect, type Locator, type Page, type WebError } from '@playwright/test';
import { takeContext, takePage, tidy } from './kept-page.ts';

export { expect };
export type { Locator, Page };

interface Options {
  /** Console lines a test wants, such as the not-found page's; everything else of kind error fails it. */
  wanted: RegExp | null;
  /** For what depends on a visitor who has never been here: nothing of the site is in the browser's caches. */
  firstVisit: boolean;
  /** For what speaks of movement: drawn in software, it takes processor time all the while, so the others do without. */
  motion: boolean;
}

export const test = base.extend<Options & { quiet: undefined }>({
  wanted: [null, { option: true }],
  firstVisit: [false, { option: true }],
  motion: [false, { option: true }],
  context: async ({ browser, firstVisit, baseURL, javaScriptEnabled, hasTouch, isMobile, locale }, use) => {
    const birth = { baseURL, javaScriptEnabled, hasTouch, isMobile, locale };
    const context = firstVisit ? await browser.newContext() : await takeContext(browser, birth);
    await use(context);
    await (firstVisit ? context.close() : tidy(context));
  },
  page: async ({ context, viewport, colorScheme, motion }, use) => {
    const page = await takePage(context);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: motion ? 'no-preference' : 'reduce' });
    await use(page);
  },
  quiet: [
    async ({ context, baseURL, wanted }, use) => {
      const own = new URL(baseURL ?? '').host;
      const foreign = (url: string) => /^https?:/.test(url) && new URL(url).host !== own;
      const problems: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        const line = message.text();
        if (message.type() !== 'error' || foreign(message.location().url)) return;
        if (!wanted?.test(line)) problems.push(`${message.location().url}: ${line}`);
      };
      const onError = (error: WebError) => problems.push(String(error.error().stack));
      context.on('console', onConsole).on('weberror', onError);
      await use(undefined);
      context.off('console', onConsole).off('weberror', onError);
      expect(problems, 'nothing goes wrong in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** For one test of a first visit, or with a stopped clock: that stays with its context, and the kept one is the others'. */
export const freshTest = test.extend({ firstVisit: true });
/** For one test of movement among others that do without. */
export const movingTest = test.extend({ motion: true });

export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const desk = { width: 1280, height: 800 };

/** The route table of the specification, with ids 1 to 4 of the teasers. */
export const specified = [
  '/',
  '/about',
  '/team',
  '/contact',
  '/query',
  '/blog',
  '/blog/1',
  '/blog/2',
  '/blog/3',
  '/blog/4',
  '/emi-calculator',
  '/services/home-loan',
  '/services/personal-loan',
  '/services/mortgage-loan',
  '/services/business-loan',
  '/services/government-subsidies',
  '/services/home-loan-details',
  '/services/personal-loan-details',
  '/services/mortgage-loan-details',
  '/services/business-loan-details',
  '/services/government-subsidy-details',
];

/** Every page a visitor can open, the not-found page last. */
export const everyPage = [...specified, '/terms', '/privacy', '/no-such-page'];

/** The console lines that come with a page whose status is 404. */
export const notFoundLines = /no-such-page|status of 404/;

export const alive = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')));

/** Pages sleep until somebody is there (server/http/asleep.ts): a key that does nothing says so. */
export async function comeAlive(page: Page) {
  await page.keyboard.press('Shift');
  await expect
    .poll(() => alive(page), { message: 'the page comes alive', intervals: [20, 50, 100, 200], timeout: 20_000 })
    .toBe(true);
}

/** Opens a page and waits until its buttons answer. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await comeAlive(page);
  return response;
}

/** Waits until the bands far from the screen are drawn as well: what is measured there before is a guess. */
export const everythingDrawn = (page: Page) =>
  // A busy machine has little idle time to draw them in.
  expect(page.locator(':root:not([data-drawn]) .band:not([data-drawn])')).toHaveCount(0, { timeout: 40_000 });

/** Opens a page whose scripts are still on the line: what is given back lets them arrive. */
export async function openAsleep(page: Page, path: string) {
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    arrive();
    await comeAlive(page);
  };
}

/** Opens a page whose clock stands still until the test moves it. */
export async function openFrozen(page: Page, path: string) {
  await page.clock.install({ time: new Date('2026-11-15T10:00:00+05:30') });
  await page.clock.pauseAt(new Date('2026-11-15T10:00:01+05:30'));
  await page.goto(path);
  await page.keyboard.press('Shift');
  // The page needs a few ticks to come alive; its timers start then, so the test knows their phase to within 50 ms.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await alive(page)).toBe(true);
  }).toPass({ intervals: [10], timeout: 10_000 });
  await page.waitForLoadState('networkidle');
}

/** Takes the pointer off what it was over, and waits until the page has taken note. */
export async function pointAway(page: Page) {
  await page.mouse.move(2, 2);
  // React sees to a pointer's leaving in a task of this kind; with the clock stopped, nothing else waits for it.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    return new Promise<void>((done) => {
      port1.onmessage = () => done();
      port2.postMessage(null);
    });
  });
}

/** Nothing that stops a carousel: no focus in it, no pointer over it. */
export async function leave(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await pointAway(page);
}

export const main = (page: Page) => page.getByRole('main');
export const band = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });

/** A control that opens something: a button, or the summary of a details element. */
export const opener = (scope: Page | Locator, name: RegExp) =>
  scope
    .getByRole('button', { name })
    .or(scope.locator('summary').filter({ hasText: name }))
    .or(scope.locator('summary').and(scope.getByLabel(name)))
    .first();

/** What a reader sees of these, by their texts: drawn, not transparent, and not cut away by the frame of a carousel. */
function seen(locator: Locator): Promise<string[]> {
  return locator.evaluateAll(async (elements) => {
    const drawn = elements.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    if (drawn.length === 0) return [];
    const entries = await new Promise<IntersectionObserverEntry[]>((done) => {
      const observer = new IntersectionObserver((all) => {
        observer.disconnect();
        done(all);
      });
      for (const element of drawn) observer.observe(element);
    });
    return entries.flatMap((entry) => (entry.intersectionRatio > 0.6 ? [entry.target.textContent?.trim() ?? ''] : []));
  });
}

const anySeen = (locator: Locator) => async () => (await seen(locator)).length > 0;
export const expectSeen = (locator: Locator, message?: string) =>
  expect.poll(anySeen(locator), { message: message ?? `${locator} is seen` }).toBe(true);
export const expectUnseen = (locator: Locator, message?: string) =>
  expect.poll(anySeen(locator), { message: message ?? `${locator} is not seen` }).toBe(false);
/** Of all that the locator finds, the one with this text is seen. */
export const expectOnlySeen = (locator: Locator, text: string, message: string) =>
  expect.poll(() => seen(locator), { message }).toEqual([text]);

/** How many of these stand in the first row. */
export async function columns(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 4).length;
}

/** Gap and slides per view of a carousel, as its first two slides lie in the frame that cuts them. */
export function slideMetrics(first: Locator, second: Locator) {
  return Promise.all([first.elementHandle(), second.elementHandle()]).then(async ([one, two]) => {
    if (!one || !two) throw new Error('A carousel needs two slides');
    return one.evaluate((slide, next) => {
      let frame = slide.parentElement;
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
      if (!frame) throw new Error('No frame cuts the slides');
      const style = getComputedStyle(frame);
      const width = frame.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const a = slide.getBoundingClientRect();
      const gap = (next as Element).getBoundingClientRect().left - a.right;
      return { gap, perView: (width + gap) / (a.width + gap) };
    }, two);
  });
}

/** The smallest element inside `scope` that holds this, when slides carry no name of their own. */
export const slideWith = (scope: Locator, inner: Locator) =>
  scope.locator('li, article, [role="group"]').filter({ has: inner }).last();
