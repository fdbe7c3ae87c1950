// What the parts of a message ask, each by itself.
import type { Classifier, Guess } from '../intent/classifier.ts';
import { alone, idle, isWish } from './kinds.ts';
import { callsFor } from './tone.ts';

/** In a clause of its own it has to be surer: half a sentence is easily misread. */
export const leastClause = 0.6;
export const leastSure = 0.45;
/** Heard in a clause and so faintly in the whole, it is asked. */
export const leastTwice = 0.02;
/** Heard so clearly, the whole needs no second look. */
export const clear = 0.8;
/** A wish in a clause of its own, beside another question. */
export const clearWish = 0.9;
export const leastTail = 6;
const mostClauses = 6;
const leastWhole = 4;

const parting =
  /[?!;।\n]+|\s\+\s|[.,](?=\s|$)|\(?\b\d\)|\s(?:and|n|nd|aur|और|also|plus|&)\s|\s(?:fir|phir|फिर)\s|\s(?:dusr[aie]|doosr[aie]|secondly|दूसर[ाीे])\s(?=kitn|kya|kab|kaun|कितन|क्या|कब|कौन)|\sor\s(?=kitn|cibil|score|kya\b|rate|byaj|kagaz)|(?<=\s(?:hai|he|h|hain|ho|hoga|hogi|milega|lagega|lagta|saal|chahiye|kya|kitn[aie]|batao|bata do))\sor\s/i;
/** "Koi call mat karo bas rate batao": what is asked follows on what is not wanted. */
const rather = '(?:just|only|sirf|bas|सिर्फ|सिर्फ़|बस)';
const unwanted = new RegExp(`(?:^|\\s)(?:mat|not|nahi|nahin|don'?t|no|मत|नहीं)\\s.*\\s${rather}\\s`, 'iu');
const partingToo = new RegExp(`${parting.source}|\\s${rather}\\s`, 'iu');
const askedRather = new RegExp(`(?:^|\\s)${rather}\\s(.+)$`, 'iu');

const asking =
  /(?<!\p{L})(?:kitn\p{L}*|kya|kaise|kab|kaun\p{L}*|konsa|kaha\p{L}*|कितन[\p{L}\p{M}]*|क्या|कैसे|कब|कौन[\p{L}\p{M}]*|कहां)(?![\p{L}\p{M}])/iu;
/** "Byaj kitna lagega kagaz kya kya lagenge": after its verb a question is over. */
const overAfter =
  /(?<=\s(?:lagega|lagegi|lagenge|milega|milegi|milta hai|milta h|hoga|hogi|chahiye|chaiye|padega|padenge|hota hai|hota h|लगेगा|लगेगी|लगेंगे|मिलेगा|होगा|होगी|चाहिए|पड़ेगा|पड़ेंगे|होता है))\s(?=(?:\S+\s){1,2}(?:kitn|kya|kab|kaun|kaise|konsa|कितन|क्या|कब|कौन|कैसे))/iu;
/** "Cibil free me kaise dekhu or personal ke liye kitna": "or" says "and" between two questions. */
function partedByOr(clause: string): string[] {
  const [, one = '', other = ''] = /^(.+?) (?:or|ar|r|अर|तथा|एवं) (.+)$/i.exec(clause) ?? [];
  return asking.test(one) && asking.test(other) ? [one, other] : [clause];
}

export const clausesOf = (raw: string): string[] =>
  raw
    .split(unwanted.test(raw) ? partingToo : parting)
    .flatMap((part) => part.split(overAfter))
    .flatMap((part) => partedByOr(part.trim()))
    .filter((part) => part.length > 2)
    .slice(-mostClauses);

/** Whether a part of a message, by itself, asks something. */
const mayAsk = (name: string) => !alone(name) && !idle.has(name);
export const asks = ({ name, p }: Guess): boolean => p >= leastClause && mayAsk(name);

/** What a clause asks with; the rest of a story tells. */
/** One word for a fact, or two: "aur byaj", "address pls". */
const factOnly =
  /^(?:\S+ )?(?:rate|interest|byaj|vyaj|tenure|cibil|score|kagaz|papers|documents|docs|fees?|charges|time|address|timing|ब्याज|कागज|दस्तावेज|सिबिल|स्कोर|फीस|समय|पता|अवधि)(?: (?:pls|please|bhi|भी))?$/iu;
const questioning =
  /(?<!\p{L})(?:min|max|minimum|maximum|what|whats|how|when|where|which|who|whom|why|can|could|will|would|is|are|do|does|did|should|may|tell|give|share|any|kitn\p{L}*|kya|kyu\p{L}*|kab|kah?an?|kidhar|kaun\p{L}*|kon\p{L}*|kais\p{L}*|ba?ta\p{L}*|likh\p{L}*|mil(?:ega|egi|enge|ta|ti|te)|lag(?:ega|egi|enge|ta|ti|te)|pad(?:ega|egi|enge)|chah?i?ye|hog[aie]|sakt\p{L}*|skt\p{L}*)(?!\p{L})|कितन|क्या|क्यों|(?<!\p{L})कब|कहा[ँं]|किधर|कौन|कैस|बता|लिख|मिलेग|मिलत|लगेग|लगत|पड़ेग|पडेग|चाहिए|होगा|होगी|सकत/iu;

/** "1) how old the firm 2) cibil 3) rate": one word of a list is a question. */
const facts: [RegExp, string][] = [
  [/^(?:min(?:imum)? )?(?:cibil|score|cibil score|सिबिल|स्कोर)$/iu, 'ask.score'],
  [/^(?:rate|interest|interest rate|byaj|vyaj|ब्याज|रेट|दर)$/iu, 'ask.rate'],
  [/^(?:max )?(?:tenure|avdhi|अवधि)$/iu, 'ask.tenure'],
  [/^(?:documents?|docs|papers|kagaz|kagaj|कागज|दस्तावेज)$/iu, 'ask.docs'],
  [/^(?:age|umar|umr|उम्र|उमर)$/iu, 'ask.age'],
];
const named = (clause: string): string | undefined => facts.find(([word]) => word.test(clause))?.[1];
const ofTime = /^(?:time|taim|samay|टाइम|समय) (?:kitna|कितना) (?:lage?ga|lagta(?: hai| h)?|लगेगा|लगता(?: है)?)$/iu;
/** "1) the rate for a plot 2) tax on the interest": each is asked. */
const numbered = /(?:^|\s)\(?1[).].*\s\(?2[).]/s;

/** How much is lent, in three readings that one clause may be torn between. */
const ofSize = /^(?:ask\.(?:amount|ltv)|check\.amount)$/;
function likeliest(intents: Guess[]): Guess | undefined {
  const [first] = intents;
  if (!first || !ofSize.test(first.name)) return first;
  return { ...first, p: intents.reduce((sum, { name, p }) => sum + (ofSize.test(name) ? p : 0), 0) };
}

interface Heard {
  clause: string;
  name: string;
  /** In words that ask, not only tell. */
  asks: boolean;
  /** Of all wishes for a person in it. */
  wish: number;
  /** Somebody is asked to call. */
  calls: boolean;
  /** Said in words alone, in enough of them to be a question of its own. */
  whole: boolean;
  /** Asked, and heard as nothing else, whatever figures it has. */
  surely: boolean;
  /** A question of its own that is heard as nothing else. */
  plainly: boolean;
}
const inWords = (clause: string, least: number) => !/[\d०-९]/.test(clause) && clause.split(/\s+/).length >= least;
/** "Aur cibil kitna chahiye": short, and still nothing else than a question. */
const leastAsked = 2;
const sureShort = 0.9;
const plainest = 0.95;
/** Two figures, as a sum has. */
const told = /[\d०-९].*[^\d०-९.,][\d०-९]/u;

/** Beside a sum that is sure, only what is said in words alone may be another question. */
export function heardInClauses(
  classifier: Classifier,
  raw: string,
  inWhole: (name: string) => number,
  sureSum: boolean,
): Heard[] {
  const clauses = clausesOf(raw);
  if (clauses.length < 2) return [];
  const inList = numbered.test(raw);
  return clauses.flatMap((clause): Heard[] => {
    if (sureSum && !inWords(clause, leastAsked)) return [];
    const { intents } = classifier.read(clause);
    const listed = clauses.length > 2 ? named(clause) : ofTime.test(clause) ? 'ask.time' : undefined;
    const best = listed ? { name: listed, p: 1 } : likeliest(intents);
    const wish = intents.reduce((sum, { name, p }) => sum + (isWish(name) ? p : 0), 0);
    const calls = callsFor(clause);
    // Said so plainly, a sum or a fact needs no word that asks: "35 lakh 8.5 20 saal ki emi", "documents for salaried".
    const sums = intents.reduce((sum, { name, p }) => sum + (name.startsWith('sum.') ? p : 0), 0);
    const isPlain =
      (sums >= sureShort && told.test(clause)) ||
      ((best?.p ?? 0) >= plainest && /^ask\.(?:docs|score|time|age|income)$/.test(best?.name ?? ''));
    const isAsked =
      inList || questioning.test(clause) || factOnly.test(clause) || raw.includes(`${clause}?`) || isPlain;
    const isShort = isAsked && (best?.p ?? 0) >= sureShort && inWords(clause, leastAsked);
    const isWhole = isShort || listed !== undefined || inWords(clause, leastWhole);
    if (sureSum && !isWhole) return [];
    const least = isAsked ? leastClause : clear;
    const whole = best !== undefined && (best.p >= least || wish >= clearWish) && (calls || isWhole);
    // What the whole message sounds like too needs less.
    const twice = best && best.p >= leastSure && inWhole(best.name) >= leastTwice && mayAsk(best.name);
    if (!best || !(asks(best) || twice || wish >= clearWish)) return [];
    return [
      {
        clause,
        name: best.name,
        asks: isAsked,
        wish,
        whole,
        surely: isAsked && best.p >= sureShort,
        plainly: whole && isAsked && best.p >= clear,
        calls,
      },
    ];
  });
}

/** "What is your lowest rate, and what will 42 lakh come to at 8.6": both. */
const ofRates =
  /(?<!\p{L})(?:your|lowest|current|starting|aapka|aapki|sabse kam|kam se kam|aajkal|abhi|आपका|आपकी|सबसे कम|अभी|आजकल)(?!\p{L}).*(?<!\p{L})(?:rate|rates|byaj|interest|dar|रेट|दर|ब्याज)(?!\p{L})|(?<!\p{L})(?:rate|byaj|interest|रेट|दर|ब्याज).*(?<!\p{L})(?:do you|you show|you have|aapke|aapka|आपके|आपका|चल रह[ाी])(?!\p{L})/iu;
/** What the figures of a sum sound like. */
const ofTerms = /^(?:ask\.(?:rate|tenure|amount|time|ltv)|check\.amount|compare\.\w+|sum\.\w+)$/;
/** Asked plainly in a clause of its own: no figures of a sum that only sound like it. */
export const askedApart = (heard: readonly Heard[]): string[] =>
  heard
    .filter(
      (one) =>
        one.plainly &&
        (!ofTerms.test(one.name) ||
          ofRates.test(one.clause) ||
          (one.surely && /^ask\.(?:time|ltv)$/.test(one.name) && inWords(one.clause, leastWhole))),
    )
    .map(({ name }) => name);

/** "Do not call, write here the rate of a personal loan": what is asked stands at the end, without a stop before it. */
export function writtenInstead(classifier: Classifier, raw: string): string[] {
  const words = raw.trim().split(/\s+/);
  const [, after] = raw.match(askedRather) ?? [];
  const [best] = classifier.read(after ?? words.slice(-leastTail).join(' ')).intents;
  const isSure = best && (asks(best) || (after && best.p >= leastSure && mayAsk(best.name)));
  return words.length > leastTail && isSure && !best.name.startsWith('lead.') ? [best.name] : [];
}
