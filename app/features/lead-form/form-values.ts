// What stands in a form, read from and written to the page. The browser keeps the values: what is typed before the
// scripts arrive is never lost.
import { textsAskedBy } from '../../../domain/lead/fields.ts';
import type { Texts } from '../../enquiries/enquiry.ts';

export type FormKind = 'application' | 'message';

const tickFields = ['agreeTerms', 'marketing'] as const;

/** The visitor's own words, from the page or from a post. Never a tick. */
export function textsOf(kind: FormKind, form: FormData): Texts {
  return Object.fromEntries(
    textsAskedBy(kind).map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

export const ticksOf = (form: FormData) => Object.fromEntries(tickFields.map((name) => [name, form.has(name)]));

/** Words, and ticks where there are any. A group of radio buttons takes a value as a field does. */
export function writeValues(form: HTMLFormElement, values: object) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
    else if (control && 'value' in control && typeof value === 'string') control.value = value;
  }
}

export function clearForm(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      control.checked = false;
    } else if (control instanceof HTMLInputElement && control.type === 'hidden') {
      // Not the visitor's.
    } else if ('value' in control && !(control instanceof HTMLButtonElement)) {
      control.value = '';
    }
  }
}
