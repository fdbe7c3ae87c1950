// Expectations come from the ledger's rows, not from figures typed here: a changed row changes the answer and no test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkedLoans, loanRules, rulesOf } from '../../content/eligibility.ts';
import { facts } from '../../content/facts.ts';
import { high, low } from '../../content/fill.ts';
import { check, type Figures, type RuleId, works } from './check.ts';
import { type LoanRules, mostOfPrice, type Verdict, verdicts } from './rules.ts';

/** Fits every rule of every loan. */
const strong = (rules: LoanRules): Figures => ({
  work: 'salaried',
  since: 30,
  income: 10_000_000,
  sales: 1_000_000_000,
  emis: 0,
  age: 30,
  score: 900,
  amount: rules.amount.least,
  years: rules.years.least,
});

const ruleOf = (rules: LoanRules, figures: Figures, id: RuleId): Verdict | undefined =>
  check(rules, figures).rules.find((rule) => rule.id === id)?.verdict;

/** By how many of the rows are satisfied: all, some, none. */
const byRows = (held: boolean[]): Verdict => (held.every(Boolean) ? 'fits' : held.some(Boolean) ? 'talk' : 'no');

const rowsOf = (loan: string, ...attributes: string[]) =>
  facts.filter((row) => row.product === loan && attributes.includes(row.attribute));
const edges = (values: number[], step = 1) => [
  ...new Set(values.flatMap((value) => [value - step, value, value + step])),
];

/** What must be reached: rule, rows, and how a figure gets there. */
const floors: [RuleId, string[], (value: number) => Partial<Figures>][] = [
  ['score', ['score'], (score) => ({ score })],
  ['income', ['income'], (income) => ({ income })],
  ['sales', ['turnover'], (sales) => ({ sales })],
  ['time', ['experience', 'vintage'], (since) => ({ since })],
];

test('a bound that must be reached: one below, on it, one above, for every loan that has a row of it', () => {
  let tried = 0;
  for (const rules of loanRules) {
    for (const [id, attributes, figure] of floors) {
      const rows = rowsOf(rules.loan, ...attributes);
      for (const value of edges(rows.map(low))) {
        const expected = byRows(rows.map((row) => value >= low(row)));
        assert.equal(
          ruleOf(rules, { ...strong(rules), ...figure(value) }, id),
          expected,
          `${rules.loan} ${id} ${value}`,
        );
        tried += 1;
      }
      if (rows.length === 0)
        assert.equal(ruleOf(rules, strong(rules), id), undefined, `${rules.loan} publishes no ${id}`);
    }
  }
  assert.ok(tried > 25);
});

test('amount and time may not be exceeded, and too small a loan is none', () => {
  for (const rules of loanRules) {
    const amounts = rowsOf(rules.loan, 'amount');
    for (const amount of edges(amounts.flatMap((row) => [low(row), high(row)]))) {
      const tooSmall = amounts.some((row) => typeof row.value !== 'number' && amount < low(row));
      const expected = tooSmall ? 'no' : byRows(amounts.map((row) => amount <= high(row)));
      assert.equal(ruleOf(rules, { ...strong(rules), amount }, 'amount'), expected, `${rules.loan} ${amount}`);
    }
    const tenures = rowsOf(rules.loan, 'tenure');
    const years = (row: (typeof tenures)[number]) => high(row) / (row.unit === 'months' ? 12 : 1);
    for (const value of edges(tenures.map(years))) {
      const expected = byRows(tenures.map((row) => value <= years(row)));
      assert.equal(
        ruleOf(rules, { ...strong(rules), years: value }, 'years'),
        expected,
        `${rules.loan} ${value} years`,
      );
    }
  }
});

test('ages by the rows of the work that is done, and by the age at the last EMI', () => {
  for (const rules of loanRules) {
    for (const work of works) {
      const kind = work === 'salaried' ? 'age.salaried' : 'age.self-employed';
      const rows = rowsOf(rules.loan, 'age', kind);
      const last = Math.min(...rows.map(high));
      for (const age of edges(rows.flatMap((row) => [low(row), high(row)]))) {
        const now = byRows(rows.map((row) => age >= low(row) && age <= high(row)));
        const expected = now === 'fits' && age + rules.years.least > last ? 'talk' : now;
        assert.equal(ruleOf(rules, { ...strong(rules), work, age }, 'age'), expected, `${rules.loan} ${work} ${age}`);
      }
      if (rows.length === 0) assert.equal(ruleOf(rules, { ...strong(rules), work, age: 90 }, 'age'), undefined);
    }
  }
});

test('the share of the price, in every tier of the Reserve Bank and for other property', () => {
  const home = rulesOf('home-loan') as LoanRules;
  const percent = (id: string) => high(facts.find((row) => row.id === id) as (typeof facts)[number]);
  const tiers = [
    { at: percent('ltv.small.amount'), share: percent('ltv.small') },
    { at: percent('ltv.small.amount') + 1, share: percent('ltv.middle') },
    { at: percent('ltv.middle.amount'), share: percent('ltv.middle') },
    { at: percent('ltv.middle.amount') + 1, share: percent('ltv.large') },
  ];
  for (const { at: amount, share } of tiers) {
    const price = Math.ceil((amount * 100) / share);
    const of = (price: number) => ruleOf(home, { ...strong(home), amount, price }, 'price');
    assert.deepEqual([of(price - 2), of(price), of(price + 1)], ['no', 'fits', 'fits'], `${amount} at ${share} %`);
  }
  const property = rulesOf('mortgage-loan') as LoanRules;
  const shares = rowsOf('mortgage-loan', 'ltv').flatMap((row) => [low(row), high(row)]);
  for (const share of edges(shares)) {
    const expected = byRows(shares.map((most) => share <= most));
    assert.equal(
      ruleOf(property, { ...strong(property), amount: share * 100_000, price: 10_000_000 }, 'price'),
      expected,
    );
  }
  // ₹35 lakh: 80 % of it is less than the ₹30 lakh that the tier below allows.
  assert.equal(mostOfPrice(home.price ?? [], 3_500_000, 'most'), percent('ltv.small.amount'));
});

test('all EMIs together: to the rupee of the share that the house rule leaves them', () => {
  const share = low(facts.find(({ id }) => id === 'calc.share') as (typeof facts)[number]);
  for (const rules of loanRules) {
    const asked = { ...strong(rules), amount: 1_000_000, income: 300_000 };
    const emi = check(rules, asked).asked?.emi.emi ?? 0;
    const limit = (asked.income * share) / 100;
    const verdict = (emis: number) => ruleOf(rules, { ...asked, emis }, 'emis');
    assert.deepEqual(
      [limit - emi - 1, limit - emi, limit - emi + 1].map(verdict),
      ['fits', 'fits', 'talk'],
      rules.loan,
    );
    assert.deepEqual([verdict(limit), verdict(limit + 1)], ['no', 'no'], `${rules.loan}: no room is no loan`);
  }
});

test('an unknown score leaves its rule open, and everything else is counted', () => {
  for (const rules of loanRules) {
    const { verdict, rules: list } = check(rules, { ...strong(rules), score: null });
    assert.equal(verdict, 'talk');
    assert.deepEqual(
      list.filter((rule) => rule.verdict !== 'fits').map(({ id }) => id),
      ['score'],
    );
  }
});

const anyFigures: fc.Arbitrary<Figures> = fc.record({
  work: fc.constantFrom(...works),
  since: fc.integer({ min: 0, max: 3 }),
  income: fc.integer({ min: 1_000, max: 400_000 }),
  sales: fc.integer({ min: 0, max: 3_000_000 }),
  emis: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60_000 })),
  age: fc.integer({ min: 18, max: 80 }),
  score: fc.oneof(fc.constant(null), fc.integer({ min: 300, max: 900 })),
  amount: fc.oneof(fc.constant(null), fc.integer({ min: 10_000, max: 60_000_000 })),
  years: fc.integer({ min: 1, max: 30 }),
  price: fc.option(fc.integer({ min: 500_000, max: 80_000_000 }), { nil: undefined }),
});
const rank = (verdict: Verdict) => verdicts.indexOf(verdict);

test('more income, a better score or fewer EMIs never make the verdict worse, nor the loan that fits smaller', () => {
  const better = fc.record({
    income: fc.integer({ min: 0, max: 200_000 }),
    score: fc.integer({ min: 0, max: 300 }),
    emis: fc.integer({ min: 0, max: 60_000 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...loanRules), anyFigures, better, (rules, figures, more) => {
      const before = check(rules, figures);
      const ways: Partial<Figures>[] = [
        { income: figures.income + more.income },
        { emis: Math.max(0, figures.emis - more.emis) },
        ...(figures.score === null ? [] : [{ score: figures.score + more.score }]),
      ];
      for (const way of ways) {
        const after = check(rules, { ...figures, ...way });
        assert.ok(rank(after.verdict) <= rank(before.verdict), JSON.stringify({ loan: rules.loan, figures, way }));
        assert.ok((after.most?.amount ?? 0) >= (before.most?.amount ?? 0));
      }
    }),
    { numRuns: 3000 },
  );
});

test('the loan that fits does fit: asked for by itself, no rule on its size says otherwise', () => {
  fc.assert(
    fc.property(fc.constantFrom(...loanRules), anyFigures, (rules, figures) => {
      const { loan } = check(rules, figures);
      if (!loan) return;
      const again = check(rules, { ...figures, amount: loan.amount, years: loan.years });
      for (const id of ['emis', 'price', 'amount'] as const)
        assert.notEqual(
          again.rules.find((rule) => rule.id === id)?.verdict,
          'no',
          JSON.stringify({ rules: rules.loan, figures, id }),
        );
    }),
    { numRuns: 2000 },
  );
});

test('the picture of the design: ₹62,000, ₹6,500 of EMIs, ₹45 lakh over 20 years', () => {
  const home = rulesOf('home-loan') as LoanRules;
  const result = check(home, {
    work: 'salaried',
    since: 2,
    income: 62_000,
    emis: 6_500,
    age: 34,
    score: 700,
    amount: 4_500_000,
    years: 20,
    price: 5_800_000,
  });
  assert.equal(result.verdict, 'talk');
  assert.deepEqual(
    [result.most?.amount, result.most?.emi.emi, result.most?.emi.interest, result.mostAtTop, result.asked?.emi.emi],
    [2_823_000, 24_499, 3_056_676, 2_453_000, 39_052],
  );
});

test('a row moved by a thousand moves the verdict at its edge', () => {
  const moved = facts.map((row) => (row.id === 'home.income' ? { ...row, value: low(row) + 1_000 } : row));
  const income = low(facts.find(({ id }) => id === 'home.income') as (typeof facts)[number]);
  const verdict = (rows: typeof facts) => {
    const rules = rulesOf('home-loan', rows) as LoanRules;
    return ruleOf(rules, { ...strong(rules), income, amount: null }, 'income');
  };
  assert.deepEqual([verdict(facts), verdict(moved)], ['fits', 'no']);
  assert.deepEqual(checkedLoans, ['home-loan', 'mortgage-loan', 'personal-loan', 'business-loan']);
});
