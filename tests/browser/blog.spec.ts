import { categories } from '../../content/schema.ts';
import { content } from '../../content/load.ts';
import { expect, open, type Page, test } from './support.ts';

const { articles } = content('en');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });

/** The articles listed now, by id. */
const listed = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/blog/"]')
    .filter({ visible: true })
    .evaluateAll((links) =>
      [...new Set(links.map((a) => Number(a.getAttribute('href')?.split('/')[2])))].sort((a, b) => a - b),
    );

const matching = (words: string) =>
  articles
    .filter(({ title, category }) => [title, category].some((text) => text.toLowerCase().includes(words.toLowerCase())))
    .map(({ id }) => id)
    .sort((a, b) => a - b);

test.beforeEach(async ({ page }) => {
  await open(page, '/blog');
});

test('every article has a card with category, read time, title, excerpt, author, date and link', async ({ page }) => {
  expect(await listed(page)).toEqual(articles.map(({ id }) => id).sort((a, b) => a - b));
  for (const article of articles) {
    const link = page.getByRole('main').locator(`a[href="/blog/${article.id}"]`).filter({ hasText: 'Read More' });
    await expect(link).toHaveCount(1);
    const card = page
      .locator('article, li')
      .filter({ has: page.locator(`a[href="/blog/${article.id}"]`) })
      .last();
    await expect(card.getByRole('heading', { name: article.title, exact: true })).toBeVisible();
    for (const text of [article.category, article.readTime, article.excerpt, article.author]) {
      await expect(card).toContainText(text);
    }
    await expect(card.locator('time')).toHaveAttribute('datetime', article.date);
  }
});

test('Read More opens the article', async ({ page }) => {
  await page.getByRole('main').locator('a[href="/blog/2"]').filter({ hasText: 'Read More' }).click();
  await expect(page).toHaveURL('/blog/2');
});

test('badges name the six categories', async ({ page }) => {
  expect(categories).toEqual([
    'Home Loans',
    'Personal Loans',
    'Business Loans',
    'Government Subsidies',
    'Mortgage Loans',
    'Financial Planning',
  ]);
  for (const category of categories) {
    await expect(page.getByRole('main').getByText(category, { exact: true }).first()).toBeVisible();
    expect(
      articles.some((article) => article.category === category),
      `${category} has an article`,
    ).toBe(true);
  }
});

test('typing filters live by category, whatever the case', async ({ page }) => {
  await search(page).pressSequentially('FINANCIAL pl');
  const wanted = matching('financial pl');
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(articles.length);
  await expect.poll(() => listed(page)).toEqual(wanted);
  await search(page).fill('');
  await expect.poll(() => listed(page)).toHaveLength(articles.length);
});

test('typing filters live by any part of the title', async ({ page }) => {
  const title = articles.find(({ id }) => id === 3)?.title ?? '';
  const part = title.slice(2, 12).toUpperCase();
  await search(page).fill(part);
  expect(matching(part)).toContain(3);
  await expect.poll(() => listed(page)).toEqual(matching(part));
});

test('the text of an article is not searched', async ({ page }) => {
  const word = articles[0]?.excerpt.split(' ').find((w) => w.length > 6 && matching(w.replace(/\W/g, '')).length === 0);
  expect(word).toBeTruthy();
  await search(page).fill((word ?? '').replace(/\W/g, ''));
  await expect.poll(() => listed(page)).toEqual([]);
  await expect(page.getByText('No article matches')).toBeVisible();
});

test('a badge filters by its category, and pressing it again shows all', async ({ page }) => {
  const badge = page.getByRole('button', { name: 'Mortgage Loans' });
  await badge.click();
  await expect.poll(() => listed(page)).toEqual(matching('Mortgage Loans'));
  await badge.click();
  await expect.poll(() => listed(page)).toHaveLength(articles.length);
  await expect(page).toHaveURL('/blog');
});

test('an address that carries a search gives way to the plain list', async ({ page }) => {
  await open(page, '/blog?q=mortgage');
  await expect(search(page)).toHaveValue('mortgage');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(search(page)).toHaveValue('');
  await expect.poll(() => listed(page)).toHaveLength(articles.length);
});
