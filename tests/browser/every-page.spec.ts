// What holds on every page, asked in one visit to each: most of the cost of a question is the visit.
import { axeFaults, looks } from './axe.ts';
import { sideways, smallTargets } from './fit.ts';
import { jumps, withoutCaches } from './jumps.ts';
import { currentFaults, outlineFaults } from './outline.ts';
import { everyPage, expect, notFoundLines, open, test } from './support.ts';

test.use({ wanted: notFoundLines, motion: true });

const softly = expect.configure({ soft: true });

for (const path of everyPage) {
  test(`${path}: nothing jumps, outline, current link, axe in light and dark, room and targets at every width`, async ({
    page,
  }) => {
    await withoutCaches(page);
    await open(page, path);
    expect.soft(await page.evaluate(jumps), 'jumps').toEqual([]);
    expect.soft(await page.evaluate(outlineFaults), 'outline').toEqual([]);
    expect.soft(await page.evaluate(currentFaults), 'the link of the current page').toEqual([]);
    for (const { viewport, colorScheme } of looks) {
      const at = `at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // A rail that the new width lets scroll can be focused once the page has taken note of it.
      const again = colorScheme === 'dark';
      await softly
        .poll(() => axeFaults(page, { again }), { message: `axe ${at}, ${colorScheme}`, timeout: 20_000 })
        .toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `targets ${at} are large enough`).toEqual([]);
      expect.soft(await page.evaluate(sideways), `scrolls sideways ${at}`).toEqual([]);
    }
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(sideways), `scrolls sideways at ${width} px`).toEqual([]);
    }
  });
}
