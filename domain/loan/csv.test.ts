import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheduleCsv } from './csv.ts';
import { schedule } from './schedule.ts';

const words = {
  month: 'Month',
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
