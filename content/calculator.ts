// What the calculator takes from the ledger: for each loan product the range and the start of amount, rate and tenure.
import { type Bound, GENERAL, LOAN_TYPES, type LoanBounds, type LoanType, type Range } from '../domain/loan/bounds.ts';
import { examples } from './examples.ts';
import { facts } from './facts.ts';
import { fact, high, low } from './fill.ts';
import type { Fact } from './schema.ts';

/** Every loan product's bounds, and 'any' for a loan of no particular type: those of the specification. */
export type ProductBounds = Record<LoanType | 'any', LoanBounds>;

/**
 * Starts: amount and tenure are those of the product's worked example in our articles; the rate is the one its page
 * advertises as “from”. Government schemes advertise none, so theirs is the lower end of the range.
 */
const STARTS: Record<LoanType, { example: string; rate: string }> = {
  'home-loan': { example: 'first-home', rate: 'home.rate.overview' },
  'mortgage-loan': { example: 'property', rate: 'mortgage.rate.overview' },
  'personal-loan': { example: 'wedding', rate: 'personal.rate.overview' },
  'business-loan': { example: 'shop', rate: 'business.rate.overview' },
  'government-subsidies': { example: 'mudra', rate: 'subsidy.rate' },
};

/** In months, whatever the row counts in. */
const inMonths = ({ unit }: Fact) => (unit === 'years' ? 12 : 1);

/**
 * The widest of a product's readings, since pages differ and whatever one of them names must be reachable here. A row that
 * says “from” or “up to” moves one end only; an end that no row gives is the calculator's own.
 */
function widest(product: LoanType, attribute: string, scale: (row: Fact) => number, own: Range): Range {
  // Schemes have no row of their own for the amount, but one for each scheme: amount.mudra, amount.standup.
  const rows = facts.filter(
    (row) => row.product === product && (row.attribute === attribute || row.attribute.startsWith(`${attribute}.`)),
  );
  const lows = rows.filter(({ bound }) => bound !== 'upTo').map((row) => low(row) * scale(row));
  const highs = rows
    .filter(({ bound }) => bound !== 'from' && bound !== 'atLeast')
    .map((row) => high(row) * scale(row));
  // One scheme's least amount is not the least of all schemes: only a row of the product itself can raise the floor.
  const whole = rows.some((row) => row.attribute === attribute);
  return {
    min: lows.length > 0 && whole ? Math.min(...lows) : own.min,
    max: highs.length > 0 ? Math.max(...highs) : own.max,
  };
}

/** The slider covers the whole range, from the first full step on. */
function withSlider({ min, max }: Range, start: number, step: number, grid: boolean): Bound {
  return { min, max, start, slider: { min: grid ? Math.ceil(min / step) * step : min, max, step } };
}

function boundsOf(product: LoanType): LoanBounds {
  const { example: id, rate } = STARTS[product];
  const example = examples[id];
  if (!example) throw new Error(`No worked example '${id}'`);
  const { amount, months, rate: anyRate } = GENERAL;
  const own = (bound: Bound): Range => bound.slider;
  return {
    amount: withSlider(
      widest(product, 'amount', () => 1, amount),
      example.principal,
      amount.slider.step,
      true,
    ),
    rate: withSlider(
      widest(product, 'rate', () => 1, own(anyRate)),
      low(fact(rate)),
      anyRate.slider.step,
      false,
    ),
    months: withSlider(widest(product, 'tenure', inMonths, own(months)), example.months, months.slider.step, true),
  };
}

export const productBounds = {
  any: GENERAL,
  ...Object.fromEntries(LOAN_TYPES.map((product) => [product, boundsOf(product)])),
} as ProductBounds;

/** Offered beside the amount as one tap, in rupees. */
export const quickAmounts = [500_000, 2_500_000, 5_000_000, 10_000_000, 50_000_000];

/** What the ledger notes about charges for paying early, and when that was checked; null while it has no such row. */
export function prepayCharges(): { note: string; checked: string } | null {
  const row = facts.find(({ attribute }) => attribute === 'prepayment-charge');
  return row?.note ? { note: row.note, checked: row.checked } : null;
}
