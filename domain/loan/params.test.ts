import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readParams, withLoan, writeParams } from './params.ts';
import { anyAmount, anyMonths, anyRate } from '../../tests/loan/arbitraries.ts';
import { type BoundsOf, generalBounds, mostChanges, mostExtras, mostOffers, mostParts } from './bounds.ts';
import { yearKinds } from './calendar.ts';
import { interests, untilPaidOut } from './payout.ts';
import { planned } from './plan.ts';
import { finds, planOf } from './plan-inputs.ts';
import { noPrepayment } from './prepay.ts';
import { type CalculatorState, prepayModes, startState, viewNames } from './state.ts';

const home = {
  amount: {
    min: 100_000,
    max: 100_000_000,
    start: 2_500_000,
    slider: { min: 100_000, max: 100_000_000, step: 50_000 },
  },
  rate: { min: 7.3, max: 10.5, start: 8.5, slider: { min: 7.3, max: 10.5, step: 0.1 } },
  months: { min: 120, max: 360, start: 240, slider: { min: 120, max: 360, step: 12 } },
};
const boundsOf: BoundsOf = (loan) => (loan === 'home-loan' ? home : generalBounds);
const loans = ['home-loan', 'business-loan'];
const read = (query: string) => readParams(new URLSearchParams(query), boundsOf, loans);

test('an empty URL is the start, and the start is an empty URL', () => {
  const { state, corrections } = read('');
  assert.deepEqual(state, startState(null, generalBounds));
  assert.deepEqual([state.amount, state.rate, state.months, state.calculated], [500_000, 12, 60, false]);
  assert.deepEqual(corrections, []);
  assert.equal(writeParams(state, boundsOf).toString(), '');
});

test('a loan type brings its own start and range', () => {
  const { state, corrections } = read('loan=home-loan');
  assert.deepEqual([state.amount, state.rate, state.months], [2_500_000, 8.5, 240]);
  assert.deepEqual(corrections, []);
  assert.equal(writeParams(state, boundsOf).toString(), 'loan=home-loan');
  assert.deepEqual(read('loan=home-loan&rate=12').corrections, [
    { field: 'rate', given: '12', used: 10.5, reason: 'too-large' },
  ]);
});

test('what a plain form sends is read as typed, without a notice', () => {
  const { state, corrections } = read(
    'amount=25+lakh&rate=8.5%25&months=20+years&calculated=1&view=prepay&extra1=1L&extra1-month=2+years&extra2=&extra2-month=12&offer2-rate=&offer2-fee=&yearly=',
  );
  assert.deepEqual([state.amount, state.rate, state.months], [2_500_000, 8.5, 240]);
  assert.deepEqual(state.prepay, { ...noPrepayment, extras: [{ month: 24, amount: 100_000 }] });
  assert.equal(state.offers.length, 1);
  assert.deepEqual(corrections, []);
  assert.equal(
    writeParams(state, boundsOf).toString(),
    'amount=2500000&rate=8.5&months=240&view=prepay&calculated=1&extras=100000-24',
  );
});

test('bad values are put right, each with its correction', () => {
  const { state, corrections } = read(
    'loan=car&amount=5&rate=abc&months=9999&view=x&calculated=yes&yearly=-5&extra1=500000000&extra1-month=400&outstanding=100000.4&share=',
  );
  assert.deepEqual([state.loan, state.amount, state.rate, state.months, state.view], [null, 10_000, 12, 360, 'result']);
  assert.equal(state.calculated, false);
  assert.deepEqual(
    corrections.map(({ field, used, reason }) => [field, used, reason]),
    [
      ['loan', '', 'unknown'],
      ['amount', 10_000, 'too-small'],
      ['rate', 12, 'unreadable'],
      ['months', 360, 'too-large'],
      ['extra1', 10_000, 'too-large'],
      ['extra1-month', 360, 'too-large'],
      ['view', 'result', 'unknown'],
      ['calculated', '', 'unknown'],
      ['yearly', 0, 'negative'],
      ['outstanding', 100_000, 'rounded'],
    ],
  );
});

test('a form sent without the amount says so; a long value is quoted short', () => {
  assert.deepEqual(read('amount=&calculated=1').corrections, [
    { field: 'amount', given: '', used: 500_000, reason: 'empty' },
  ]);
  assert.equal(read(`amount=${'x'.repeat(5000)}`).corrections[0]?.given.length, 40);
});

test('a rate of 0 and a single month are taken as they are', () => {
  const { state, corrections } = read('rate=0&months=1');
  assert.deepEqual([state.rate, state.months, state.transfer.newRate], [0, 1, 0]);
  assert.deepEqual(corrections, []);
});

const anyRupees = (max: number) => fc.integer({ min: 0, max });
const within = (from: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, from));

const anyState: fc.Arbitrary<CalculatorState> = fc
  .record({
    loan: fc.option(fc.constantFrom(...loans)),
    amount: anyAmount,
    rate: anyRate,
    months: anyMonths,
    view: fc.constantFrom(...viewNames),
    calculated: fc.boolean(),
  })
  .map((main) => {
    const bounds = boundsOf(main.loan);
    return {
      ...main,
      amount: within(main.amount, bounds.amount),
      rate: within(main.rate, bounds.rate),
      months: within(main.months, bounds.months),
    };
  })
  .chain((main) => {
    const extra = fc.record({
      month: fc.integer({ min: 1, max: main.months }),
      amount: fc.integer({ min: 1, max: main.amount }),
    });
    const offer = fc.record({
      annualRate: fc.oneof(anyRate, fc.constant(main.rate)),
      months: fc.oneof(anyMonths, fc.constant(main.months)),
      fee: fc.oneof(fc.constant(0), anyRupees(main.amount)),
    });
    const withPercent = fc
      .tuple(offer, fc.integer({ min: 0, max: 400 }))
      .map(([one, share]) => (share > 0 ? { ...one, feePercent: share / 4 } : one));
    const part = fc.record({
      month: fc.integer({ min: 2, max: 60 }),
      amount: fc.integer({ min: 1, max: Math.floor(main.amount / 6) }),
    });
    const change = fc.record({
      month: fc.integer({ min: 2, max: 360 }),
      annualRate: anyRate,
      moves: fc.constantFrom('tenure' as const, 'emi' as const),
    });
    return fc
      .record({
        start: fc.option(fc.integer({ min: 2000 * 12, max: 2099 * 12 })),
        years: fc.constantFrom(...yearKinds),
        rateChanges: fc.array(change, { maxLength: mostChanges }),
        stepUp: fc.integer({ min: 0, max: 25 }),
        parts: fc.array(part, { maxLength: mostParts }),
        until: fc.constantFrom(...untilPaidOut),
        moratorium: fc.record({
          from: anyMonths,
          months: fc.integer({ min: 0, max: 60 }),
          interest: fc.constantFrom(...interests),
        }),
        payment: fc.integer({ min: 1, max: 2e9 }),
        find: fc.constantFrom(...finds),
        paid: fc.integer({ min: 0, max: main.months }),
        flatRate: anyRate,
        feesBeforeTax: fc.boolean(),
        taxSlab: fc.integer({ min: 0, max: 50 }),
        possession: fc.integer({ min: 0, max: 120 }),
        prepay: fc.record({
          extras: fc.array(extra, { maxLength: mostExtras }),
          monthly: anyRupees(main.amount),
          monthlyFrom: anyMonths,
          yearly: anyRupees(main.amount),
          yearlyFrom: anyMonths,
          mode: fc.constantFrom(...prepayModes),
        }),
        offers: fc.array(withPercent, { minLength: 1, maxLength: mostOffers }),
        transfer: fc.record({
          outstanding: anyAmount,
          oldRate: anyRate,
          newRate: anyRate,
          months: anyMonths,
          costs: anyRupees(1e9),
        }),
        affordability: fc.record({
          income: fc.integer({ min: 1_000, max: 1e8 }),
          existingEmis: anyRupees(1e8),
          annualRate: anyRate,
          months: anyMonths,
          share: fc.integer({ min: 10, max: 80 }),
        }),
        age: fc.option(fc.integer({ min: 18, max: 100 }), { nil: undefined }),
      })
      .map(({ age, ...views }) => ({
        ...views,
        affordability: { ...views.affordability, ...(age !== undefined && { age }) },
      }))
      .map((views) => structuredClone({ ...main, ...views }));
  });

test('any state survives the URL, with nothing to correct', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const query = writeParams(state, boundsOf).toString();
      const back = read(query);
      assert.deepEqual(back.corrections, []);
      assert.deepEqual(back.state, state);
    }),
    { numRuns: 2000 },
  );
});

test('any URL is read without throwing, and what it is corrected to needs no further correction', () => {
  const names =
    'loan amount rate months view calculated extra1 extra1-month extra5 extras offers changes parts amount-in months-in yearly prepay-mode offer1-rate offer2-months offer3-fee outstanding old-rate new-rate months-left costs income emis afford-rate afford-months share age start years change1 change1-month change2-moves step-up part1 part1-month part2 until moratorium moratorium-from moratorium-interest pay find paid flat gst slab possession offer1-percent monthly monthly-from yearly-from other'.split(
      ' ',
    );
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e9',
      'NaN',
      'Infinity',
      '5 lakh',
      '1.2 cr',
      '12.5%',
      '5 years',
      'home-loan',
      'schedule',
      '1',
      '९९',
      '__proto__',
      '100000-24_50000',
      '9.5-13-emi_-_8',
      '_9--5000-1_',
      'lakh',
      'years',
      '%E0%A4%A',
    ),
    fc.double().map(String),
    fc.integer().map(String),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
      const first = readParams(new URLSearchParams(pairs), boundsOf, loans);
      const again = readParams(writeParams(first.state, boundsOf), boundsOf, loans);
      assert.deepEqual(again.state, first.state);
      assert.deepEqual(again.corrections, []);
    }),
    { numRuns: 3000 },
  );
});

test('lists are one parameter each; one to a figure, as old URLs and plain forms have them, reads the same', () => {
  const old =
    'amount=2500000&extra1=100000&extra1-month=24&extra2=50000&offer2-rate=11&offer2-fee=5000&offer2-percent=0.5&change1=9.25&change1-month=25&change1-moves=emi&part1=1000000';
  const { state, corrections } = read(old);
  const short = writeParams(state, boundsOf).toString();
  assert.deepEqual(corrections, []);
  assert.equal(short, 'amount=2500000&extras=100000-24_50000&offers=_11--5000-0.5&changes=9.25-25-emi&parts=1000000');
  assert.deepEqual(read(short), { state, corrections: [] });
  // A form that was sent for one of them holds against the list it came with.
  assert.deepEqual(read(`${short}&extra1=70000`).state.prepay.extras, [{ month: 12, amount: 70_000 }]);
  assert.deepEqual(
    read('extras=x-24_5-400').corrections.map(({ field, reason }) => [field, reason]),
    [
      ['extra1', 'unreadable'],
      ['extra2-month', 'too-large'],
    ],
  );
});

test('a bare figure counts in the unit sent beside it, one with a unit in its own', () => {
  const { state, corrections } = read('amount=25&amount-in=lakh&months=20&months-in=years');
  assert.deepEqual([state.amount, state.months, corrections], [2_500_000, 240, []]);
  assert.deepEqual(read('amount=1.2+cr&amount-in=lakh&months=18+months&months-in=years').state.amount, 12_000_000);
  assert.equal(read('amount=5&amount-in=bananas').corrections[0]?.reason, 'unreadable');
});

test('plans are read as typed, put right where they cannot be, and make a schedule', () => {
  const { state, corrections } = read(
    'amount=50+lakh&rate=8.5&months=20+years&start=2026-04&years=financial&change1=9.25%25&change1-month=25&change1-moves=emi&change2=&part1=10+lakh&part1-month=1+year&step-up=5&gst=1&offer1-percent=0.5&age=45',
  );
  assert.deepEqual(corrections, []);
  assert.deepEqual(state.rateChanges, [{ month: 25, annualRate: 9.25, moves: 'emi' }]);
  assert.deepEqual(state.parts, [{ month: 12, amount: 1_000_000 }]);
  assert.deepEqual([state.start, state.years, state.feesBeforeTax], [2026 * 12 + 3, 'financial', true]);
  assert.deepEqual([state.offers[0]?.feePercent, state.affordability.age], [0.5, 45]);
  const { rateEvents } = planned(
    { principal: state.amount, annualRate: state.rate, months: state.months },
    planOf(state, 360),
  );
  assert.deepEqual(
    rateEvents.map(({ change, forced }) => [change.month, forced]),
    [[25, null]],
  );
  assert.deepEqual(
    read(
      'amount=100000&start=soon&part1=60000&part2=60000&change1=x&change1-month=1&moratorium=99&until=never',
    ).corrections.map(({ field, used, reason }) => [field, used, reason]),
    [
      ['change1', 12, 'unreadable'],
      ['change1-month', 2, 'too-small'],
      ['part2', 39_999, 'too-large'],
      ['start', '', 'unreadable'],
      ['until', 'pre-emi', 'unknown'],
      ['moratorium', 60, 'too-large'],
    ],
  );
});

test('another loan carries along what followed the old one, and leaves what was typed', () => {
  // “Calculate with this amount” once wrote the old loan's figures into every other view.
  const { state } = read('amount=1000000&rate=10&months=60&new-rate=7&calculated=1');
  const other = withLoan(state, { amount: 2_000_000, rate: 11, months: 84 }, boundsOf);
  assert.deepEqual([other.amount, other.rate, other.months, other.calculated], [2_000_000, 11, 84, true]);
  assert.deepEqual([other.transfer.outstanding, other.transfer.oldRate, other.transfer.newRate], [2_000_000, 11, 7]);
  assert.deepEqual(other.offers, [{ annualRate: 11, months: 84, fee: 0 }]);
  assert.equal(writeParams(other, boundsOf).toString(), 'amount=2000000&rate=11&months=84&calculated=1&new-rate=7');
});
