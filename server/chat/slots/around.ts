// What the words around a quantity make of it: a month's or a year's, at least or at most.
import { largestEmi } from './instalments.ts';
import type { Found, Quantity } from './slot.ts';
import { setOf, type Word } from './words.ts';

type Period = NonNullable<Quantity['per']>;
type Span = Pick<Found, 'measure' | 'value' | 'at' | 'to'>;

const month = setOf(`
  month months monthly mnthly mahina mahine mahiney maheena maheene mahene mah maah mnth mth mensem masik maasik pm
  महीना महीने माह मासिक प्रतिमाह mahino mheene mhine mahinay
`);
const yearNoun = setOf('year yr saal sal varsh साल वर्ष annum');
const yearly = setOf(
  'yearly annual annually itr profit munafa muanfa मुनाफा saalana salana salaana lpa pa package ctc सालाना वार्षिक varshik',
);
/** Once a year, with "every" before it. */
const festival = setOf(
  'diwali dipawali deepawali holi january february march april june july august september october november december',
);
const other = setOf(
  'quarterly quarter weekly week hafte hafta daily roz rozana roj halfyearly fortnightly timahi तिमाही रोज रोजाना हफ्ते',
);
const each = setOf('per a each every har prati / हर प्रति in hr');
const ask =
  /^(?:kitn[aioe]|how|what|whats|kya|dena|deni|bharn[ai]|kateg[ai]|jayeg[ai]|कितन[ाीे]|क्या|देन[ाी]|भरन[ाी]|कटेग[ाी]|pay|padeg[ai]|banegi|hogi)$/;
const instalment = /^(?:emi|kist|kisht|instal|payment|repay|ईएमआई|किस्त|किश्त|भुगतान)/;
const interest = /^(?:interest|intrest|rate|roi|byaj|biyaj|byaaj|vyaj|sud|sood|dar|ब्याज|दर|सूद)$/;
const link = /^(?:of|at|is|hai|h|@|है|ka|ki|ke|का|की|के|me|mein|में|the|ko)$/;
/** Nobody lends at a yearly rate this low, so "3% mahina" is a rate of the month; "12% mahine" may be a yearly one. */
const highestLoose = 5;

export function periodOf(words: Word[], span: Span): Period | undefined {
  if (span.measure === 'percent') return isMonthlyRate(words, span) ? 'month' : undefined;
  return span.measure === 'money' ? (afterMoney(words, span) ?? beforeMoney(words, span)) : undefined;
}

function afterMoney(words: Word[], { value, to }: Span): Period | undefined {
  const word = (at: number) => words[at]?.text ?? '';
  // "8000/- per month".
  let at = word(to) === '/' && word(to + 1) === '-' ? to + 2 : to;
  if (/^(?:rs|rupees|rupaye|₹)$/.test(word(at))) at += 1;
  const explicit = each.has(word(at));
  if (explicit) at += 1;
  if (words[at] && (words[at]?.clause ?? 0) > (words[to - 1]?.clause ?? 0)) return undefined;
  if (word(at) === 'p' && word(at + 1) === 'm') return 'month';
  if (word(at) === 'p' && word(at + 1) === 'a') return 'year';
  const next = link.test(word(at + 1)) ? word(at + 2) : word(at + 1);
  if (/^(?:for|in)$/.test(word(at)) && word(at + 1) === 'the' && yearNoun.has(word(at + 2))) return 'year';
  if (month.has(word(at))) {
    const asked = ask.test(next) || instalment.test(next);
    return asked && value >= largestEmi / 3 ? undefined : 'month';
  }
  if (explicit && festival.has(word(at))) return 'year';
  // "In year 3" is a time of the loan.
  if (yearNoun.has(word(at)) && words[at + 1]?.kind === 'number') return undefined;
  if (yearly.has(word(at)) || (yearNoun.has(word(at)) && (explicit || !ask.test(next)))) return 'year';
  if (other.has(word(at))) return 'other';
  // "50 hazar tankhwah mahine ki", "6 lakh income yearly": within the clause, before the next number.
  for (let step = at; step < at + 4; step += 1) {
    const here = words[step];
    if (
      !here ||
      here.kind === 'number' ||
      here.clause !== words[to - 1]?.clause ||
      /^(?:loan|lone|लोन|pe|par|पर|me|mein|se|में|से|this|next|last|is|iss|agle|pichle|इस|अगले|पिछले)$/.test(here.text)
    )
      break;
    const then = link.test(word(step + 1)) ? word(step + 2) : word(step + 1);
    if (month.has(here.text)) return ask.test(then) && value >= largestEmi / 3 ? undefined : 'month';
    if (yearly.has(here.text)) return 'year';
    if (yearNoun.has(here.text) && each.has(word(step - 1))) return 'year';
  }
  return undefined;
}

const named =
  /^(?:income|salary|sallary|salery|kamai|kamayi|emi|turnover|sale|sales|extra|kist|pension|tankhwah|tankha|aay|vetan|earning|earn|kamata|kamati|bikri|बिक्री|aamdani|amdani|budget|profit|package|आय|आमदनी|कमाई|वेतन|सैलरी|पेंशन|टर्नओवर|i|we|main|hum|pay|put|about|around|approx|lagbhag|rs|₹|only|bonus|shows|showing|se|की|in|hand|net|haath|हाथ)$/;

/** "Har mahine 5000", "monthly income 50000", "saal ki kamai 6 lakh"; not the years of "20 saal me 10 lakh". */
function beforeMoney(words: Word[], { value, at }: Span): Period | undefined {
  for (let step = at - 1; step >= Math.max(0, at - 5); step -= 1) {
    const here = words[step];
    const word = here?.text ?? '';
    if (!here || here.kind === 'number' || here.clause !== words[at]?.clause) return undefined;
    const counted = words[step - 1]?.kind === 'number';
    const every = each.has(words[step - 1]?.text ?? '');
    const owned = every || link.test(words[step + 1]?.text ?? '');
    if (word === 'monthly' || word === 'masik' || word === 'मासिक' || (month.has(word) && owned && !counted))
      return value >= largestEmi ? undefined : 'month';
    if (yearly.has(word) || (festival.has(word) && every && words[step - 1]?.text !== 'a')) return 'year';
    if (other.has(word)) return 'other';
    if (yearNoun.has(word) && !counted && owned) return 'year';
    if (!link.test(word) && !named.test(word)) return undefined;
  }
  return undefined;
}

/** "1% per month", "mahine ka 2%", "1.5% प्रति माह". One that stands near a word for the instalment stays yearly. */
function isMonthlyRate(words: Word[], { value, at, to }: Span): boolean {
  const word = (index: number) => words[index]?.text ?? '';
  const close = (index: number) => value <= highestLoose || words[index]?.clause === words[at]?.clause;
  const counted = (index: number) =>
    words[index - 1]?.kind === 'number' && words[index - 1]?.clause === words[index]?.clause;
  const isMonth = (index: number) => month.has(word(index)) && !counted(index) && close(index);

  let after = to;
  while (after < to + 2 && (interest.test(word(after)) || link.test(word(after))) && !isMonth(after)) after += 1;
  if (word(after) === 'p' && word(after + 1) === 'm') return true;
  const explicit = each.has(word(after)) || /^(?:ka|ki|का|की)$/.test(word(after));
  if (explicit) after += 1;
  if (isMonth(after)) {
    const linked = link.test(word(after + 1));
    const next = word(linked ? after + 2 : after + 1);
    if (instalment.test(next) || ask.test(next) || next === 'i') return value <= highestLoose && !linked;
    return explicit || interest.test(next) || value <= highestLoose;
  }
  let before = at - 1;
  let named = false;
  while (before > at - 5 && (interest.test(word(before)) || link.test(word(before)))) {
    named ||= interest.test(word(before));
    before -= 1;
  }
  if (!isMonth(before)) return false;
  const adjective = /^(?:monthly|masik|मासिक)$/.test(word(before));
  return named || ((adjective || before < at - 1) && word(at - 1) !== 'at' && value <= highestLoose);
}

type Side = NonNullable<Quantity['bound']>;
const under: [RegExp, Side][] = [
  [/(?:^| )(?:under|below|beneath|less than|lower than|lesser than|younger than|not even)$/, 'under'],
  [/(?:^| )(?:above|beyond|more than|greater than|higher than|older than|exceeding|over)$/, 'over'],
];
const after: [RegExp, Side][] = [
  [/^(?:se|ke|से|के) (?:bhi )?(?:kam|neeche|niche|kum|chhota|chhoti|कम|नीचे|छोटा)(?: |$)/, 'under'],
  [/^(?:se|ke|से|के) (?:bhi )?(?:zyada|jyada|jada|upar|uper|adhik|bada|ज्यादा|ऊपर|अधिक|बडा)(?: |$)/, 'over'],
  [/^or less/, 'under'],
];

/** "Under 700", "700 se kam", "700 से नीचे": what is meant lies below or above the figure. */
export function boundAround(words: Word[], { measure, at, to }: Span): Side | undefined {
  const said = (from: number, end: number) =>
    words
      .slice(Math.max(0, from), end)
      .map(({ text }) => text)
      .join(' ');
  // A loan runs "over 60 months".
  const ahead = under.find(
    ([pattern, side]) =>
      pattern.test(said(at - 2, at)) && !(measure === 'time' && side === 'over' && /over$/.test(said(at - 1, at))),
  );
  if (ahead) return ahead[1];
  return after.find(([pattern]) => pattern.test(said(to, to + 3)))?.[1];
}
