import { facts } from '../../content/facts.ts';
import { guidePath } from '../../content/guide-schema.ts';
import { content } from '../../content/load.ts';
import { products } from '../../content/products.ts';
import { axeFaults } from './axe.ts';
import { filled } from './filled.ts';
import { band, expect, open, phone, test } from './support.ts';

const { articles, guides, guidePages } = content('en');
const paths = ['/guides', ...guides.map(({ id }) => guidePath(id))];

test('every guide shows its figures, example, documents, steps, mistakes, sources and dates', async ({ page }) => {
  test.setTimeout(120_000);
  expect(guides.length).toBeGreaterThanOrEqual(11);
  for (const guide of guides) {
    await open(page, guidePath(guide.id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide.heading);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(guide.figures.length + 1);
    for (const [i, { row, label }] of guide.figures.entries()) {
      await expect(rows.nth(i + 1)).toContainText(label);
      await expect(rows.nth(i + 1)).toContainText(filled(`{${row}}`));
    }
    await expect(page.getByRole('heading', { name: 'A worked example' })).toBeVisible();
    await expect(band(page, guidePages.documents).getByRole('listitem')).toHaveCount(guide.documents.length);
    await expect(band(page, guidePages.steps).getByRole('listitem')).toHaveCount(guide.steps.length);
    await expect(band(page, guidePages.mistakes).getByRole('listitem')).toHaveCount(guide.mistakes.length);
    const sources = band(page, guidePages.sources);
    for (const { row: id } of guide.figures) {
      const source = facts.find((row) => row.id === id)?.source;
      const line = sources.getByRole('listitem').filter({ hasText: source?.name });
      await expect(line.locator('time[datetime]')).toBeVisible();
      if (source?.href) await expect(line.getByRole('link')).toHaveAttribute('href', source.href);
    }
    await expect(sources.getByText(guidePages.reviewed)).toBeVisible();
    await expect(band(page, guidePages.related).getByRole('listitem')).toHaveCount(guide.related.length);
  }
});

test('axe finds nothing on guides, in light and dark, and none scrolls sideways', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [i, path] of paths.entries()) {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: i % 2 ? 'light' : 'dark', reducedMotion: 'reduce' });
    await open(page, path);
    found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) found.push(`${path} at ${width}: ${over} px over`);
    }
  }
  expect(found).toEqual([]);
});

test('guides are found from their list, the footer and the home card, guides and articles from the loan’s two pages', async ({
  page,
}) => {
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
  for (const { id, overview, details } of products) {
    // Loan pages led to one guide of theirs, and to no article.
    const own = [
      ...guides.filter(({ loans }) => loans.includes(id)).map(({ id, heading }) => [heading, guidePath(id)]),
      ...articles.filter(({ loans }) => loans.includes(id)).map(({ id, title }) => [title, `/blog/${id}`]),
    ] as const;
    for (const path of [overview, details]) {
      await open(page, path);
      const list = band(page, guidePages.ofLoan);
      await expect(list.getByRole('listitem')).toHaveCount(own.length);
      for (const [name = '', href = ''] of own)
        await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      for (const [name, href] of [
        ['All guides', '/guides'],
        ['All articles', '/blog'],
      ] as const)
        await expect(list.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  }
});

test('a guide says whether its scheme is open, and an unknown guide is not found', async ({ page, request }) => {
  await open(page, guidePath('pmegp-rajasthan'));
  await expect(page.locator('.page-head').getByText(filled('{pmegp.age:status}'))).toBeVisible();
  await open(page, guidePath('pmay-urban-2'));
  await expect(page.getByRole('main')).toContainText(filled('{subsidy.amount}. It {subsidy.amount:status}'));
  expect((await request.get('/guides/no-such-guide')).status()).toBe(404);
});
