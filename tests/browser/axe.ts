// What axe finds in a page. The script is put in once for a page and stays for every further look at it.
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';
import { sideways } from './fit.ts';
import { desk, phone } from './support.ts';

interface Look {
  /** Selector of the part to look at; the whole page without one. */
  part?: string;
  /** The same page was just looked at, in another theme or at another width. */
  again?: boolean;
}

/** What depends on colours and widths. Every other rule reads elements, and says of the same elements the same again. */
const appearance = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Half as much to send and to read as what the package has as its source. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Runs in the page: what stands around its main part, and what its look depends on. */
const frameParts = () => {
  const look = ['dark', 'light'].find((one) => matchMedia(`(prefers-color-scheme: ${one})`).matches);
  const top = document.documentElement.cloneNode(false) as Element;
  return [...document.querySelectorAll('body > :not(main, script)')].map((one) =>
    [innerWidth, look, top.outerHTML, one.outerHTML].join(),
  );
};

const landmark = 'header, footer, nav, aside, section, form, search';

/** Header, footer and what floats stand on every page: what was clean once is clean wherever it stands alike. */
const clean = new Set<string>();

/** One line for each fault: rule, place, what to do. */
export async function axeFaults(page: Page, { part, again }: Look = {}): Promise<string[]> {
  // Two frames, by a clock that no test sets: a page hears of another theme with the next one.
  if (again) await (await page.$('body'))?.waitForElementState('stable');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const frame = part ? [] : await page.evaluate(frameParts);
  const known = frame.map((one) => clean.has(one));
  const violations = await page.evaluate(
    async ([part, rules, known, landmark]) => {
      const own = window as unknown as { axe: typeof axe; seen?: Map<Element, string> };
      // Nobody reads the markup that it would copy for each element.
      own.axe.configure({ noHtml: true });
      const find = async (where: axe.ElementContext, options: axe.RunOptions) =>
        (await own.axe.run(where, { resultTypes: ['violations'], ...options })).violations;
      // Landmarks stay: those of the page may not be called like them.
      const bare = (one: Element) => !one.matches(landmark) && !one.querySelector(landmark);
      const exclude = [...document.querySelectorAll('body > :not(main, script)')]
        .filter((_, place) => known[place])
        .flatMap((one) => [one, ...one.querySelectorAll('*')])
        .filter((one) => bare(one) && !bare(one.parentElement as Element));
      const scope = part ?? { include: document, exclude };
      const shown = new Map<Element, string>();
      for (const element of document.querySelectorAll('body *')) {
        if (element.checkVisibility()) shown.set(element, (element.cloneNode(false) as Element).outerHTML);
      }
      const { seen } = own;
      if (!rules || !seen) {
        own.seen = shown;
        return find(scope, {});
      }
      // What has come into sight or become another since gets all the rules, with all that is in it.
      const root = part ? document.querySelector(part) : document.body;
      const other = new Set(
        [...shown].filter(([one, tag]) => root?.contains(one) && seen.get(one) !== tag).map(([one]) => one),
      );
      const outermost = [...other].filter((one) => !other.has(one.parentElement as Element));
      const found = await find(scope, { runOnly: rules });
      return outermost.length > 0 ? [...found, ...(await find({ include: outermost, exclude }, {}))] : found;
    },
    [part, again ? appearance : undefined, known, landmark] as const,
  );
  if (violations.length === 0) for (const one of frame) clean.add(one);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** What is wrong in light, then in the dark, at the width that the page has. */
export async function faultsInBothThemes(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const faults = await axeFaults(page, { part, again: colorScheme === 'dark' });
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}

/**
 * Both themes, on a laptop and on a phone, in two looks: colours do not depend on the width. What only one width shows is
 * the frame around a page; axe.spec.ts looks at that in each of the four ways.
 */
export const looks = [
  { viewport: desk, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
] as const;

/** What is wrong in both looks, and how far the page can be pushed sideways in them. */
export async function faultsInBothLooks(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const faults = await axeFaults(page, { part, again: colorScheme === 'dark' });
    faults.push(...(await page.evaluate(sideways)));
    found.push(...faults.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}
