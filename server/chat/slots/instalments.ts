// Instalments that are counted: "60 EMIs", "12 kist".
import type { Found } from './slot.ts';
import type { Word } from './words.ts';

/** No instalment that anybody asks about is larger. */
export const largestEmi = 300_000;
export const instalments =
  /^(?:instal?ments?|emis?|kists?|kishts?|kiste|kisten|kistein|kisto|kishte|kishten|kishto|kisht|किश्त|किश्तें|किश्तों|किस्त|किस्तें|किस्तों|किस्ते|ईएमआई)$/;
export const settled =
  /^(?:de|di|bhar|ho|paid|left|baki|baaki|bach|ke|jama|dene|pay|done|over|gone|chuka|nikal|completed|samay|दे|दी|भर|हो|बाकी|बच|के|जमा|समय|चुका|निकल)/;
const done =
  /^(?:paid|after|then|done|completed|gave|given|first|last|next|remaining|pehli|pichli|agli|phir|fir|baad|फिर|बाद)$/;

/** "10 saal fifty emi kitni": beside the loan's time, so many EMIs are another unless they are paid, left or to come. */
export function otherInstalments(found: Found[], words: Word[]): void {
  const word = (at: number) => words[at]?.text ?? '';
  const timed = found.some((one) => one.measure === 'time' && !one.instalments);
  for (const one of found) {
    const before = /^(?:exactly|already|about|around|only|just)$/.test(word(one.at - 1)) ? one.at - 2 : one.at - 1;
    const after = /^(?:are|were|have|has|been|already)$/.test(word(one.to)) ? one.to + 1 : one.to;
    if (!one.instalments || !timed || settled.test(word(after)) || done.test(word(before))) continue;
    one.measure = 'bare';
    one.marked = false;
  }
}
