// What the calculator's fields take, and what each loan type puts into them.
import { calculate, exact, figure, slider, type } from './calculator.ts';
import { boundsFor } from '../../content/calculator.ts';
import { expect, main, open, test } from './support.ts';

test.describe('exact inputs', () => {
  test.beforeEach(({ page }) => open(page, '/emi-calculator'));

  for (const [typed, shown, words] of [
    ['5 lakh', '5,00,000', '5 lakh rupees'],
    ['5L', '5,00,000', '5 lakh rupees'],
    ['1.2 cr', '1,20,00,000', '1 crore 20 lakh rupees'],
    ['₹ 5 00 000', '5,00,000', '5 lakh rupees'],
    ['500k', '5,00,000', '5 lakh rupees'],
    ['25,00,000', '25,00,000', '25 lakh rupees'],
  ] as const) {
    test(`an amount typed as ${typed}`, async ({ page }) => {
      await type(page, 'Loan amount', typed);
      await expect(exact(page, 'Loan amount')).toHaveValue(shown);
      await expect(main(page).getByText(words, { exact: true })).toBeVisible();
      await expect(slider(page, 'Loan amount')).toHaveAttribute('aria-valuetext', words);
    });
  }

  test('tenure takes years, rate takes a percent sign', async ({ page }) => {
    await type(page, 'Tenure', '20 years');
    await expect(exact(page, 'Tenure')).toHaveValue('240');
    await expect(slider(page, 'Tenure')).toHaveValue('240');
    await expect(slider(page, 'Tenure')).toHaveAttribute('aria-valuetext', '20 years');
    await type(page, 'Interest rate', '8.75 % p.a.');
    await expect(exact(page, 'Interest rate')).toHaveValue('8.75');
    await expect(slider(page, 'Interest rate')).toHaveAttribute('aria-valuetext', '8.75% a year');
  });

  test('what cannot be read is said, the last good value is kept, and nothing is calculated', async ({ page }) => {
    await calculate(page).click();
    await expect(figure(page, 'Monthly EMI')).toHaveText('₹11,122');
    for (const [typed, message] of [
      ['five', /could not read this/],
      ['-5 lakh', /minus sign/],
      ['1 crore 20', /two ways/],
      ['9', /The least is ₹10,000/],
      ['200 cr', /The most is ₹1,00,00,00,000/],
      ['', /Type a figure/],
    ] as const) {
      await type(page, 'Loan amount', typed);
      await expect(exact(page, 'Loan amount')).toHaveAccessibleDescription(message);
      await expect(exact(page, 'Loan amount')).toHaveAccessibleDescription(/we keep ₹5,00,000/);
      await expect(exact(page, 'Loan amount')).toHaveAttribute('aria-invalid', 'true');
      await calculate(page).click();
      await expect(exact(page, 'Loan amount')).toBeFocused();
      await expect(page).toHaveURL(/\?calculated=1$/);
    }
    await type(page, 'Tenure', '8.3 years');
    await expect(exact(page, 'Tenure')).toHaveAccessibleDescription(/whole number of months/);
  });

  test('a common amount is one tap', async ({ page }) => {
    const quick = page.getByRole('group', { name: 'Common amounts' });
    await expect(quick.getByRole('button', { name: '₹5 lakh' })).toHaveAttribute('aria-pressed', 'true');
    await quick.getByRole('button', { name: '₹50 lakh' }).click();
    await expect(exact(page, 'Loan amount')).toHaveValue('50,00,000');
    await expect(quick.getByRole('button', { name: '₹5 lakh' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('phones keep the decimal point', async ({ page }) => {
    for (const name of ['Loan amount', 'Interest rate']) {
      await expect(exact(page, name)).toHaveAttribute('inputmode', 'decimal');
    }
  });

  test('page keys move ten steps on every slider', async ({ page }) => {
    for (const [name, up, down] of [
      ['Interest rate', '13', '12'],
      ['Tenure', '180', '60'],
    ] as const) {
      await slider(page, name).focus();
      await page.keyboard.press('PageUp');
      await expect(slider(page, name)).toHaveValue(up);
      await page.keyboard.press('PageDown');
      await expect(slider(page, name)).toHaveValue(down);
    }
    await slider(page, 'Loan amount').focus();
    await page.keyboard.press('Home');
    await expect(exact(page, 'Loan amount')).toHaveValue('1,00,00,000');
  });
});

test('a loan type brings its own ranges and starts', async ({ page }) => {
  await open(page, '/emi-calculator');
  await calculate(page).click();
  await page.getByLabel('Loan type').selectOption({ label: 'Home Loan' });
  await expect(slider(page, 'Loan amount')).toHaveAttribute('max', '100000000');
  await expect(slider(page, 'Interest rate')).toHaveAttribute('min', '7.3');
  await expect(slider(page, 'Tenure')).toHaveAttribute('min', '120');
  await expect(exact(page, 'Interest rate')).toHaveValue(String(boundsFor('home-loan').rate.start));
  await expect(page.getByText('Press Calculate EMI to update')).toBeVisible();
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹11,122');
  await calculate(page).click();
  await expect(page).toHaveURL(/loan=home-loan/);
  await expect(figure(page, 'Monthly EMI')).not.toHaveText('₹11,122');

  await open(page, '/emi-calculator?loan=home-loan');
  await expect(page.getByLabel('Loan type')).toHaveValue('home-loan');
  await expect(exact(page, 'Tenure')).toHaveValue('240');
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹0');
});
