// Whether a page stays where it is while it loads and is read.
import type { Page } from '@playwright/test';

/** As on a first visit: letters and pictures come over the line, and late. */
export async function withoutCaches(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Runs in the page: reads it to its end, and tells what moved since it was opened, where that adds up to something. */
export async function jumps(): Promise<string[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Element }[];
  }
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await frame();
  }
  await frame();
  // The browser keeps what it noticed before anybody asked.
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => void shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift', buffered: true });
  await frame();
  observer.disconnect();
  window.scrollTo({ top: 0, behavior: 'instant' });
  const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
  if (unasked.reduce((sum, { value }) => sum + value, 0) < 0.02) return [];
  return unasked.map(
    ({ value, sources }) =>
      `${value.toFixed(3)} ${sources.map(({ node }) => `${node?.nodeName}.${node?.className ?? ''}`).join(' ')}`,
  );
}
