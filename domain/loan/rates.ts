import type { Paise } from '../money/units.ts';
import { emiOver, monthsAtDue, monthsLeft, type Turn } from './course.ts';

/** What gives way when the rate changes: the borrower's choice each time. */
export const moveKinds = ['tenure', 'emi'] as const;
type Moves = (typeof moveKinds)[number];

export interface RateChange {
  /** The first month at the new rate. */
  month: number;
  annualRate: number;
  moves: Moves;
}

/** What a change did. EMIs in paise; ends are the months of the last instalment, as the lender's books have it. */
export interface RateEvent {
  change: RateChange;
  rateBefore: number;
  emiBefore: Paise;
  emiAfter: Paise;
  endBefore: number;
  endAfter: number;
  /**
   * Why the EMI had to rise although the tenure was to move: it would not have covered the interest, so that the loan
   * would have grown, or it would have taken longer than the longest tenure. Null where all went as chosen.
   */
  forced: 'interest-not-covered' | 'longest-tenure' | null;
}

/**
 * Changes of the rate, in order of their months. The longest tenure counts from the start of the loan; a loan agreed for
 * longer keeps its own. A change to the rate already in force changes nothing and is no event.
 */
export function rateTurn(changes: readonly RateChange[], longest: number, events: RateEvent[]): Turn {
  return (loan) => {
    for (const change of changes) {
      if (change.month !== loan.month || change.annualRate === loan.annualRate) continue;
      const { annualRate: rateBefore, due: emiBefore, month } = loan;
      const left = monthsLeft(loan);
      loan.annualRate = change.annualRate;
      // While only interest is paid there is no EMI to move: it is worked out at the rate of the month it begins in.
      if (loan.rest) continue;
      let forced: RateEvent['forced'] = null;
      let months = left;
      if (change.moves === 'tenure') {
        months = monthsAtDue(loan);
        const most = Math.max(longest - month + 1, left);
        if (months > most) {
          forced = months === Number.POSITIVE_INFINITY ? 'interest-not-covered' : 'longest-tenure';
          months = most;
        }
      }
      if (change.moves === 'emi' || forced) loan.due = emiOver(loan, months);
      loan.end = month + months - 1;
      const ends = { endBefore: month + left - 1, endAfter: loan.end };
      events.push({ change, rateBefore, emiBefore, emiAfter: loan.due, ...ends, forced });
    }
  };
}
