import { readFileSync } from 'node:fs';
import { rows } from './calculator.ts';
import { expect, main, open, phone, test } from './support.ts';

const paise = (text: string) => Math.round(Number(text.replace(/[^\d.−-]/g, '').replace('−', '-')) * 100);

/** Of two colours as a browser computes them. */
function contrast(...colours: (string | undefined)[]): number {
  const [light = 0, dark = 0] = colours
    .map((colour = '') => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

test('years open to months, and every column adds up to the paisa', async ({ page }) => {
  await open(page, '/emi-calculator?amount=2500000&rate=8.75&months=30&calculated=1&view=schedule');
  await expect(
    main(page)
      .getByText(/29 instalments of ₹[\d,.]+ and a last one of ₹[\d,.]+/)
      .last(),
  ).toBeVisible();
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

// The agreed course was a dashed line at 1.48:1, the last years of the axis were cut off, and the result above differed from
// the table by paise without a word.
test('the line as agreed is seen on all it crosses, the axes are whole, and rounding is said', async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 320 });
  await open(page, '/emi-calculator?amount=2500000&rate=8.5&months=240&calculated=1&view=schedule&monthly=2000');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [line, edge] = await main(page)
      .locator('.course__line--before, .course__line--gap')
      .evaluateAll(([around, drawn]) => [drawn, around].map((path) => path && getComputedStyle(path).stroke));
    expect(contrast(line, edge), colorScheme).toBeGreaterThan(4.5);
  }
  const marks = await main(page)
    .locator('.course__amounts span, .course__years span')
    .evaluateAll((list) =>
      list.map((mark) => {
        const { left, right } = mark.getBoundingClientRect();
        return left >= 0 && right <= innerWidth ? mark.textContent : 'cut off';
      }),
    );
  expect(marks).toEqual(['0', '₹20 lakh', '₹40 lakh', '₹60 lakh', '0', '4', '8', '12', '16', '20']);
  await expect(main(page).getByText(/the result above is rounded at the end only/)).toBeVisible();
});
