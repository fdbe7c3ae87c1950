// What holds on every page, asked in one visit to each: most of the cost of a question is the visit.
import { axeFaults, colourRules } from './axe.ts';
import { sideways, smallTargets } from './fit.ts';
import { outlineFaults } from './outline.ts';
import { desk, everyPage, expect, notFoundLines, open, phone, test } from './support.ts';

test.use({ wanted: notFoundLines, contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPage) {
  test(`${path}: outline, axe in light and dark, room and targets at every width`, async ({ page }) => {
    await open(page, path);
    expect.soft(await page.evaluate(outlineFaults), 'outline').toEqual([]);
    for (const viewport of [desk, phone]) {
      const at = `at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await axeFaults(page), `axe ${at}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await axeFaults(page, { rules: colourRules });
      expect.soft(dark, `axe ${at}, dark`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `targets ${at} are large enough`).toEqual([]);
    }
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(sideways), `scrolls sideways at ${width} px`).toEqual([]);
    }
  });
}
