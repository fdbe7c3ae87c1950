import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facts } from '../../content/facts.ts';
import type { Fact } from '../../content/schema.ts';
import { homeOnly, newUnit, today, type workshop } from '../../tests/schemes/plans.ts';
import { findSchemes } from './find.ts';
import type { Plan } from './plan.ts';
import { percentOf, type RuleName, type SchemeId, type SchemeResult } from './result.ts';

const resultOf = (rows: Fact[], plan: Plan, id: SchemeId): SchemeResult =>
  findSchemes(rows, plan, today).results.find((one) => one.id === id) as SchemeResult;
const outcomeOf = (rows: Fact[], plan: Plan, id: SchemeId, rule: RuleName) =>
  resultOf(rows, plan, id).rules.find((one) => one.rule === rule)?.outcome;

type End = 'low' | 'high';
const end = (rows: Fact[], id: string, which: End = 'high'): number => {
  const { value } = rows.find((row) => row.id === id) as Fact;
  return typeof value === 'number' ? value : value[which === 'low' ? 0 : 1];
};

/** A limit of the ledger: what it is a limit of, which scheme's rule it decides, and what lies beyond it. */
interface Limit {
  row: string;
  end?: End;
  scheme: SchemeId;
  rule: RuleName;
  beyond: 'no' | 'part';
  plan: (value: number) => Plan;
}
const service = { kind: 'service' } as const;
const again = { before: 'subsidy' } as const;
const running = (business: Partial<typeof workshop>): Plan => ({ ...newUnit(business), purpose: 'running' }) as Plan;

const limits: Limit[] = [
  { row: 'vyupy.age', end: 'low', scheme: 'vyupy', rule: 'age', beyond: 'no', plan: (age) => newUnit({ age }) },
  { row: 'vyupy.age', scheme: 'vyupy', rule: 'age', beyond: 'no', plan: (age) => newUnit({ age }) },
  { row: 'mysy.age', end: 'low', scheme: 'mysy', rule: 'age', beyond: 'no', plan: (age) => newUnit({ age }) },
  { row: 'mysy.age', scheme: 'mysy', rule: 'age', beyond: 'no', plan: (age) => newUnit({ age }) },
  { row: 'pmegp.age', end: 'low', scheme: 'pmegp', rule: 'age', beyond: 'no', plan: (age) => newUnit({ age }) },
  {
    row: 'pmegp.project.manufacturing',
    scheme: 'pmegp',
    rule: 'project',
    beyond: 'part',
    plan: (cost) => newUnit({ cost }),
  },
  {
    row: 'pmegp.project.service',
    scheme: 'pmegp',
    rule: 'project',
    beyond: 'part',
    plan: (cost) => newUnit({ cost, ...service }),
  },
  {
    row: 'pmegp.class.manufacturing',
    scheme: 'pmegp',
    rule: 'school',
    beyond: 'no',
    plan: (cost) => newUnit({ cost, class8: false }),
  },
  {
    row: 'pmegp.class.service',
    scheme: 'pmegp',
    rule: 'school',
    beyond: 'no',
    plan: (cost) => newUnit({ cost, class8: false, ...service }),
  },
  {
    row: 'pmegp.second.manufacturing',
    scheme: 'pmegp',
    rule: 'project',
    beyond: 'part',
    plan: (cost) => running({ cost, ...again }),
  },
  {
    row: 'pmegp.second.service',
    scheme: 'pmegp',
    rule: 'project',
    beyond: 'part',
    plan: (cost) => running({ cost, ...again, ...service }),
  },
  { row: 'mudra.tarun', scheme: 'mudra', rule: 'step', beyond: 'part', plan: (cost) => newUnit({ cost }) },
  {
    row: 'mudra.tarunplus',
    scheme: 'mudra',
    rule: 'step',
    beyond: 'part',
    plan: (cost) => newUnit({ cost, before: 'tarun' }),
  },
  { row: 'pmay.income', scheme: 'pmay', rule: 'income', beyond: 'no', plan: (income) => homeOnly({ income }) },
  { row: 'pmay.house', scheme: 'pmay', rule: 'price', beyond: 'no', plan: (price) => homeOnly({ price }) },
  { row: 'pmay.carpet', scheme: 'pmay', rule: 'carpet', beyond: 'no', plan: (carpet) => homeOnly({ carpet }) },
];

/** The ledger, and two that differ from it in every figure of a scheme: the tables below hold for all three. */
const moved = (share: number): Fact[] =>
  facts.map((row) => {
    if (row.product !== 'scheme' || row.unit === 'date') return row;
    const step = row.unit === 'rupees' ? 1000 : 1;
    const move = (value: number) => Math.max(step, Math.round((value * share) / step) * step);
    return {
      ...row,
      value: typeof row.value === 'number' ? move(row.value) : [move(row.value[0]), move(row.value[1])],
    };
  });
const ledgers: [string, Fact[]][] = [
  ['the ledger', facts],
  ['every limit a fifth lower', moved(0.8)],
  ['every limit a quarter higher', moved(1.25)],
];

for (const [name, rows] of ledgers) {
  test(`one below, on and one above each limit: ${name}`, () => {
    for (const { row, end: which = 'high', scheme, rule, beyond, plan } of limits) {
      const edge = end(rows, row, which);
      const at = (value: number) => outcomeOf(rows, plan(value), scheme, rule);
      const expected = which === 'low' ? [beyond, 'fits', 'fits'] : ['fits', 'fits', beyond];
      assert.deepEqual([at(edge - 1), at(edge), at(edge + 1)], expected, `${row} at ${edge}`);
    }
  });

  test(`the loan of a VYUPY project against its limit: ${name}`, () => {
    const [limit, own] = [end(rows, 'vyupy.amount'), end(rows, 'vyupy.own')];
    const middle = Math.round((limit * 100) / (100 - own));
    for (let cost = middle - 12; cost <= middle + 12; cost += 1) {
      const fits = cost - percentOf(own, cost) <= limit;
      assert.equal(outcomeOf(rows, newUnit({ cost }), 'vyupy', 'loan'), fits ? 'fits' : 'part', String(cost));
    }
  });

  test(`each of MUDRA's steps carries up to its limit: ${name}`, () => {
    const steps = ['shishu', 'kishor', 'tarun', 'tarunplus'] as const;
    steps.forEach((step, i) => {
      const limit = end(rows, `mudra.${step}`);
      const stepAt = (cost: number) => {
        const { sum } = resultOf(rows, newUnit({ cost, before: 'tarun' }), 'mudra');
        return sum && 'step' in sum ? sum.step : null;
      };
      assert.deepEqual([stepAt(limit - 1), stepAt(limit), stepAt(limit + 1)], [step, step, steps[i + 1] ?? step]);
    });
  });

  test(`PMEGP's shares by group and place, own share and what is left: ${name}`, () => {
    for (const special of [true, false]) {
      for (const place of ['village', 'town'] as const) {
        const who = special ? 'special' : 'general';
        const cost = 1_000_000;
        const { sum } = resultOf(rows, newUnit({ cost, place, groups: special ? ['obc'] : ['artisan'] }), 'pmegp');
        assert.ok(sum && 'lockIn' in sum);
        const subsidy = percentOf(end(rows, `pmegp.share.${who}.${place === 'village' ? 'rural' : 'urban'}`), cost);
        const own = percentOf(end(rows, `pmegp.own.${who}`), cost);
        assert.deepEqual(
          [sum.subsidy, sum.own, sum.repay, sum.loan],
          [subsidy, own, cost - own - subsidy, cost - own],
          `${who} ${place}`,
        );
      }
    }
  });

  test(`VYUPY's margin money stops at its cap, its interest falls on a larger loan: ${name}`, () => {
    const cap = end(rows, 'vyupy.margin.max');
    const sumFor = (cost: number) => {
      const { sum } = resultOf(rows, newUnit({ cost }), 'vyupy');
      assert.ok(sum && 'interest' in sum);
      return sum;
    };
    const small = sumFor(200_000);
    assert.equal(small.subsidy, Math.min(cap, percentOf(end(rows, 'vyupy.margin'), small.loan)));
    const larger = sumFor(15_000_000);
    assert.equal(larger.subsidy, cap);
    assert.equal(small.interest.percent, end(rows, 'vyupy.interest.first'));
    const step = end(rows, 'vyupy.interest.first.amount');
    const rank = larger.loan <= step ? 'first' : 'second';
    assert.equal(larger.interest.percent, end(rows, `vyupy.interest.${rank}`));
  });
}

test('answers without a figure: each decides the rules it should, and no other', () => {
  const cases: [string, Plan, SchemeId, RuleName, string][] = [
    ['from elsewhere', newUnit({ rajasthan: false }), 'vyupy', 'state', 'no'],
    ['a running business', running({}), 'pmegp', 'unit', 'no'],
    ['a running business', running({}), 'vyupy', 'unit', 'fits'],
    ['a running business', running({}), 'mudra', 'unit', 'fits'],
    ['a running PMEGP unit', running(again), 'pmegp', 'unit', 'fits'],
    ['PMEGP a second time', newUnit(again), 'pmegp', 'family', 'no'],
    ['a subsidy before', newUnit(again), 'vyupy', 'earlier', 'ask'],
    ['crops', newUnit({ kind: 'crops' }), 'pmegp', 'work', 'no'],
    ['crops', newUnit({ kind: 'crops' }), 'mudra', 'work', 'no'],
    ['dairy', newUnit({ kind: 'allied' }), 'mudra', 'work', 'fits'],
    ['trading', newUnit({ kind: 'trade' }), 'vyupy', 'work', 'ask'],
    ['a MUDRA loan runs', newUnit({ before: 'mudra' }), 'mudra', 'earlier', 'ask'],
    ['class 8 not passed, small project', newUnit({ class8: false, cost: 400_000 }), 'pmegp', 'school', 'fits'],
    ['a village', homeOnly({ place: 'village' }), 'pmay', 'town', 'no'],
    ['a pucca house', homeOnly({ pucca: true }), 'pmay', 'pucca', 'no'],
    ['a home only', homeOnly(), 'mudra', 'purpose', 'no'],
    ['a business only', newUnit(), 'pmay', 'purpose', 'no'],
  ];
  for (const [name, plan, scheme, rule, expected] of cases) {
    assert.equal(outcomeOf(facts, plan, scheme, rule), expected, `${name}: ${scheme} ${rule}`);
  }
});
