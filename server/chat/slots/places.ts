// What stands at a place of a message: its word, a unit, a number.
import { byWord } from '../by-word.ts';
import { units } from '../lexicon/units.ts';
import { createNumbers, type Numeral } from './numbers.ts';
import { setOf, type Word } from './words.ts';

export type Unit = keyof typeof units;
export const unitOf = new Map(
  Object.entries(units).flatMap(([unit, names]) => names.map((name): [string, Unit] => [name, unit as Unit])),
);
/** "17 saall", "8 hazzar" too. */
const unitNamed = byWord((word) => unitOf.get(word) ?? unitOf.get(word.replace(/([a-z])\1+/g, '$1')) ?? null);
export const scales: Partial<Record<Unit, number>> = {
  crore: 1e7,
  million: 1e6,
  lakh: 1e5,
  thousand: 1e3,
  hundred: 100,
};
const postposition = setOf('liye lie andar upar baad aas');

export interface Places {
  word(at: number): string;
  unitAt(at: number): Unit | undefined;
  isPercent(at: number): boolean;
  /** The number that begins there. */
  start(at: number): Numeral | null;
  /** A score is told of. */
  ofScore: boolean;
}

export function placesOf(words: Word[]): Places {
  const word = (at: number) => words[at]?.text ?? '';
  /** Single letters are units right after the number only: 10L and 36m, not the "m" of "i m 30". */
  const unitAt = (at: number): Unit | undefined => {
    const here = words[at];
    const unit = here && unitNamed(here.text);
    if (!here || !unit) return undefined;
    if (here.text === 'k' && postposition.has(word(at + 1))) return undefined;
    if (here.kind === 'mark' || here.text.length > 1 || here.attached) {
      // The ₹ between two numbers belongs to the second.
      const leads = /^(?:₹|rs|inr|rupees)$/.test(here.text) && words[at + 1]?.kind === 'number' && !here.attached;
      return leads ? undefined : unit;
    }
    return here.text === 'k' || here.text === 'l' ? unit : undefined;
  };
  const isPercent = (at: number) => unitAt(at) === 'percent' || (word(at) === 'per' && word(at + 1) === 'cent');
  const ofScore = words.some(({ text: one }) => /^(?:score|cibil|civil|sibil|cibill|स्कोर|सिबिल|sivil)$/.test(one));
  const numberAt = createNumbers(words, (at) => unitAt(at) !== undefined || isPercent(at), ofScore);
  const start = (at: number) => (words[at]?.kind === 'number' || words[at]?.kind === 'word' ? numberAt(at) : null);
  return { word, unitAt, isPercent, start, ofScore };
}
