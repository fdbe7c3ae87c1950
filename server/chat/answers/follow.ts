// What a fragment asks that only makes sense after another turn: "and for business?", "no, I meant the tenure", "9.5 %".
import type { Classifier, Guess } from '../intent/classifier.ts';
import { numberWords } from '../../../domain/money/number-words.ts';
import { units } from '../lexicon/units.ts';
import type { Message } from '../message.ts';

const fragment = new Set(['talk.followup', 'talk.wrong', 'talk.yes', 'talk.simpler']);
const leastHeard = 0.1;
const longest = 7;
const clear = 0.5;

const longestChange = 10;
const ofTerms = ['amount', 'rate', 'tenure'] as const;
/** What the figures of a sum sound like by themselves. */
const termly = /^(?:ask\.(?:rate|tenure|amount)|check\.(?:fit|amount)|talk\.\w+)$/;

const speaks = ({ name }: Guess) => !/^(?:talk|guard|oos)\.|^ask\.word$/.test(name);

const list = (words: string) => new Set(words.split(' '));
const measures = new Set(Object.values(units).flat());
/** Said to point at the turn before; what is left beside them is what is asked. */
const pointing = list(
  'and also then ok okay so its it that this for of the in about no not i me my was is wanted want asked asking ask meant mean question wrong aur or bhi to toh phir fir uske uska uski iske iska iski us is wo woh ye yeh ka ke ki ko me mein nahi nahin na main mai maine mera meri matlab puch poochh pucha poocha puchh puchha puchna raha rahi rha rhi tha thi hai h kya kuch galat ji bhai sir और का के की को में उसके उसका उसकी इसके इसका इसकी वो वह ये यह भी तो नहीं ना मैं मैंने मेरा मतलब पूछ पूछा रहा रही था थी है क्या कुछ गलत',
);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const isFigure = (word: string) => measures.has(word) || numberWords.has(word);

/** What the visitor asked last, beside fragments and figures alone. */
function lastAsked(classifier: Classifier, earlier: string[]): string | undefined {
  for (const text of earlier) {
    if (wordsOf(text).every((word) => isFigure(word) || pointing.has(word))) continue;
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
  // "8 lakh 13% 5 yrs" asks in figures alone.
  const whole = ofTerms.every((role) => slots.filled[role]?.some((slot) => slot.earlier));
  const last = lastAsked(classifier, earlier) ?? (whole ? 'sum.emi' : undefined);
  // "How much do I get?" - "Salary 55000."
  const told = [...(slots.filled.income ?? []), ...(slots.filled.property ?? [])].some((slot) => !slot.earlier);
  if (told && (best.name === 'check.fit' || best.p < clear) && /^(?:check|ask)\.amount$/.test(last ?? ''))
    return 'check.amount';
  const words = text.trim().split(/\s+/).length;
  // "And if I get it at eight and a half", after a sum: another figure for the same sum.
  const changed = ofTerms.flatMap((role) => slots.filled[role] ?? []).some((slot) => !slot.earlier);
  const restated =
    words <= longestChange && (best.p < clear || termly.test(best.name)) && (changed || slots.loose.length > 0);
  if (restated && last?.startsWith('sum.')) return last;
  // Figures alone answer what was asked before.
  const open = fragment.has(best.name) || (words <= longest && best.p < clear) || !/\p{L}/u.test(text);
  if (!open) return undefined;
  // "No, I meant the tenure", "uske kagaz?": beside the words that point back stands the question.
  const left = fragment.has(best.name) ? wordsOf(text).filter((word) => !pointing.has(word)) : [];
  const meant = left.length > 0 ? classifier.read(left.join(' ')).intents.filter(({ p }) => p >= clear) : [];
  const own = [...meant, ...intents].find(
    (guess) => speaks(guess) && guess.p >= leastHeard && guess.name !== 'ask.product',
  );
  const figuresOnly = /\d/.test(text) && last !== undefined && /^(sum|check)\./.test(last);
  if (figuresOnly) return last;
  if (own && (products.length === 0 || own.p >= clear)) return own.name;
  // "That is not what I asked" is no wish to read it again.
  if (best.name === 'talk.wrong' && products.length === 0) return own?.name;
  return products.length > 0 ? (last ?? own?.name) : (own?.name ?? last);
}
