// Page and assistant judge by the same rules: told the same figures, they give the same verdict.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loanRules } from '../../content/eligibility.ts';
import { facts } from '../../content/facts.ts';
import { check, type Figures, works } from '../../domain/eligibility/check.ts';
import { judgeFigure } from '../../domain/eligibility/one-figure.ts';
import { type LoanRules, type Verdict, worst } from '../../domain/eligibility/rules.ts';
import { computeSum } from '../../server/chat/sums/sums.ts';
import type { Role, Slot, Slots } from '../../server/chat/slots/slot.ts';

const slot = (role: Role, value: number): Slot =>
  ({ role, value, measure: 'bare', text: String(value), start: 0, end: 1 }) as Slot;

function slotsOf(said: Partial<Record<Role, number>>): Slots {
  const filled = Object.fromEntries(Object.entries(said).map(([role, value]) => [role, [slot(role as Role, value)]]));
  return { filled, traits: {}, flags: {} } as unknown as Slots;
}

/** What the assistant says of these figures, as one of the page's three words. */
function assistantSays(rules: LoanRules, said: Partial<Record<Role, number>>): Verdict {
  const outcome = computeSum('check.fit', { slots: slotsOf(said), product: rules.loan, facts });
  assert.equal(outcome.state, 'result');
  const frames = outcome.state === 'result' ? outcome.sentences.map(({ frame }) => frame) : [];
  const words: Record<string, Verdict> = {
    'verdict.yes': 'fits',
    'verdict.part': 'talk',
    'verdict.low': 'no',
    'verdict.high': 'no',
    tooMuch: 'talk',
    noRoom: 'no',
    tooLittle: 'no',
  };
  return worst(frames.flatMap((frame) => words[frame] ?? []));
}

test('200 borrowers: the assistant’s verdict is the page’s', () => {
  const person = fc.record({
    rules: fc.constantFrom(...loanRules),
    work: fc.constantFrom(...works),
    since: fc.integer({ min: 0, max: 3 }),
    income: fc.integer({ min: 8_000, max: 300_000 }),
    emis: fc.oneof(fc.constant(0), fc.integer({ min: 1_000, max: 60_000 })),
    age: fc.integer({ min: 18, max: 70 }),
    score: fc.oneof(fc.constant(-1), fc.integer({ min: 500, max: 900 })),
    amount: fc.integer({ min: 100, max: 90_000 }).map((thousands) => thousands * 1000),
    years: fc.integer({ min: 1, max: 30 }),
    sales: fc.integer({ min: 100_000, max: 3_000_000 }),
  });
  const seen = new Set<Verdict>();
  fc.assert(
    fc.property(person, ({ rules, work, since, income, emis, age, score, amount, years, sales }) => {
      const figures: Figures = {
        work,
        since,
        income,
        emis,
        age,
        score: score < 0 ? null : score,
        amount,
        years,
        sales,
      };
      const { rules: list } = check(rules, figures);
      // In a talk nobody asks for the kind of work or counts the age at the last EMI: where those decide, the page has
      // more to go by, and the figure is left out on both sides.
      const spoken = judgeFigure(rules, 'age', age);
      const aged = list.find(({ id }) => id === 'age')?.verdict ?? null;
      const page = worst(list.filter(({ id }) => id !== 'age' || spoken === aged).map(({ verdict }) => verdict));
      const said: Partial<Record<Role, number>> = { income, score, amount, tenure: years * 12 };
      if (emis > 0) said.running = emis;
      if (aged !== null && spoken === aged) said.age = age;
      if (rules.sales) Object.assign(said, { turnover: sales, vintage: since * 12 });
      else if (rules.time) said.experience = since * 12;
      seen.add(page);
      assert.equal(assistantSays(rules, said), page, JSON.stringify({ loan: rules.loan, figures }));
    }),
    { numRuns: 200 },
  );
  assert.ok(seen.size >= 2, 'the cases differ');
});
