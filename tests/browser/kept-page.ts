// One page for many tests. A visit in a new browser context costs twice the processor time of a visit in a page that has
// been to the site before, so a worker keeps its page, as long as a test leaves nothing in it that cannot be taken away.
import type { Browser, BrowserContext, Page } from '@playwright/test';

const kept = new Map<string, BrowserContext>();
/** Pages and contexts with something in them that stays as long as they live. */
const spoilt = new WeakSet<object>();

function watch(owner: object, calls: string[], spoils: (first: unknown) => unknown) {
  for (const name of calls) {
    const call: (...args: unknown[]) => unknown = Reflect.get(owner, name);
    Reflect.set(owner, name, (...args: unknown[]) => {
      spoilt.add(Object(spoils(args[0])));
      return call.apply(owner, args);
    });
  }
}

/** By the settings a context is born with; size, colours and motion can be changed between two tests. */
export async function takeContext(browser: Browser, birth: object): Promise<BrowserContext> {
  const key = JSON.stringify(birth);
  const ready = kept.get(key);
  if (ready) return ready;
  const context = await browser.newContext();
  watch(context, ['addInitScript', 'exposeFunction', 'exposeBinding'], () => context);
  watch(context, ['newCDPSession'], (page) => page);
  kept.set(key, context);
  context.once('close', () => kept.delete(key));
  return context;
}

export async function takePage(context: BrowserContext): Promise<Page> {
  const [ready] = context.pages();
  if (ready) return ready;
  const page = await context.newPage();
  watch(page, ['addInitScript', 'exposeFunction', 'exposeBinding'], () => page);
  watch(page.clock, ['install'], () => context);
  return page;
}

const events = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** As a new page finds it: nobody listens, nothing is stored, the pointer is nowhere. */
export async function tidy(context: BrowserContext) {
  const [page, ...others] = context.pages();
  if (!page || spoilt.has(context)) return context.close();
  for (const other of others) await other.close();
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  // Of the same site, or the browser would begin anew; without a script of the site that could store anything again.
  await page.goto('/robots.txt');
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  // The next one finds the context with its caches, and a new page in it.
  if (spoilt.has(page)) await page.close();
}
