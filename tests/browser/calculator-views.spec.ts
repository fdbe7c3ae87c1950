// What stands beside the schedule: paying early, comparing offers, moving the loan, how much one can borrow.
import { answerOf, asking, calculate, exact, figure, offered, rows, tab, type } from './calculator.ts';
import { expect, main, open, phone, test } from './support.ts';

test('prepaying saves months or lowers the instalment, and the note on charges stands by', async ({ page }) => {
  await open(page, '/emi-calculator?calculated=1&view=prepay');
  await expect(figure(page, 'Interest saved')).toHaveText('₹0');
  await type(page, 'One-off payment 1', '1 lakh');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page).toHaveURL(/extras=100000/);
  await expect(figure(page, 'Paid early')).toHaveText('₹1,00,000');
  await expect(figure(page, 'Time saved')).toHaveText(/\d+ months|1 year/);
  await expect(exact(page, 'One-off payment 2')).toBeVisible();
  await page.getByRole('radio', { name: /Keep the tenure/ }).check();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(main(page).getByText(/may not charge individuals for prepaying/)).toBeVisible();
});

// ₹25 lakh at 8.5 % over 20 years, ₹60,000 extra each year: the last odd instalment (₹2,943.72 once, ₹4,532.28 with the
// tenure's end) stood there as “EMI at last”, “0 months” as the time saved, the old loan's total over the prepaid chart.
test('who keeps the tenure is shown the new EMI', async ({ page }) => {
  await open(page, '/emi-calculator?amount=2500000&rate=8.5&months=240&calculated=1&view=prepay&yearly=60000');
  await page.getByRole('radio', { name: /Keep the tenure/ }).check();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(rows(page).last()).toContainText('₹21,164.31 from month 13');
  await open(
    page,
    '/emi-calculator?amount=2500000&rate=8.5&months=240&view=prepay&extras=100000&prepay-mode=keep-tenure',
  );
  await expect(figure(page, 'New EMI')).toHaveText('₹20,810.14');
  await expect(main(page).getByText('0 months', { exact: true })).toHaveCount(0);
});

test('a dearer move is not “less” by a negative sum', async ({ page }) => {
  await open(page, '/emi-calculator?view=transfer&new-rate=13');
  await expect(figure(page, 'More each month')).toHaveText('₹254');
  await expect(figure(page, 'Extra cost of moving')).not.toContainText('−');
});

test('fees that eat the loan have no rate worth showing', async ({ page }) => {
  await open(page, '/emi-calculator?view=compare&offers=12-60-499000_12-60-500000');
  await expect(offered(page, 'Yearly cost')).toHaveText(['fees take nearly the whole loan', 'fees exceed the loan']);
});

test('offers are compared with fees counted in', async ({ page }) => {
  await open(page, '/emi-calculator?calculated=1&view=compare');
  await expect(offered(page, 'EMI')).toHaveCount(1);
  await type(page, 'Offer 1, Fees', '10,000');
  await type(page, 'Offer 2, Interest rate', '12.5');
  await page.getByRole('button', { name: 'Compare' }).click();
  // 4,90,000 received against sixty instalments of 11,122.22: 12.89 percent a year.
  await expect(offered(page, 'Yearly cost')).toHaveText(['12.89%', /^12.50% lowest$/]);
  await type(page, 'Interest rate', '11');
  await calculate(page).click();
  // An untouched field of an offer follows the loan; a typed one stays.
  await expect(exact(page, 'Offer 1, Interest rate')).toHaveValue('11.0');
  await expect(exact(page, 'Offer 2, Interest rate')).toHaveValue('12.5');
  // Even one that is now the same as the loan above.
  await type(page, 'Interest rate', '12.5');
  await calculate(page).click();
  await calculate(page).click();
  await expect(offered(page, 'EMI')).toHaveCount(2);
});

test('a transfer shows its saving and the month it has paid for itself', async ({ page }) => {
  await open(page, '/emi-calculator?calculated=1&view=transfer');
  await type(page, 'Cost of moving', '5000');
  await page.getByRole('button', { name: 'Work it out' }).click();
  // 12 against 11 percent on 5,00,000 over 60 months: 11,122.22 − 10,871.21 a month, less 5,000.
  await expect(figure(page, 'Saving after costs')).toHaveText('₹10,061');
  await expect(figure(page, 'Costs are earned back')).toHaveText('in month 20');
  await type(page, 'Rate offered', '13');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(
    main(page)
      .getByText(/^Staying is cheaper by/)
      .last(),
  ).toBeVisible();
  await expect(figure(page, 'Costs are earned back')).toHaveText('not within the loan');
});

// 360 months of a personal loan, at a rate that is not the product's: the EMI it promised was not the one that came.
test('what one can borrow keeps to the product, and its EMI is the one promised', async ({ page }) => {
  await open(page, '/emi-calculator?loan=personal-loan&view=affordability');
  await type(page, 'Tenure wanted', '30 years');
  await type(page, 'Expected rate', '5');
  await page.getByRole('button', { name: 'Estimate' }).click();
  await expect(main(page).getByText(/Tenure \d+ years: as far as this loan type usually goes/)).toBeVisible();
  await expect(main(page).getByText(/Interest rate [\d.]+%: as far as this loan type usually goes/)).toBeVisible();
  const promised = await figure(page, 'Its EMI').textContent();
  await page.getByRole('link', { name: 'Calculate with this amount' }).click();
  await expect(figure(page, 'Monthly EMI')).toHaveText(promised ?? '');
  // The other tabs go on following the loan.
  expect(new URL(page.url()).searchParams.has('outstanding')).toBe(false);
  expect(new URL(page.url()).searchParams.has('offers')).toBe(false);
});

test('every view answers before Calculate EMI is pressed, and the result stays at zero', async ({ page }) => {
  await open(page, '/emi-calculator');
  for (const [name, field, [text], submit, answer] of asking) {
    await tab(page, name).click();
    await type(page, field, text);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(answerOf(page, answer)).toBeVisible();
  }
  await tab(page, 'Schedule').click();
  await expect(rows(page).first()).toBeVisible();
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹0');
});

// “₹11,122” was announced without a word of what it is; a verdict twice; the other views' answers not at all.
test('an answer is announced once, with its labels', async ({ page }) => {
  await open(page, '/emi-calculator?view=transfer');
  await calculate(page).click();
  const heard = (text: string | RegExp) => main(page).getByRole('status').filter({ hasText: text });
  await expect(heard('Monthly EMI ₹11,122. Total amount ₹6,67,333. Total interest ₹1,67,333.')).toHaveCount(1);
  await type(page, 'Cost of moving', '5000');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(heard(/Saving after costs ₹10,061/)).toHaveCount(1);
  await expect(heard(/Moving saves/)).toHaveCount(1);
});

// A bar with a second orange button stuck to the screen's end, over the word “Total” and whatever the keyboard had come to.
test('below the result one button is orange, and nothing covers the one in focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/emi-calculator?view=compare&offers=_11');
  await calculate(page).click();
  await expect(page.getByRole('link', { name: 'Apply with these figures' })).toBeInViewport();
  const orange = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a, button')]
        .filter((control) => {
          const { top, bottom } = control.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && getComputedStyle(control).backgroundColor === 'rgb(246, 139, 31)';
        })
        .map((control) => control.textContent?.trim()),
    );
  expect(await orange()).toEqual(['Apply Now']);
  await calculate(page).focus();
  const last = page.getByRole('button', { name: 'Compare', exact: true });
  for (const _ of Array(40)) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && (focused.contains(seen) || seen.closest('label')) ? null : focused.outerHTML.slice(0, 120);
    });
    expect(covered).toBeNull();
    if (await last.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(last).toBeFocused();
});

test('how much one can borrow is an estimate, and says so', async ({ page }) => {
  await open(page, '/emi-calculator?calculated=1&view=affordability');
  await type(page, 'Income a month, after tax', '60,000');
  await type(page, 'EMIs you pay already', '10000');
  await page.getByRole('button', { name: 'Estimate' }).click();
  // Half of 60,000 less 10,000 leaves 20,000 a month: 8,99,100 at 12 percent over 60 months, rounded down.
  await expect(figure(page, 'You could borrow about')).toHaveText('₹8,99,000');
  await expect(main(page).getByText(/An estimate, not an offer/)).toBeVisible();
  await page.getByRole('link', { name: 'Calculate with this amount' }).click();
  await expect(exact(page, 'Loan amount')).toHaveValue('8,99,000');
  await open(page, '/emi-calculator?calculated=1&view=affordability&income=20000&emis=15000');
  await expect(main(page).getByText(/no room for another/)).toBeVisible();
});

// The address kept the #more of the tab, and the router went back to it: the answer lay below the screen.
test('after its button each view has its answer on the screen, and after Enter', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/emi-calculator?calculated=1');
  for (const [name, field, [text, another], submit, answer] of asking)
    await test.step(`${name}: “${submit}”`, async () => {
      await tab(page, name).click();
      await expect(page).toHaveURL(/#more$/);
      await type(page, field, text);
      await page.getByRole('button', { name: submit, exact: true }).click();
      await expect(page).toHaveURL(/#answer$/);
      await expect(answerOf(page, answer)).toBeInViewport({ ratio: 1 });
      const before = page.url();
      await exact(page, field).fill(another);
      await exact(page, field).press('Enter');
      await expect(page).not.toHaveURL(before);
      await expect(answerOf(page, answer)).toBeInViewport({ ratio: 1 });
    });
});

test('calculating again below an open view shows the EMI, not the view', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/emi-calculator?calculated=1&view=compare#more');
  await type(page, 'Loan amount', '9 lakh');
  await calculate(page).click();
  await expect(page).toHaveURL(/amount=900000[^#]*$/);
  await expect(figure(page, 'Monthly EMI')).toBeInViewport({ ratio: 1 });
});
