// The three kinds of figure one can type, and how each is read, written and said.
import { type FigureWords, grouped, lakhCrore, percent, rupees, tenureShort } from '../../../domain/money/format.ts';
import { type Parsed, parseAmount, parseRate, parseTenure } from '../../../domain/money/parse.ts';

export type Kind = 'amount' | 'rate' | 'months';

export const read: Record<Kind, (text: string) => Parsed> = {
  amount: parseAmount,
  rate: parseRate,
  months: (text) => parseTenure(text),
};

/** As it stands in the input: 5,00,000 · 12.0 · 60 */
export const written: Record<Kind, (value: number) => string> = {
  amount: grouped,
  rate: (value) => (Number.isInteger(value * 10) ? value.toFixed(1) : String(value)),
  months: String,
};

/** As it stands in a sentence: ₹5,00,000 · 12% · 5 years */
export const said: Record<Kind, (value: number, figures: FigureWords) => string> = {
  amount: (value) => rupees(value),
  rate: (value) => percent(value),
  months: tenureShort,
};

/** Ways to type a figure, shown where one could not be read. */
export const examples: Record<Kind, (value: number, figures: FigureWords) => string> = {
  amount: (value, figures) => [String(value), grouped(value), lakhCrore(value, figures).slice(1)].join(' · '),
  rate: (value) => [String(value), percent(value)].join(' · '),
  months: (value, figures) => [String(value), tenureShort(value, figures)].join(' · '),
};

/** Which kind a name of the address is, without its number: offer2-rate is offer-rate. */
const KIND_OF: Record<string, Kind> = {
  rate: 'rate',
  'offer-rate': 'rate',
  'old-rate': 'rate',
  'new-rate': 'rate',
  'afford-rate': 'rate',
  share: 'rate',
  months: 'months',
  'extra-month': 'months',
  'offer-months': 'months',
  'months-left': 'months',
  'afford-months': 'months',
};

export const fieldKey = (name: string): string => name.replace(/\d+/, '');
export const kindOf = (name: string): Kind => KIND_OF[fieldKey(name)] ?? 'amount';
