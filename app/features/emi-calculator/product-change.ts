// Another loan type: what the visitor set stays where the new type usually goes so far; the rest starts anew, and is said.
import { type BoundsOf, type LoanBounds, usualOf, within } from '../../../domain/loan/bounds.ts';
import { read } from './kinds.ts';

/** The loan type the page was showing when a plain form was sent. */
export const shownLoan = 'was';

export const fieldNames = ['amount', 'rate', 'months'] as const;
export type Name = (typeof fieldNames)[number];

export interface Change {
  name: Name;
  from: number;
  to: number;
}

/** What a figure becomes: one left at the old type's start is no choice of the visitor's. */
export function carriedOver(name: Name, value: number, before: LoanBounds, after: LoanBounds): number {
  const untouched = value === before[name].start;
  return !untouched && within(usualOf(after[name]), value) ? value : after[name].start;
}

/** Without scripts, choosing another type cannot change the figures beside it: they are changed when the form arrives. */
export function arrived(
  params: URLSearchParams,
  boundsOf: BoundsOf,
  loans: readonly string[],
): { params: URLSearchParams; changes: Change[] } {
  const was = params.get(shownLoan);
  const loan = params.get('loan') ?? '';
  if (was === null || was === loan || (loan !== '' && !loans.includes(loan))) return { params, changes: [] };
  const kept = new URLSearchParams(params);
  const changes: Change[] = [];
  for (const name of fieldNames) {
    const parsed = read(name, params.get(name) ?? '');
    if (!parsed.ok) continue;
    const to = carriedOver(name, parsed.value, boundsOf(was || null), boundsOf(loan || null));
    if (to === parsed.value) continue;
    kept.set(name, String(to));
    changes.push({ name, from: parsed.value, to });
  }
  return { params: kept, changes };
}
