// What the ledger says of a loan's rates, time and amount, from end to end.
import { high, low } from '../../../content/fill.ts';
import type { Fact } from '../../../content/schema.ts';

const monthsAYear = 12;

/** The ends of all that the ledger says of a loan's rate, its longest time and its largest amount. */
export function rangeOf(facts: readonly Fact[], product: string | null) {
  const rows = (attribute: string) =>
    facts.filter((row) => row.product === product && row.attribute === attribute && row.status?.is !== 'closed');
  const rates = rows('rate');
  const [times, amounts] = [rows('tenure'), rows('amount')];
  if (rates.length === 0 || times.length === 0) return null;
  return {
    low: Math.min(...rates.map(low)),
    high: Math.max(...rates.filter(({ bound }) => bound !== 'from').map(high)),
    months: Math.max(...times.map((row) => high(row) * (row.unit === 'years' ? monthsAYear : 1))),
    most: amounts.length > 0 ? Math.max(...amounts.map(high)) : Number.MAX_SAFE_INTEGER,
  };
}
