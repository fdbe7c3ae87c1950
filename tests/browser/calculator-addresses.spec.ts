// A calculation is an address: it can be gone back to, bookmarked, mistyped, and taken along to the application.
import { calculate, exact, figure, tab, type } from './calculator.ts';
import { expect, main, open, phone, test } from './support.ts';

test('back and forward restore inputs, result and view', async ({ page }) => {
  await open(page, '/emi-calculator');
  await calculate(page).click();
  await expect(page).toHaveURL('/emi-calculator?calculated=1');
  await type(page, 'Loan amount', '25 lakh');
  await calculate(page).click();
  await expect(page).toHaveURL('/emi-calculator?amount=2500000&calculated=1');
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹55,611');
  await tab(page, 'Schedule').click();
  await expect(page).toHaveURL(/view=schedule/);
  await expect(tab(page, 'Schedule')).toHaveAttribute('aria-current', 'page');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Repayment schedule' })).toBeHidden();
  await page.goBack();
  await expect(exact(page, 'Loan amount')).toHaveValue('5,00,000');
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹11,122');
  await page.goBack();
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹0');
  for (let i = 0; i < 3; i++) await page.goForward();
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹55,611');
  await expect(page.getByRole('heading', { name: 'Repayment schedule' })).toBeVisible();
});

test('calculating and changing the view ask nothing of the server', async ({ page }) => {
  await open(page, '/emi-calculator');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('emi-calculator') && asked.push(request.url()));
  await calculate(page).click();
  await tab(page, 'Prepay').click();
  await expect(page.getByRole('heading', { name: 'Pay early, and what may change' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('bad values are put right with a notice', async ({ page }) => {
  const response = await open(page, '/emi-calculator?amount=5&rate=abc&months=9999&view=x&calculated=1');
  expect(response?.status()).toBe(200);
  const notice = main(page).getByRole('status').filter({ hasText: 'We put something right' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'Loan amount: “5” is below the least we take, so we used ₹10,000.',
    'Interest rate: “abc” could not be read, so we used 12%.',
    'Tenure: “9999” is above the most we take, so we used 30 years.',
    'View: “x” is not one of the choices, so we left it out.',
  ]);
  await expect(exact(page, 'Loan amount')).toHaveValue('10,000');
  await calculate(page).click();
  await expect(notice).toBeHidden();
});

test('a bookmark of any view opens it', async ({ page }) => {
  for (const [view, title] of [
    ['schedule', 'Repayment schedule'],
    ['prepay', 'Pay early, and what may change'],
    ['compare', 'Compare offers'],
    ['transfer', 'Is moving the loan worth it?'],
    ['affordability', 'How much can I borrow?'],
  ]) {
    await open(page, `/emi-calculator?calculated=1&view=${view}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('applying carries amount and loan type along', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/emi-calculator?loan=home-loan&amount=45+lakh');
  const apply = page.getByRole('link', { name: 'Apply with these figures' });
  await expect(apply).toBeHidden();
  await calculate(page).click();
  await expect(apply).toHaveAttribute('href', '/query?amount=4500000&loan=home-loan');
  await expect(figure(page, 'Monthly EMI')).toBeInViewport();
  await expect(apply).toBeInViewport();
  await apply.click();
  await expect(page).toHaveURL('/query?amount=4500000&loan=home-loan');
});
