import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from './en/all.ts';
import { typedFigures } from './figures.ts';
import { fact, figure, fillText } from './fill.ts';

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
  const shown = (id: string, variant?: string) => figure(fact(id), en.units, variant);
  assert.equal(shown('home.rate'), '7.3–10.5%');
  assert.equal(shown('home.rate', 'low'), '7.3%');
  assert.equal(shown('mortgage.amount'), '₹5 lakh–₹10 Cr');
  assert.equal(shown('firm.disbursed'), '₹500 Cr+');
  assert.equal(shown('firm.disbursed', 'long'), '₹500 crore+');
  assert.equal(shown('firm.clients', 'short'), '10K+');
  assert.equal(shown('home.age'), '21–65 years');
  assert.equal(shown('home.age', 'n'), '21–65');
  assert.equal(shown('home.score'), '750+');
  assert.equal(shown('subsidy.amount'), '₹2.67 lakh');
  assert.equal(shown('personal.experience'), '1 year');
  assert.equal(fillText('{ex.calculator.emi} of {ex.calculator.total}', en.units), '₹11,122 of ₹6,67,333');
});

test('an unknown token stops the build', () => {
  assert.throws(() => fillText('{home.nothing}', en.units), /home\.nothing/);
});
