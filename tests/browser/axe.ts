// What axe finds in a page. The script is put in once for a page and stays for every further look at it.
import axe from 'axe-core';
import type { Page } from '@playwright/test';

interface Look {
  /** Selector of the part to look at; the whole page without one. */
  part?: string;
  /** Only these rules; all without them. */
  rules?: string[];
}

/** The dark theme is other colours on the same page: what was looked at in light needs no more than these in dark. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

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
