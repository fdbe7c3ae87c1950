import { jumps, withoutCaches } from './jumps.ts';
import { everyPage, expect, notFoundLines, open, phone, test } from './support.ts';

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
const fitted = ['/', '/services/home-loan', '/services/government-subsidy-details', '/team', '/contact'];

// As wide as a desk's: every-page.spec.ts, in the visit that it makes anyway.
test('nothing jumps while a page is read on a phone; no frame cuts off words, no address or Apply Now is broken', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await withoutCaches(page);
  const found: string[] = [];
  for (const path of everyPage) {
    await page.setViewportSize(phone);
    await open(page, path);
    for (const jump of await page.evaluate(jumps)) found.push(`${path}: ${jump}`);
    for (const width of fitted.includes(path) ? [320, 640, 700, 768, 1024] : []) {
      await page.setViewportSize({ width, height: 800 });
      for (const words of await page.evaluate(cutWords)) found.push(`cut, ${path} at ${width}: ${words}`);
      for (const words of await page.evaluate(brokenWords)) found.push(`broken, ${path} at ${width}: ${words}`);
    }
  }
  expect(found).toEqual([]);
});
