// What the calculator does beyond the specification: exact inputs, loan types, addresses, the five views, no scripts.
import { readFileSync } from 'node:fs';
import { expect, type Locator, open, type Page, phone, test } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const exact = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate EMI' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'More about this loan' }).getByRole('link', { name });
const figure = (page: Page, label: string): Locator =>
  main(page)
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');
const rows = (page: Page) => main(page).getByRole('table').locator('tbody tr');
const paise = (text: string) => Math.round(Number(text.replace(/[^\d.−-]/g, '').replace('−', '-')) * 100);

async function type(page: Page, name: string, text: string) {
  await exact(page, name).fill(text);
  await exact(page, name).blur();
}

/** A plain reader's page: what the server answers, without scripts. */
const withoutScripts = { javaScriptEnabled: false } as const;

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
  await expect(exact(page, 'Interest rate')).toHaveValue('8.5');
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

test.describe('addresses', () => {
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
    await expect(page.getByRole('heading', { name: 'Pay a part early' })).toBeVisible();
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
      ['prepay', 'Pay a part early'],
      ['compare', 'Compare offers'],
      ['transfer', 'Is moving the loan worth it?'],
      ['affordability', 'How much can I borrow?'],
    ]) {
      await open(page, `/emi-calculator?calculated=1&view=${view}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
  });
});

test.describe('schedule', () => {
  test('years open to months, and every column adds up to the paisa', async ({ page }) => {
    await open(page, '/emi-calculator?amount=2500000&rate=8.75&months=30&calculated=1&view=schedule');
    await expect(main(page).getByText(/29 instalments of ₹[\d,.]+ and a last one of ₹[\d,.]+/)).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    const year = main(page).getByRole('button', { name: 'Year 2' });
    await year.click();
    await expect(year).toHaveAttribute('aria-expanded', 'true');
    await expect(rows(page)).toHaveCount(16);
    await expect(rows(page).filter({ hasText: 'Month 13' })).toBeVisible();
    await year.click();
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Show every month' }).click();
    await expect(rows(page)).toHaveCount(34);

    const cells = await rows(page).evaluateAll((all) =>
      all.map((row) => Array.from(row.children, (cell) => cell.textContent?.trim() ?? '')),
    );
    const months = cells.filter(([head]) => head?.startsWith('Month'));
    const years = cells.filter(([head]) => head?.startsWith('Year'));
    const total = cells.find(([head]) => head === 'Total') ?? [];
    for (const column of [2, 3, 4]) {
      const sum = (list: string[][]) => list.reduce((all, row) => all + paise(row[column] ?? ''), 0);
      expect(sum(months)).toBe(paise(total[column] ?? ''));
      expect(sum(years)).toBe(paise(total[column] ?? ''));
    }
    expect(total[4]).toBe('₹25,00,000.00');
    expect(months.at(-1)?.[5]).toBe('₹0.00');
    for (const [i, row] of months.entries()) expect(row[1]).toBe(i === 0 ? '₹25,00,000.00' : months[i - 1]?.[5]);
  });

  test('the file holds every month and the totals', async ({ page }) => {
    await open(page, '/emi-calculator?months=24&calculated=1&view=schedule');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('emi-schedule-500000-12-24.csv');
    const lines = readFileSync(await download.path(), 'utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(lines[0]).toBe('Month,Opening balance,Instalment,Interest,Principal,Closing balance');
    expect(lines).toHaveLength(26);
    const columns = lines.slice(1, -1).map((line) => line.split(',').map(paise));
    const total = (lines.at(-1) ?? '').split(',');
    for (const column of [2, 3, 4]) {
      expect(columns.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(paise(total[column] ?? ''));
    }
  });

  test('the chart has words, and nothing scrolls sideways on phones and tablets', async ({ page }) => {
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ ...phone, width });
      await open(page, '/emi-calculator?amount=100+cr&months=36&calculated=1&view=schedule&open=all');
      await expect(
        main(page).getByRole('img', { name: /still owed falls from ₹1,00,00,00,000.00 to nothing/ }),
      ).toBeVisible();
      const over = await page.evaluate(() =>
        Array.from(document.querySelectorAll('main *'), (el) => el.getBoundingClientRect().right).filter(
          (right) => right > innerWidth + 1,
        ),
      );
      expect(over).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test('prepaying saves months or lowers the instalment, and the note on charges stands by', async ({ page }) => {
  await open(page, '/emi-calculator?calculated=1&view=prepay');
  await expect(figure(page, 'Interest saved')).toHaveText('₹0');
  await type(page, 'One-off payment 1', '1 lakh');
  await page.getByRole('button', { name: 'Work out the saving' }).click();
  await expect(page).toHaveURL(/extra1=100000/);
  await expect(figure(page, 'Paid early')).toHaveText('₹1,00,000');
  await expect(figure(page, 'Time saved')).toHaveText(/\d+ months|1 year/);
  await expect(exact(page, 'One-off payment 2')).toBeVisible();
  await page.getByRole('radio', { name: /Keep the tenure/ }).check();
  await page.getByRole('button', { name: 'Work out the saving' }).click();
  await expect(figure(page, 'Time saved')).toHaveText('0 months');
  await expect(rows(page).last()).toContainText('at last');
  await expect(main(page).getByText(/may not charge individuals for prepaying/)).toBeVisible();
});

test('offers are compared with fees counted in', async ({ page }) => {
  await open(page, '/emi-calculator?calculated=1&view=compare');
  await expect(rows(page)).toHaveCount(1);
  await type(page, 'Offer 1, Fees', '10,000');
  await type(page, 'Offer 2, Interest rate', '12.5');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(rows(page)).toHaveCount(2);
  // 4,90,000 received against sixty instalments of 11,122.22: 12.89 percent a year.
  await expect(rows(page).first()).toContainText('12.89%');
  await expect(rows(page).nth(1)).toContainText('12.50%');
  await expect(rows(page).nth(1)).toContainText('lowest');
  await type(page, 'Interest rate', '11');
  await calculate(page).click();
  // An untouched field of an offer follows the loan; a typed one stays.
  await expect(exact(page, 'Offer 1, Interest rate')).toHaveValue('11.0');
  await expect(exact(page, 'Offer 2, Interest rate')).toHaveValue('12.5');
  // Even one that is now the same as the loan above.
  await type(page, 'Interest rate', '12.5');
  await calculate(page).click();
  await calculate(page).click();
  await expect(rows(page)).toHaveCount(2);
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
  await expect(main(page).getByText(/Staying is cheaper by/)).toBeVisible();
  await expect(figure(page, 'Costs are earned back')).toHaveText('not within the loan');
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

test.describe('without scripts', () => {
  test.use(withoutScripts);

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
    await page.getByRole('button', { name: 'Work out the saving' }).click();
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
    await expect(exact(page, 'Interest rate')).toHaveValue('8.5');
    await expect(exact(page, 'Tenure')).toHaveValue('240');
    await expect(main(page).getByText('We put something right')).toBeHidden();
  });

  test('what cannot be read is put right with a notice', async ({ page }) => {
    await page.goto('/emi-calculator');
    await exact(page, 'Loan amount').fill('a lot');
    await calculate(page).click();
    await expect(main(page).getByText(/“a lot” could not be read, so we used ₹5,00,000/)).toBeVisible();
    await expect(figure(page, 'Monthly EMI')).toHaveText('₹11,122');
  });
});
