import { content } from '../../content/load.ts';
import { wordsOf } from '../../content/products.ts';
import { band, expect, open, test } from './support.ts';

test('paper has every answer, also those that are closed on the screen', async ({ page }) => {
  await open(page, '/services/home-loan-details');
  await page.emulateMedia({ media: 'print' });
  const faqs = band(page, 'Frequently Asked Questions');
  for (const { answer } of wordsOf(content('en').services, 'home-loan').detail.faqs) {
    await expect(faqs.getByText(answer, { exact: true })).toBeVisible();
  }
});

// Browsers print no backgrounds unless told to: the marks were drawn as such, and only words were left of the legend.
test('paper has the marks of the chart’s legend', async ({ page }) => {
  await open(page, '/emi-calculator?amount=2500000&calculated=1&view=schedule');
  await page.emulateMedia({ media: 'print' });
  const legend = page.getByRole('main').locator('figure figcaption');
  for (const name of ['principal paid', 'interest paid', 'still owed']) {
    await expect(legend.getByText(name)).toBeVisible();
    const mark = await legend.getByText(name).evaluate((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element, '::before');
      return { width: Number.parseFloat(borderTopWidth), color: borderTopColor };
    });
    expect(mark.width, name).toBeGreaterThan(2);
    expect(mark.color, name).not.toMatch(/255, 255, 255|rgba\(.*, 0\)/);
  }
});
