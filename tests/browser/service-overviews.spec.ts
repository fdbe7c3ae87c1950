import { guidePath } from '../../content/guide-schema.ts';
import { content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import { filled } from './filled.ts';
import { band, expect, open, type Page, test } from './support.ts';

const { articles, guidePages, guides, services } = content('en');

/** What each overview page must show by the specification, by the rows that give its figures. */
const figures: Record<string, string[]> = {
  'home-loan': [
    '{home.rate.overview}',
    '{home.amount}',
    '{home.tenure.overview}',
    '{home.approval}',
    '{home.rate.construction}',
    '{home.rate.extension}',
    '{home.rate.plot}',
    '{home.age:n}',
    '{home.income}',
    '{home.score.overview}',
    '{home.experience}',
  ],
  'personal-loan': [
    '{personal.rate.overview}',
    '{personal.amount}',
    '{personal.tenure.overview}',
    '{personal.approval.overview}',
    'No collateral',
    '{personal.age.salaried.overview:n}',
    '{personal.age.self.overview:n}',
    '{personal.income.overview}',
    '{personal.score.overview}',
    '{personal.experience}',
  ],
  'business-loan': [
    '{business.rate.overview}',
    '{business.amount.overview}',
    '{business.tenure.overview}',
    '{business.approval}',
  ],
  'government-subsidies': ['{subsidy.amount}', '{subsidy.mudra}', '{subsidy.standup:high}', '{subsidy.schemes}'],
  'mortgage-loan': [
    '{mortgage.rate.overview}',
    '{mortgage.amount.overview}',
    '{mortgage.ltv.overview}',
    '{mortgage.tenure.overview}',
    '{mortgage.approval.overview}',
  ],
};

/** What only one of them has. */
const own: Record<string, (page: Page) => Promise<void>> = {
  'home-loan': async (page) => {
    const types = band(page, 'Home Loan Types');
    await expect(types.getByRole('heading', { level: 3 })).toHaveText([
      /Purchase/i,
      /Construction/i,
      /Extension/i,
      /Plot/i,
    ]);
    const apply = types.getByRole('link', { name: /^Apply Now/ });
    await expect(apply).toHaveCount(4);
    const kinds = ['purchase', 'construction', 'extension', 'plot'];
    for (const [index, kind] of kinds.entries()) {
      await expect(apply.nth(index)).toHaveAttribute('href', `/query?loan=home-loan&type=${kind}`);
    }
    for (const kind of kinds) await expect(types).toContainText(filled(`{home.rate.${kind}}`));
    expect(await band(page, 'Key Features').getByRole('listitem').count()).toBeGreaterThan(3);
    const expert = page.getByRole('main').getByRole('link', { name: 'Talk to Expert' });
    await expect(expert.first()).toHaveAttribute('href', '/contact');
    // The overview asks for one score, the details for another: each says whose it is.
    await expect(band(page, 'Who can apply')).toContainText(
      `Credit score at some lenders; best rates from ${filled('{home.score}')}`,
    );
  },
  'personal-loan': async (page) => {
    const [uses, steps] = wordsOf(services, 'personal-loan').overview.bands;
    await expect(band(page, uses?.title ?? '?').getByRole('heading', { level: 3 })).toHaveCount(6);
    const process = band(page, steps?.title ?? '?');
    await expect(process.getByRole('heading', { level: 3 })).toHaveText([
      'Apply Online',
      'Quick Verification',
      'Get Funds',
    ]);
    await expect(process.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('main').locator('a[href="/contact"]').first()).toBeVisible();
  },
  'mortgage-loan': async (page) =>
    expect(await band(page, 'Key Features').getByRole('listitem').count()).toBeGreaterThan(3),
  'business-loan': async (page) =>
    expect(await band(page, 'Key Features').getByRole('listitem').count()).toBeGreaterThan(3),
  'government-subsidies': async (page) => {
    const schemes = band(page, wordsOf(services, 'government-subsidies').overview.bands[0]?.title ?? '?');
    await expect(schemes.getByRole('heading', { level: 3 })).toHaveCount(4);
    for (const word of ['PMEGP', 'MUDRA', 'Stand-Up India']) await expect(schemes).toContainText(word);
    // The page used to offer an application for a subsidy that closed in 2022.
    for (const [title, row] of [
      ['Stand-Up India', 'subsidy.standup'],
      ['Housing Interest Subsidy', 'subsidy.amount'],
    ]) {
      const card = schemes.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByText(filled(`{${row}:status}`))).toBeVisible();
      await expect(card.getByRole('link', { name: /^Apply Now/ })).toHaveCount(0);
    }
    await expect(schemes.getByRole('link', { name: /^Apply Now/ })).toHaveCount(2);
    const stats = page.getByRole('main').locator('.figure-row');
    for (const row of ['subsidy.amount', 'subsidy.mudra', 'subsidy.standup'])
      await expect(stats).toContainText(filled(`{${row}:status}`));
    await expect(schemes).toContainText(/Eligib|Who/i);
    await expect(schemes.locator('time[datetime]')).toBeVisible();
    expect(await band(page, 'Benefits').getByRole('listitem').count()).toBeGreaterThan(3);
  },
};

// Loan pages led to one guide of theirs, and to no article.
async function leadsToGuidesAndArticles(page: Page, loan: (typeof products)[number]['id']) {
  const list = band(page, guidePages.ofLoan);
  const further = [
    ...guides.filter(({ loans }) => loans.includes(loan)).map(({ id, heading }) => [heading, guidePath(id)]),
    ...articles.filter(({ loans }) => loans.includes(loan)).map(({ id, title }) => [title, `/blog/${id}`]),
  ] as const;
  await expect(list.getByRole('listitem')).toHaveCount(further.length);
  for (const [name = '', href = ''] of further)
    await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(list.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/guides');
  await expect(list.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
}

for (const { id, overview, details } of products) {
  test(`${overview}: stats, bands, what only it has, an application, and one set with its details`, async ({
    page,
  }) => {
    const { plural, overview: wanted, detail } = wordsOf(services, id);
    const main = page.getByRole('main');
    await open(page, overview);
    await test.step('stats, bands and an application', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.heading);
      await expect(main).toContainText(wanted.blurb);
      for (const stat of wanted.stats) {
        await expect(main.getByText(stat.value).first()).toBeVisible();
        await expect(main.getByText(stat.label).first()).toBeVisible();
      }
      for (const one of wanted.bands) await expect(band(page, one.title)).toBeVisible();
      const apply = main.getByRole('link', { name: /^Apply Now/ });
      await expect(apply.first()).toBeVisible();
      for (const link of await apply.all()) {
        await expect(link).toHaveAttribute('href', new RegExp(`^/query\\?loan=${id}(&type=[a-z-]+)?$`));
      }
      const text = (await main.textContent())?.replaceAll(/\s+/g, ' ');
      for (const figure of figures[id] ?? []) expect(text).toContain(filled(figure));
      await own[id]?.(page);
    });
    // Both pages of a loan called themselves the same, had ways of their own and seemed to contradict each other.
    await test.step('the two pages are one set: the same tabs, the calculator, whose figures they show', async () => {
      const tabs = main.getByRole('navigation', { name: 'Pages of this loan' });
      const trails: string[] = [];
      for (const [path, current, meant] of [
        [overview, 'Rates and types', 'the starting terms and the limits we advertise'],
        [details, 'Eligibility', 'ranges across lenders'],
      ] as const) {
        if (path !== overview) await open(page, path);
        const trail = main.getByRole('navigation', { name: 'Breadcrumb' });
        trails.push((await trail.getByRole('listitem').allTextContents()).join(' › '));
        for (const [name, href] of [
          ['Rates and types', overview],
          ['Eligibility', `${details}#eligibility`],
          ['Documents', `${details}#documents`],
          ['Questions', `${details}#faqs`],
          ['EMI Calculator', `/emi-calculator?loan=${id}`],
        ] as const)
          await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
        await expect(tabs.locator('[aria-current="page"]')).toHaveText(current);
        await expect(main).toContainText(`On this page: ${meant}`);
        await leadsToGuidesAndArticles(page, id);
      }
      expect(trails).toEqual([`Home › ${plural}`, `Home › ${plural} › Details`]);
      // The range stands in its card, and the answers to questions; it used to be said five times.
      if (id !== 'mortgage-loan') await expect(main.getByText(detail.rate.range, { exact: true })).toHaveCount(1);
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: plural }).click();
      await expect(page).toHaveURL(overview);
      await tabs.getByRole('link', { name: 'Documents' }).click();
      await expect(page).toHaveURL(`${details}#documents`);
      await expect(page.getByRole('heading', { level: 2, name: detail.documents.title, exact: true })).toBeInViewport();
      await expect(tabs.locator('[aria-current="page"]')).toHaveText('Documents');
    });
    await test.step('the calculator opens on this loan', async () => {
      await page.goBack();
      await main.getByRole('link', { name: 'EMI Calculator' }).first().click();
      await expect(page).toHaveURL(`/emi-calculator?loan=${id}`);
    });
  });
}
