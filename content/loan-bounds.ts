// What the ledger says of a loan's amount, rate and tenure, as the range and the start of the calculator's inputs.
import { type Bound, generalBounds, type LoanBounds, type Range } from '../domain/loan/bounds.ts';
import { facts } from './facts.ts';
import { fact, high, low } from './fill.ts';
import type { ProductFacts } from './product-schema.ts';
import type { Fact } from './schema.ts';

/** In months, whatever the row counts in. */
const inMonths = ({ unit }: Fact) => (unit === 'years' ? 12 : 1);

/**
 * The widest of a product's readings, since pages differ and whatever one of them names must be reachable here. A row that
 * says “from” or “up to” moves one end only; an end that no row gives is the calculator's own.
 */
function widest(product: string, attribute: string, scale: (row: Fact) => number, own: Range): Range {
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

/**
 * The slider covers the product's whole range, from the first full step on, in steps that reach its end. The exact input
 * takes whatever the calculator takes: a lender may well go outside the range.
 */
function withSlider(general: Range, usual: Range, start: number, steps: number[], grid: boolean): Bound {
  const { min, max } = usual;
  const from = (step: number) => (grid ? Math.ceil(min / step) * step : min);
  const reaches = (step: number) => Math.abs((max - from(step)) / step - Math.round((max - from(step)) / step)) < 1e-6;
  const step = steps.find(reaches) ?? (steps.at(-1) as number);
  const input = { min: Math.min(general.min, min), max: Math.max(general.max, max) };
  return { ...input, start, usual, slider: { min: from(step), max, step } };
}

/** The calculator's own step, and finer ones for a figure that does not lie on it. */
const stepSizes = { amount: [50_000, 10_000, 1_000], rate: [0.1, 0.05, 0.01], months: [12, 6, 1] };

export function boundsOf(id: string, { start }: ProductFacts): LoanBounds {
  const { amount, months, rate } = generalBounds;
  const ofAmount = withSlider(
    amount,
    widest(id, 'amount', () => 1, amount),
    start.amount,
    stepSizes.amount,
    true,
  );
  return {
    amount: { ...ofAmount, slider: { ...ofAmount.slider, growing: true } },
    rate: withSlider(
      rate,
      widest(id, 'rate', () => 1, rate.slider),
      low(fact(start.rate)),
      stepSizes.rate,
      false,
    ),
    months: withSlider(months, widest(id, 'tenure', inMonths, months.slider), start.months, stepSizes.months, true),
  };
}

/** The upper age the product's rows name; null where they name none. */
export function lastAgeOf(id: string): number | null {
  const ages = facts.filter(
    ({ product, attribute }) => product === id && (attribute === 'age' || attribute.startsWith('age.')),
  );
  return ages.length > 0 ? Math.max(...ages.map(high)) : null;
}
