import { content } from '../../content/load.ts';
import { plainText } from '../../content/schema.ts';
import { band, expect, open, phone, test } from './support.ts';

const { articles } = content('en');
const byId = (id: number) => {
  const article = articles.find((one) => one.id === id);
  if (!article) throw new Error(`No article ${id}`);
  return article;
};

test('each id shows its own article, with its head, blocks and related articles, and ways on', async ({ page }) => {
  test.setTimeout(120_000);
  expect(byId(1).category).toBe('Home Loans');
  const main = page.getByRole('main');
  for (const article of articles) {
    const path = `/blog/${article.id}`;
    await open(page, path);
    await test.step(`${path}: title, category, author, date, read time and hero image stand at the head`, async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title);
      for (const text of [article.category, article.author, article.readTime]) await expect(main).toContainText(text);
      await expect(main.locator(`time[datetime="${article.date}"]`).first()).toBeVisible();
      const hero = main.getByRole('img', { name: article.imageAlt, exact: true }).first();
      await expect(hero).toBeVisible();
      await expect
        .poll(() => hero.evaluate((el) => !(el instanceof HTMLImageElement) || el.naturalWidth > 0))
        .toBe(true);
    });
    await test.step(`${path}: headings, captioned images and lists are drawn as such`, async () => {
      const kinds = new Set(article.content.map((block) => block.type));
      if (article.id <= 4) expect([...kinds].sort()).toEqual(['heading', 'image', 'list', 'paragraph']);
      const paragraph = article.content.find((block) => block.type === 'paragraph');
      const text = paragraph?.type === 'paragraph' ? plainText(paragraph.text) : '?';
      await expect(main.getByText(text, { exact: true })).toBeVisible();
      for (const block of article.content) {
        if (block.type === 'heading')
          await expect(main.getByRole('heading', { name: block.text, exact: true })).toBeVisible();
        if (block.type === 'list')
          await expect(
            main.getByRole('listitem').filter({ hasText: plainText(block.items[0] ?? ['?']) }),
          ).toBeVisible();
        if (block.type === 'image') {
          const figure = main.locator('figure').filter({ hasText: block.caption });
          await expect(figure.locator('figcaption')).toContainText(block.caption);
          await expect(figure.getByRole('img')).toHaveAccessibleName(block.alt);
        }
      }
    });
    await test.step(`${path}: three related articles follow`, async () => {
      const related = band(page, 'Related Articles');
      const hrefs = await related
        .locator('a[href^="/blog/"]')
        .evaluateAll((links) => [...new Set(links.map((a) => a.getAttribute('href')))]);
      expect(hrefs).toEqual(article.related.map((other) => `/blog/${other}`));
      for (const other of article.related) await expect(related).toContainText(byId(other).title);
    });
    if (article.id === 2) {
      await main.getByRole('link', { name: /Back to Blog/ }).click();
      await expect(page, 'the back link leads to the list').toHaveURL('/blog');
    }
    if (article.id === 3) {
      await main.locator('a[href^="/query"]').filter({ hasText: 'Apply Now' }).click();
      await expect(page, 'an apply call leads to the form').toHaveURL(/\/query/);
    }
  }
});

test('without a share sheet, five ways to share', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog/1');
  const main = page.getByRole('main');
  for (const [name, host] of [
    ['WhatsApp', /wa\.me|whatsapp\.com/],
    ['Facebook', /facebook\.com/],
    ['LinkedIn', /linkedin\.com/],
    [/^X\b|\bX$/, /(^|\.)(x|twitter)\.com/],
  ] as const) {
    const link = main.getByRole('link', { name });
    const target = new URL((await link.getAttribute('href')) ?? '');
    expect(target.host).toMatch(host);
    expect(decodeURIComponent(target.href)).toContain('/blog/1');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await main.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blog/1');
  await band(page, 'Related Articles').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/blog/1');
  await expect(page.getByText('Link copied'), 'said of the article before').toHaveCount(0);
});

// The press did nothing that could be seen, and the failure went to the console.
for (const trouble of ['missing', 'refused']) {
  test(`a clipboard that is ${trouble} is said, with the address to copy by hand`, async ({ page }) => {
    await page.addInitScript(
      (refusing) =>
        Object.defineProperty(navigator, 'clipboard', {
          value: refusing ? { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } : undefined,
        }),
      trouble === 'refused',
    );
    await open(page, '/blog/1');
    const share = page.getByRole('main').getByRole('group', { name: 'Share this article' });
    await share.getByRole('button', { name: 'Copy link' }).click();
    const said = share.getByRole('status');
    await expect(said).toContainText('Your browser did not allow it');
    await expect(said.getByText(/^https:.*\/blog\/1$/)).toBeVisible();
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });
  test('with a share sheet, one button opens it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Object.assign(window, { shared: data }),
        configurable: true,
      });
    });
    await open(page, '/blog/1');
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
    expect(shared?.url).toContain('/blog/1');
    expect(shared?.title).toContain(byId(1).title);
  });
});

test.describe('unknown ids', () => {
  test.use({ wanted: /blog\/(999|0|abc)|status of 404/ });
  test('are the not-found page', async ({ page }) => {
    for (const id of ['999', '0', 'abc']) {
      const response = await open(page, `/blog/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    }
  });
});
