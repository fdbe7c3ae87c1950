import fc from 'fast-check';
import type { LoanTerms } from '../../domain/loan/emi.ts';
import type { Drawdown, Moratorium } from '../../domain/loan/payout.ts';
import type { LoanPlan } from '../../domain/loan/plan.ts';
import type { PrepayPlan } from '../../domain/loan/prepay.ts';
import type { RateChange } from '../../domain/loan/rates.ts';

/** Loans for property tests: ₹10,000 to ₹100 Cr to the paisa, 0–30 % to four decimals, 1–360 months. */
export const anyRate = fc.oneof(
  fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  fc.integer({ min: 0, max: 300_000 }).map((units) => units / 10_000),
);

export const anyMonths = fc.integer({ min: 1, max: 360 });

/** Even over the powers of ten: a uniform draw would hardly ever give a loan below a crore. */
export const anyAmount = fc
  .tuple(fc.integer({ min: 4, max: 8 }), fc.integer({ min: 100, max: 1000 }), fc.integer({ min: 0, max: 99_999 }))
  .map(([power, head, tail]) => Math.min(1e9, Math.round((head / 100) * 10 ** power + tail / 100)));

export const anyPrincipal = fc.oneof(
  anyAmount,
  fc.integer({ min: 10_000_00, max: 100_000_000_000 }).map((paise) => paise / 100),
);

export const anyLoan: fc.Arbitrary<LoanTerms> = fc.record({
  principal: anyPrincipal,
  annualRate: anyRate,
  months: anyMonths,
});

const rupeesOrNone = (max: number) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max }));

/** Payments of a few rupees are among them: rounding weighs most there. */
export const anyPrepayPlan: fc.Arbitrary<PrepayPlan> = fc.record({
  extras: fc.array(fc.record({ month: anyMonths, amount: rupeesOrNone(10_000_000) }), { maxLength: 5 }),
  monthly: rupeesOrNone(100_000),
  monthlyFrom: fc.integer({ min: 1, max: 60 }),
  yearly: rupeesOrNone(1_000_000),
  yearlyFrom: fc.integer({ min: 1, max: 24 }),
  mode: fc.constantFrom('keep-emi', 'keep-tenure'),
});

const anyRateChange: fc.Arbitrary<RateChange> = fc.record({
  month: fc.integer({ min: 2, max: 360 }),
  annualRate: anyRate,
  moves: fc.constantFrom('emi', 'tenure'),
});

export const anyRates = fc.record({
  changes: fc.array(anyRateChange, { maxLength: 6 }),
  longest: fc.integer({ min: 1, max: 480 }),
});

/** Later parts as shares of the loan, in whole rupees. */
export const anyDrawdown = ({ principal }: LoanTerms): fc.Arbitrary<Drawdown> =>
  fc.record({
    parts: fc.array(
      fc.record({
        month: fc.integer({ min: 2, max: 60 }),
        amount: fc.integer({ min: 1, max: Math.floor(principal / 6) }),
      }),
      { maxLength: 5 },
    ),
    until: fc.constantFrom('pre-emi', 'full-emi'),
  });

export const anyMoratorium: fc.Arbitrary<Moratorium> = fc.record({
  from: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 120 })),
  months: fc.integer({ min: 0, max: 36 }),
  interest: fc.constantFrom('paid', 'added'),
});

export const anyStepUp = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 2500 }).map((units) => units / 100),
);

/** A loan, and any of the things that may happen to it. */
export const anyPlannedLoan: fc.Arbitrary<[LoanTerms, LoanPlan]> = anyLoan.chain((terms) =>
  fc.tuple(
    fc.constant(terms),
    fc.record(
      {
        prepay: anyPrepayPlan,
        rates: anyRates,
        stepUp: anyStepUp,
        drawdown: anyDrawdown(terms),
        moratorium: anyMoratorium,
      },
      { requiredKeys: [] },
    ),
  ),
);
