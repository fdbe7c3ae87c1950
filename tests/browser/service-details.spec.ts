import { content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import { filled } from './filled.ts';
import { band, expect, expectSeen, open, type Page, test } from './support.ts';

const { services } = content('en');

/** What each detail page must show by the specification, by the rows that give its figures. */
const figures: Record<string, string[]> = {
  'home-loan': [
    '{home.rate}',
    '{home.ltv}',
    '{home.ltv.faq}',
    '{home.tenure}',
    '{home.age:n}',
    '{home.score}',
    '80C',
    '{home.tax.80c}',
    '24(b)',
    '{home.tax.24b}',
  ],
  'personal-loan': [
    '{personal.rate}',
    '{personal.amount}',
    '{personal.approval}',
    '{personal.disbursal}',
    '{personal.tenure}',
    '{personal.tenure.months}',
    '{personal.age.salaried:n}',
    '{personal.age.self:n}',
    '{personal.income}',
    '{personal.score}',
  ],
  'business-loan': [
    '{business.rate}',
    '{business.amount}',
    '{business.tenure}',
    '{business.vintage:n} year',
    '{business.score}',
    'Experian',
    '{business.turnover}',
    '{business.statements}',
  ],
  'government-subsidies': [
    '{subsidy.rate}',
    '{subsidy.share}',
    '{subsidy.processing}',
    '{subsidy.age:n}',
    'PMEGP',
    'Shishu',
    'Kishor',
    'Tarun',
    'Stand-Up India',
  ],
  'mortgage-loan': [
    '{mortgage.rate}',
    '{mortgage.amount:high}',
    '{mortgage.tenure}',
    '{mortgage.rate.typical}',
    '{mortgage.amount.typical:high}',
    '{mortgage.tenure.typical}',
    '{mortgage.ltv}',
    '{mortgage.tenure.faq}',
    '{mortgage.processing}',
    '{mortgage.age:n}',
    '{mortgage.income}',
    '{mortgage.score}',
  ],
};

/** What only one of them has. */
const own: Record<string, (page: Page) => Promise<void>> = {
  // The overview asks for one score, the details for another: each says whose it is.
  'home-loan': async (page) =>
    expect(band(page, 'Eligibility Criteria')).toContainText(
      `CIBIL score for the best rates; some lenders from ${filled('{home.score.overview}')}`,
    ),
  // Reasons, property types and features, and whose figures they are.
  'mortgage-loan': async (page) => {
    const main = page.getByRole('main');
    for (const name of ['Why Choose a Mortgage Loan?', 'Eligible Property Types', 'Additional Features']) {
      await expect(main.getByRole('region', { name }).getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(main).toContainText('across all lenders');
    await expect(main).toContainText('typical offer');
  },
  // The schemes with the date they were checked.
  'government-subsidies': async (page) => {
    const schemes = band(page, 'Available Schemes');
    for (const name of [/PMEGP/, /MUDRA/, /Stand-Up India/]) {
      await expect(schemes.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    for (const word of ['Shishu', 'Kishor', 'Tarun']) await expect(schemes).toContainText(word);
    await expect(schemes.locator('time[datetime]')).toBeVisible();
  },
};

for (const { id, details } of products) {
  const detail = wordsOf(services, id).detail;

  test.describe(details, () => {
    test('hero, highlights, lists, rate card, closing call, figures, questions and what only it has', async ({
      page,
    }) => {
      await open(page, details);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.heading);
      const hero = main
        .locator('section, header')
        .filter({ has: page.getByRole('heading', { level: 1 }) })
        .first();
      await expect(hero).toContainText(detail.blurb);
      await expect(hero.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', `/query?loan=${id}`);
      await expect(hero.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute('href', '/contact');

      expect(detail.highlights).toHaveLength(4);
      for (const point of detail.highlights) {
        await expect(main.getByRole('heading', { level: 3, name: point.title, exact: true }).first()).toBeVisible();
        await expect(main).toContainText(point.text);
      }
      for (const list of [detail.employment, detail.documents]) {
        await expect(main.getByRole('heading', { name: list.title, exact: true })).toBeVisible();
        for (const item of list.items)
          await expect(main.getByRole('listitem').filter({ hasText: item }).last()).toBeVisible();
      }
      await expect(main.getByRole('heading', { name: 'Eligibility Criteria', exact: true })).toBeVisible();
      for (const item of detail.eligibility.items) await expect(main).toContainText(item.label);
      await expect(main.getByRole('heading', { name: detail.rate.title, exact: true })).toBeVisible();
      await expect(main.getByText(detail.rate.range, { exact: true }).last()).toBeVisible();
      await expect(main).toContainText(detail.rate.note);

      const closing = band(page, detail.closing.title);
      await expect(closing.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', `/query?loan=${id}`);
      await expect(closing.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');

      const text = (await page.getByRole('main').textContent())?.replaceAll(/\s+/g, ' ');
      for (const figure of figures[id] ?? []) expect(text).toContain(filled(figure));
      await own[id]?.(page);
      if (!['home-loan', 'mortgage-loan'].includes(id))
        await expect(page.getByRole('heading', { name: 'Other Services' }), 'no such carousel').toHaveCount(0);

      await test.step('five questions, one open at a time, and it can be closed', async () => {
        const faqs = band(page, 'Frequently Asked Questions');
        const buttons = faqs.getByRole('heading', { level: 3 }).getByRole('button');
        await expect(buttons).toHaveText(detail.faqs.map((faq) => faq.question));
        const opened = () =>
          buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-expanded') === 'true'));
        for (const [index, faq] of detail.faqs.entries()) {
          const answer = faqs.getByText(faq.answer, { exact: true });
          if (!(await opened())[index]) await buttons.nth(index).click();
          // Pressed at the window's edge, what opens lies below it.
          await answer.scrollIntoViewIfNeeded();
          await expectSeen(answer);
          expect(await opened()).toEqual([0, 1, 2, 3, 4].map((other) => other === index));
        }
        await buttons.nth(4).click();
        await expect(faqs.getByText(detail.faqs[4]?.answer ?? '', { exact: true })).toBeHidden();
        expect(await opened()).toEqual([false, false, false, false, false]);
        // By keyboard.
        await buttons.first().focus();
        await page.keyboard.press('Enter');
        await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true');
      });
    });
  });
}

// The five pages are drawn by one component, which kept its state from one to the next.
test('a question opened on one page is closed on the next', async ({ page }) => {
  await open(page, '/services/home-loan-details');
  const faqs = band(page, 'Frequently Asked Questions');
  await faqs.getByRole('button').nth(1).click();
  const others = band(page, 'Other Services');
  await others.getByRole('button', { name: /next/i }).click();
  await expect(others.getByRole('button', { name: /previous/i })).toBeEnabled();
  await others.getByRole('link', { name: /Mortgage/ }).click();
  await expect(page).toHaveURL('/services/mortgage-loan-details');
  await expect(faqs.getByRole('button', { expanded: true })).toHaveCount(0);
  await expect(others.getByRole('button', { name: /previous/i })).toBeDisabled();
});

test('the rate stands in the opening of its window at any width', async ({ page }) => {
  await open(page, '/services/mortgage-loan-details');
  const text = band(page, 'Interest Rate Range').getByText('typical offer', { exact: true });
  for (const width of [320, 360, 700, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { top, bottom, window } = await text.evaluate((element) => {
      const frame = element.parentElement as HTMLElement;
      const [words, own] = [frame.firstElementChild?.getBoundingClientRect(), frame.getBoundingClientRect()];
      const at = (y = 0) => (y - own.top) / own.height;
      return {
        top: at(words?.top),
        bottom: at(element.getBoundingClientRect().bottom),
        window: own.width / own.height,
      };
    });
    // Its lintel lies a little above the middle, its sill at the foot.
    expect(top, `${width} px`).toBeGreaterThan(0.54);
    expect(bottom, `${width} px`).toBeLessThan(0.95);
    expect(window, `${width} px`).toBeCloseTo(340 / 368, 2);
  }
});
