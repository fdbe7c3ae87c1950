import AxeBuilder from '@axe-core/playwright';
import { desk, everyPage, expect, notFoundLines, open, phone, test } from './support.ts';

test.use({ wanted: notFoundLines });

const half = Math.ceil(everyPage.length / 2);
const parts = [everyPage.slice(0, half), everyPage.slice(half)];

for (const viewport of [phone, desk]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [index, paths] of parts.entries()) {
      test.describe(`${viewport.width} px, ${colorScheme}, part ${index + 1}`, () => {
        test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

        test('axe finds nothing', async ({ page }) => {
          test.setTimeout(240_000);
          const found: string[] = [];
          // No page has frames; the older way of running spares axe a second tab for every page.
          for (const path of paths) {
            await open(page, path);
            const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
            for (const { id, nodes } of violations) {
              for (const node of nodes)
                found.push(`${path} ${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`);
            }
          }
          expect(found).toEqual([]);
        });
      });
    }
  }
}

test.describe('what opens', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`menus, viewer and notices, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const clean = async (what: string) => {
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(
          violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        ).toEqual([]);
      };
      await open(page, '/team');
      await page
        .getByRole('navigation', { name: 'Main' })
        .locator('button, summary')
        .filter({ hasText: 'Services' })
        .click();
      await clean('services list');
      await page.keyboard.press('Escape');
      await page.getByRole('region', { name: 'Our Team Members' }).locator('a, button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await clean('picture viewer');
      await open(page, '/query');
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await clean('form with errors');
      await page.setViewportSize(phone);
      await open(page, '/about');
      await page.getByRole('banner').locator('button:visible, summary:visible').first().click();
      await clean('phone menu');
    });
  }
});
