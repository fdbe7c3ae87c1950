// The kinds of figure one can type, and how each is read, written and said.
import { inUnit } from '../../../domain/loan/param-fields.ts';
import { type FigureWords, grouped, lakhCrore, percent, rupees, tenureShort } from '../../../domain/money/format.ts';
import { type Parsed, parseAmount, parseRate, parseTenure } from '../../../domain/money/parse.ts';

export type Kind = 'amount' | 'rate' | 'months' | 'count';

/** What a bare number counts in. The first of each kind is the one URLs use. */
export type Unit = 'rupees' | 'lakh' | 'crore' | 'percent' | 'months' | 'years' | 'one';
export const unitsOf: Record<Kind, readonly [Unit, ...Unit[]]> = {
  amount: ['rupees', 'lakh', 'crore'],
  rate: ['percent'],
  months: ['months', 'years'],
  count: ['one'],
};
const sizes: Partial<Record<Unit, number>> = { lakh: 1e5, crore: 1e7, years: 12 };

const parse: Record<Kind, (text: string) => Parsed> = {
  amount: parseAmount,
  rate: parseRate,
  months: (text) => parseTenure(text),
  count: parseAmount,
};
export const read = (kind: Kind, text: string, unit: Unit = unitsOf[kind][0]): Parsed =>
  parse[kind](sizes[unit] ? inUnit(text, unit) : text);

const write: Record<Kind, (value: number) => string> = {
  amount: grouped,
  rate: (value) => (Number.isInteger(value * 10) ? value.toFixed(1) : String(value)),
  months: String,
  count: String,
};
/** As it stands in the input: 5,00,000 · 12.0 · 60, or in lakh 5. What is no whole number of years is written out. */
export function written(kind: Kind, value: number, unit: Unit = unitsOf[kind][0]): string {
  const size = sizes[unit];
  if (!size) return write[kind](value);
  return kind === 'months' && value % size !== 0 ? tenureShort(value) : String(value / size);
}

/** As it stands in a sentence: ₹5,00,000 · 12% · 5 years */
export const inWords: Record<Kind, (value: number, figures: FigureWords) => string> = {
  amount: (value) => rupees(value),
  rate: (value) => percent(value),
  months: tenureShort,
  count: String,
};

/** Ways to type a figure, shown where one could not be read. */
export const examples: Record<Kind, (value: number, figures: FigureWords) => string> = {
  amount: (value, figures) => [String(value), grouped(value), lakhCrore(value, figures).slice(1)].join(' · '),
  rate: (value) => [String(value), percent(value)].join(' · '),
  months: (value, figures) => [String(value), tenureShort(value, figures)].join(' · '),
  count: String,
};

/** Which kind a name of the URL is, without its number: offer2-rate is offer-rate. */
const kinds: [Kind, RegExp][] = [
  ['rate', /rate$|percent$|^(share|change|step-up|flat|slab)$/],
  ['months', /months?$|months-left$|-from$|^(moratorium|possession)$/],
  ['count', /^(age|paid)$/],
];

export const fieldKey = (name: string): string => name.replace(/\d+/, '');
export const kindOf = (name: string): Kind => kinds.find(([, names]) => names.test(fieldKey(name)))?.[0] ?? 'amount';
