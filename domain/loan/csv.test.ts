import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheduleCsv } from './csv.ts';
import { planned } from './plan.ts';
import { noPrepayment, prepay } from './prepay.ts';
import { schedule } from './schedule.ts';

const words = {
  monthColumn: 'Month',
  dateColumn: 'Paid in',
  drawn: 'Paid out',
  extra: 'Extra paid',
  opening: 'Opening balance',
  instalment: 'Instalment',
  interest: 'Interest',
  principal: 'Principal, "net"',
  closing: 'Closing balance',
  total: 'Total',
};
const lines = (text: string) => text.replace(/^\uFEFF/, '').split('\r\n');

test('one line for each month between the heading and the totals', () => {
  const text = scheduleCsv(schedule({ principal: 500_000, annualRate: 12, months: 60 }), words);
  const [head, first, ...rest] = lines(text);
  assert.equal(text.charCodeAt(0), 0xfeff);
  assert.equal(head, 'Month,Opening balance,Instalment,Interest,"Principal, ""net""",Closing balance');
  assert.equal(first, '1,500000.00,11122.22,5000.00,6122.22,493877.78');
  assert.equal(rest.length, 61);
  assert.equal(rest.at(-3), '60,11012.41,11122.53,110.12,11012.41,0.00');
  assert.equal(rest.at(-2), 'Total,,667333.51,167333.51,500000.00,');
  assert.equal(rest.at(-1), '');
});

test('the columns add up to the totals, paise and all', () => {
  const [, ...body] = lines(scheduleCsv(schedule({ principal: 999_999_999, annualRate: 29.9, months: 359 }), words));
  const rows = body.filter(Boolean).map((line) => line.split(',').map((cell) => Math.round(Number(cell) * 100)));
  const totals = rows.pop() ?? [];
  for (const column of [2, 3, 4]) {
    assert.equal(
      rows.reduce((sum, row) => sum + (row[column] ?? 0), 0),
      totals[column],
    );
  }
});

test('a prepaid loan has a column for what is paid extra, and every row still adds up', () => {
  const plan = { ...noPrepayment, monthly: 1_000, extras: [{ month: 6, amount: 50_000 }] };
  const { after, before } = prepay({ principal: 500_000, annualRate: 12, months: 60 }, plan);
  const [head, ...body] = lines(scheduleCsv(after, words));
  assert.equal(head, 'Month,Opening balance,Instalment,Interest,"Principal, ""net""",Extra paid,Closing balance');
  const rows = body.filter(Boolean).map((line) => line.split(',').map((cell) => Math.round(Number(cell) * 100)));
  const totals = rows.pop() ?? [];
  assert.equal(rows.length, after.rows.length);
  for (const [, opening = 0, instalment = 0, interest = 0, , extra = 0, closing] of rows) {
    assert.equal(opening + interest - instalment - extra, closing);
  }
  assert.equal((totals[4] ?? 0) + (totals[5] ?? 0), 50_000_000);
  // Without extra payments the file is the one it always was.
  assert.ok(!scheduleCsv(before, words).includes('Extra paid'));
});

test('parts paid out later and dates have their columns', () => {
  const terms = { principal: 900_000, annualRate: 12, months: 24 };
  const course = planned(terms, { drawdown: { parts: [{ month: 3, amount: 400_000 }], until: 'pre-emi' } });
  const [head, first, , third] = lines(scheduleCsv(course, words, (month) => `Month ${month} of 2026`));
  assert.equal(head, 'Month,Paid in,Opening balance,Paid out,Instalment,Interest,"Principal, ""net""",Closing balance');
  assert.equal(first, '1,Month 1 of 2026,500000.00,0.00,5000.00,5000.00,0.00,500000.00');
  assert.match(third ?? '', /^3,Month 3 of 2026,500000.00,400000.00,/);
});
