import { useRef, useState } from 'react';
import { fillIn } from '../../../domain/fill-in.ts';
import type { TextField } from '../../../domain/lead/fields.ts';
import { type Question, questionOn, questionsOn } from '../../../domain/lead/questions.ts';
import type { Texts } from '../../enquiries/enquiry.ts';
import type { FormKind } from './form-values.ts';
import type { FormWords } from './words.ts';

export type Questions = Partial<Record<TextField, string>>;

const inWords = (words: FormWords['shared'], { code, count }: Question) => fillIn(words.questions[code], { count });

/** What to ask about a form, in words, without the fields asked about already. */
export const questionTexts = (
  kind: FormKind,
  texts: Texts,
  asked: Set<string>,
  words: FormWords['shared'],
): Questions =>
  Object.fromEntries(
    Object.entries(questionsOn(kind, texts, asked)).map(([name, question]) => [name, inWords(words, question)]),
  );

/** Slips that the form asks about, each once: what is asked and left as it is, is sent as it is. */
export function useQuestions(
  kind: FormKind,
  words: FormWords['shared'],
  served: { questions: Questions; asked: string[] } = { questions: {}, asked: [] },
) {
  const [questions, setQuestions] = useState(served.questions);
  const asked = useRef(new Set(served.asked));
  return {
    questions,
    /** Whether nothing would be asked. */
    settled: (texts: Texts) => Object.keys(questionTexts(kind, texts, asked.current, words)).length === 0,
    /** Whether something is asked that was not asked before. */
    ask(texts: Texts): boolean {
      const found = questionTexts(kind, texts, asked.current, words);
      const names = Object.keys(found);
      for (const name of names) asked.current.add(name);
      if (names.length > 0) setQuestions((before) => ({ ...before, ...found }));
      return names.length > 0;
    },
    /** A question goes when its field is put right, and follows it otherwise. */
    review(name: TextField, text?: string) {
      const question = questionOn(name, text);
      setQuestions(({ [name]: stood, ...others }) =>
        stood && question ? { ...others, [name]: inWords(words, question) } : others,
      );
    },
    clear() {
      asked.current.clear();
      setQuestions({});
    },
  };
}
