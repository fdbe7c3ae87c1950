// What the interest on the part paid out so far comes to each month.
import { monthInterest } from '../../../domain/loan/schedule.ts';
import { toPaise, toRupees } from '../../../domain/money/units.ts';
import type { Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

/** Nothing where no sum or not one rate is told; of two sums the smaller is paid out, the other sanctioned. */
export function preEmi(intent: string, { filled }: Slots): Sentence[] {
  if (intent !== 'rule.preemi') return [];
  const [rate, ...rates] = filled.rate ?? [];
  const sums = [...(filled.amount ?? []), ...(filled.owed ?? [])].map(({ value }) => value);
  if (!rate || rates.length > 0 || sums.length === 0 || sums.length > 2) return [];
  const paid = Math.min(...sums);
  const first = toRupees(monthInterest(toPaise(paid), rate.value));
  return [
    { frame: 'preEmi', figures: { amount: { amount: paid }, rate: { percent: rate.value }, first: { rupees: first } } },
  ];
}
