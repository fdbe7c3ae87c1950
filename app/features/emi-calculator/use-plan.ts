import { useMemo } from 'react';
import { usualOf } from '../../../domain/loan/bounds.ts';
import { courseOf } from '../../../domain/loan/plan-inputs.ts';
import { schedule } from '../../../domain/loan/schedule.ts';
import { termsOf } from '../../../domain/loan/state.ts';
import { monthSaid } from './planned.ts';
import { useSetting } from './setting.ts';

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

export function useWhen(): (month: number) => string {
  const { words, state } = useSetting();
  return (month) => monthSaid(month, state, words);
}
