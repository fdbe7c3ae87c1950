// A page can be read and filled in long before its scripts are there: seven seconds on a slow phone. What stands in the
// fields by then is the visitor's.
import { calculate, exact, figure, slider, type as typeIn } from './calculator.ts';
import { asha, field, fill, submit } from './lead-form.ts';
import { expect, freshTest, main, openAsleep, test } from './support.ts';

// 35 lakh was typed, the page came alive, and Calculate EMI answered for 5 lakh.
test('a loan typed into the calculator early is the loan that is calculated', async ({ page }) => {
  const wake = await openAsleep(page, '/emi-calculator');
  await typeIn(page, 'Loan amount', '35 lakh');
  await typeIn(page, 'Interest rate', '8.5');
  await slider(page, 'Tenure').focus();
  await page.keyboard.press('End');
  await wake();
  await expect(exact(page, 'Loan amount')).toHaveValue('35,00,000');
  await expect(exact(page, 'Tenure')).toHaveValue('360');
  await calculate(page).click();
  await expect(exact(page, 'Loan amount')).toHaveValue('35,00,000');
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹26,912');
});

test('a product chosen early brings its starts, and the figure typed with it stays as it is being typed', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/emi-calculator');
  await page.getByLabel('Loan type').selectOption('home-loan');
  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('End');
  await exact(page, 'Loan amount').fill('40 l');
  await wake();
  await expect(page.getByLabel('Loan type')).toHaveValue('home-loan');
  await expect(exact(page, 'Interest rate')).toHaveValue('8.5');
  await expect(exact(page, 'Loan amount')).toHaveValue('40 l');
  await exact(page, 'Loan amount').press('End');
  await page.keyboard.type('akh');
  await calculate(page).click();
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹34,713');
});

test('an early search is answered when the page comes alive', async ({ page }) => {
  const wake = await openAsleep(page, '/blog');
  const box = page.getByRole('searchbox');
  await box.fill('subsid');
  const posts = main(page).getByRole('article');
  const all = await posts.count();
  await wake();
  await expect.poll(() => posts.count()).toBeLessThan(all);
  await expect(box).toHaveValue('subsid');
});

test('an enquiry begun early is kept as it is, ticks and all, also over a reload', async ({ page }) => {
  const wake = await openAsleep(page, '/query');
  await fill(page, { ...asha, loanAmount: '45 lakh', salary: '85,000', message: 'In the evening' });
  await field(page, 'loanType').selectOption('home-loan');
  await page.getByLabel('Professional').check();
  await field(page, 'agreeTerms').check();
  await wake();
  const stands = async () => {
    await expect(page.getByText('45 lakh rupees')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue(asha.name);
    await expect(field(page, 'message')).toHaveValue('In the evening');
    await expect(field(page, 'loanType')).toHaveValue('home-loan');
    await expect(page.getByLabel('Professional')).toBeChecked();
    await expect(field(page, 'agreeTerms')).toBeChecked();
  };
  await stands();
  await page.reload();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await stands();
});

// The browser's own bubble pointed at the first field, or the server answered with a page of its own.
test('a form sent early is answered by the page once it is alive, and says what is wrong in a field that was left', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/query');
  await fill(page, { email: 'asha' });
  await field(page, 'name').focus();
  await wake();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => sessionStorage.clear());
  const again = await openAsleep(page, '/query');
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await again();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check these fields' })).toBeFocused();
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
});

test.describe('sent early and sent back', () => {
  test.use({ wanted: /status of 422/ });

  // React wrote the text that the server had sent over what was typed into the box meanwhile; only into that box.
  freshTest('what is put right before the scripts are there stays put right', async ({ page }) => {
    const wake = await openAsleep(page, '/query');
    await page.clock.install();
    await fill(page, { ...asha, loanAmount: '45 lakh', salary: '85,000', message: 'In the evening' });
    await submit(page).click();
    // Scripts that do not come in time: the browser sends the form by itself.
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(5000);
    await expect(page.getByText('Terms Required').first()).toBeVisible();
    await fill(page, { message: 'In the morning', loanAmount: '50 lakh' });
    await field(page, 'agreeTerms').check();
    await wake();
    await expect(page.getByText('50 lakh rupees')).toBeVisible();
    await expect(field(page, 'message')).toHaveValue('In the morning');
    await submit(page).click();
    await expect(page.getByText('Application Submitted!').first()).toBeVisible();
  });
});
