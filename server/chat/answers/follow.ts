// What a fragment asks that only makes sense after another turn: "and for business?", "no, I meant the tenure", "9.5 %".
import type { Classifier, Guess } from '../intent/classifier.ts';
import type { Message } from '../message.ts';

const fragment = new Set(['talk.followup', 'talk.wrong', 'talk.yes', 'talk.simpler']);
const leastHeard = 0.1;
const longest = 7;
const clear = 0.5;

const speaks = ({ name }: Guess) => !/^(talk|guard|oos)\./.test(name);

/** What the visitor asked last, beside fragments. */
function lastAsked(classifier: Classifier, earlier: string[]): string | undefined {
  for (const text of earlier) {
    const [best] = classifier.read(text).intents.filter(speaks);
    if (best && best.p > leastHeard) return best.name;
  }
  return undefined;
}

/** The intent meant, or undefined when the message stands on its own. */
export function followed(classifier: Classifier, message: Message): string | undefined {
  const { intents, earlier, products, slots, text } = message;
  const [best] = intents;
  if (!best || earlier.length === 0) return undefined;
  const last = lastAsked(classifier, earlier);
  // "How much do I get?" - "Salary 55000."
  const told = [...(slots.filled.income ?? []), ...(slots.filled.property ?? [])].some((slot) => !slot.earlier);
  if (told && (best.name === 'check.fit' || best.p < clear) && /^(?:check|ask)\.amount$/.test(last ?? ''))
    return 'check.amount';
  const words = text.trim().split(/\s+/).length;
  // Figures alone answer what was asked before.
  const open = fragment.has(best.name) || (words <= longest && best.p < clear) || !/\p{L}/u.test(text);
  if (!open) return undefined;
  // "No, I meant the tenure": what follows the word is the question.
  const meant = best.name === 'talk.wrong' ? /\b(?:matlab|meant|mean)\b(.+)/.exec(text)?.[1] : undefined;
  const own = (meant ? classifier.read(meant).intents : intents).find(
    (guess) => speaks(guess) && guess.p >= leastHeard && guess.name !== 'ask.product',
  );
  const figuresOnly = /\d/.test(text) && last !== undefined && /^(sum|check)\./.test(last);
  if (figuresOnly) return last;
  if (own && (products.length === 0 || own.p >= clear)) return own.name;
  return products.length > 0 ? (last ?? own?.name) : (own?.name ?? last);
}
