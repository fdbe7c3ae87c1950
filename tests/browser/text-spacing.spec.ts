// WCAG 1.4.12: a reader who spaces letters, words, lines and paragraphs loses nothing.
import { readFileSync } from 'node:fs';
import { everythingDrawn, expect, open, type Page, test } from './support.ts';

const widths = [320, 360, 768, 1280];

/** The values of the criterion, as the usual bookmarklet sets them. */
const space = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

/** Words that leave the page or a frame which cuts them, or that lie on other words. */
const lost = () => {
  const room = document.documentElement.clientWidth;
  const found: string[] = [];
  const texts: { element: Element; text: string; lines: DOMRect[]; top: number; bottom: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 30);
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (
      element.closest(
        '.rail, .visually-hidden, .skip-link, .trap, .floating-buttons, .header, .contact-strip, .sheet thead, select',
      )
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The space after the last letter is not seen.
    const behind = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
    const lines = [...range.getClientRects()].map(
      ({ x, y, width, height }) => new DOMRect(x, y, width - behind, height),
    );
    let frame: Element | null = element;
    while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
    const { left, right } = frame?.getBoundingClientRect() ?? { left: 0, right: room };
    if (lines.some((line) => line.right > Math.min(right, room) + 1 || line.left < left - 1))
      found.push(`cut: ${text}`);
    const [top, bottom] = [Math.min(...lines.map((line) => line.top)), Math.max(...lines.map((line) => line.bottom))];
    texts.push({ element, text, lines, top, bottom });
  }
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      // Most are far from each other.
      if (one.bottom < other.top || other.bottom < one.top) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const covered = one.lines.some((a) =>
        other.lines.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8,
        ),
      );
      if (covered) found.push(`${one.text} lies on ${other.text}`);
    }
  }
  return found;
};

const pages = [
  '/',
  '/about',
  '/team',
  '/contact',
  '/query',
  '/blog',
  '/blog/1',
  '/emi-calculator?amount=1000000000&calculated=1&view=schedule',
  '/emi-calculator?calculated=1&view=prepay&yearly=50000',
  '/emi-calculator?calculated=1&view=compare',
  '/services/home-loan',
  '/services/mortgage-loan-details',
  '/services/government-subsidy-details',
  '/terms',
];

test('no words are cut or covered', async ({ page }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of pages) {
    await open(page, path);
    await everythingDrawn(page);
    await space(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const problem of await page.evaluate(lost)) found.push(`${path} at ${width}: ${problem}`);
    }
  }
  expect(found).toEqual([]);
});

/** The opening of a drawn window: the path whose id ends in w. */
function opening(file: string) {
  const svg = readFileSync(`art/${file}.svg`, 'utf8');
  return {
    path: svg.match(/<path id="[a-z]+w" d="([^"]+)"/)?.[1] ?? '',
    width: Number(svg.match(/viewBox="0 0 (\d+)/)?.[1]),
  };
}

const service = opening('services/home-loan');
const gate = { path: 'M84 368V264H74A186 186 0 0 1 446 264H436V368Z', width: 520 };
const windows: [path: string, frame: string, words: string, opening: { path: string; width: number }][] = [
  ['/', '.hero__art', '.hero__figure', opening('hero/jharokha')],
  ['/services/home-loan-details', '.service-window img', '.service-window__figure', service],
  ['/services/government-subsidies', '.service-window img', '.service-window__figure', service],
  ['/services/mortgage-loan-details', '.service-window img', '.service-window__figure', service],
  ['/services/mortgage-loan-details', '.rate-card__window', '.rate-card__window', opening('hero/rate-window')],
  ['/services/business-loan-details', '.service-window img', '.service-window__figure', service],
  ['/services/business-loan-details', '.rate-card__window', '.rate-card__window', opening('hero/rate-window')],
  ['/emi-calculator?calculated=1', '.gate__arch', '.gate__in', gate],
  ['/emi-calculator?amount=45000000&calculated=1', '.gate__arch', '.gate__in', gate],
  ['/emi-calculator?amount=1000000000&months=12&calculated=1', '.gate__arch', '.gate__in', gate],
];

test('figures and their words stay in the openings of their windows', async ({ page }) => {
  test.setTimeout(90_000);
  const found: string[] = [];
  let at = '';
  for (const [path, frame, words, shape] of windows) {
    if (path !== at) await page.goto(path);
    if (path !== at) await space(page);
    at = path;
    // Some words come in the frames after loading (server/http/far-bands.ts).
    await expect(page.locator(':root[data-first]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await page.evaluate(
        ([frame, words, shape]) => {
          const box = document.querySelector(frame)?.getBoundingClientRect() ?? new DOMRect();
          const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
          path.setAttribute('d', shape.path);
          document.body.append(svg);
          svg.append(path);
          const inside = (x: number, y: number) => {
            const point = svg.createSVGPoint();
            point.x = ((x - box.left) / box.width) * shape.width;
            point.y = ((y - box.top) / box.width) * shape.width;
            return path.isPointInFill(point);
          };
          const out: string[] = [];
          const walker = document.createTreeWalker(document.querySelector(words) as Node, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const style = getComputedStyle(node.parentElement as Element);
            const size = Number.parseFloat(style.fontSize);
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const line of node.textContent?.trim() ? range.getClientRects() : []) {
              const right = line.right - (Number.parseFloat(style.letterSpacing) || 0);
              // The ink of figures and capitals: seven tenths of the size, about the middle of the line.
              const [top, bottom] = [-0.35, 0.35].map((part) => (line.top + line.bottom) / 2 + part * size);
              const corners = [line.left, right].flatMap((x) => [inside(x, top ?? 0), inside(x, bottom ?? 0)]);
              if (corners.includes(false)) out.push(`${node.textContent} ${corners}`);
            }
          }
          svg.remove();
          return out;
        },
        [frame, words, shape] as const,
      );
      for (const text of outside) found.push(`${path} at ${width}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});
