import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesOf } from '../../content/eligibility.ts';
import { check, type Figures } from './check.ts';
import { levers } from './levers.ts';
import type { LoanRules } from './rules.ts';

const home = rulesOf('home-loan') as LoanRules;
const told: Figures = {
  work: 'salaried',
  since: 2,
  income: 62_000,
  emis: 6_500,
  age: 34,
  score: 700,
  amount: 4_500_000,
  years: 20,
  price: 5_800_000,
};
const of = (change: Partial<Figures>, rules = home) => {
  const figures = { ...told, ...change };
  return levers(rules, figures, check(rules, figures));
};

test('each way alone and counted, what helps most first', () => {
  assert.deepEqual(of({}), [
    { kind: 'income', needed: 29_104, amount: 4_500_000, whole: true },
    { kind: 'emis', closed: 6_500, amount: 3_572_000, emi: 30_999, whole: false },
    {
      kind: 'years',
      years: 30,
      lastAge: 64,
      amount: 3_186_000,
      emi: 24_498,
      interest: 5_633_130,
      before: 3_056_676,
      whole: false,
    },
    { kind: 'score', to: home.score.most, reading: 'most' },
  ]);
});

test('only what applies: nothing where all fits, a price that carries less, a score below all, a wait', () => {
  assert.deepEqual(of({ amount: 2_500_000, score: 800 }), []);
  assert.deepEqual(of({ amount: 2_500_000, score: 800, price: 2_700_000 }), [
    { kind: 'own', own: 70_000, amount: 2_430_000 },
  ]);
  assert.deepEqual(of({ amount: 2_500_000, score: 599 }), [{ kind: 'score', to: home.score.some, reading: 'some' }]);
  assert.deepEqual(of({ amount: 2_500_000, score: 800, since: 1, age: 20 }), [
    { kind: 'age', from: 21, months: 12 },
    { kind: 'time', years: 2, months: 12 },
  ]);
});

test('no room: closing what is paid now opens it, and a longer time is no help', () => {
  assert.deepEqual(of({ emis: 34_000, amount: null, score: 800 }), [
    { kind: 'emis', closed: 34_000, amount: 3_572_000, emi: 30_999, whole: false },
  ]);
});

test('time is only lengthened as far as it ends within the age lenders list', () => {
  const longer = of({ age: 40, years: 15 }).find(({ kind }) => kind === 'years');
  assert.ok(longer?.kind === 'years');
  assert.deepEqual([longer.years, longer.lastAge], [25, 65]);
});
