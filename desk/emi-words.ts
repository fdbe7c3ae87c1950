// The monthly instalment in words, alike on the server and in the page's script.
import { fillIn } from '../domain/fill-in.ts';
import { percent, rupees } from '../domain/money/format.ts';

export interface EmiAsked {
  amountInr: number;
  /** Percent a year. */
  rate: number;
  years: number;
}

const number = (text: string | null) => Number((text ?? '').replaceAll(',', '').trim() || Number.NaN);

/** Null where a figure is missing, or no loan has it. */
export function readEmi(fields: { get(name: string): unknown }): EmiAsked | null {
  const [amountInr, rate, years] = ['amount', 'rate', 'years'].map((name) => number(String(fields.get(name) ?? '')));
  if (amountInr === undefined || rate === undefined || years === undefined) return null;
  const fits = amountInr >= 1 && amountInr <= 1e10 && rate >= 0 && rate <= 60 && years >= 1 / 12 && years <= 50;
  return fits ? { amountInr: Math.round(amountInr), rate, years } : null;
}

interface Given extends EmiAsked {
  emiInr: number;
  incomeInr: number | null;
}

export function emiWords(
  { amountInr, rate, years, emiInr, incomeInr }: Given,
  words: { text: string; share: string },
): { figure: string; text: string } {
  const share = incomeInr ? fillIn(words.share, { percent: percent(Math.round((emiInr / incomeInr) * 100), 0) }) : '';
  const text = fillIn(words.text, { amount: rupees(amountInr), rate: percent(rate), years });
  return { figure: rupees(emiInr), text: share === '' ? text : `${text} ${share}` };
}
