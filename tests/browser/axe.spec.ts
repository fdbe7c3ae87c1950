import { axeFaults, faultsInBothThemes } from './axe.ts';
import { expect, open, phone, test } from './support.ts';

test('axe finds nothing in menus, viewer and notices, light or dark', async ({ page }) => {
  const clean = async (what: string, part?: string) =>
    expect.soft(await faultsInBothThemes(page, part), what).toEqual([]);
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
  await clean('form with errors', 'main');
  await page.setViewportSize(phone);
  await open(page, '/about');
  await page.getByRole('banner').locator('button:visible, summary:visible').first().click();
  await clean('phone menu');
});

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

// The second look at a page is at what the first cannot have seen: colours, and what came since.
test('a second look finds what is faint in the dark, what came into sight, and what became another', async ({
  page,
}) => {
  await open(page, '/terms');
  await page.evaluate(() => {
    const [faint, hidden, other] = ['p', 'img', 'input'].map((name) => document.createElement(name));
    document.querySelector('main')?.append(faint as Node, hidden as Node, other as Node);
    Object.assign(faint as Node, { className: 'late', textContent: 'faint' });
    other?.setAttribute('aria-label', 'Named');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@media (prefers-color-scheme: light) { img { display: none } } .late { color: light-dark(#000, #444); background: light-dark(#fff, #333) }',
    );
    document.adoptedStyleSheets.push(sheet);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => other?.removeAttribute('aria-label'));
  });
  const found = (await faultsInBothThemes(page)).join('\n');
  expect(found).not.toContain('light: ');
  for (const rule of ['color-contrast', 'image-alt', 'label']) expect(found).toContain(`dark: ${rule}: `);
});
