// What is wrong with an answer, in words that say how to put it right.
import { ages, type Field, type Step } from '../../../../domain/eligibility/answers.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import type { Words } from './setting.ts';

export type Problems = Partial<Record<Field, string>>;

function problemOf({ errors }: Words, field: Field, kind: string, typed: string): string {
  if (field === 'age') return fillIn(errors.age, ages);
  if (field === 'loan' || field === 'work' || field === 'since' || field === 'score') return errors[field];
  const name = field as keyof typeof errors.what;
  const [example = '', short = ''] = errors.examples[name];
  const sentence = errors.money[kind as keyof typeof errors.money];
  return fillIn(sentence, { what: errors.what[name], example, short, typed });
}

/** By field; none unless the question was just sent. */
export function problemsIn(words: Words, { wrong, problems }: Step, params: URLSearchParams): Problems {
  if (!wrong) return {};
  return Object.fromEntries(
    Object.entries(problems).map(([field, kind]) => [
      field,
      problemOf(words, field as Field, kind, params.get(field)?.slice(0, 40) ?? ''),
    ]),
  );
}
