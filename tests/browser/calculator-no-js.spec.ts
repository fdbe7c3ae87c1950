import { answerOf, asking, calculate, exact, figure, rows, tab } from './calculator.ts';
import { boundsFor } from '../../content/calculator.ts';
import { expect, main, phone, test } from './support.ts';

test.use({ javaScriptEnabled: false });

test('the form answers with the computed page', async ({ page }) => {
  await page.goto('/emi-calculator');
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹0');
  await exact(page, 'Loan amount').fill('25 lakh');
  await exact(page, 'Tenure').fill('20 years');
  await exact(page, 'Interest rate').fill('8.5%');
  await calculate(page).click();
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹21,696');
  await expect(exact(page, 'Loan amount')).toHaveValue('25,00,000');
  await expect(main(page)).toContainText('20 years 0 months');
});

test('views, their inputs and the months of a year work too', async ({ page }) => {
  await page.goto('/emi-calculator?amount=10+lakh&calculated=1');
  await tab(page, 'Prepay').click();
  await exact(page, 'Extra every year').fill('50k');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(figure(page, 'Interest saved')).not.toHaveText('₹0');
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹22,244');
  await tab(page, 'Schedule').click();
  await page.getByRole('button', { name: 'Year 2' }).click();
  await expect(rows(page).filter({ hasText: 'Month 24' })).toBeVisible();
  // What was typed in another view has travelled along.
  expect(page.url()).toContain('yearly=50000');
});

test('another loan type brings its starts, and keeps what was typed', async ({ page }) => {
  await page.goto('/emi-calculator');
  await page.getByLabel('Loan type').selectOption('home-loan');
  await exact(page, 'Loan amount').fill('40 lakh');
  await calculate(page).click();
  await expect(exact(page, 'Loan amount')).toHaveValue('40,00,000');
  await expect(exact(page, 'Interest rate')).toHaveValue(String(boundsFor('home-loan').rate.start));
  await expect(exact(page, 'Tenure')).toHaveValue('240');
  await expect(main(page).getByText('We put something right')).toBeHidden();
  await expect(main(page).getByText('Tenure: 20 years, was 5 years.')).toBeVisible();
});

test('what cannot be read is put right with a notice', async ({ page }) => {
  await page.goto('/emi-calculator');
  await exact(page, 'Loan amount').fill('a lot');
  await calculate(page).click();
  await expect(main(page).getByText(/“a lot” could not be read, so we used ₹5,00,000/)).toBeVisible();
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹11,122');
});

test('each view’s button leads to its answer', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [name, field, [text, another], submit, answer] of asking) {
    await page.goto('/emi-calculator?calculated=1');
    await tab(page, name).click();
    await exact(page, field).fill(text);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(answerOf(page, answer), name).toBeInViewport({ ratio: 1 });
    // Enter sends the view it is pressed in, not Calculate EMI: that one would lead back to the top of the page.
    await exact(page, field).fill(another);
    await exact(page, field).press('Enter');
    await expect(page).toHaveURL(/#answer$/);
    await expect(exact(page, field)).not.toHaveValue(text);
    await expect(answerOf(page, answer), name).toBeInViewport({ ratio: 1 });
  }
});
