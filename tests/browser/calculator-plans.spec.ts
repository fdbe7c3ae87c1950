// What may happen to a loan: extra payments, changes of the rate, parts paid out later, tax; and sums begun at the other end.
import { readFileSync } from 'node:fs';
import { exact, figure, offered, rows, tab, type } from './calculator.ts';
import { expect, main, open, opener, phone, test } from './support.ts';

const home = '/emi-calculator?amount=5000000&rate=8.5&months=240&calculated=1';
const work = 'Work it out';

test('extra every month: saving, schedule, chart and file follow, to the month free of debt', async ({ page }) => {
  await open(page, '/emi-calculator?amount=2500000&rate=8.5&months=240&calculated=1&view=prepay&start=2026-04');
  await type(page, 'Extra every month', '2,000');
  await page.getByRole('button', { name: work }).click();
  // Walked in Python: 195 months instead of 240, ₹3,88,000 paid early.
  await expect(figure(page, 'Time saved')).toHaveText('3 years 9 months');
  await expect(figure(page, 'Paid early')).toHaveText('₹3,88,000');
  await expect(figure(page, 'Free of debt in')).toHaveText('June 2042');
  await tab(page, 'Schedule').click();
  await expect(main(page).getByText('Free of debt in June 2042').last()).toBeVisible();
  await expect(main(page).getByRole('columnheader', { name: 'Paid early' })).toBeVisible();
  await page.getByRole('radio', { name: 'April to March' }).check();
  await page.getByRole('button', { name: 'Show it so' }).click();
  await page.getByRole('button', { name: '2026–27' }).click();
  await expect(rows(page).filter({ hasText: 'March 2027' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines[0]).toContain('Paid in,Opening balance,Instalment,Interest,Principal,Paid early,Closing balance');
  expect(lines).toHaveLength(197);
});

test('a new rate moves the tenure or the EMI, as chosen', async ({ page }) => {
  await open(page, `${home}&view=prepay`);
  await opener(main(page), /^Rate changes/).click();
  await type(page, 'New rate 1', '9.25');
  await type(page, 'Rate 1, from month', '25');
  await page.getByRole('button', { name: work }).click();
  await expect(page).toHaveURL(/changes=9.25-25/);
  await expect(main(page).getByText(/the EMI stays at ₹43,391.16; the last one is in month 273/)).toBeVisible();
  await expect(figure(page, 'Longer by')).toHaveText('2 years 9 months');
  await page.getByRole('group', { name: 'Rate 1, what moves' }).getByLabel('The EMI moves').check();
  await page.getByRole('button', { name: work }).click();
  await expect(main(page).getByText(/the EMI goes from ₹43,391.16 to ₹45,627.27/)).toBeVisible();
  await expect(figure(page, 'New EMI')).toHaveText('₹45,627.27');
  await expect(figure(page, 'More interest')).toBeVisible();
});

test('a house under construction: interest only until all is paid out', async ({ page }) => {
  await open(page, '/emi-calculator?amount=900000&rate=12&months=60&view=prepay');
  await opener(main(page), /^Under construction/).click();
  await type(page, 'Part 1', '3 lakh');
  await type(page, 'Part 1, in month', '4');
  await page.getByRole('button', { name: work }).click();
  // Three months' interest of one percent on ₹6 lakh.
  await expect(main(page).getByText('begins in month 4, you pay interest only: ₹18,000.00 in all')).toBeVisible();
  await page.getByRole('radio', { name: /full EMI from the first month/ }).check();
  await page.getByRole('button', { name: work }).click();
  await expect(page).toHaveURL(/until=full-emi/);
  await expect(main(page).getByText(/you pay interest only/)).toHaveCount(0);
});

test('tax: what the old regime deducts by year, and that the new one does not', async ({ page }) => {
  await open(page, `${home}&loan=home-loan&view=prepay&start=2026-04&slab=30`);
  const tax = main(page).getByRole('region', { name: 'What income tax deducts' });
  await expect(tax.getByText(/Old regime only/)).toBeVisible();
  // ₹2,00,000 of interest and ₹99,511 of principal.
  await expect(tax.locator('dd').first()).toHaveText('₹2,99,511');
  await opener(tax, /Year by year/).click();
  await expect(tax.getByRole('row').filter({ hasText: '2026–27' })).toContainText('₹89,853');
  await expect(tax.getByRole('row').filter({ hasText: '2026–27' })).toContainText('₹0');
});

test('begun at the other end: a payment, EMIs paid, a flat rate', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/emi-calculator?months=24');
  await tab(page, 'Work backwards').click();
  await type(page, 'Flat rate I was quoted', '7');
  await type(page, 'I can pay each month', '4,000');
  await page.getByRole('button', { name: 'Find out' }).click();
  // The dealer's 7 % flat over two years.
  await expect(figure(page, '7% flat is really, a year')).toHaveText('12.91%');
  await expect(
    main(page)
      .getByText(/does not even cover the interest/)
      .last(),
  ).toBeVisible();
  await open(page, '/emi-calculator?view=solve&pay=15000');
  await expect(figure(page, 'Repaid in')).toHaveText('3 years 5 months');
  await page.getByRole('radio', { name: 'How much I can borrow' }).check();
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(figure(page, 'You can borrow')).toHaveText('₹6,74,325');
  await expect(figure(page, 'Still owed after 12 EMIs')).toHaveText('₹4,22,355');
  await page.getByRole('link', { name: /Is moving the rest worth it/ }).click();
  await expect(exact(page, 'Amount still owed')).toHaveValue('4,22,355');
  await expect(exact(page, 'Time left')).toHaveValue('48');
});

test('fees in percent with tax on top, and an offer taken away again', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/emi-calculator?view=compare&offers=12---1_11');
  await page.getByRole('checkbox', { name: /add 18% GST/ }).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  // One percent of ₹5 lakh and 18 percent of that: ₹5,900.
  await expect(offered(page, 'Fees at the start')).toHaveText(['₹5,900', '₹0']);
  await expect(offered(page, 'Yearly cost')).toHaveText(['12.52%', /^11.00% lowest$/]);
  const cells = offered(page, 'EMI');
  const [one, two] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(one?.y).toBe(two?.y);
  await page.getByRole('link', { name: 'Remove offer 2' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

// Beside each other on a phone, four sums were broken in the middle of a number: ₹62,60,12 and 7 below it.
test('four offers on a phone keep their figures whole and their digits in line', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ ...phone, width });
    await open(
      page,
      '/emi-calculator?amount=100+cr&months=240&view=compare&offers=8.5--10000_8.9---0.5_9.1-180_8.35-300&gst=1',
    );
    const cells = offered(page, 'Total cost');
    await expect(cells).toHaveCount(4);
    const figures = await cells.evaluateAll((list) =>
      list.map((cell) => {
        const figure = document.createRange();
        figure.selectNode(cell.firstChild as Text);
        return { lines: figure.getClientRects().length, right: Math.round(figure.getBoundingClientRect().right) };
      }),
    );
    expect(figures).toEqual(figures.map(() => ({ lines: 1, right: figures[0]?.right })));
    await expect(cells.first()).toHaveText(/^₹[\d,]{13,}/);
  }
});

test('the chart is read by pointer and by keys', async ({ page }) => {
  await open(page, '/emi-calculator?view=schedule');
  const month = main(page).getByRole('slider', { name: /At the start|After/ });
  await month.focus();
  await page.keyboard.press('End');
  await expect(month).toHaveAttribute('aria-valuetext', /^5 years: still owed ₹0. principal paid ₹5,00,000./);
  const chart = main(page).getByRole('img', { name: /still owed falls/ });
  const box = await chart.boundingBox();
  await chart.hover({ position: { x: (box?.width ?? 0) / 5, y: 20 } });
  await expect(month).toHaveAttribute('aria-valuetext', /^1 year: still owed ₹4,22,355/);
});
