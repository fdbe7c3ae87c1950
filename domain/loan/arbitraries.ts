import fc from 'fast-check';
import type { LoanTerms } from './emi.ts';

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
