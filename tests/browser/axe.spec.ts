import { axeFaults } from './axe.ts';
import { desk, everyPage, expect, notFoundLines, open, phone, test } from './support.ts';

test.use({ wanted: notFoundLines, contextOptions: { reducedMotion: 'reduce' } });

const half = Math.ceil(everyPage.length / 2);
const parts = [everyPage.slice(0, half), everyPage.slice(half)];

for (const viewport of [phone, desk]) {
  for (const [index, paths] of parts.entries()) {
    test.describe(`${viewport.width} px, part ${index + 1}`, () => {
      test.use({ viewport });

      test('axe finds nothing, light or dark', async ({ page }) => {
        test.setTimeout(240_000);
        const found: string[] = [];
        for (const path of paths) {
          await page.emulateMedia({ colorScheme: 'light' });
          await open(page, path);
          found.push(...(await axeFaults(page)).map((fault) => `${path}, light: ${fault}`));
          // The dark theme is other colours on the same page.
          await page.emulateMedia({ colorScheme: 'dark' });
          const dark = await axeFaults(page, { rules: ['color-contrast', 'link-in-text-block'] });
          found.push(...dark.map((fault) => `${path}, dark: ${fault}`));
        }
        expect(found).toEqual([]);
      });
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in menus, viewer and notices, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const clean = async (what: string) => expect(await axeFaults(page), what).toEqual([]);
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

// A look that finds nothing must be able to find something.
test('axe finds a faint line and a picture without words', async ({ page }) => {
  await open(page, '/terms');
  await page.evaluate(() => {
    const line = Object.assign(document.createElement('p'), { textContent: 'faint' });
    line.style.cssText = 'color:#ccc;background:#fff';
    document.querySelector('main')?.append(line, document.createElement('img'));
  });
  const found = (await axeFaults(page)).join('\n');
  expect(found).toContain('color-contrast');
  expect(found).toContain('image-alt');
});
