import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import { filled } from './filled.ts';
import { band, expect, open, type Page, phone, test } from './support.ts';

const { home, awards, lenders, articles, services } = content('en');

test.beforeEach(async ({ page }) => {
  await open(page, '/');
});

test('what the home page shows', async ({ page }) => {
  await test.step('nine sections stand in order', async () => {
    const sections = page.locator('main section:not(section section)');
    await expect(sections).toHaveCount(9);
    const titles = [
      'Our Services',
      'Why Choose Us',
      'Testimonials',
      'Awards and Recognition',
      'Lending Partners',
      'YouTube Content',
      'Latest Financial Insights',
      home.closing.title,
    ];
    await expect(sections.nth(0).getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const [index, title] of titles.entries()) {
      await expect(
        sections
          .nth(index + 1)
          .getByRole('heading', { level: 2 })
          .first(),
      ).toHaveText(title);
    }
  });
  await test.step('six reasons to choose the firm', async () => {
    const why = band(page, 'Why Choose Us');
    await expect(why.getByRole('heading', { level: 3 })).toHaveText([
      /Expert advisory/i,
      /Top banking partners/i,
      /Quick turnaround/i,
      /Zero hidden charges/i,
      /Pan-India services/i,
      /Personal relationship managers/i,
    ]);
  });
  await test.step('the award images and a strip of four figures', async () => {
    const region = band(page, 'Awards and Recognition');
    await expect(region.getByRole('img')).toHaveCount(awards.length);
    for (const award of awards) {
      await expect(region.getByText(award.title, { exact: true })).toBeVisible();
      await expect(region).toContainText(String(award.year));
    }
    for (const [figure, label] of [
      ['{firm.awards}', 'awards'],
      ['{firm.experience.home:n}', 'years'],
      ['{firm.clients:short}', 'clients'],
      ['{firm.disbursed:long}', 'disbursed'],
    ] as const) {
      const value = filled(figure).replace('+', '\\+');
      await expect(region).toContainText(new RegExp(`${value}\\s*${label}|${label}\\s*${value}`));
    }
  });
  await test.step('the lenders’ logos', async () => {
    const region = band(page, 'Lending Partners');
    await expect(region.getByRole('listitem')).toHaveCount(lenders.length);
    const logos = region.getByRole('img');
    await expect(logos).toHaveCount(lenders.length);
    for (const [index, lender] of lenders.entries()) {
      await expect(logos.nth(index)).toHaveAccessibleName(new RegExp(lender.name));
    }
  });
  await test.step('the closing call leads to the form and to contact', async () => {
    const region = band(page, home.closing.title);
    const request = region.getByRole('link', { name: 'Request Free Consultation' });
    await expect(request).toHaveAttribute('href', '/query');
    await expect(region.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(region).toContainText(/100% privacy guaranteed\W+No spam\W+no unwanted calls/i);
    await expect(region.locator('a[href^="tel:"]')).toContainText([firm.phones.main.shown]);
    await expect(region.locator('a[href^="mailto:"]')).toContainText([firm.emails.general]);
    await expect(region).toContainText(/Jaipur, Rajasthan/);
  });
  await test.step('the figures of the firm are those of the home page', async () => {
    const main = page.getByRole('main');
    for (const row of ['clients', 'disbursed', 'approval', 'rate.start', 'partners'])
      await expect(main).toContainText(filled(`{firm.${row}}`));
    await expect(band(page, 'Our Services')).toContainText(filled('{business.amount.overview}'));
    await expect(band(page, 'Our Services')).toContainText(filled('{subsidy.share.home}'));
  });
  await test.step('the rates of the five loans', () => expectRates(page));
  await test.step('six service cards, and the way to a page', () => expectCards(page));
});

/** The rates of the five loans stand near the top, with the day they were checked. */
async function expectRates(page: Page) {
  const table = page.getByRole('table', { name: 'Loan rates at a glance' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(6);
  const { columns } = home.rates;
  await expect(table.getByRole('columnheader')).toHaveText(Object.values(columns));
  for (const [index, { loan, from, amount, tenure, score, time }] of home.rates.rows.entries()) {
    const row = rows.nth(index + 1);
    const { name } = wordsOf(services, loan);
    const overview = products.find(({ id }) => id === loan)?.overview ?? '?';
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', overview);
    await expect(row.getByRole('cell')).toHaveText([from, amount, tenure, score, time]);
  }
  await expect(table).toContainText(filled('{home.rate.overview}'));
  const checked = page.locator('.rates time');
  await expect(checked).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  expect((await table.boundingBox())?.y).toBeLessThan((await band(page, 'Our Services').boundingBox())?.y ?? 0);
}

// The figure of the first slide lay under the fold of a phone, and the page was eleven thousand pixels long.
test('on a phone the figure is in the first screen, and awards and lenders are rails', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.hero__figure .fig')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Check Eligibility' })).toBeInViewport({ ratio: 1 });
  for (const title of ['Awards and Recognition', 'Lending Partners']) {
    const rail = band(page, title).getByRole('list', { name: title });
    const row = await rail.evaluate((list) => ({
      tops: new Set([...list.children].map((item) => Math.round(item.getBoundingClientRect().top))).size,
      more: list.scrollWidth - list.clientWidth,
    }));
    expect(row.tops, title).toBe(1);
    expect(row.more, title).toBeGreaterThan(200);
    // Only once the page has measured it.
    await expect(rail).toHaveAttribute('tabindex', '0', { timeout: 20_000 });
  }
  const height = await page.evaluate(() => {
    // Bands that were never on screen have only a guessed height.
    for (const element of document.querySelectorAll<HTMLElement>('.band')) element.style.contentVisibility = 'visible';
    return document.querySelector('main')?.scrollHeight;
  });
  // Ten thousand without header and footer, and a quarter less.
  expect(height).toBeLessThanOrEqual(7515);
});

/** Six service cards each lead to their page. */
async function expectCards(page: Page) {
  const services = band(page, 'Our Services');
  const cards = [
    ['Personal Loans', '/services/personal-loan-details'],
    ['Home Loans', '/services/home-loan-details'],
    ['Business Loans', '/services/business-loan-details'],
    ['Government Subsidy Loans', '/services/government-subsidy-details'],
    ['Loan Against Property', '/services/mortgage-loan-details'],
    ['Balance Transfer & Top-Up Loans', '/services/personal-loan-details'],
  ] as const;
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(cards.map(([title]) => title));
  const links = services.getByRole('link', { name: /^Learn More/ });
  await expect(links).toHaveCount(6);
  for (const [index, [title, href]] of cards.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href);
    await expect(links.nth(index)).toHaveAccessibleName(new RegExp(title.replace('&', '.')));
  }
  await expect(services).toContainText('PMEGP, Mudra, Stand-Up India');
  await links.nth(4).click();
  await expect(page).toHaveURL('/services/mortgage-loan-details');
}

test('four teasers lead to articles 1 to 4, and a link to all', async ({ page }) => {
  const region = band(page, 'Latest Financial Insights');
  const hrefs = await region
    .locator('a[href^="/blog/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  expect(hrefs).toEqual(['/blog/1', '/blog/2', '/blog/3', '/blog/4']);
  for (const id of [1, 2, 3, 4]) {
    const article = articles.find((one) => one.id === id);
    await expect(region.getByRole('heading', { name: article?.title ?? '?', exact: true })).toBeVisible();
    await expect(region).toContainText(article?.category ?? '?');
  }
  await expect(region.getByRole('link', { name: 'View All Articles' })).toHaveAttribute('href', '/blog');
  await region.locator('a[href="/blog/3"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles.find((one) => one.id === 3)?.title ?? '?');
});
