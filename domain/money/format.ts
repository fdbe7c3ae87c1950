import type { CalendarMonth } from './month.ts';
import { type Paise, type Rupees, toPaise } from './units.ts';
import { inIndia } from '../moments.ts';

/**
 * The only place where figures are written for a reader. Written out by hand instead of with Intl: the page is rendered on
 * the server and again in the browser, and the two must agree to the character whatever data each was built with.
 */
export interface FigureWords {
  lakh: string;
  crore: string;
  /** Crore where room is short: ₹1.2 Cr */
  croreShort: string;
  thousand: string;
  rupee: readonly [one: string, many: string];
  paisa: readonly [one: string, many: string];
  year: readonly [one: string, many: string];
  month: readonly [one: string, many: string];
  monthNames: readonly string[];
  am: string;
  pm: string;
}

export const english: FigureWords = {
  lakh: 'lakh',
  crore: 'crore',
  croreShort: 'Cr',
  thousand: 'thousand',
  rupee: ['rupee', 'rupees'],
  paisa: ['paisa', 'paise'],
  year: ['year', 'years'],
  month: ['month', 'months'],
  monthNames: 'January February March April May June July August September October November December'.split(' '),
  am: 'AM',
  pm: 'PM',
};

/** Shown for a figure that is no number, so that a reader never meets "NaN". */
const nothing = '—';
const minus = '−';
const lakh = 1e5;
const crore = 1e7;

/** 667333 → 6,67,333: the last three digits, then pairs. */
export function grouped(whole: number): string {
  const digits = Math.abs(Math.round(whole)).toFixed(0);
  const head = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',');
  return head ? `${head},${digits.slice(-3)}` : digits;
}

/** ₹6,67,333, or with paise ₹6,67,333.43 */
export function rupees(amount: Rupees, options: { paise?: boolean } = {}): string {
  return rupeesOfPaise(
    options.paise ? toPaise(amount) : Math.round(Math.abs(amount)) * 100 * Math.sign(amount),
    options,
  );
}

/** The same for a figure counted in whole paise, as schedules are. */
export function rupeesOfPaise(amount: Paise, options: { paise?: boolean } = {}): string {
  if (!Number.isFinite(amount)) return nothing;
  const size = Math.abs(amount);
  const whole = options.paise ? Math.floor(size / 100) : Math.round(size / 100);
  const fraction = options.paise ? `.${String(Math.round(size % 100)).padStart(2, '0')}` : '';
  const sign = amount < 0 && (whole > 0 || fraction > '.00') ? minus : '';
  return `${sign}₹${grouped(whole)}${fraction}`;
}

/** 74.9 → 74.9%. Without decimals given, as many as the figure needs, at most two: 12%, 8.75%. */
export function percent(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return nothing;
  const text = decimals === undefined ? trimmed(value) : Math.abs(value).toFixed(decimals);
  return `${value < 0 && Number(text) !== 0 ? minus : ''}${text}%`;
}

/** ₹5 lakh, ₹1.2 Cr: only where two decimals say the figure exactly; otherwise grouped, never rounded off. */
export function lakhCrore(amount: Rupees, words: FigureWords = english): string {
  if (amount >= crore && amount % (crore / 100) === 0) return `₹${compact(amount / crore)} ${words.croreShort}`;
  if (amount >= lakh && amount < crore && amount % (lakh / 100) === 0)
    return `₹${trimmed(amount / lakh)} ${words.lakh}`;
  return rupees(amount);
}

/** 1Cr, 100Cr, 5 lakh: the ends of a scale, as the sliders label them. The sign stands at the input. */
export const scaleEnd = (amount: Rupees, words: FigureWords = english): string =>
  lakhCrore(amount, words).slice(1).replace(` ${words.croreShort}`, words.croreShort);

/** 1 crore 20 lakh rupees: how the amount is said, for the line under a field and for screen readers. */
export function amountInWords(amount: Rupees, words: FigureWords = english): string {
  if (!Number.isFinite(amount)) return nothing;
  const paise = toPaise(Math.abs(amount));
  let rest = Math.floor(paise / 100);
  const parts: string[] = [];
  for (const [size, name] of [
    [crore, words.crore],
    [lakh, words.lakh],
    [1000, words.thousand],
  ] as const) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push(`${grouped(count)} ${name}`);
    rest %= size;
  }
  const whole = Math.floor(paise / 100);
  if (rest > 0) parts.push(String(rest));
  if (whole > 0 || paise === 0) parts.push(whole === 0 ? `0 ${words.rupee[1]}` : words.rupee[whole === 1 ? 0 : 1]);
  if (paise % 100 > 0) parts.push(counted(paise % 100, words.paisa));
  return `${amount < 0 && paise > 0 ? minus : ''}${parts.join(' ')}`;
}

/** 5 years 0 months: the breakdown's form, which always names both. */
export function tenureInWords(months: number, words: FigureWords = english): string {
  return `${counted(Math.floor(months / 12), words.year)} ${counted(months % 12, words.month)}`;
}

/** 5 years · 1 year 6 months · 6 months */
export function tenureShort(months: number, words: FigureWords = english): string {
  const parts: string[] = [];
  if (months >= 12) parts.push(counted(Math.floor(months / 12), words.year));
  if (months % 12 > 0 || months === 0) parts.push(counted(months % 12, words.month));
  return parts.join(' ');
}

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

/** At most two decimals, without trailing zeros. */
const trimmed = (value: number): string =>
  Math.abs(value)
    .toFixed(2)
    .replace(/\.?0+$/, '');

/** As trimmed, with the whole part grouped: ₹1,250.5 Cr */
function compact(value: number): string {
  const [whole = '0', fraction] = trimmed(value).split('.');
  return grouped(Number(whole)) + (fraction ? `.${fraction}` : '');
}

/** '2026-01-12' → 12 January 2026. An instant ('2026-01-11T20:00:00Z') is shown by its date in India. */
export function formatDate(iso: string, words: FigureWords = english): string {
  const date = asShown(iso);
  if (!date) return iso;
  return `${date.getUTCDate()} ${words.monthNames[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** March 2041 */
export const formatMonth = (month: CalendarMonth, words: FigureWords = english): string =>
  `${words.monthNames[month % 12] ?? ''} ${Math.floor(month / 12)}`;

/** The year April 2026 – March 2027 is written 2026–27; the one that ends a century in full, 2099–2100. */
export const formatFinancialYear = (from: number): string =>
  `${from}–${(from + 1) % 100 === 0 ? from + 1 : String((from + 1) % 100).padStart(2, '0')}`;

/** Hour:minute in India, 24 hours: 14:05 */
export function formatTime(instant: string | number | Date): string {
  const date = asShown(instant);
  return date ? date.toISOString().slice(11, 16) : nothing;
}

/** Date and hour in India, where calls are made: 16 November 2026, 14:05 */
export const formatMoment = (at: number, words: FigureWords = english): string =>
  `${formatDate(new Date(at).toISOString(), words)}, ${formatTime(at)}`;

/** '19:00' → 7:00 PM, for opening hours. */
export function formatClock(hourMinute: string, words: FigureWords = english): string {
  const [hour = 0, minute = 0] = hourMinute.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? words.am : words.pm}`;
}

/** A Date whose UTC fields read as India's clock; a bare date is taken as it stands. */
function asShown(instant: string | number | Date): Date | null {
  const bare = typeof instant === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(instant);
  const time = new Date(instant).getTime();
  return Number.isNaN(time) ? null : bare ? new Date(time) : inIndia(time);
}
