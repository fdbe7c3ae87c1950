// What axe finds in a page. The script is put in once for a page and stays for every further look at it.
import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { sideways } from './fit.ts';
import { desk, phone } from './support.ts';

interface Look {
  /** Selector of the part to look at; the whole page without one. */
  part?: string;
  /** Only these rules; all without them. */
  rules?: string[];
}

/** The dark theme is other colours on the same page: what was looked at in light needs no more than these in dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** One line for each fault: rule, place, what to do. */
export async function axeFaults(page: Page, { part, rules }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    ([where, only]) =>
      (window as unknown as { axe: typeof axe }).axe
        .run(where ?? document, { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) })
        .then((results) => results.violations),
    [part, rules] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** What is wrong in light, then in the colours of the dark, at the width that the page has. */
export async function faultsInBothThemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeFaults(page, { part });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await axeFaults(page, { part, rules: colourRules });
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
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
    const faults = [...(await axeFaults(page, { part })), ...(await page.evaluate(sideways))];
    found.push(...faults.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}
