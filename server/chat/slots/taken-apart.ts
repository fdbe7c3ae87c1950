// A message as its words and the quantities in them, also those that are taken back.
import { quantitiesIn } from './quantities.ts';
import type { Found } from './slot.ts';
import { plainFigures, type Word, wordsOf } from './words.ts';

export interface Parts {
  text: string;
  words: Word[];
  found: Found[];
}

export function takenApart(message: string): Parts {
  const text = plainFigures(message);
  const words = wordsOf(text);
  return { text, words, found: quantitiesIn(words, text) };
}
