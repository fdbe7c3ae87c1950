import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from './en/all.ts';
import { typedFigures } from './figures.ts';
import { figure, fillText, filler } from './fill.ts';
import type { Fact } from './schema.ts';

test('the check sees typed figures, and not those of tokens', () => {
  for (const text of [
    'from 8.5% a year',
    '₹ 500',
    'up to 10 crore',
    '24 hours',
    '5 – 10 working days',
    '750+ score',
    '३ lakh 5 साल',
  ])
    assert.notDeepEqual(typedFigures(text), [], text);
  for (const text of ['{home.rate} a year', 'section 80C', 'Form 16', 'R is 0.01', '24/7', '6 min read'])
    assert.deepEqual(typedFigures(text), [], text);
});

test('a figure reads as the house style says', () => {
  const row = (value: Fact['value'], unit: Fact['unit'], plus = false) => ({ value, unit, plus }) as Fact;
  const shown = (fact: Fact, variant?: string) => figure(fact, en.units, variant);
  assert.equal(shown(row([7.3, 10.5], 'percent')), '7.3–10.5%');
  assert.equal(shown(row([7.3, 10.5], 'percent'), 'low'), '7.3%');
  assert.equal(shown(row([500_000, 100_000_000], 'rupees')), '₹5 lakh–₹10 Cr');
  assert.equal(shown(row(5_000_000_000, 'rupees', true)), '₹500 Cr+');
  assert.equal(shown(row(5_000_000_000, 'rupees', true), 'long'), '₹500 crore+');
  assert.equal(shown(row(10_000, 'count', true), 'short'), '10K+');
  assert.equal(shown(row([21, 65], 'age')), '21–65 years');
  assert.equal(shown(row([21, 65], 'age'), 'n'), '21–65');
  assert.equal(shown(row(750, 'score', true)), '750+');
  assert.equal(shown(row(267_000, 'rupees')), '₹2.67 lakh');
  assert.equal(shown(row(1, 'years')), '1 year');
  assert.equal(shown(row(2026_01_01, 'date')), '1 January 2026');
  assert.equal(shown(row(14_416, 'number')), '14416');
  assert.equal(shown(row(120, 'sq-m')), '120 sq m');
  assert.throws(() => shown(row(1, 'years'), 'lo'), /no ':lo'/);
});

test('whether a row still holds is said in words', () => {
  const said = (status?: Fact['status']) => figure({ value: 1, unit: 'years', status } as Fact, en.units, 'status');
  assert.equal(said(), 'open');
  assert.equal(said({ is: 'open', until: '2029-03-31' }), 'open until 31 March 2029');
  assert.equal(said({ is: 'closed', on: '2022-03-31' }), 'closed on 31 March 2022');
  assert.equal(said({ is: 'changed', on: '2024-10-24' }), 'changed on 24 October 2024');
  assert.match(said({ is: 'unconfirmed', until: '2026-03-31' }), /^approved until 31 March 2026, .*ask us$/);
});

test('a worked example is computed from its three inputs', () => {
  const calculator = { id: 'calc.start.rate', value: 12, unit: 'percent' } as Fact;
  const { fillText } = filler([calculator]);
  assert.equal(fillText('{ex.calculator.emi} of {ex.calculator.total}', en.units), '₹11,122 of ₹6,67,333');
});

test('an unknown token stops the build', () => {
  assert.throws(() => fillText('{home.nothing}', en.units), /home\.nothing/);
});
