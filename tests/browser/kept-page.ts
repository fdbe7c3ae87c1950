// One page for many tests. A visit in a new browser context costs twice the processor time of a visit in a page that has
// been to the site before, so a worker keeps its page, as long as a test leaves nothing in it that cannot be taken away.
import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';

const kept = new Map<string, BrowserContext>();
/** With a clock of their own, which stays as long as they live. */
const spoilt = new WeakSet<BrowserContext>();

/** What a test put into a page or its context, to be taken out again. */
const put = new WeakMap<BrowserContext, (Disposable | CDPSession)[]>();

function watch(context: BrowserContext, owner: object, calls: string[]) {
  for (const name of calls) {
    const call: (...args: unknown[]) => Promise<Disposable | CDPSession> = Reflect.get(owner, name);
    Reflect.set(owner, name, async (...args: unknown[]) => {
      const made = await call.apply(owner, args);
      put.get(context)?.push(made);
      return made;
    });
  }
}
const lasting = ['addInitScript', 'exposeFunction', 'exposeBinding'];

/** By the settings a context is born with; size, colours and motion can be changed between two tests. */
export async function takeContext(browser: Browser, birth: object): Promise<BrowserContext> {
  const key = JSON.stringify(birth);
  const ready = kept.get(key);
  if (ready) return ready;
  const context = await browser.newContext();
  put.set(context, []);
  watch(context, context, [...lasting, 'newCDPSession']);
  kept.set(key, context);
  context.once('close', () => kept.delete(key));
  return context;
}

export async function takePage(context: BrowserContext): Promise<Page> {
  const [ready] = context.pages();
  if (ready) return ready;
  const page = await context.newPage();
  watch(context, page, lasting);
  const install = page.clock.install.bind(page.clock);
  page.clock.install = (options) => {
    spoilt.add(context);
    return install(options);
  };
  return page;
}

const events = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** As a new page finds it: nobody listens, nothing is stored, the pointer is nowhere. */
export async function tidy(context: BrowserContext) {
  const [page, ...others] = context.pages();
  if (!page || spoilt.has(context)) return context.close();
  for (const other of others) await other.close();
  // What a test took out itself, or what went with its page, is out already.
  for (const made of put.get(context)?.splice(0) ?? [])
    await ('detach' in made ? made.detach() : made.dispose()).catch(() => {});
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
}
