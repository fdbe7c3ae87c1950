// Where the figures and words of a message ask for something else than what was heard.
import type { Message } from '../message.ts';
import { tellsPenal } from '../sums/late.ts';
import { pauses } from '../sums/pre-emi.ts';
import { tellsTax } from '../sums/tax-saving.ts';
import { emiAlone, emisBeside, leftInHand } from '../sums/within-share.ts';
import { tellsOfPmay } from './pmay.ts';
import { saidInstead } from './variants.ts';
import { ofPerson } from './verdict.ts';

/** An amount, a rate and a time ask for the instalment. */
export const allTerms = ({ slots: { filled } }: Message): boolean =>
  [filled.amount ?? filled.property ?? filled.emi, filled.rate, filled.tenure ?? filled.remaining].every((list) =>
    list?.some(({ earlier }) => !earlier),
  );

/** "How much would 15 lakh cost me a month": nothing told but the loan. */
export const asksMonthly = (name: string, { text, slots: { filled } }: Message): boolean =>
  name === 'check.amount' &&
  filled.amount !== undefined &&
  !(filled.income ?? filled.coIncome ?? filled.pension ?? filled.property ?? filled.emi ?? filled.running) &&
  /month|mahin|mahe|महीन|माह/.test(text);

const terms = 3;

/** No house costs less. */
const leastHouse = 400_000;

/** "Aur kitni kist tak bank maan lega": what an income leaves, whatever else is heard. */
const asksRoom = (name: string, { text, slots: { filled } }: Message): boolean =>
  /^(?:check\.(?:amount|running|fit)|ask\.(?:coapplicant|amount)|rule\.foir|emi\.\w+)$/.test(name) &&
  filled.income !== undefined &&
  !(filled.amount ?? filled.rate ?? filled.owed) &&
  /(?:kitn[ia]|how much|what|कितन[ीा]) (?:ki |tak |ka |monthly |max )?(?:kist|kisht|emi|किस्त|किश्त|ईएमआई)/.test(text);

/** "Foreclose karu to kitna paisa lagega", of a loan that is told in figures. */
export const asksRest = (name: string, { text, slotsFor }: Message): boolean => {
  if (name !== 'rule.prepay' || !/kitn|how much|कितन/.test(text)) return false;
  const { filled } = slotsFor(['sum.outstanding']);
  if (filled.emi && filled.remaining && filled.rate && !filled.amount && !filled.owed) return true;
  return [filled.amount, filled.rate, filled.tenure, filled.elapsed].every((list) => list?.length === 1);
};

/** "15 lakh at 9.1 over ten years: what is the least income for it". */
const asksIncome = (name: string, { text, slots: { filled } }: Message): boolean =>
  /^(?:sum\.emi|check\.(?:running|fit))$/.test(name) &&
  /half|least|minimum|aadh[ia]|आधी|आधा|need|require|chahiye|chaiye|honi|चाहिए|होनी/.test(text) &&
  [filled.amount, filled.rate, filled.tenure].every((list) => list?.length === 1) &&
  !(filled.income ?? filled.pension) &&
  /(?<!\p{L})(?:min|minimum|how much|what|kitn[ia]|kam se kam|कितनी|कम से कम)(?: \S+){0,3} (?:income|salary|take-?home|pay i|kamai|tankhwah|आय|वेतन|कमाई|तनख्वाह|सैलरी)(?!\p{L})|(?:income|salary|kamai|tankhwah|आय|वेतन|कमाई|तनख्वाह|सैलरी)(?: \S+){0,3} kitn[ia] (?:honi|hona|chahiye|chaiye)|(?:आय|वेतन|कमाई|तनख्वाह|सैलरी)(?: \S+){0,3} कितन[ीा] (?:होनी|होना|चाहिए)/u.test(
    text,
  );

/** "9.25 now, the offer is 8.75, a fee of 1 %: do I still gain": whatever else is heard in it. */
const asksMove = (name: string, { text, slotsFor }: Message): boolean => {
  if (!/^(?:fees\.\w+|sum\.outstanding)$/.test(name) || !/gain|sav|fayd|faid|bach|worth|leave it|फायद|बच/.test(text))
    return false;
  const { filled } = slotsFor(['sum.transfer']);
  return [filled.owed ?? filled.amount, filled.rate, filled.newRate, filled.remaining ?? filled.tenure].every(
    (list) => list?.length === 1,
  );
};

/** What a scheme gives on the sum that is named, rather than what it is. */
const asksSubsidy = (name: string, { text, slots: { filled, traits } }: Message): boolean =>
  // Of a scheme that is not named, what it is comes first.
  (name === 'scheme.pmegp' || (/^scheme\.(?:vyupy|state)$/.test(name) && traits.scheme !== undefined)) &&
  (filled.project ?? filled.amount)?.some(({ earlier, upTo }) => !earlier && upTo === undefined) === true &&
  /subsid|sabsid|anudan|margin|सब्सिडी|अनुदान|मार्जिन|rupees|rupay|give me|(?:how much|kitn[ai]|कितन[ाी])(?! (?:time|din|samay|saal|din|समय|दिन|साल))/.test(
    text,
  ) &&
  !/\b(?:kab|when|kaise|how do|kyu|why|kahan|where)\b|कब|कैसे|क्यों|कहां/.test(text);

/** "A flat of 30 lakh: what is the most I get on it". */
const asksOfPrice = (name: string, { slots: { filled } }: Message): boolean =>
  name === 'ask.amount' && filled.property !== undefined && !filled.amount && !filled.down;

/** "A villa of 110 lakh, what is the limit of the loan": neither a rate nor anything of oneself. */
const asksShareOfPrice = (name: string, { text, about, slots: { filled } }: Message): boolean =>
  /^(?:check\.amount|ask\.amount|sum\.emi)$/.test(name) &&
  about.length === 0 &&
  Object.keys(filled).join() === 'property' &&
  filled.property?.every(({ value }) => value >= leastHouse) === true &&
  !/(?<!\p{L})(?:emi|kist|kisht|किस्त|किश्त|ईएमआई)(?!\p{L})/u.test(text);

/** "A house for 16 lakh, I have 2: will the rest be lent": nothing told of oneself. */
const asksRestOfPrice = (name: string, { slots: { filled } }: Message): boolean =>
  name === 'check.fit' &&
  filled.property !== undefined &&
  filled.down !== undefined &&
  !filled.amount &&
  !ofPerson.some((role) => filled[role]);

/** "Dono mila ke home loan milega kya": whether, not how much. */
const asksWhether = (name: string, { text, slots: { filled } }: Message): boolean =>
  name === 'check.amount' &&
  filled.income !== undefined &&
  /(?:milega|mil sakta|mil jayega|ho jayega|possible|मिलेगा|मिल जाएगा|मिल सकता|हो जाएगा)(?: hai)?(?: kya| na)?\s*$/.test(
    text,
  ) &&
  !/kitn|how much|max|कितन/.test(text);

/** Which part of a project is given, and which is one's own. */
export const asksPart =
  /(?:kitn\S+|how much|what|कितन\S+)(?: \S+){0,2} (?:subsid\p{L}*|share|percent|%|own|apna|apne|margin|सब्सिडी|अपन[\p{L}\p{M}]*|प्रतिशत)|(?:subsid\p{L}*|सब्सिडी) (?:\S+ )?(?:kitn|how much|कितन)/u;
export const asksStep = /step|kaun ?s[ai]|which|category|कौन[ -]?स[ाी]|चरण|श्रेणी/;
/** "15 lakh mudra for my first business": which step of it, if any. */
const asksOfMudra = (name: string, { text, slots: { filled } }: Message): boolean =>
  (/^(?:check\.(?:newbusiness|fit|registration)|scheme\.fit|ask\.which)$/.test(name) ||
    (name === 'scheme.tarunplus' && /(?:pehle|pahle|पहले) (?:kabhi|कभी)|never/.test(text))) &&
  /mudra|मुद्रा/.test(text) &&
  filled.amount?.some(({ earlier }) => !earlier) === true &&
  (!(filled.age ?? filled.score ?? filled.income) || asksStep.test(text));

/** "Till possession only interest, how much a month": on what is paid out. */
const onlyInterest =
  /(?<!\p{L})(?:only|just|sirf|keval|bas|सिर्फ|केवल|बस) (?:the )?(?:interest|byaj|vyaj|ब्याज)(?!\p{L})/u;
const unbuilt = /possession|builder|under construction|disburs|kabza|kabja|कब्जा|बिल्डर/;
const ofFigures = /^(?:sum|compare|ask|check|emi)\./;

const asksOfPmay = (name: string, message: Message): boolean =>
  /^(?:check\.(?:fit|amount)|ask\.(?:who|income))$/.test(name) && tellsOfPmay(message);

/** Sums of which a rule speaks: whatever sum was heard, it is this one. */
export const byRule: [(name: string, message: Message) => boolean, string][] = [
  [(name, { text }) => ofFigures.test(name) && onlyInterest.test(text) && unbuilt.test(text), 'rule.preemi'],
  [(name, { slots }) => ofFigures.test(name) && pauses(slots.filled), 'rule.moratorium'],
  [(name, message) => (ofFigures.test(name) || name === 'rule.kfs') && tellsPenal(message), 'rule.penal'],
  [(name, message) => ofFigures.test(name) && tellsTax(message), 'ask.tax'],
  // "Revised from 8.5 to 8.9, 26 lakh and 15 years left: the new EMI".
  [
    (name, { text, slots: { filled } }) =>
      name === 'rule.reset' &&
      [...(filled.rate ?? []), ...(filled.newRate ?? [])].length === 2 &&
      filled.owed !== undefined &&
      (filled.remaining ?? filled.tenure) !== undefined &&
      /emi|kist|kisht|किस्त|ईएमआई/.test(text),
    'sum.transfer',
  ],
  // "8.75 and a fee of 8,000, or 8.5 and 40,000: which is cheaper".
  [
    (name, { slots: { filled } }) =>
      /^(?:fees\.lender|compare\.offers)$/.test(name) &&
      filled.rate?.length === 2 &&
      [filled.amount, filled.tenure, filled.costs ?? filled.expense].every((list) => list !== undefined),
    'sum.compare',
  ],
];

const isOk =
  /(?<!\p{L})(?:baith (?:ja\p{L}*|pa\p{L}*)|बैठ (?:जा\S*|पा\S*)|(?:does|will|would) (?:it|this) fit|can i afford (?:it|this)|is (?:it|that|this) (?:ok|okay|fine|safe|too much)|ok hai|theek (?:hai|rahega)|thik (?:hai|rahega)|aaram se (?:chal|ho)\S*|chalega kya|le sak\p{L}* (?:ke|ya|ki) (?:nahi|nhi)|ले सक\S* (?:के|या|कि) नहीं|ठीक रहेगा)(?!\p{L})/u;
const howMuch = /kitn[ai]|how (?:much|big)|biggest|largest|highest|max(?:imum)?(?!\p{L})|कितन[ाी]|अधिकतम/u;
/** Where its figures and words ask for something else than what was heard. */
const rows: [(name: string, message: Message) => boolean, string][] = [
  [
    (name, message) =>
      /^(?:sum\.(?!prepay|transfer|stampduty)\w+|check\.(?:amount|running|fit)|emi\.\w+)$/.test(name) &&
      (emisBeside(message) ?? leftInHand(message)) !== null,
    'rule.foir',
  ],
  // An EMI that is to fit, and nothing else: what it asks of an income.
  [
    (name, message) => /^(?:sum\.afford|check\.(?:running|fit)|emi\.\w+)$/.test(name) && emiAlone(message),
    'sum.income',
  ],
  // "18 lakh over ten years, I am 36: tell me the EMI": no rate, and no verdict asked.
  [
    (name, { text, slots: { filled } }) =>
      name === 'check.fit' &&
      filled.amount !== undefined &&
      filled.tenure !== undefined &&
      !filled.income &&
      /(?:emi|kist|kisht|किस्त|किश्त|ईएमआई) (?:batao|bata |kitn|बता|कितन)/.test(text),
    'sum.emi',
  ],
  // "6 lakh in, and the years as they are: the new EMI?"
  [
    (name, { slots: { filled } }) =>
      /^(?:emi\.lower|ask\.tenure|rule\.prepay)$/.test(name) &&
      [filled.extra, filled.owed ?? filled.amount, filled.rate, filled.remaining ?? filled.tenure].every(
        (list) => list?.length === 1,
      ),
    'sum.prepay',
  ],
  [asksRoom, 'sum.afford'],
  [asksRest, 'sum.outstanding'],
  [asksMove, 'sum.transfer'],
  [asksIncome, 'sum.income'],
  // "At 2 rupees on the hundred or from a bank": what it is a year.
  [
    (name, { slots: { filled } }) =>
      name === 'compare.products' && filled.rate?.some(({ per }) => per === 'month') === true,
    'sum.flat',
  ],
  // "A pension of 24,000, 11 % over five years: how much of a personal loan".
  [
    (name, { text, slots: { filled } }) =>
      /^check\.(?:pension|fit|rent)$/.test(name) &&
      (filled.pension ?? filled.income) !== undefined &&
      filled.rate?.length === 1 &&
      filled.tenure?.length === 1 &&
      !filled.amount &&
      !/will|whether|problem|dikkat|दिक्कत/.test(text) &&
      howMuch.test(text),
    'check.amount',
  ],
  // "Loan against property, 1.5 crore for ten years at 10 %": nothing told of oneself, and nothing else asked.
  [
    (name, message) =>
      name === 'check.fit' &&
      allTerms(message) &&
      Object.keys(message.slots.filled).length === terms &&
      !/\?|mil|sak|possible|eligib|can i|मिल|सक/.test(message.text),
    'sum.emi',
  ],
  // "4 lakh at 14 % over 3 years on 30,000, 6,500 runs: too much or not": whether it fits, and not how much would.
  [
    (name, { text, slots: { filled } }) =>
      /^(?:sum\.(?:emi|afford)|check\.amount)$/.test(name) &&
      [filled.income, filled.amount, filled.rate, filled.tenure].every((list) => list?.length === 1) &&
      (name === 'sum.emi' ? isOk.test(text) : !howMuch.test(text)) &&
      !/(?:emi|kist|kisht|किस्त|किश्त|ईएमआई) (?:kitn|kya|batao|bata |how|कितन|क्या|बता)|what (?:is|will be) the emi/.test(
        text,
      ),
    'check.fit',
  ],
  [asksWhether, 'check.fit'],
  [(name, { about }) => name === 'check.newjob' && about[0] === 'business-loan', 'check.newbusiness'],
  [
    (name, { slots: { filled } }) =>
      /^(?:check\.lowscore|score\.(?:meaning|error)|ask\.score)$/.test(name) && (filled.score?.[0]?.value ?? 0) < 0,
    'check.nohistory',
  ],
  [asksRestOfPrice, 'ask.ltv'],
  [asksShareOfPrice, 'ask.ltv'],
  [asksOfPrice, 'check.amount'],
  [asksOfPmay, 'scheme.pmay'],
  [asksOfMudra, 'scheme.mudra'],
  [asksSubsidy, 'sum.subsidy'],
  [(name, { slots: { traits } }) => name === 'scheme.state' && traits.scheme === 'vyupy', 'scheme.vyupy'],
  [(name, message) => name === 'talk.followup' && allTerms(message), 'sum.emi'],
];

/** What is asked, where something else was heard. */
export const askedRather = (name: string, message: Message): string =>
  rows.find(([asks]) => asks(name, message))?.[1] ?? saidInstead(name, message.text) ?? name;
