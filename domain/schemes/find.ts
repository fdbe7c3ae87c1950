// The scheme finder: every scheme judged for one plan, best first, the closed ones never left out.
import type { Rupees } from '../money/units.ts';
import { mudra } from './mudra.ts';
import { mysy } from './mysy.ts';
import type { Plan } from './plan.ts';
import { pmay } from './pmay.ts';
import { pmegp } from './pmegp.ts';
import type { Change, SchemeId, SchemeResult, Verdict } from './result.ts';
import { type SchemeRow, standingOf } from './rows.ts';
import { vyupy } from './vyupy.ts';

/** Of the same rank, the first here comes first. */
const schemes = { vyupy, pmegp, mudra, mysy, pmay };
const rank: readonly Verdict[] = ['fits', 'part', 'ask', 'no', 'closed'];

/** Schemes people still hear of; their rows know the day. */
const former = { standup: 'subsidy.standup', clss: 'subsidy.amount' } as const;
type Former = keyof typeof former;

/** One project takes one subsidy: these two pay for the same thing. */
interface Rivals {
  more: SchemeId;
  less: SchemeId;
  by: Rupees;
}

export interface Finding {
  results: SchemeResult[];
  closed: { id: Former; on: string }[];
  rivals: Rivals | null;
}

export const subsidyOf = ({ sum }: SchemeResult): Rupees => (sum && 'subsidy' in sum ? sum.subsidy : 0);
/** Possible for this plan, be it in part or after a question. */
export const isPossible = ({ verdict }: SchemeResult): boolean => verdict !== 'no' && verdict !== 'closed';

function rivalsIn(results: readonly SchemeResult[]): Rivals | null {
  const [more, less] = results
    .filter((result) => (result.id === 'vyupy' || result.id === 'pmegp') && isPossible(result))
    .toSorted((one, other) => subsidyOf(other) - subsidyOf(one));
  return more && less ? { more: more.id, less: less.id, by: subsidyOf(more) - subsidyOf(less) } : null;
}

/** A change is worth naming when it, or all of them together, turn the answer: who grows crops gains nothing by a smaller sum. */
function helpful(result: SchemeResult, again: (plan: Plan) => SchemeResult, plan: Plan): SchemeResult {
  const asksMore = result.changes.some(({ kind }) => kind === 'home');
  if (isPossible(result) || asksMore || isPossible(again(result.changes.reduce(withChange, plan)))) return result;
  return { ...result, changes: [] };
}

export function findSchemes(rows: readonly SchemeRow[], plan: Plan, today: string): Finding {
  const results = Object.values(schemes)
    .map((scheme) => {
      const judge = (asked: Plan) => scheme(rows, asked, today);
      return helpful(judge(plan), judge, plan);
    })
    .toSorted((one, other) => rank.indexOf(one.verdict) - rank.indexOf(other.verdict));
  const closed = Object.entries(former).flatMap(([id, row]) => {
    const { is, on = '' } = standingOf(
      rows.filter((one) => one.id === row),
      today,
    );
    return is === 'closed' ? [{ id: id as Former, on }] : [];
  });
  return { results, closed, rivals: rivalsIn(results) };
}

/** The plan with one thing changed. */
export function withChange(plan: Plan, change: Change): Plan {
  if (plan.home && (change.kind === 'price' || change.kind === 'carpet')) {
    return { ...plan, home: { ...plan.home, [change.kind]: change.to } };
  }
  if (!plan.business) return plan;
  const business = { ...plan.business };
  if (change.kind === 'cost' || change.kind === 'age') business[change.kind] = change.to;
  if (change.kind === 'partner') business.age = change.to;
  if (change.kind === 'tarun') business.before = 'tarun';
  return { ...plan, business, purpose: change.kind === 'second' ? 'running' : plan.purpose };
}
