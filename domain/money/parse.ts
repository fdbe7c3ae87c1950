import { table } from './number-words.ts';
import { type Numeral, numberOf, scaled, type Token } from './numeral.ts';
import { tokens } from './tokens.ts';
import { type Paise, type Rupees, toRupees } from './units.ts';

/**
 * Why a text could not be taken as a figure; the page has a sentence for each.
 * - ambiguous: readable two ways, such as "1 crore 20", so we ask rather than guess
 * - fraction: a tenure that is no whole number of months
 */
export type Unread = 'empty' | 'unreadable' | 'negative' | 'ambiguous' | 'fraction' | 'too-large';

export type Parsed = { ok: true; value: number } | { ok: false; reason: Unread };

const refuse = (reason: Unread): Parsed => ({ ok: false, reason });

/** Powers of ten of a rupee. Written without nukta, which the tokens leave out. */
const amountUnits = table({
  7: 'cr crs crore crores karod karor करोड',
  6: 'million millions mn',
  5: 'l lakh lakhs lac lacs लाख',
  3: 'k thousand thousands hazar hazaar hajar hajaar हजार',
  2: 'hundred sau सौ',
  0: '₹ rs inr rupee rupees rupaye rupay रु रुपये रुपए रुपया रुपयों',
  '-2': 'paisa paise पैसा पैसे',
});

const monthsPerUnit = table({
  12: 'y yr yrs year years saal sal varsh साल वर्ष',
  1: 'm mo mos mth mths month months mahina mahine maheena maheene महीना महीने माह',
});

const words = (list: string): string[] => list.split(' ');
const joiningWords = new Set(words('and aur और only मात्र /- /='));
/** Said around an amount without making it another one. */
const around = words(
  'about around approx approximately nearly roughly almost upto lagbhag takriban kareeb karib ~ +',
).concat(words('लगभग करीब तकरीबन'));
const amountJoiners = new Set([...joiningWords, ...around]);
const monthlyJoiners = new Set([
  ...amountJoiners,
  ...words('/ per a p m pm month monthly har prati mahina mahine maheena maheene mahiney maah महीना महीने हर प्रति माह'),
]);
const rateWords = new Set(
  words('% percent percentage pct p a pa per annum year yearly annual annually pratishat प्रतिशत fisadi फीसदी सालाना'),
);

/** Below this a number after a unit ("1 crore 20") is more likely a short way of saying it than so many rupees. */
const leastBareRemainder: Paise = 1000_00;

/** Reads an amount of rupees as India writes and says it, to the paisa: 5,00,000 · 1.2 cr · ₹ 5 00 000 · ५ लाख · pachas lakh */
export const parseAmount = (text: string): Parsed => amountIn(text, amountJoiners);

/** The same for what comes every month: 60,000 per month · 60k pm · साठ हजार महीना. A year's income is not read as one. */
export const parseMonthly = (text: string): Parsed => amountIn(text, monthlyJoiners);

function amountIn(text: string, joiners: ReadonlySet<string>): Parsed {
  const list = readable(text, (word) => amountUnits.get(word) === 0);
  if (!Array.isArray(list)) return list;
  let total: Paise = 0;
  let ceiling = Number.POSITIVE_INFINITY;
  let pending: Numeral | null = null;
  let terms = 0;
  for (const token of list) {
    if (token.kind === 'number') {
      if (pending) return refuse('unreadable');
      pending = token;
      continue;
    }
    const power = amountUnits.get(token.text);
    if (power === undefined && joiners.has(token.text)) continue;
    if (power === undefined) return refuse('unreadable');
    if (!pending) {
      // "₹ 5 lakh", "5 lakh rupees": the currency may stand on either side of a finished term.
      if (power === 0) continue;
      return refuse('unreadable');
    }
    const term = scaled(pending, power + 2);
    if (term >= ceiling) return refuse('ambiguous');
    total += term;
    ceiling = 10 ** (power + 2);
    pending = null;
    terms += 1;
  }
  if (pending) {
    // "Pachas" alone is more likely fifty lakh or thousand than fifty rupees.
    if (pending.spelt && terms === 0) return refuse('unreadable');
    const rest = scaled(pending, 2);
    if (terms > 0 && (rest < leastBareRemainder || rest >= ceiling)) return refuse('ambiguous');
    total += rest;
    terms += 1;
  }
  if (terms === 0) return refuse('empty');
  return total <= Number.MAX_SAFE_INTEGER ? accept(toRupees(total)) : refuse('too-large');
}

/** Reads a tenure into whole months. A bare number counts in the unit the field stands at. */
export function parseTenure(text: string, bare: 'months' | 'years' = 'months'): Parsed {
  const list = readable(text);
  if (!Array.isArray(list)) return list;
  let months = 0;
  let unitBefore = Number.POSITIVE_INFINITY;
  let pending: Numeral | null = null;
  for (const token of list) {
    if (token.kind === 'number') {
      if (pending) return refuse('unreadable');
      pending = token;
      continue;
    }
    if (joiningWords.has(token.text)) continue;
    const unit = monthsPerUnit.get(token.text);
    if (unit === undefined || !pending || unit >= unitBefore) return refuse('unreadable');
    months += numberOf(pending) * unit;
    unitBefore = unit;
    pending = null;
  }
  if (pending) {
    if (unitBefore !== Number.POSITIVE_INFINITY) return refuse('ambiguous');
    if (pending.spelt) return refuse('unreadable');
    months = numberOf(pending) * (bare === 'years' ? 12 : 1);
  } else if (unitBefore === Number.POSITIVE_INFINITY) return refuse('unreadable');
  if (months > 12_000) return refuse('too-large');
  // 8.33 years is meant as 100 months; 8.3 years (99.6) is not a tenure anyone can be given.
  const whole = Math.round(months);
  return Math.abs(months - whole) <= 0.05 ? accept(whole) : refuse('fraction');
}

/** Reads a yearly rate in percent, to four decimals: 12 · 12.5% · 12.5 % p.a. */
export function parseRate(text: string): Parsed {
  const list = readable(text);
  if (!Array.isArray(list)) return list;
  const [first, ...rest] = list[0]?.kind === 'word' && list[0].text === '@' ? list.slice(1) : list;
  if (first?.kind !== 'number') return refuse('unreadable');
  if (rest.some((token) => token.kind === 'number' || !rateWords.has(token.text))) return refuse('unreadable');
  const tenThousandths = scaled(first, 4);
  return tenThousandths <= 1_000_0000 ? accept(tenThousandths / 10_000) : refuse('too-large');
}

const accept = (value: Rupees): Parsed => ({ ok: true, value });

/** The tokens, once the refusals every kind of figure shares are out of the way. */
function readable(text: string, skip: (word: string) => boolean = () => false): Token[] | Parsed {
  if (text.trim() === '') return refuse('empty');
  const list = tokens(text);
  if (!list) return refuse('unreadable');
  if (list.length === 0) return refuse('empty');
  const first = list.find((token) => token.kind === 'number' || !skip(token.text));
  if (first?.kind === 'word' && first.text === '-') return refuse(list.some(isNumber) ? 'negative' : 'unreadable');
  return list;
}

const isNumber = (token: Token): boolean => token.kind === 'number';
