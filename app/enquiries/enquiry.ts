// An enquiry as the browser hands it over: a snapshot of what the visitor has told, under the id that makes every retry
// the same enquiry.
import { errorTexts, type SomeErrorWords } from '../../domain/lead/errors.ts';
import type { LeadKind, TextField } from '../../domain/lead/fields.ts';
import { type ErrorField, readLead } from '../../domain/lead/schema.ts';

export type Texts = Partial<Record<TextField, string>>;
export type FieldErrors = Partial<Record<ErrorField, string>>;

export interface Enquiry extends Texts {
  kind: LeadKind;
  submissionId: string;
  [other: string]: unknown;
}

/** What the server would refuse, in words; null when nothing is in the way. */
export function errorsIn(enquiry: Enquiry, words: SomeErrorWords): FieldErrors | null {
  const reading = readLead(enquiry);
  return reading.ok ? null : errorTexts(reading.errors, words);
}
