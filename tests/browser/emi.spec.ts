import { calculate, slider, type } from './calculator.ts';
import { expect, type Locator, main, open, type Page, test } from './support.ts';

const amount = /loan amount/i;
const rate = /interest rate|^rate/i;
const tenure = /tenure/i;

/** A result: its label with the figure beside it. */
const result = (page: Page, label: string): Locator =>
  main(page)
    .locator('*')
    .filter({ hasText: new RegExp(`^\\s*(Your )?${label}\\s*₹\\s?[\\d,]+\\s*$`, 'i') })
    .last();

async function expectResults(page: Page, emi: string, total: string, interest: string) {
  await expect(result(page, 'Monthly EMI')).toContainText(emi);
  await expect(result(page, 'Total amount')).toContainText(total);
  await expect(result(page, 'Total interest')).toContainText(interest);
}

test('it starts with the bounds, the values and the words of the specification, and with no result', async ({
  page,
}) => {
  await open(page, '/emi-calculator');
  await expect(page.getByRole('slider')).toHaveCount(3);
  for (const [name, min, max, step] of [
    [amount, '10000000', '1000000000', '50000'],
    [rate, '5', '30', '0.1'],
    [tenure, '12', '360', '12'],
  ] as const) {
    await expect(slider(page, name)).toHaveAttribute('min', min);
    await expect(slider(page, name)).toHaveAttribute('max', max);
    await expect(slider(page, name)).toHaveAttribute('step', step);
  }
  await expect(main(page).getByText('1Cr', { exact: true })).toBeVisible();
  await expect(main(page).getByText('100Cr', { exact: true })).toBeVisible();

  // 5,00,000, 12 percent and 60 months.
  const exact = (name: RegExp) =>
    main(page).getByRole('textbox', { name }).or(main(page).getByRole('spinbutton', { name })).first();
  await expect(exact(amount)).toHaveValue(/^(₹\s?)?5,?00,?000$/);
  await expect(exact(rate)).toHaveValue(/^12(\.0)?$/);
  await expect(exact(tenure)).toHaveValue('60');
  await expect(slider(page, rate)).toHaveValue('12');
  await expect(slider(page, tenure)).toHaveValue('60');
  await expect(slider(page, amount)).toHaveValue('10000000');

  await expectResults(page, '₹0', '₹0', '₹0');
  await expect(main(page)).not.toContainText('74.9%');
  await slider(page, rate).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, rate)).toHaveValue('12.1');
  await expectResults(page, '₹0', '₹0', '₹0');

  // The explanation covers principal, rate and tenure, and shows the formula.
  for (const name of [/principal/i, /rate/i, /tenure/i]) {
    await expect(main(page).getByRole('heading', { name }).first()).toBeVisible();
  }
  const text = ((await main(page).textContent()) ?? '').replaceAll(/\s+/g, '');
  const names = await main(page)
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((el) => el.getAttribute('aria-label')).join());
  expect(text.includes('EMI=P×R×(1+R)^N/((1+R)^N−1)') || /EMI equals P times R/.test(names)).toBe(true);
});

test('the start values give 11,122, 6,67,333 and 1,67,333; a slider moved afterwards computes nothing and says so', async ({
  page,
}) => {
  await open(page, '/emi-calculator');
  await calculate(page).click();
  await expectResults(page, '₹11,122', '₹6,67,333', '₹1,67,333');
  const breakdown = main(page);
  await expect(breakdown).toContainText(/74\.9\s?%\s*principal|principal\W*74\.9\s?%/i);
  await expect(breakdown).toContainText(/25\.1\s?%\s*interest|interest\W*25\.1\s?%/i);
  await expect(breakdown).toContainText(/5 years/);

  const note = page.getByText('Press Calculate EMI to update');
  await expect(note).toBeHidden();
  await slider(page, tenure).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, tenure)).toHaveValue('72');
  await expect(note).toBeVisible();
  await expectResults(page, '₹11,122', '₹6,67,333', '₹1,67,333');
  await calculate(page).click();
  // 5,00,000 at 12 percent over 72 months: 9,775.096… a month.
  await expectResults(page, '₹9,775', '₹7,03,807', '₹2,03,807');
  await expect(note).toBeHidden();
  await expect(main(page)).toContainText(/6 years/);
});

test('arrow keys move a slider one step, page keys ten; one crore from the slider', async ({ page }) => {
  await open(page, '/emi-calculator');
  await slider(page, amount).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, amount)).toHaveValue('10050000');
  await page.keyboard.press('PageUp');
  await expect(slider(page, amount)).toHaveValue('10550000');
  await slider(page, rate).focus();
  await page.keyboard.press('End');
  await expect(slider(page, rate)).toHaveValue('30');
  await page.keyboard.press('Home');
  await expect(slider(page, rate)).toHaveValue('5');

  await type(page, 'Interest rate', '12');
  await slider(page, amount).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expect(slider(page, amount)).toHaveValue('10000000');
  await slider(page, tenure).focus();
  await page.keyboard.press('End');
  await calculate(page).click();
  // 1 Cr at 12 percent over 360 months: 1,02,861.2597… a month.
  await expectResults(page, '₹1,02,861', '₹3,70,30,053', '₹2,70,30,053');
  await expect(main(page)).toContainText(/30 years/);
});
