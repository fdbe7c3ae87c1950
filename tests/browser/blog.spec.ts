import { categories } from '../../content/schema.ts';
import { content } from '../../content/load.ts';
import { strings } from '../../content/walk.ts';
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

/** Articles that have this in their text, by id, but neither in title nor in category. */
const mentioning = (words: string) =>
  articles
    .filter(({ id, excerpt, content }) => {
      const text = [excerpt, ...[...strings(content)].map((each) => each.text)].join('\n').toLowerCase();
      return text.includes(words.toLowerCase()) && !matching(words).includes(id);
    })
    .map(({ id }) => id)
    .sort((a, b) => a - b);

test('every article has a card; typing and badges filter them', async ({ page }) => {
  await open(page, '/blog');
  await test.step('every article has a card with category, read time, title, excerpt, author, date and link', async () => {
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
  await test.step('badges name the six categories', async () => {
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
  await test.step('typing filters live by category, whatever the case', async () => {
    await search(page).pressSequentially('FINANCIAL pl');
    const wanted = matching('financial pl');
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(articles.length);
    await expect.poll(() => listed(page)).toEqual(wanted);
    await search(page).fill('');
    await expect.poll(() => listed(page)).toHaveLength(articles.length);
  });
  await test.step('typing filters live by any part of the title', async () => {
    const title = articles.find(({ id }) => id === 3)?.title ?? '';
    const part = title.slice(2, 12).toUpperCase();
    await search(page).fill(part);
    expect(matching(part)).toContain(3);
    await expect.poll(() => listed(page)).toEqual(matching(part));
  });
  await test.step('what only the text has is found too, also by the name that borrowers use', async () => {
    await search(page).fill('valuation');
    expect(matching('valuation')).toEqual([]);
    expect(mentioning('valuation').length).toBeGreaterThan(1);
    await expect.poll(() => listed(page)).toEqual(mentioning('valuation'));
    await expect(page.getByRole('status').filter({ hasText: 'articles mention “valuation”' })).toBeVisible();
    // Our articles call it the score.
    await search(page).fill('CIBIL');
    await expect.poll(() => listed(page)).toEqual([...mentioning('score'), ...matching('score')].sort((a, b) => a - b));
    await search(page).fill('no such words');
    await expect.poll(() => listed(page)).toEqual([]);
    await expect(page.getByText('No article matches')).toBeVisible();
  });
  await test.step('articles that mention it stand folded under those that are named so', async () => {
    await search(page).fill('home loan');
    await expect.poll(() => listed(page)).toEqual(matching('home loan'));
    const further = mentioning('home loan');
    await page.getByText(`${further.length} more articles mention “home loan”`).click();
    await expect.poll(() => listed(page)).toEqual([...matching('home loan'), ...further].sort((a, b) => a - b));
  });
  await test.step('a badge filters by its category, and pressing it again shows all', async () => {
    await search(page).fill('');
    const badge = page.getByRole('button', { name: 'Mortgage Loans' });
    await badge.click();
    await expect.poll(() => listed(page)).toEqual(matching('Mortgage Loans'));
    await badge.click();
    await expect.poll(() => listed(page)).toHaveLength(articles.length);
    await expect(page).toHaveURL('/blog');
  });
  await test.step('Read More opens the article', async () => {
    await page.getByRole('main').locator('a[href="/blog/2"]').filter({ hasText: 'Read More' }).click();
    await expect(page).toHaveURL('/blog/2');
  });
});

// Back from an article showed the whole list again, and an empty box.
test('a search is there again after Back and after a reload', async ({ page }) => {
  await open(page, '/blog');
  await search(page).pressSequentially('cibil');
  await expect(page).toHaveURL('/blog?q=cibil');
  await expect(page.getByText('articles mention “cibil”')).toBeVisible();
  const found = await listed(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog\/\d+$/);
  await page.goBack();
  await expect(search(page)).toHaveValue('cibil');
  await expect.poll(() => listed(page)).toEqual(found);
  await page.reload();
  await expect(search(page)).toHaveValue('cibil');
  await expect.poll(() => listed(page)).toEqual(found);
  await search(page).fill('');
  await expect(page).toHaveURL('/blog');
  await page.getByRole('button', { name: 'Mortgage Loans' }).click();
  await expect(page).toHaveURL('/blog?q=Mortgage+Loans');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(search(page)).toHaveValue('');
  await expect.poll(() => listed(page)).toHaveLength(articles.length);
});

test.describe('without a connection', () => {
  test.use({ wanted: /Failed to load resource/ });

  test('the texts come with the first sign of a search, and titles are searched without them', async ({ page }) => {
    const texts: string[] = [];
    page.on('request', (request) => request.url().endsWith('/blog/text.json') && texts.push(request.url()));
    await page.route('**/blog/text.json', (route) => route.abort('connectionfailed'));
    await open(page, '/blog');
    await page.waitForLoadState('networkidle');
    expect(texts).toEqual([]);
    await search(page).fill('mortgage');
    await expect.poll(() => listed(page)).toEqual(matching('mortgage'));
    expect(texts.length).toBeGreaterThan(0);
  });
});

test('an address that carries a search gives way to the plain list', async ({ page }) => {
  await open(page, '/blog?q=mortgage');
  await expect(search(page)).toHaveValue('mortgage');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(search(page)).toHaveValue('');
  await expect.poll(() => listed(page)).toHaveLength(articles.length);
});
