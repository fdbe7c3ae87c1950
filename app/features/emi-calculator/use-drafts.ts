import { useState } from 'react';
import type { BoundsOf, LoanBounds } from '../../../domain/loan/bounds.ts';
import type { CalculatorState } from '../../../domain/loan/state.ts';
import { type Entry, entryOf, type Figure, inOtherUnit, left, typed } from './entry.ts';
import type { Typing } from './exact-input.tsx';
import { type Change, carriedOver, fieldNames, type Name } from './product-change.ts';
import type { Words } from './setting.ts';

type Main = Pick<CalculatorState, 'loan' | Name>;
interface Drafts extends Record<Name, Entry> {
  loan: string | null;
  /** What choosing this loan type changed. */
  changes: readonly Change[];
  /** The URL these drafts began from. */
  from: Main;
}

const draftsOf = ({ loan, amount, rate, months }: Main, now?: Drafts): Drafts => ({
  loan,
  changes: [],
  from: { loan, amount, rate, months },
  // The unit one types in stays.
  amount: entryOf('amount', amount, now?.amount.unit),
  rate: entryOf('rate', rate),
  months: entryOf('months', months, now?.months.unit),
});

const same = (one: Main, other: Main): boolean =>
  one.loan === other.loan && fieldNames.every((name) => one[name] === other[name]);

const figureOf = (name: Name, bounds: LoanBounds): Figure => ({ kind: name, ...bounds[name] });

/**
 * The loan as it is being set, apart from the loan that was calculated, which the URL holds. When the URL brings
 * other figures (Calculate, back, forward, a link), the drafts follow it.
 */
export function useDrafts(state: CalculatorState, boundsOf: BoundsOf, fields: Words['fields']) {
  const [drafts, setDrafts] = useState(() => draftsOf(state));
  if (!same(drafts.from, state)) setDrafts(draftsOf(state, drafts));

  const bounds = boundsOf(drafts.loan);
  const change = (name: Name, next: (entry: Entry, figure: Figure) => Entry) =>
    setDrafts((now) => ({ ...now, [name]: next(now[name], figureOf(name, boundsOf(now.loan))) }));

  return {
    loan: drafts.loan,
    bounds,
    changes: drafts.changes,
    /** The drafts say something else than what was calculated. */
    differ:
      drafts.loan !== state.loan ||
      fieldNames.some((name) => drafts[name].value !== state[name] || drafts[name].problem !== null),
    typing: (name: Name): Typing => ({
      name,
      label: fields[name],
      entry: drafts[name],
      figure: figureOf(name, bounds),
      onText: (text) => change(name, (entry, figure) => typed(entry, text, figure)),
      onUnit: (unit) => change(name, (entry, figure) => inOtherUnit(entry, unit, figure)),
      onLeave: () => change(name, left),
    }),
    set: (name: Name, value: number) => change(name, ({ unit }) => entryOf(name, value, unit)),
    /** A slider moved before the scripts came: an exact figure typed meanwhile says more. */
    setEarly: (name: Name, value: number) =>
      setDrafts((now) => (now[name].value === now.from[name] ? { ...now, [name]: entryOf(name, value) } : now)),
    choose(loan: string | null) {
      setDrafts((now) => {
        const chosen: Drafts = { ...now, loan, changes: [] };
        const changes: Change[] = [];
        for (const name of fieldNames) {
          const { value: from, unit } = now[name];
          const to = carriedOver(name, from, boundsOf(now.loan), boundsOf(loan));
          chosen[name] = entryOf(name, to, unit);
          if (to !== from) changes.push({ name, from, to });
        }
        return { ...chosen, changes };
      });
    },
  };
}

export type DraftControls = ReturnType<typeof useDrafts>;
