import { content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import { band, expect, open, test } from './support.ts';

const { services } = content('en');

/** Figures each overview page must show, as the specification gives them. */
const figures: Record<string, string[]> = {
  'home-loan': [
    '8.5%',
    '10 Cr',
    '30 years',
    '24–48 hours',
    '8.75%',
    '9%',
    '9.25%',
    '21–65',
    '25,000',
    '650+',
    '2 years',
  ],
  'personal-loan': [
    '10.99%',
    '50 lakh',
    '1–7 years',
    '2 hours',
    'No collateral',
    '21–60',
    '25–65',
    '15,000',
    '600+',
    '1 year',
  ],
  'business-loan': ['11.5%', '10 Cr', '7 years', '48–72 hours'],
  'government-subsidies': ['2.67 lakh', '10 lakh', '1 Cr', '10+'],
  'mortgage-loan': ['9.25%', '5 Cr', '70%', '20 years', '3–5 days'],
};

for (const { id, overview } of products) {
  test(`${overview}: stats, bands and an application`, async ({ page }) => {
    await open(page, overview);
    const wanted = wordsOf(services, id).overview;
    const main = page.getByRole('main');
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
    for (const figure of figures[id] ?? []) expect(text).toContain(figure);
  });
}

test('home loan: four types with Apply Now, key features, calculator and expert', async ({ page }) => {
  await open(page, '/services/home-loan');
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
  for (const rate of ['8.5%', '8.75%', '9%', '9.25%']) await expect(types).toContainText(rate);
  expect(await band(page, 'Key Features').getByRole('listitem').count()).toBeGreaterThan(3);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Talk to Expert' }).first()).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'EMI Calculator' }).first().click();
  await expect(page).toHaveURL('/emi-calculator?loan=home-loan');
});

test('personal loan: six uses, three steps, ways on', async ({ page }) => {
  await open(page, '/services/personal-loan');
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
});

test('mortgage and business loans: a list of features', async ({ page }) => {
  for (const path of ['/services/mortgage-loan', '/services/business-loan']) {
    await open(page, path);
    expect(await band(page, 'Key Features').getByRole('listitem').count()).toBeGreaterThan(3);
  }
});

test('government subsidies: four schemes, benefits, an application', async ({ page }) => {
  await open(page, '/services/government-subsidies');
  const schemes = band(page, wordsOf(services, 'government-subsidies').overview.bands[0]?.title ?? '?');
  await expect(schemes.getByRole('heading', { level: 3 })).toHaveCount(4);
  for (const word of ['PMEGP', 'MUDRA', 'Stand-Up India']) await expect(schemes).toContainText(word);
  await expect(schemes).toContainText(/Eligib|Who/i);
  await expect(schemes.locator('time[datetime]')).toBeVisible();
  expect(await band(page, 'Benefits').getByRole('listitem').count()).toBeGreaterThan(3);
});

// Both pages of a loan called themselves the same, the details led nowhere, and their figures seemed to contradict.
for (const { id, overview, details } of products) {
  test(`the two pages of ${id} name themselves, lead to each other and to the calculator`, async ({ page }) => {
    const trails: string[] = [];
    for (const [path, other, meant] of [
      [overview, details, 'the starting terms and the limits we advertise'],
      [details, overview, 'ranges across lenders'],
    ] as const) {
      await open(page, path);
      const main = page.getByRole('main');
      const trail = main.getByRole('navigation', { name: 'Breadcrumb' });
      trails.push((await trail.getByRole('listitem').allTextContents()).join(' › '));
      const guide = main.getByRole('navigation', { name: 'On this page' });
      await expect(guide.locator(`a[href="${other}"]`)).toBeVisible();
      await expect(guide.getByRole('link', { name: 'EMI Calculator' })).toHaveAttribute(
        'href',
        `/emi-calculator?loan=${id}`,
      );
      await expect(main).toContainText(`On this page: ${meant}`);
      const jumps = guide.locator('a[href^="#"]');
      expect(await jumps.count()).toBeGreaterThan(2);
      for (const jump of await jumps.all()) {
        const target = main.locator((await jump.getAttribute('href')) ?? '?');
        await expect(
          target.getByRole('heading', { level: 2, name: (await jump.textContent()) ?? '?', exact: true }),
        ).toBeVisible();
      }
      await jumps.last().click();
      const heading = main.getByRole('heading', {
        level: 2,
        name: (await jumps.last().textContent()) ?? '?',
        exact: true,
      });
      await expect(heading).toBeInViewport();
    }
    const { plural } = wordsOf(services, id);
    expect(trails).toEqual([`Home › ${plural}`, `Home › ${plural} › Details`]);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: plural }).click();
    await expect(page).toHaveURL(overview);
  });
}
