import { amountPages, tableOf } from '../../content/amount-pages.ts';
import { emi } from '../../domain/loan/emi.ts';
import { lakhCrore, rupees } from '../../domain/money/format.ts';
import { axeFaults } from './axe.ts';
import { band, expect, open, phone, test } from './support.ts';

const [page30] = amountPages.filter(({ loan, amount }) => loan === 'home-loan' && amount === 3_000_000);
if (!page30) throw new Error('No page for a home loan of ₹30 lakh');

test('a page for an amount has the engine’s figures and opens the calculator on them', async ({ page }) => {
  const { rates, months, start } = tableOf('home-loan');
  await open(page, page30.path);
  const sum = emi({ principal: page30.amount, annualRate: start.rate, months: start.months });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EMI of a ₹30 lakh home loan');
  await expect(page.getByRole('main')).toContainText(`the EMI is ${rupees(sum.emi)}`);
  const rows = band(page, 'EMI by rate and tenure').getByRole('row');
  await expect(rows).toHaveCount(months.length + 1);
  for (const [i, count] of months.entries())
    for (const [j, annualRate] of rates.entries())
      await expect(
        rows
          .nth(i + 1)
          .getByRole('cell')
          .nth(j),
      ).toHaveText(rupees(emi({ principal: page30.amount, annualRate, months: count }).emi));
  const others = band(page, 'Other amounts').getByRole('link');
  await expect(others).toHaveText(
    amountPages
      .filter(({ loan, path }) => loan === 'home-loan' && path !== page30.path)
      .map(({ amount }) => lakhCrore(amount)),
  );
  await page.getByRole('link', { name: 'Open in the EMI calculator' }).click();
  await expect(page).toHaveURL(/\/emi-calculator\?.*loan=home-loan/);
  await expect(page.getByRole('main')).toContainText(rupees(sum.emi));
});

test('axe finds nothing on them, and none scrolls sideways at 320 px', async ({ page }) => {
  const paths = ['home-loan', 'personal-loan'].map((loan) => amountPages.find((one) => one.loan === loan)?.path ?? '?');
  for (const [index, path] of paths.entries()) {
    await page.emulateMedia({ colorScheme: index === 0 ? 'light' : 'dark' });
    await page.setViewportSize({ ...phone, width: 320 });
    await open(page, path);
    expect(await axeFaults(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe('other amounts', () => {
  test.use({ wanted: /emi\/|status of 404/ });
  test('have no page', async ({ page }) => {
    for (const path of ['/emi/home-loan/31-lakh', '/emi/no-loan/30-lakh']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
    }
  });
});
