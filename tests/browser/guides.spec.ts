import { facts } from '../../content/facts.ts';
import { guidePath } from '../../content/guide-schema.ts';
import { content } from '../../content/load.ts';
import { axeFaults } from './axe.ts';
import { filled } from './filled.ts';
import { sideways } from './fit.ts';
import { band, expect, open, type Page, phone, test } from './support.ts';

const { guides, guidePages } = content('en');

const softly = expect.configure({ soft: true });

/** Axe, in light and dark by turns, and nothing to push sideways at any width. */
async function looksWell(page: Page, turn: number) {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: turn % 2 ? 'light' : 'dark' });
  expect.soft(await axeFaults(page), `axe ${page.url()}`).toEqual([]);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // A band that is not drawn keeps the width it had for a frame.
    await softly.poll(() => page.evaluate(sideways), `${page.url()} at ${width} px`).toEqual([]);
  }
}

test('there are eleven guides or more', () => {
  expect(guides.length).toBeGreaterThanOrEqual(11);
});

for (const [turn, guide] of guides.entries()) {
  test(`${guide.id}: figures, example, documents, steps, mistakes, sources and dates, axe, room`, async ({ page }) => {
    await open(page, guidePath(guide.id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide.heading);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(guide.figures.length + 1);
    await expect(rows).toContainText(['', ...guide.figures.map(({ label }) => label)]);
    await expect(rows).toContainText(['', ...guide.figures.map(({ row }) => filled(`{${row}}`))]);
    await expect(page.getByRole('heading', { name: 'A worked example' })).toBeVisible();
    await expect(band(page, guidePages.documents).getByRole('listitem')).toHaveCount(guide.documents.length);
    await expect(band(page, guidePages.steps).getByRole('listitem')).toHaveCount(guide.steps.length);
    await expect(band(page, guidePages.mistakes).getByRole('listitem')).toHaveCount(guide.mistakes.length);
    const sources = band(page, guidePages.sources);
    for (const source of new Set(guide.figures.map(({ row }) => facts.find(({ id }) => id === row)?.source))) {
      const line = sources.getByRole('listitem').filter({ hasText: source?.name });
      await expect(line.locator('time[datetime]')).toBeVisible();
      if (source?.href) await expect(line.getByRole('link')).toHaveAttribute('href', source.href);
    }
    await expect(sources.getByText(guidePages.reviewed)).toBeVisible();
    await expect(band(page, guidePages.related).getByRole('listitem')).toHaveCount(guide.related.length);
    await looksWell(page, turn + 1);
  });
}

// That each loan's two pages lead to its guides is seen in service-overviews.spec.ts.
test('guides are found from their list, the footer and the home card', async ({ page }) => {
  await open(page, '/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Balance Transfer/ }) });
  await expect(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
    'href',
    '/services/personal-loan-details',
  );
  await expect(card.locator('a[href="/guides/balance-transfer-top-up"]')).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/guides"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guidePages.heading);
  for (const { id, heading } of guides)
    await expect(page.getByRole('link', { name: heading, exact: true })).toHaveAttribute('href', guidePath(id));
  await looksWell(page, 0);
});

test('a guide says whether its scheme is open, and an unknown guide is not found', async ({ page, request }) => {
  await open(page, guidePath('pmegp-rajasthan'));
  await expect(page.locator('.page-head').getByText(filled('{pmegp.age:status}'))).toBeVisible();
  await open(page, guidePath('pmay-urban-2'));
  await expect(page.getByRole('main')).toContainText(filled('{subsidy.amount}. It {subsidy.amount:status}'));
  expect((await request.get('/guides/no-such-guide')).status()).toBe(404);
});
