// A rate on the whole sum to the end, as dealers and moneylenders count it, beside the same on the reducing balance.
import { emi } from '../../../domain/loan/emi.ts';
import { reducingFromFlat } from '../../../domain/loan/solve.ts';
import { given, present, within } from './figures.ts';
import { calculatorLink } from './link.ts';
import { monthlyNote, ofEmi, result } from './loans.ts';
import type { Sentence, SumInput, SumOutcome } from './outcome.ts';

/** What a flat rate is on the reducing balance, and whether another rate is cheaper. */
export function flatSum({ slots, product }: SumInput): SumOutcome {
  // "2 rupees on the hundred a month, the bank 14 %": the one by the month is the question.
  const [byMonth, ...others] = slots.filled.rate?.filter(({ per }) => per === 'month') ?? [];
  const rate = byMonth && others.length === 0 ? byMonth.value : given(slots, 'flatRate', 'rate');
  const other = slots.filled.flatRate ? given(slots, 'rate') : undefined;
  const months = given(slots, 'tenure', 'remaining');
  const amount = given(slots, 'amount', 'owed');
  const note = rate === undefined ? [] : monthlyNote(slots, rate);
  // "Do rupaye saikda": what that is a year is the whole question.
  if (months === undefined && note.length > 0 && rate !== undefined) {
    const year = ((amount ?? 0) * rate) / 100;
    const figures = { amount: { amount: amount ?? 0 }, first: { rupees: year / 12 }, year: { rupees: year } };
    return result([...note, ...(amount ? [{ frame: 'onHundred', figures }] : [])], null);
  }
  const { flatRate, tenure } = present({ flatRate: rate, tenure: months });
  const terms = { rate: flatRate, months: Math.round(tenure) };
  within({ ...terms, amount: amount ?? 1000 });
  const reducing = reducingFromFlat(terms.rate, terms.months);
  const sentences: Sentence[] = [
    ...note,
    {
      frame: 'flat',
      figures: { flat: { percent: terms.rate }, tenure: { months: terms.months }, rate: { percent: reducing } },
    },
  ];
  if (other !== undefined)
    sentences.push({
      frame: reducing > other ? 'flatDearer' : 'flatCheaper',
      figures: { flat: { percent: terms.rate }, rate: { percent: other } },
    });
  if (amount !== undefined) {
    const sum = emi({ principal: amount, annualRate: reducing, months: terms.months });
    // Beside it the same rate as banks count it, or the other one that was named.
    const against = other ?? terms.rate;
    const { emi: less } = emi({ principal: amount, annualRate: against, months: terms.months });
    sentences.push(
      { frame: 'flatEmi', figures: { amount: { amount }, ...ofEmi(sum) } },
      {
        frame: 'flatOr',
        figures: {
          rate: { percent: against },
          emi: { rupees: less },
          apart: { rupees: Math.abs(sum.emi - less) },
        },
      },
    );
  }
  const main = { amount: amount ?? 0, rate: Math.round(reducing * 100) / 100, months: terms.months };
  return result(sentences, amount === undefined ? null : calculatorLink(product, main, { flatRate: terms.rate }));
}
