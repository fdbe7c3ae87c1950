// Error codes to sentences. The sentences are content; this only knows which one to take.
import { fillIn } from '../fill-in.ts';
import { fields, type TextField } from './fields.ts';
import type { ErrorCode, ErrorField, LeadErrors } from './schema.ts';

export interface ErrorWords {
  /** What to do about an empty field. */
  required: Record<TextField, string>;
  /** `{max}` is the field's cap. */
  other: Record<Exclude<ErrorCode, 'required'>, string>;
}

/** A form needs the words of its own fields only. */
export type SomeErrorWords = { [Part in keyof ErrorWords]: Partial<ErrorWords[Part]> };

export function errorTexts(errors: LeadErrors, words: SomeErrorWords): Partial<Record<ErrorField, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [
      field,
      code === 'required'
        ? words.required[field as TextField]
        : fillIn(words.other[code] ?? '', { max: fields[field as TextField]?.max ?? '' }),
    ]),
  );
}
