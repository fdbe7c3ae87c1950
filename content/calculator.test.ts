import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Bound, generalBounds, usualOf, viewBounds } from '../domain/loan/bounds.ts';
import { boundsFor, productBounds, quickAmounts } from './calculator.ts';
import { facts } from './facts.ts';
import { fact, high, low } from './fill.ts';
import { productIds } from './products.ts';
import type { Fact } from './schema.ts';

const ends = ({ min, max }: { min: number; max: number }) => [min, max];
const row = (id: string) => [low(fact(id)), high(fact(id))];

test('without a loan type the bounds are the ledger’s own for the calculator', () => {
  const { any } = productBounds;
  assert.deepEqual(any, generalBounds);
  assert.deepEqual(ends(any.amount.slider), row('calc.amount.slider'));
  assert.deepEqual(ends(any.amount), row('calc.amount.input'));
  assert.deepEqual(ends(any.rate.slider), row('calc.rate'));
  assert.deepEqual(ends(any.months.slider), row('calc.tenure'));
  assert.deepEqual(
    [any.amount.start, any.rate.start, any.months.start],
    [low(fact('calc.start.amount')), low(fact('calc.start.rate')), low(fact('calc.start.tenure'))],
  );
  assert.equal(viewBounds.share.start, low(fact('calc.share')));
});

const usual = (product: string) => {
  const { amount, rate, months } = boundsFor(product);
  return { amount: usualOf(amount), rate: usualOf(rate), months: usualOf(months) };
};
type Usual = ReturnType<typeof usual>;

test('a product’s range is the widest of its readings', () => {
  const of = (product: string, attribute: string) =>
    facts.filter(
      (one) => one.product === product && (one.attribute === attribute || one.attribute.startsWith(`${attribute}.`)),
    );
  const least = (rows: Fact[]) => Math.min(...rows.filter(({ bound }) => bound !== 'upTo').map(low));
  const most = (rows: Fact[]) => Math.max(...rows.filter(({ bound }) => bound !== 'from').map(high));
  const [home, mortgage, business] = ['home-loan', 'mortgage-loan', 'business-loan'].map(usual) as [
    Usual,
    Usual,
    Usual,
  ];
  assert.deepEqual(ends(home.rate), [least(of('home-loan', 'rate')), most(of('home-loan', 'rate'))]);
  assert.deepEqual(ends(business.rate), [least(of('business-loan', 'rate')), most(of('business-loan', 'rate'))]);
  assert.deepEqual(ends(mortgage.amount), [least(of('mortgage-loan', 'amount')), most(of('mortgage-loan', 'amount'))]);
  assert.equal(business.amount.max, most(of('business-loan', 'amount')));
  assert.equal(home.amount.max, most(of('home-loan', 'amount')));
  assert.deepEqual(
    ends(mortgage.months),
    [least(of('mortgage-loan', 'tenure')), most(of('mortgage-loan', 'tenure'))].map((years) => years * 12),
  );
  assert.equal(business.months.max, most(of('business-loan', 'tenure')) * 12);
});

test('schemes take the calculator’s own floor and the largest scheme’s ceiling', () => {
  const { amount, months } = usual('government-subsidies');
  assert.deepEqual(ends(amount), [generalBounds.amount.min, high(fact('subsidy.standup'))]);
  assert.deepEqual(ends(months), ends(generalBounds.months.slider));
});

test('every start lies in its range, on a slider that reaches its end', () => {
  for (const product of productIds) {
    for (const [name, bound] of Object.entries(boundsFor(product)) as [string, Bound][]) {
      const { start, slider } = bound;
      const { min, max } = usualOf(bound);
      assert.ok(min <= start && start <= max, `${product} ${name} starts at ${start}`);
      assert.ok(slider.min >= min && slider.max === max, `${product} ${name} slides within its range`);
      const steps = (slider.max - slider.min) / slider.step;
      assert.ok(Math.abs(steps - Math.round(steps)) < 1e-6, `${product} ${name} reaches its end in whole steps`);
    }
  }
  // A home loan at 11.2 % or for 8 years exists: what lenders usually give bounds the slider, never the exact input.
  for (const product of productIds) {
    for (const name of ['amount', 'rate', 'months'] as const) {
      const { min, max } = boundsFor(product)[name];
      assert.ok(min <= generalBounds[name].min && max >= generalBounds[name].max, `${product} ${name}`);
    }
  }
  assert.equal(quickAmounts[0], generalBounds.amount.start);
});
