import { useMemo } from 'react';
import { usualOf } from '../../../domain/loan/bounds.ts';
import { monthOf } from '../../../domain/loan/calendar.ts';
import { courseOf } from '../../../domain/loan/plan-inputs.ts';
import { schedule } from '../../../domain/loan/schedule.ts';
import { termsOf } from '../../../domain/loan/state.ts';
import { formatMonth } from '../../../domain/money/format.ts';
import { sentence, useSetting } from './setting.ts';

/** The loan as agreed, and the course it takes under all that is planned for it. */
export function usePlan() {
  const { state, boundsOf } = useSetting();
  return useMemo(() => {
    const terms = termsOf(state);
    const before = schedule(terms);
    const after = courseOf(terms, state, usualOf(boundsOf(state.loan).months).max);
    const changed =
      after.totals.interest !== before.totals.interest ||
      after.totals.extra > 0 ||
      after.rows.length !== before.rows.length ||
      state.parts.length > 0;
    return { before, after, changed };
  }, [state, boundsOf]);
}

/** A month of the loan as one says it: March 2041, or month 173 while its start is not known. */
export function useWhen(): (month: number) => string {
  const { words, state } = useSetting();
  const { start } = state;
  return (month) =>
    start === null
      ? sentence(words.views.prepay.inMonth, { n: month })
      : formatMonth(monthOf(start, month), words.figures);
}
