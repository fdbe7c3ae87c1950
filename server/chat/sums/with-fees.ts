// What two offers cost with the fees told beside them.
import type { Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

interface Offer {
  loan: { amount: number; rate: number };
  sum: { interest: number };
}

/** "11.5 % and 10,000 of fees, or 12.25 % and 2,500": what each costs in all. */
export function withFees({ filled }: Slots, [one, other, ...more]: Offer[]): Sentence[] {
  const fees = filled.costs ?? [];
  const [first, second] = filled.rate ?? [];
  if (!one || !other || more.length > 0 || !first || !second || fees.length === 0 || fees.length > 2) return [];
  if (one.loan.amount !== other.loan.amount || one.loan.rate === other.loan.rate) return [];
  // Each stands behind the rate it comes with.
  if (fees.some(({ start }) => start < first.start)) return [];
  const between = (from: number, to: number) =>
    fees.reduce((sum, { start, value }) => sum + (start > from && start < to ? value : 0), 0);
  const costs = [
    one.sum.interest + between(first.start, second.start),
    other.sum.interest + between(second.start, Number.POSITIVE_INFINITY),
  ] as const;
  const best = costs[0] <= costs[1] ? one : other;
  const figures = {
    one: { rupees: costs[0] },
    low: { percent: one.loan.rate },
    other: { rupees: costs[1] },
    high: { percent: other.loan.rate },
    best: { percent: best.loan.rate },
    less: { rupees: Math.abs(costs[0] - costs[1]) },
  };
  return [{ frame: 'withFees', figures }];
}
