// What the calculator's fields take, and what each loan type puts into them.
import { calculate, exact, figure, slider, type } from './calculator.ts';
import { boundsFor } from '../../content/calculator.ts';
import { expect, main, open, test } from './support.ts';

test('amounts, rates and tenures are read as people type them', async ({ page }) => {
  await open(page, '/emi-calculator');
  for (const [typed, shown, words] of [
    ['1.2 cr', '1,20,00,000', '1 crore 20 lakh rupees'],
    ['5 lakh', '5,00,000', '5 lakh rupees'],
    ['25,00,000', '25,00,000', '25 lakh rupees'],
    ['5L', '5,00,000', '5 lakh rupees'],
    ['1.2 cr', '1,20,00,000', '1 crore 20 lakh rupees'],
    ['₹ 5 00 000', '5,00,000', '5 lakh rupees'],
    ['25 lakh', '25,00,000', '25 lakh rupees'],
    ['500k', '5,00,000', '5 lakh rupees'],
  ] as const)
    await test.step(`an amount typed as ${typed}`, async () => {
      await type(page, 'Loan amount', typed);
      await expect(exact(page, 'Loan amount')).toHaveValue(shown);
      await expect(main(page).getByText(words, { exact: true })).toBeVisible();
      await expect(slider(page, 'Loan amount')).toHaveAttribute('aria-valuetext', words);
    });
  await test.step('tenure takes years, rate takes a percent sign', async () => {
    await type(page, 'Tenure', '20 years');
    await expect(exact(page, 'Tenure')).toHaveValue('240');
    await expect(slider(page, 'Tenure')).toHaveValue('240');
    await expect(slider(page, 'Tenure')).toHaveAttribute('aria-valuetext', '20 years');
    await type(page, 'Interest rate', '8.75 % p.a.');
    await expect(exact(page, 'Interest rate')).toHaveValue('8.75');
    await expect(slider(page, 'Interest rate')).toHaveAttribute('aria-valuetext', '8.75% a year');
  });
  await test.step('phones keep the decimal point', async () => {
    for (const name of ['Loan amount', 'Interest rate'])
      await expect(exact(page, name)).toHaveAttribute('inputmode', 'decimal');
  });
});

test('what cannot be read is said, the last good value is kept, and nothing is calculated', async ({ page }) => {
  await open(page, '/emi-calculator');
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

test('a common amount is one tap; page keys move ten steps on every slider', async ({ page }) => {
  await open(page, '/emi-calculator');
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
  const quick = page.getByRole('group', { name: 'Common amounts' });
  await expect(quick.getByRole('button', { name: '₹5 lakh' })).toHaveAttribute('aria-pressed', 'true');
  await quick.getByRole('button', { name: '₹50 lakh' }).click();
  await expect(exact(page, 'Loan amount')).toHaveValue('50,00,000');
  await expect(quick.getByRole('button', { name: '₹5 lakh' })).toHaveAttribute('aria-pressed', 'false');
  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('Home');
  await expect(exact(page, 'Loan amount')).toHaveValue('1,00,00,000');
});

test('a loan type brings its own ranges and starts', async ({ page }) => {
  await open(page, '/emi-calculator');
  await calculate(page).click();
  await page.getByLabel('Loan type').selectOption({ label: 'Home Loan' });
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

// It once threw away a typed ₹40 lakh without a word.
test('choosing a loan type keeps what was typed where it fits, and says what it changed', async ({ page }) => {
  await open(page, '/emi-calculator');
  await type(page, 'Loan amount', '40 lakh');
  await type(page, 'Interest rate', '18');
  await page.getByLabel('Loan type').selectOption({ label: 'Home Loan' });
  const said = main(page).getByRole('status').filter({ hasText: 'Set for this loan type' });
  await expect(said.getByRole('listitem')).toHaveText([
    'Interest rate: 8.5%, was 18%.',
    'Tenure: 20 years, was 5 years.',
  ]);
  await expect(exact(page, 'Loan amount')).toHaveValue('40,00,000');
  await calculate(page).click();
  await expect(said).toBeHidden();
});

// A home loan at 11.2 % or for 8 years exists, but the fields refused it.
test('a product’s range bounds the slider, not the exact input', async ({ page }) => {
  await open(page, '/emi-calculator?loan=home-loan');
  await expect(slider(page, 'Interest rate')).toHaveAttribute('max', '10.5');
  await type(page, 'Interest rate', '11.2');
  await type(page, 'Tenure', '8 years');
  for (const name of ['Interest rate', 'Tenure']) {
    await expect(exact(page, name)).toHaveAccessibleDescription(/Outside our lenders’ usual range/);
    await expect(exact(page, name)).not.toHaveAttribute('aria-invalid');
  }
  await calculate(page).click();
  await expect(page).toHaveURL(/loan=home-loan&rate=11.2&months=96/);
  await expect(main(page).getByText('We put something right')).toBeHidden();
  // ₹1 lakh and ₹1 crore are both within reach of a finger: neither end of the slider is a thousand steps away.
  const steps = Number(await slider(page, 'Loan amount').getAttribute('max'));
  expect(steps).toBeLessThan(150);
  await slider(page, 'Loan amount').fill(String(Math.round(steps * 0.7)));
  await expect(slider(page, 'Loan amount')).toHaveAttribute('aria-valuetext', '1 crore rupees');
  await expect(exact(page, 'Loan amount')).toHaveValue('1,00,00,000');
});

// “20” was taken as twenty months, and a keypad of figures has no letters to say otherwise.
test('years are asked for, and units are chosen without typing letters', async ({ page }) => {
  await open(page, '/emi-calculator');
  await type(page, 'Tenure', '20');
  await page.getByRole('button', { name: '20 years?' }).click();
  await expect(slider(page, 'Tenure')).toHaveAttribute('aria-valuetext', '20 years');
  await exact(page, 'Loan amount').fill('25');
  await page.getByLabel('Loan amount in').selectOption('lakh');
  await expect(slider(page, 'Loan amount')).toHaveAttribute('aria-valuetext', '25 lakh rupees');
  await expect(exact(page, 'Loan amount')).toHaveValue('25');
  await page.getByLabel('Loan amount in').selectOption('rupees');
  await expect(exact(page, 'Loan amount')).toHaveValue('25,00,000');
  await calculate(page).click();
  await expect(page).toHaveURL('/emi-calculator?amount=2500000&months=240&calculated=1');
});

// On a slow phone the router follows a press late: it took back what had been typed in the meantime.
test('a figure typed while earlier presses are still followed stays', async ({ page }) => {
  await open(page, '/emi-calculator');
  await exact(page, 'Loan amount').evaluate(async (element) => {
    const input = element as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const put = (text: string) => {
      write?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    // Time enough for the page to take a figure in, too little for the router.
    const taken = () => new Promise<void>((done) => queueMicrotask(done));
    for (const figure of ['6,00,000', '7,00,000']) {
      put(figure);
      await taken();
      input.form?.requestSubmit();
      await taken();
    }
    put('8,00,000');
  });
  await expect(page).toHaveURL(/amount=700000/);
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹15,571');
  await expect(exact(page, 'Loan amount')).toHaveValue(/^8,?00,?000$/);
});
