// Which part of a property's value a loan is.
import type { Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

/** Nothing where one of the two is not told, or not one of it. */
export function ltvShare({ filled: { property, amount } }: Slots): Sentence[] {
  const [[value, ...values], [loan, ...loans]] = [property ?? [], amount ?? []];
  if (!value || !loan || values.length + loans.length > 0) return [];
  const share = Math.round((loan.value / value.value) * 1e4) / 100;
  const figures = { amount: { amount: loan.value }, property: { amount: value.value }, share: { percent: share } };
  return [{ frame: 'ltvShare', figures }];
}
