// What looks like a slip, in a form that the schema takes: asked about once, never refused. The schema stays the law.
import { parseAmount, parseMonthly } from '../money/parse.ts';
import { type Field, fields, isRequired, type LeadKind, textsAskedBy, type TextField } from './fields.ts';
import { readPhone } from './phone.ts';

type QuestionCode = 'initial' | 'ending' | 'noDigits' | 'fewDigits' | 'manyDigits' | 'amount' | 'income';
export interface Question {
  code: QuestionCode;
  /** How many digits there are, where that is the question. */
  count: number;
}

const ask = (code: QuestionCode, count = 0): Question => ({ code, count });
/** ramesh@gmail has none. */
const ending = /@.+\.[^.\s]{2,}$/;

const rules: Partial<Record<Field['type'], (text: string) => Question | null>> = {
  name: (text) => ((text.match(/\p{L}/gu) ?? []).length < 2 ? ask('initial') : null),
  email: (text) => (ending.test(text) ? null : ask('ending')),
  phone(text) {
    const { complete, digits } = readPhone(text);
    if (complete) return null;
    return digits === 0 ? ask('noDigits') : ask(digits < 10 ? 'fewDigits' : 'manyDigits', digits);
  },
  amount: (text) => (parseAmount(text).ok ? null : ask('amount')),
  income: (text) => (parseMonthly(text).ok ? null : ask('income')),
};

/** An empty field is no question: whether it may be empty is for the schema to say. */
export function questionOn(field: TextField, text = ''): Question | null {
  return text.trim() === '' ? null : (rules[fields[field].type]?.(text.trim()) ?? null);
}

/** What to ask before this is sent, without what was asked already. */
export function questionsOn(
  kind: LeadKind,
  texts: Partial<Record<TextField, string>>,
  asked: ReadonlySet<string>,
): Partial<Record<TextField, Question>> {
  return Object.fromEntries(
    textsAskedBy(kind).flatMap((field) => {
      const question = asked.has(field) || !isRequired(kind, field) ? null : questionOn(field, texts[field]);
      return question ? [[field, question]] : [];
    }),
  );
}
