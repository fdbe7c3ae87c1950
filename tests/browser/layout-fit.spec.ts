import { desk, everyPage, expect, notFoundLines, open, phone, test } from './support.ts';

test.use({ wanted: notFoundLines, motion: true });

/** Words that a frame cuts off sideways; a carousel shows the rest when it moves. */
const cutWords = () =>
  [...document.querySelectorAll('main *, header *, footer *')].flatMap((element) => {
    const worded = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (
      !worded ||
      !element.checkVisibility() ||
      element.closest('.rail, .visually-hidden, .trap, .sheet thead, svg, dialog')
    )
      return [];
    const { left, right } = element.getBoundingClientRect();
    let frame: Element | null = element.parentElement;
    while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
    const room = frame?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return left < room.left - 1 || right > room.right + 1 ? [`${element.textContent?.slice(0, 30)}`] : [];
  });

/** Words of links to mail and to the form whose letters stand on two lines: an address in mid-word, Apply Now in two. */
const brokenWords = () =>
  [...document.querySelectorAll<HTMLElement>('a[href^="mailto:"], a[href^="/query"]')].flatMap((link) => {
    if (!link.checkVisibility()) return [];
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/Apply Now|\S+@\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });

// From 640 px the ten lenders stood in five columns, which need more: the last names were cut. Three columns of 200 px
// broke hello@pinkstone.exam-ple; the bar of a 320 px phone set Apply over Now.
test('no frame cuts off words, no address is broken in mid-word, and Apply Now stands on one line', async ({
  page,
}) => {
  const found: string[] = [];
  for (const path of ['/', '/services/home-loan', '/services/government-subsidy-details', '/team', '/contact']) {
    await open(page, path);
    for (const width of [320, 640, 700, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      for (const words of await page.evaluate(cutWords)) found.push(`cut, ${path} at ${width}: ${words}`);
      for (const words of await page.evaluate(brokenWords)) found.push(`broken, ${path} at ${width}: ${words}`);
    }
  }
  expect(found).toEqual([]);
});

for (const viewport of [phone, desk]) {
  test(`nothing jumps while a page loads and is read at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    // As on a first visit: letters and pictures come over the line, and late.
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.addInitScript(() => {
      const shifts: { value: number; nodes: string }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          shifts.push({
            value: entry.value,
            nodes: entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className ?? ''}`).join(' '),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const found: string[] = [];
    for (const path of everyPage) {
      await open(page, path);
      const result = await page.evaluate(async () => {
        await document.fonts.ready;
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          window.scrollTo({ top, behavior: 'instant' });
          await frame();
        }
        await frame();
        const { shifts } = window as unknown as { shifts: { value: number; nodes: string }[] };
        return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
      });
      if (result.total >= 0.02) found.push(`${path}: ${result.total.toFixed(3)} ${JSON.stringify(result.shifts)}`);
    }
    expect(found).toEqual([]);
  });
}
