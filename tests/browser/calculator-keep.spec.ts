// Taking a result along: words, messages, QR code, picture, workbook, paper.
import { readFileSync } from 'node:fs';
import { expect, main, open, opener, test } from './support.ts';

const loan = '/emi-calculator?amount=2500000&rate=8.5&months=240&calculated=1';

test('the amount in words, a message, a QR code, a picture and a workbook', async ({ page }) => {
  await open(page, loan);
  await opener(main(page), /^Share or keep/).click();
  await expect(main(page).getByText('Twenty-five lakh rupees only', { exact: true })).toBeVisible();
  await expect(main(page).getByText('पच्चीस लाख रुपये मात्र')).toHaveAttribute('lang', 'hi');
  const message = await main(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(message ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('EMI ₹21,696 a month for ₹25,00,000 at 8.5% a year over 20 years');
  expect(text).toMatch(/https:\/\/\S+\/emi-calculator\?amount=2500000&rate=8.5&months=240&calculated=1$/);
  await opener(main(page), /^QR code/).click();
  const code = main(page).getByRole('img', { name: 'QR code of this calculation' });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const [book] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Download for Excel' }).click(),
  ]);
  expect(book.suggestedFilename()).toBe('emi-schedule-2500000-8.5-240.xlsx');
  const bytes = readFileSync(await book.path()).toString();
  for (const said of ['Pinkstone', 'Twenty-five lakh rupees only', 'An estimate and no offer', '21695.58']) {
    expect(bytes).toContain(said);
  }
});

test('paper says whose figures these are, of which day, and what they assume', async ({ page }) => {
  await open(page, `${loan}&view=schedule`);
  await page.emulateMedia({ media: 'print' });
  const paper = main(page).locator('.paper');
  await expect(paper).toBeVisible();
  await expect(paper).toContainText(/Pinkstone.*\d{1,2} \w+ 20\d\d/);
  await expect(paper).toContainText('₹25,00,000 at 8.5% a year over 20 years');
  await expect(paper).toContainText('An estimate and no offer');
});

// Paper and workbook said “with the changes you planned” and not which; seven columns broke ₹29,60,443.38 before its last digit.
test('paper and workbook list what was planned, and every figure of the table is whole', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  const query = `${loan.replace('25', '30')}&view=schedule&start=2026-12&monthly=5000&changes=9.25-25-emi&parts=1000000-7`;
  await open(page, query);
  await page.emulateMedia({ media: 'print' });
  const planned = [
    'Extra every month: ₹5,000 from December 2026',
    'New rate 1: 9.25% from December 2028, The EMI moves',
    'Part 1: ₹10,00,000, June 2027',
  ];
  for (const line of planned) await expect(main(page).locator('.paper').getByText(line, { exact: true })).toBeVisible();
  const broken = await main(page)
    .getByRole('cell')
    .evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const figure = document.createRange();
          figure.selectNodeContents(cell);
          return new Set([...figure.getClientRects()].map(({ top }) => top)).size > 1;
        }).length,
    );
  expect(broken).toBe(0);
  const book = await page.request.get(query.replace('?', '/schedule.xlsx?'));
  for (const line of planned) expect((await book.body()).toString()).toContain(line);
});

test('nothing runs out of a 320 px screen with everything filled in', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const filled =
    'loan=home-loan&amount=999999999&rate=9.99&months=359&calculated=1&start=2026-04&extras=99999999-12_88888888-24&monthly=111111&yearly=999999&changes=9.25-25_10.75-49-emi&step-up=5&parts=77777777-7&moratorium=6&slab=30&possession=14&offers=_11.25-300-99999-1.25_9-240_10-120&gst=1';
  for (const view of ['schedule', 'prepay', 'compare', 'transfer', 'solve', 'affordability']) {
    await open(page, `/emi-calculator?${filled}&view=${view}`);
    await opener(main(page), /^Share or keep/).click();
    const over = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main *'))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.className),
    );
    expect(over, view).toEqual([]);
  }
});
