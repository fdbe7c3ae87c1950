// Between the forms and the URL: what a submitted form says, and what must travel along unseen.
import { readParams, writeParams } from '../../../domain/loan/params.ts';
import type { BoundsOf } from '../../../domain/loan/bounds.ts';
import type { CalculatorState, View } from '../../../domain/loan/state.ts';
import { shownLoan } from './product-change.ts';
import { formId, type Setting, searchOf, viewFormId } from './setting.ts';

/** The names that the inputs of a view have. */
const ofView: Partial<Record<View, RegExp>> = {
  schedule: /^(start|years)$/,
  prepay: /^(extra|monthly|yearly|prepay-mode|change|step-up|part|until|moratorium|slab|possession|start)/,
  compare: /^(offer|gst)/,
  transfer: /^(outstanding|old-rate|new-rate|months-left|costs)$/,
  solve: /^(pay|find|paid|flat)$/,
  affordability: /^(income|emis|afford-|share|age)/,
};

/** What the URL holds beside a form's own inputs: it goes into hidden inputs, so that submitting loses nothing. */
export function carried(state: CalculatorState, boundsOf: BoundsOf, form: typeof formId | typeof viewFormId) {
  const own = form === formId ? /^(loan|amount|rate|months|calculated)$/ : ofView[state.view];
  return [...writeParams(state, boundsOf)].filter(([name]) => !own?.test(name));
}

type Named = HTMLInputElement | HTMLSelectElement;
const isNamed = (field: Element): field is Named =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name !== '';

/**
 * The URL a form asks for. Both forms are read, whichever was sent: what was typed in the other is not forgotten.
 * Figures that were not put right are written short; others go as typed, for the notice.
 */
export function askedFor(sent: HTMLFormElement, { state, boundsOf, loans }: Setting): string {
  const asked = new URLSearchParams(carried(state, boundsOf, formId));
  const shown = ofView[state.view];
  for (const name of [...asked.keys()]) if (shown?.test(name)) asked.delete(name);
  if (sent.id === formId || state.calculated) asked.set('calculated', '1');
  for (const form of [formId, viewFormId]) {
    for (const field of (document.getElementById(form) as HTMLFormElement | null)?.elements ?? []) {
      if (!isNamed(field) || field.type === 'hidden' || field.name === shownLoan) continue;
      if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type) && !field.checked) continue;
      // A view's field left at its start goes on following the loan above it.
      if (field.dataset.start !== field.value) asked.set(field.name, field.value);
    }
  }
  const read = readParams(asked, boundsOf, loans);
  return read.corrections.length > 0 ? `?${asked}` : searchOf(read.state, boundsOf);
}

/** The first field of either form that says it is wrong. */
export function firstBad(): HTMLElement | null {
  return document.querySelector(`:is(#${formId}, #${viewFormId}) [aria-invalid='true']`);
}
