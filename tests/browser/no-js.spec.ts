import { content } from '../../content/load.ts';
import { plainText } from '../../content/schema.ts';
import { products, wordsOf } from '../../content/products.ts';
import { band, expect, opener, phone, specified, test } from './support.ts';

const { home, reviews, awards, lenders, videos, services, articles, team } = content('en');

test.use({ javaScriptEnabled: false });

test('every page has its heading, navigation and footer, and its answers can be read', async ({ page }) => {
  for (const path of [...specified, '/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Apply Now' }), path).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }),
      path,
    ).toBeVisible();
    const product = products.find(({ details }) => details === path);
    for (const { question, answer } of product ? wordsOf(services, product.id).detail.faqs : []) {
      const faqs = band(page, 'Frequently Asked Questions');
      const text = faqs.getByText(answer, { exact: true });
      if (!(await text.isVisible())) await faqs.getByText(question, { exact: true }).click();
      await expect(text, path).toBeVisible();
    }
  }
});

test('the home page reads completely, and nothing stands there that only a script could work', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const slide of home.hero.slides) await expect(main.getByText(slide.headline, { exact: true })).toBeVisible();
  for (const review of reviews) {
    await expect(main.getByText(review.name, { exact: true })).toBeVisible();
    await expect(main.getByText(review.text).first(), 'the whole review').toBeVisible();
  }
  for (const { title } of [...awards, ...videos]) await expect(main.getByText(title, { exact: true })).toBeVisible();
  for (const { name } of lenders) await expect(band(page, 'Lending Partners')).toContainText(name);
  await expect(
    page.getByRole('button', { name: /^(pause|play|read more|ask)/i }).filter({ visible: true }),
  ).toHaveCount(0);
  // The alcove painted behind the window reached below it and covered the first of these lines.
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const paint = await page.locator('.hero__paint').boundingBox();
    const words = await page.getByText(home.hero.slides[1]?.headline ?? '?', { exact: true }).boundingBox();
    expect(
      words?.y,
      `the words of the further slides lie clear of the painted alcove at ${width} px`,
    ).toBeGreaterThanOrEqual((paint?.y ?? 0) + (paint?.height ?? 0));
  }
});

test('the Services list opens', async ({ page }) => {
  await page.goto('/about');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = nav.locator('a[href="/services/home-loan-details"]');
  await opener(nav, /Services/)
    .or(nav.getByRole('link', { name: 'Services' }))
    .first()
    .click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/services/home-loan-details');
});

test('the phone menu opens', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const link = banner.getByRole('link', { name: 'Team', exact: true });
  await banner.getByLabel(/menu/i).filter({ visible: true }).first().click();
  await link.click();
  await expect(page).toHaveURL('/team');
});

test('articles and the list of articles read completely', async ({ page }) => {
  await page.goto('/blog');
  for (const { title } of articles) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.goto('/blog/1');
  for (const block of articles.find(({ id }) => id === 1)?.content ?? []) {
    if (block.type === 'paragraph') await expect(page.getByText(plainText(block.text), { exact: true })).toBeVisible();
  }
});

test('the badges and the search of the list work', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Mortgage Loans' }).click();
  await expect(cards).toHaveCount(articles.filter(({ category }) => category === 'Mortgage Loans').length);
  await page.getByRole('searchbox').fill('cibil');
  await page.keyboard.press('Enter');
  await expect(page.getByText('articles mention “cibil”')).toBeVisible();
  await page.getByRole('searchbox').fill('no such words');
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(cards).toHaveCount(articles.length);
});

test('the team’s pictures stand there and lead to themselves', async ({ page }) => {
  await page.goto('/team');
  const gallery = band(page, 'Our Team Members');
  for (const { alt } of team.gallery) await expect(gallery.getByRole('img', { name: alt })).toBeVisible();
});

for (const [path, submit, names] of [
  ['/contact', 'Send Message', ['name', 'email', 'phone', 'subject', 'message']],
  [
    '/query',
    'Submit Application',
    ['name', 'email', 'phone', 'loanType', 'loanAmount', 'employment', 'salary', 'message', 'agreeTerms'],
  ],
] as const) {
  test(`the form on ${path} posts`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: submit }) });
    await expect(form).toHaveAttribute('method', /post/i);
    await expect(form).toHaveAttribute('action', new RegExp(`^${path}|^/`));
    for (const name of names) await expect(form.locator(`[name="${name}"]`).first(), name).toBeAttached();
    await expect(form.getByRole('button', { name: submit })).toHaveAttribute('type', 'submit');
  });
}
