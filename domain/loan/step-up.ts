import { monthsLeft, type Turn } from './course.ts';
import { percentOf } from './schedule.ts';

/** After every twelve EMIs the next twelve are that many percent higher, and the loan ends sooner. */
export function stepUpTurn(percent: number): Turn {
  let paid = 0;
  return (loan) => {
    if (loan.rest) return;
    if (paid > 0 && paid % 12 === 0) {
      loan.due += percentOf(loan.due, percent);
      loan.end = loan.month + monthsLeft(loan) - 1;
    }
    paid += 1;
  };
}
