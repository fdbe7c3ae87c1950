import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { BoundsOf } from '../../../domain/loan/bounds.ts';
import type { CalculatorState } from '../../../domain/loan/state.ts';
import { type Entry, entryOf, type Figure, inOtherUnit, left, typed } from './entry.ts';
import type { Unit } from './kinds.ts';
import { type Change, carriedOver, fieldNames, type Name } from './product-change.ts';

type Main = Pick<CalculatorState, 'loan' | Name>;
export interface Drafts extends Record<Name, Entry> {
  loan: string | null;
  /** What choosing this loan type changed. */
  changes: readonly Change[];
  /** The URL these drafts began from. */
  from: Main;
}

/** The unit one types in stays; an entry that says this already stays the same one, and its field is not drawn again. */
function following(name: Name, value: number, now?: Entry): Entry {
  const entry = entryOf(name, value, now?.unit);
  const already = now && now.value === value && now.text === entry.text && now.settled && !now.problem && !now.bare;
  return already ? now : entry;
}

const draftsOf = ({ loan, amount, rate, months }: Main, now?: Drafts): Drafts => ({
  loan,
  changes: now?.changes.length === 0 ? now.changes : [],
  from: { loan, amount, rate, months },
  amount: following('amount', amount, now?.amount),
  rate: following('rate', rate, now?.rate),
  months: following('months', months, now?.months),
});

const same = (one: Main, other: Main): boolean =>
  one.loan === other.loan && fieldNames.every((name) => one[name] === other[name]);

/** What fields change the drafts with: the same functions from drawing to drawing. */
function controlsOf(setDrafts: Dispatch<SetStateAction<Drafts>>, boundsOf: BoundsOf) {
  const change = (name: Name, next: (entry: Entry, figure: Figure) => Entry) =>
    setDrafts((now) => ({ ...now, [name]: next(now[name], { kind: name, ...boundsOf(now.loan)[name] }) }));
  return {
    type: (name: Name, text: string) => change(name, (entry, figure) => typed(entry, text, figure)),
    count: (name: Name, unit: Unit) => change(name, (entry, figure) => inOtherUnit(entry, unit, figure)),
    leave: (name: Name) => change(name, left),
    set: (name: Name, value: number) => change(name, ({ unit }) => entryOf(name, value, unit)),
    /** A slider moved before the scripts came: an exact figure typed meanwhile says more. */
    setEarly: (name: Name, value: number) =>
      setDrafts((now) => (now[name].value === now.from[name] ? { ...now, [name]: entryOf(name, value) } : now)),
    choose: (loan: string | null) =>
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
      }),
  };
}

export type DraftControls = ReturnType<typeof controlsOf>;

/**
 * The loan as it is being set, apart from the loan that was calculated, which the URL holds. When the URL brings
 * other figures (Calculate, back, forward, a link), the drafts follow it.
 */
export function useDrafts(state: CalculatorState, boundsOf: BoundsOf) {
  const [drafts, setDrafts] = useState(() => draftsOf(state));
  if (!same(drafts.from, state)) setDrafts(draftsOf(state, drafts));
  const controls = useMemo(() => controlsOf(setDrafts, boundsOf), [boundsOf]);
  /** The drafts say something else than what was calculated. */
  const differ =
    drafts.loan !== state.loan ||
    fieldNames.some((name) => drafts[name].value !== state[name] || drafts[name].problem !== null);
  return { drafts, controls, differ };
}
