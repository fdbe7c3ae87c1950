import { useState } from 'react';
import type { BoundsOf, LoanBounds } from '../../../domain/loan/bounds.ts';
import type { CalculatorState } from '../../../domain/loan/state.ts';
import { type Entry, entryOf, type Figure, left, typed } from './entry.ts';
import type { Typing } from './exact-input.tsx';

export type Name = 'amount' | 'rate' | 'months';
const NAMES: readonly Name[] = ['amount', 'rate', 'months'];

type Main = Pick<CalculatorState, 'loan' | Name>;
interface Drafts extends Record<Name, Entry> {
  loan: string | null;
  /** The address these drafts began from. */
  from: Main;
}

const draftsOf = ({ loan, amount, rate, months }: Main): Drafts => ({
  loan,
  from: { loan, amount, rate, months },
  amount: entryOf('amount', amount),
  rate: entryOf('rate', rate),
  months: entryOf('months', months),
});

const same = (one: Main, other: Main): boolean =>
  one.loan === other.loan && NAMES.every((name) => one[name] === other[name]);

const figureOf = (name: Name, bounds: LoanBounds): Figure => ({ kind: name, ...bounds[name] });

/**
 * The loan as it is being set, apart from the loan that was calculated, which the address holds. When the address brings
 * other figures (Calculate, back, forward, a link), the drafts follow it.
 */
export function useDrafts(state: CalculatorState, boundsOf: BoundsOf) {
  const [drafts, setDrafts] = useState(() => draftsOf(state));
  if (!same(drafts.from, state)) setDrafts(draftsOf(state));

  const bounds = boundsOf(drafts.loan);
  const change = (name: Name, next: (entry: Entry, figure: Figure) => Entry) =>
    setDrafts((now) => ({ ...now, [name]: next(now[name], figureOf(name, boundsOf(now.loan))) }));

  return {
    loan: drafts.loan,
    bounds,
    /** The drafts say something else than what was calculated. */
    differ:
      drafts.loan !== state.loan ||
      NAMES.some((name) => drafts[name].value !== state[name] || drafts[name].problem !== null),
    typing: (name: Name): Typing => ({
      name,
      entry: drafts[name],
      figure: figureOf(name, bounds),
      onText: (text) => change(name, (entry, figure) => typed(entry, text, figure)),
      onLeave: () => change(name, left),
    }),
    set: (name: Name, value: number) => change(name, () => entryOf(name, value)),
    /** A slider moved before the scripts came: an exact figure typed meanwhile says more. */
    setEarly: (name: Name, value: number) =>
      setDrafts((now) => (now[name].value === now.from[name] ? { ...now, [name]: entryOf(name, value) } : now)),
    /** Another product: its own starts, in its own ranges. */
    choose(loan: string | null) {
      const { amount, rate, months } = boundsOf(loan);
      const starts = { loan, amount: amount.start, rate: rate.start, months: months.start };
      setDrafts(({ from }) => ({ ...draftsOf(starts), from }));
    },
  };
}

export type DraftControls = ReturnType<typeof useDrafts>;
