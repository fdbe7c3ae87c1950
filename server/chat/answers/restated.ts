// A follow-up that only changes, sets against each other or asks more of what was said before is put into those words, and
// answered as if all had been said at once: "crore, not lakh", "58, not 85", "which of the two is cheaper".
import type { Classifier } from '../intent/classifier.ts';
import { numberWords } from '../../../domain/money/number-words.ts';
import { measures, units } from '../lexicon/units.ts';
import type { Turn } from '../message.ts';
import { plain } from '../normalise.ts';

interface Asked {
  message: string;
  history?: Turn[];
}

/** What follows is short; a longer message tells its own story. */
const longest = 16;
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const hasFigure = (text: string) => /\d/.test(text);
const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
/** In digits or in words, "saat lakh nau taka": so many as to be a sum. */
const figureCount = (text: string) =>
  figuresIn(text).length + text.split(' ').filter((word) => (numberWords.get(word) ?? 0) > 2).length;

/** A regular expression of words that stand by themselves; spaces in it may be any. */
const words = (source: string, flags = 'u') => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, flags);
const no = 'nahi|nahin|nhi|nai|नहीं|नही';
const nay = `not|${no}|ना`;

const sizes = [units.crore, units.lakh, units.thousand];
const anySize = sizes
  .flat()
  .filter((word) => word.length > 1)
  .join('|');
const sizeOf = (word: string) => sizes.find((list) => list.includes(word));
const sizeNotSize = words(`(${anySize})(?: (?!${nay})[\\p{L}\\p{M}]+){0,2},? (?:${nay}) (?:in )?(${anySize})`);
const notSizeSize = words(`not (?:in )?(${anySize}),? (?:but |its |in )?(${anySize})`);
const sizeNoSize = words(`(${anySize}),? (?:me(?:in)? |में |wala |वाला )?(?:${no}|ना),? (?:\\S+ )?(${anySize})`);

/** The size that was meant, and the one that was written: English says first what is meant, Hindi says it last. */
function sizesMeant(text: string): [string, string] | undefined {
  const hindi = sizeNoSize.exec(text) ?? notSizeSize.exec(text);
  if (hindi) return [hindi[2] as string, hindi[1] as string];
  const english = sizeNotSize.exec(text);
  return english ? [english[1] as string, english[2] as string] : undefined;
}

/** "Crore, not lakh", of "loan of 1.5 lakh". */
function otherSize(text: string, before: string): string | undefined {
  const [meant, written] = sizesMeant(text) ?? [];
  const old = written && sizeOf(written);
  if (!meant || !old || hasFigure(text)) return undefined;
  const said = [...before.matchAll(words(old.join('|'), 'gu'))];
  const glued = [...before.matchAll(new RegExp(`(?<=\\d)(?:${old.join('|')})(?![\\p{L}\\p{M}])`, 'gu'))];
  const [one, ...more] = said.length > 0 ? said : glued;
  if (!one || more.length > 0) return undefined;
  return `${before.slice(0, one.index)} ${meant}${before.slice(one.index + one[0].length)}`;
}

const figure = '(\\d+(?:[.,]\\d+)*) ?(%|[\\p{L}\\p{M}]+)?';
const swaps: [RegExp, 'old' | 'new'][] = [
  // "58 not 85".
  [new RegExp(`${figure}(?: [\\p{L}\\p{M}]+)?,? (?:not|instead of) ${figure}`, 'u'), 'new'],
  [new RegExp(`(?:instead of|not) ${figure},? (?:but |its |it is |use |take |put )?${figure}`, 'u'), 'old'],
  // "Galti se 25 likh diya, 15 lakh hai".
  [
    new RegExp(
      `(?:galti se|by mistake|mistakenly|गलती से) (?:\\S+ )?${figure}(?: [\\p{L}\\p{M}]+){0,5},? ${figure}`,
      'u',
    ),
    'old',
  ],
  // "85 nahi 58", "9 ki jagah 8.5".
  [
    new RegExp(
      `${figure},? (?:${no}|ki jagah|ke badle|ki bajay|की जगह|के बदले|की बजाय) (?:[\\p{L}\\p{M}]+ )?${figure}`,
      'u',
    ),
    'old',
  ],
];

/** "58, not 85": the figure that was meant, where the other one stood. */
function otherFigure(text: string, before: string): string | undefined {
  if (figuresIn(text).length !== 2) return undefined;
  for (const [pattern, first] of swaps) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [, one = '', oneUnit = '', two = '', twoUnit = ''] = match;
    const [old, meant, unit] = first === 'old' ? [one, two, twoUnit] : [two, one, oneUnit];
    const stood = [
      ...before.matchAll(
        new RegExp(`(?<![\\d.,])${old.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)( ?(?:%|[\\p{L}\\p{M}]+))?`, 'gu'),
      ),
    ];
    const [place, ...more] = stood;
    if (!place || more.length > 0) continue;
    const after = measures.has(unit) ? ` ${unit}` : (place[1] ?? '');
    const rest = measures.has(unit) && !measures.has(place[1]?.trim() ?? '') ? (place[1] ?? '') : '';
    return `${before.slice(0, place.index)}${meant}${after}${rest}${before.slice(place.index + place[0].length)}`;
  }
  return undefined;
}

const both = words(
  'in which (?:one|of)(?: \\S+){0,4}|which (?:one )?(?:of (?:the |these |those )?(?:two|both)|one)?(?: \\S+){0,3} (?:cheap\\S*|less|better|lower|more|costs?)|cheaper of|(?:in )?dono(?:n)? (?:me|mein|m|mai)(?: se)?|(?:in |इन )?(?:दोनों|दोनो) (?:में|मे)(?: से)?|how much (?:more|less|extra) (?:is|will|would|do|does)(?: \\S+){1,4}',
);
const isCost = words(
  'more|extra|cheap\\S*|less|lower|cost\\S*|overall|total|sast\\p{L}*|mehng\\p{L}*|kam|zyada|jyada|kul|byaj|farak|fark|सस्त[\\p{L}\\p{M}]*|महंग[\\p{L}\\p{M}]*|कम|ज्यादा|कुल|ब्याज|फर्क|फायद[\\p{L}\\p{M}]*',
);
const ofTwoSums = 4;

const howMuch = words('how much|kitn\\p{L}*|कितन[\\p{L}\\p{M}]*');
const whence = words(
  'how (?:did|do|have|has) (?:you|u|this|that|it)(?: \\S+)? (?:get|got|come|came|arrive|calculate\\p{L}*|work\\p{L}*|reach\\p{L}*)|where (?:did|does) (?:that|this|it)(?: \\S+){0,2} come|kaise (?:nikal\\p{L}*|aaya|aayi|aya|ayi|aye|aaye|nikli|hua|banaya)|kahan? se (?:aaya|aayi|aya|ayi)|कैसे (?:निकाल[\\p{L}\\p{M}]*|निकल[\\p{L}\\p{M}]*|आया|आयी|आई|बना[\\p{L}\\p{M}]*)|कहां से (?:आया|आई|आयी)',
);
/** "Are you sure? My bank's man told 19 thousand", "phir se jodo": the same sum once more. */
const doubts = words(
  '(?<=^\\s*)(?:pakka|sach (?:me|mein|mai)|really|सच में|पक्का)|are (?:you|u) sure|you sure|sure about (?:it|that|this)|(?:check|calculate|count|do) (?:it |that )?again|recheck|recalculate|double check|thats? (?:’s )?(?:is )?wrong|(?:phir|fir|dobara)(?: se)? (?:jod|nikal|check|gin|hisab)\\p{L}*|pakka (?:hai|he|h|na)|(?:galat|glat) to (?:nahi|nhi|nahin)|गलत तो (?:नहीं|नही)|(?:फिर|दोबारा)(?: से)? (?:जोड|निकाल|गिन|देख|हिसाब)[\\p{L}\\p{M}]*|पक्का (?:है|ना)',
);
/** "Going back to the first one", "sabse pehle wala". */
const first = words(
  '(?:the )?(?:very )?first (?:one|loan|wala)|(?:sabse )?(?:pehl|pahl)[ae] wal[aei]|(?:सबसे )?पहले वाल[ाेी]',
);
/** "Coming back to the EMI part, what if it is 9": of the last sum, whatever was said since. */
const backToSum = words(
  '(?:(?:coming|come|going|go|getting|get) )?back to (?:the |my )?(?:emi|kist|calculation|sum)(?: (?:part|thing|question))?|(?:wapas |phir se )?(?:emi|kist) wali baat(?: p[ae]r?| pe)?|(?:वापस )?(?:किस्त|ईएमआई) वाली बात(?: पर| पे)?',
);
/** "The 20 lakh one that you told first". */
const wala = words(
  '(?:pehle|pahle|phle|earlier|पहले)(?: \\S+){0,2} \\d+(?:[.,]\\d+)*(?: \\S+)? (?:wal[aei]|one|वाल[ाेी])(?: (?:bataya|btaya|bola|kaha|बताया|बोला|कहा) (?:tha|thi|था|थी))?',
);
const turnOf = (text: string, said: string[]) => {
  const [one, ...more] = figuresIn(text);
  return one && more.length === 0 ? said.findIndex((turn) => figuresIn(turn).includes(one)) : -1;
};
/** "Is that a month or a year?" */
const ofPeriod = words(
  '(?:per|a|for the|for a|every) month or (?:per |a |for the |for a |every )?year|(?:mahine|mahina) (?:ka|ki|me) (?:ya|or) sa+l|(?:महीने|महीना) (?:का|की|में) या साल',
);
const ofOneSum = 3;
const leastHeard = 0.5;
const backTo = 3;

/** What was said, from the turn that began it on, with this message at its end. */
const joined = (said: string[], message: string) => [...said, message].join('. ');

/** Which of two offers told before is cheaper: from the turn on in which both are told. */
function ofBoth(text: string, said: string[]): [string, number] | undefined {
  if (!both.test(text) || !isCost.test(text) || hasFigure(text)) return undefined;
  // "And at 9.25?": a change of the sum before it, which the talk tells.
  const last = said.at(-1) ?? '';
  if (figuresIn(last).length === 1 && said.length > 1) return [joined([last], text), said.length - 1];
  for (let from = said.length - 1; from >= 0 && from >= said.length - backTo; from -= 1)
    if (figuresIn(said.slice(from).join(' ')).length >= ofTwoSums) return [joined(said.slice(from), text), from];
  return undefined;
}

/** "Then how much do I get", of a scheme: with what was told of oneself since it was named. */
function ofScheme(classifier: Classifier, text: string, said: string[]): [string, number] | undefined {
  if (!howMuch.test(text) || hasFigure(text)) return undefined;
  for (let from = said.length - 1; from >= 0 && from >= said.length - backTo; from -= 1) {
    const [best] = classifier.read(said[from] as string).intents;
    if (!best?.name.startsWith('scheme.') || best.p < leastHeard) continue;
    return said.slice(from).some(hasFigure) ? [joined(said.slice(from), text), from] : undefined;
  }
  return undefined;
}

const asksSize = /^(?:ask\.amount|check\.amount|talk\.(?:wrong|followup))$/;
/** "I asked how much loan I get", of what was told before. */
function ofLoan(classifier: Classifier, text: string, said: string[]): [string, number] | undefined {
  const last = said.at(-1) ?? '';
  if (!howMuch.test(text) || hasFigure(text) || figuresIn(last).length < 2) return undefined;
  const [best] = classifier.read(text).intents;
  return best && asksSize.test(best.name) ? [joined([last], text), said.length - 1] : undefined;
}

/** The message in the words of the ones before, and the talk before those; nothing where it stands by itself. */
export function restated(classifier: Classifier, { message, history = [] }: Asked): Asked | undefined {
  const text = plain(message);
  const turns = history.flatMap(({ from, text: said }, at) => (from === 'visitor' ? [{ said: plain(said), at }] : []));
  const last = turns.at(-1);
  if (!last || wordCount(text) > longest) return undefined;
  const said = turns.map((turn) => turn.said);
  const back = (changed: string, turn: number): Asked => ({
    message: changed,
    history: history.slice(0, turns[turn]?.at),
  });
  for (let turn = turns.length - 1; turn >= 0 && turn >= turns.length - backTo; turn -= 1) {
    const changed = otherSize(text, said[turn] as string) ?? otherFigure(text, said[turn] as string);
    // What was told after it is told still.
    if (changed) return back(joined([changed], said.slice(turn + 1).join('. ')).replace(/\. $/, ''), turn);
  }
  const offers = ofBoth(text, said);
  // Both are told in it: nothing before them is meant.
  if (offers && figuresIn(offers[0]).length >= ofTwoSums) return { message: offers[0], history: [] };
  const more = offers ?? ofScheme(classifier, text, said) ?? ofLoan(classifier, text, said);
  if (more) return back(...more);
  // Whatever was said in between: of the first sum.
  const told = turns.findIndex((turn) => figuresIn(turn.said).length >= ofOneSum);
  if (first.test(text) && told >= 0 && told < turns.length - 1)
    return { message: text.replace(first, ' '), history: history.slice(0, (turns[told]?.at ?? 0) + 1) };
  const sum = turns.findLastIndex((turn) => figureCount(turn.said) >= ofOneSum);
  if (backToSum.test(text) && sum >= 0)
    return { message: text.replace(backToSum, ' '), history: history.slice(0, (turns[sum]?.at ?? 0) + 1) };
  const named = wala.test(text) ? turnOf(text, said) : -1;
  if (named >= 0 && named < turns.length - 1)
    return { message: text.replace(wala, ' '), history: history.slice(0, (turns[named]?.at ?? 0) + 1) };
  if (ofPeriod.test(text) && !hasFigure(text)) return back(last.said, turns.length - 1);
  if (doubts.test(text) && figuresIn(text).length < 2)
    return sum >= turns.length - 2 && sum >= 0 ? back(said[sum] as string, sum) : back(last.said, turns.length - 1);
  if (whence.test(text) && figuresIn(last.said).length > 1) return back(last.said, turns.length - 1);
  return undefined;
}
