// Between the form and the address: what a submitted form says, and what must travel along unseen.
import { readAddress, writeAddress } from '../../../domain/loan/address.ts';
import type { BoundsOf } from '../../../domain/loan/bounds.ts';
import type { CalculatorState, View } from '../../../domain/loan/state.ts';
import { kindOf, read } from './kinds.ts';
import { searchOf } from './setting.ts';

/** The loan type the page was showing when a plain form was sent. */
export const SHOWN_LOAN = 'was';

const MAIN = /^(loan|amount|rate|months|view|calculated)$/;
const OF_VIEW: Partial<Record<View, RegExp>> = {
  prepay: /^(extra|yearly|prepay-mode)/,
  compare: /^offer/,
  transfer: /^(outstanding|old-rate|new-rate|months-left|costs)$/,
  affordability: /^(income|emis|afford-|share)/,
};

/** What the address holds beside the inputs on the page: it goes into hidden inputs, so that submitting loses nothing. */
export function carried(state: CalculatorState, boundsOf: BoundsOf): [string, string][] {
  const shown = OF_VIEW[state.view];
  return [...writeAddress(state, boundsOf)].filter(([name]) => !MAIN.test(name) && !shown?.test(name));
}

/**
 * Without scripts, choosing another loan type cannot change the figures beside it. Those left at the old type's start are
 * taken as untouched, so the new type's start holds; what was typed stays.
 */
export function withoutOldStarts(params: URLSearchParams, boundsOf: BoundsOf): URLSearchParams {
  const was = params.get(SHOWN_LOAN);
  if (was === null || was === (params.get('loan') ?? '')) return params;
  const before = boundsOf(was || null);
  const kept = new URLSearchParams(params);
  for (const name of ['amount', 'rate', 'months'] as const) {
    const parsed = read[kindOf(name)](params.get(name) ?? '');
    if (parsed.ok && parsed.value === before[name].start) kept.delete(name);
  }
  return kept;
}

/** The address a form asks for. Figures that were not put right are written short; others go as typed, for the notice. */
export function askedFor(form: HTMLFormElement, boundsOf: BoundsOf, loans: readonly string[]): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') asked.append(name, value);
  asked.delete(SHOWN_LOAN);
  // A view's field left at its start goes on following the loan above it.
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.dataset.start === field.value) asked.delete(field.name);
  }
  const { state, corrections } = readAddress(asked, boundsOf, loans);
  return corrections.length > 0 ? `?${asked}` : searchOf(state, boundsOf);
}
