import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { facts } from '../../content/facts.ts';
import type { Fact } from '../../content/schema.ts';
import {
  anyBusiness,
  anyHome,
  anyPlan,
  asDrawn,
  firstHome,
  homeOnly,
  newUnit,
  today,
} from '../../tests/schemes/plans.ts';
import { findSchemes, isPossible, subsidyOf, withChange } from './find.ts';
import { groups, type Plan } from './plan.ts';
import type { SchemeId, SchemeResult, Verdict } from './result.ts';

const find = (plan: Plan, rows: Fact[] = facts, day = today) => findSchemes(rows, plan, day);
const resultOf = (plan: Plan, id: SchemeId, rows: Fact[] = facts, day = today): SchemeResult =>
  find(plan, rows, day).results.find((one) => one.id === id) as SchemeResult;
const verdicts = (plan: Plan, rows?: Fact[], day?: string) =>
  Object.fromEntries(find(plan, rows, day).results.map(({ id, verdict }) => [id, verdict]));

const confirmed = facts.map((row) =>
  row.id.startsWith('pmegp.') ? { ...row, status: { is: 'open' as const, until: '2031-03-31' } } : row,
);
const order: Verdict[] = ['fits', 'part', 'ask', 'no', 'closed'];
const worst = (verdict: Verdict) => order.indexOf(verdict);

const design = asDrawn(facts);

test('a village workshop of ₹12 lakh, as the design counts it', () => {
  const { results, rivals } = find(newUnit(), design);
  assert.deepEqual(
    results.map(({ id, verdict }) => [id, verdict]),
    [
      ['vyupy', 'fits'],
      ['mudra', 'part'],
      ['pmegp', 'ask'],
      ['mysy', 'ask'],
      ['pmay', 'no'],
    ],
  );
  const vyupy = resultOf(newUnit(), 'vyupy', design).sum;
  const pmegp = resultOf(newUnit(), 'pmegp', design).sum;
  assert.ok(vyupy && 'interest' in vyupy && pmegp && 'lockIn' in pmegp);
  assert.deepEqual([vyupy.own, vyupy.repay, vyupy.subsidy], [120_000, 810_000, 270_000]);
  assert.deepEqual(vyupy.interest, { percent: 8, firstYear: 86_400 });
  assert.deepEqual([pmegp.own, pmegp.repay, pmegp.subsidy, pmegp.loan], [60_000, 720_000, 420_000, 1_140_000]);
  assert.deepEqual(rivals, { more: 'pmegp', less: 'vyupy', by: 150_000 });
});

test('a first home: the subsidy at its most, in yearly parts, beside what the buyer brings', () => {
  const { verdict, sum } = resultOf(homeOnly(), 'pmay', design);
  assert.equal(verdict, 'fits');
  assert.ok(sum && 'instalment' in sum);
  assert.deepEqual([sum.loan, sum.own, sum.subsidy, sum.instalment], [2_500_000, 300_000, 180_000, 36_000]);
  const small = resultOf(homeOnly({ price: 300_000 }), 'pmay', design).sum;
  assert.ok(small && 'instalment' in small);
  assert.equal(small.subsidy, 270_000 * 0.04 * 12, 'no more than the rate gives on so small a loan');
});

test('PMEGP is never simply open while its row is not confirmed; a confirmed row makes it fit', () => {
  fc.assert(fc.property(anyPlan, (plan) => resultOf(plan, 'pmegp').verdict !== 'fits'));
  assert.equal(resultOf(newUnit(), 'pmegp', confirmed).verdict, 'fits');
});

test('a row past its expiry, or past its last approved day, turns the card to ask by itself', () => {
  const expiry = facts.find(({ id }) => id === 'vyupy.age')?.expires as string;
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const after = dayAfter(expiry);
  assert.equal(resultOf(newUnit(), 'vyupy', facts, today).verdict, 'fits');
  assert.equal(resultOf(newUnit(), 'vyupy', facts, after).verdict, 'ask');
  assert.equal(resultOf(homeOnly(), 'pmay', facts, after).verdict, 'ask');
  const fresh = facts.map((row) => (row.product === 'scheme' ? { ...row, expires: null } : row));
  const last = facts.find(({ id }) => id === 'vyupy.age')?.status?.until as string;
  assert.equal(resultOf(newUnit(), 'vyupy', fresh, last).verdict, 'fits');
  assert.equal(resultOf(newUnit(), 'vyupy', fresh, dayAfter(last)).verdict, 'ask');
});

test('a scheme whose rows close is closed, whatever the plan', () => {
  const closed = facts.map((row) =>
    row.id.startsWith('mudra.') ? { ...row, status: { is: 'closed' as const, on: '2026-12-31' } } : row,
  );
  fc.assert(fc.property(anyPlan, (plan) => resultOf(plan, 'mudra', closed).verdict === 'closed'));
});

test('every plan hears of every scheme once, best first, and of the closed ones with their day', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const { results, closed } = find(plan);
      assert.deepEqual(results.map(({ id }) => id).sort(), ['mudra', 'mysy', 'pmay', 'pmegp', 'vyupy']);
      const ranks = results.map(({ verdict }) => worst(verdict));
      assert.deepEqual(
        ranks,
        ranks.toSorted((a, b) => a - b),
      );
      const day = (id: string) => facts.find((row) => row.id === id)?.status?.on;
      assert.deepEqual(closed, [
        { id: 'standup', on: day('subsidy.standup') },
        { id: 'clss', on: day('subsidy.amount') },
      ]);
      // Who is told no is told by which rule.
      for (const { verdict, rules } of results)
        if (verdict === 'no') assert.ok(rules.some(({ outcome }) => outcome === 'no'));
    }),
  );
});

test('the parts of a project add up to it, none below nothing, and no subsidy above its cap', () => {
  const cap = (id: string) => facts.find((row) => row.id === id)?.value as number;
  fc.assert(
    fc.property(anyPlan, (plan) => {
      for (const { id, sum } of find(plan).results) {
        if (!sum) continue;
        const parts = 'subsidy' in sum ? [sum.own, sum.repay, sum.subsidy, sum.rest] : [sum.covers, sum.rest];
        assert.equal(
          parts.reduce((a, b) => a + b),
          sum.cost,
          id,
        );
        assert.ok(
          parts.every((part) => part >= 0 && Number.isInteger(part)),
          `${id}: ${parts}`,
        );
        if ('subsidy' in sum) assert.equal(sum.loan, sum.repay + sum.subsidy);
        if (id === 'vyupy') assert.ok(sum.subsidy <= cap('vyupy.margin.max'));
        if (id === 'pmay') assert.ok(sum.subsidy <= cap('pmay.max'));
      }
    }),
  );
});

test('one project, one subsidy: the two are compared only when both are possible', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const { results, rivals } = find(plan, confirmed);
      const both = results.filter((result) => ['vyupy', 'pmegp'].includes(result.id) && isPossible(result));
      assert.equal(rivals !== null, both.length === 2);
      if (rivals)
        assert.equal(rivals.by, Math.abs(subsidyOf(both[0] as SchemeResult) - subsidyOf(both[1] as SchemeResult)));
    }),
  );
});

test('nothing that helps makes a verdict worse: a smaller sum, a category, school, an income within the limit', () => {
  const neverWorse = (before: Plan, after: Plan) => {
    const [one, other] = [verdicts(before, confirmed), verdicts(after, confirmed)];
    for (const id of Object.keys(one)) {
      assert.ok(worst(other[id] as Verdict) <= worst(one[id] as Verdict), `${id}: ${one[id]} → ${other[id]}`);
    }
  };
  const plan = (business: Parameters<typeof newUnit>[0]) => newUnit(business);
  fc.assert(
    fc.property(
      anyBusiness,
      fc.constantFrom(...groups),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      (one, group, share) => {
        neverWorse(plan(one), plan({ ...one, cost: Math.max(1, Math.floor(one.cost * share)) }));
        neverWorse(plan(one), plan({ ...one, groups: [...one.groups, group] }));
        neverWorse(plan(one), plan({ ...one, class8: true }));
        const [less, more] = [plan(one), plan({ ...one, groups: [...one.groups, group] })];
        assert.ok(subsidyOf(resultOf(more, 'pmegp')) >= subsidyOf(resultOf(less, 'pmegp')));
      },
    ),
  );
  fc.assert(
    fc.property(anyHome, fc.double({ min: 0.1, max: 1, noNaN: true }), (home, share) => {
      neverWorse(homeOnly(home), homeOnly({ ...home, income: Math.floor(home.income * share) }));
      neverWorse(homeOnly(home), homeOnly({ ...home, price: Math.max(1, Math.floor(home.price * share)) }));
      neverWorse(homeOnly(home), homeOnly({ ...home, pucca: false }));
    }),
  );
});

test('what is said to change the answer changes it', () => {
  const turned = { cost: ['project', 'loan', 'step', 'school'], price: ['price'], carpet: ['carpet'], age: ['age'] };
  fc.assert(
    fc.property(anyPlan, (plan) => {
      for (const { id, changes } of find(plan).results) {
        for (const change of changes) {
          const after = resultOf(withChange(plan, change), id);
          if (change.kind === 'tarun') assert.equal(after.rules.find(({ rule }) => rule === 'step')?.outcome, 'fits');
          if (!(change.kind in turned)) continue;
          const names = turned[change.kind as keyof typeof turned];
          for (const { rule, outcome } of after.rules)
            if (names.includes(rule)) assert.equal(outcome, 'fits', `${id}: ${rule} after ${JSON.stringify(change)}`);
        }
      }
    }),
  );
});

test('who is told no hears of a change only where it would help', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      for (const { id, verdict, changes } of find(plan).results) {
        if (verdict !== 'no' || changes.length === 0 || changes.some(({ kind }) => kind === 'home')) continue;
        assert.ok(isPossible(resultOf(changes.reduce(withChange, plan), id)), `${id}: ${JSON.stringify(changes)}`);
      }
    }),
  );
  assert.deepEqual(resultOf(newUnit({ kind: 'crops', cost: 3_000_000 }), 'mudra').changes, []);
  assert.deepEqual(
    resultOf(newUnit({ age: 52 }), 'vyupy').changes.map(({ kind }) => kind),
    ['partner'],
  );
});

test('a business and a first home are judged side by side', () => {
  const both: Plan = { ...newUnit(), home: firstHome } as Plan;
  assert.deepEqual([verdicts(both).vyupy, verdicts(both).pmay], ['fits', 'fits']);
});
