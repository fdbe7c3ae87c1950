// What was planned for a loan, a line each, in the words of its fields: paper and workbook show none of those.
import { monthOf } from '../../../domain/loan/calendar.ts';
import type { CalculatorState } from '../../../domain/loan/state.ts';
import { formatMonth, percent, rupees, tenureShort } from '../../../domain/money/format.ts';
import { sentence, type Words } from './setting.ts';

type Said = Pick<Words, 'fields' | 'figures' | 'views'>;

/** A month of the loan as one says it: March 2041, or month 173 while its start is not known. */
export function monthSaid(month: number, { start }: CalculatorState, { figures, views }: Said): string {
  return start === null ? sentence(views.prepay.inMonth, { n: month }) : formatMonth(monthOf(start, month), figures);
}

export function plannedLines(state: CalculatorState, words: Said): string[] {
  const { fields, figures, views } = words;
  const { modes, rates, construction, emiFrom } = views.prepay;
  const { monthly, monthlyFrom, yearly, yearlyFrom, extras, mode } = state.prepay;
  const { rateChanges, stepUp, parts, until, moratorium } = state;
  const when = (month: number) => monthSaid(month, state, words);
  const from = (value: string, month: number) => sentence(emiFrom, { emi: value, when: when(month) });
  const line = (label: string, ...values: string[]) => `${label}: ${values.join(', ')}`;
  const dated = (label: string, list: readonly { amount: number; month: number }[]) =>
    list.map(({ amount, month }, i) => line(sentence(label, { n: i + 1 }), rupees(amount), when(month)));
  return [
    monthly > 0 && line(fields.monthly, from(rupees(monthly), monthlyFrom)),
    yearly > 0 && line(fields.yearly, from(rupees(yearly), yearlyFrom)),
    ...dated(fields.extra, extras),
    monthly + yearly + extras.length > 0 && line(fields['prepay-mode'], modes[mode]),
    ...rateChanges.map(({ annualRate, month, moves }, i) =>
      line(sentence(fields.change, { n: i + 1 }), from(percent(annualRate), month), rates.moves[moves]),
    ),
    stepUp > 0 && line(fields['step-up'], percent(stepUp)),
    ...dated(fields.part, parts),
    parts.length > 0 && line(fields.until, construction.until[until]),
    moratorium.months > 0 &&
      line(
        fields.moratorium,
        from(tenureShort(moratorium.months, figures), moratorium.from),
        construction.interests[moratorium.interest],
      ),
  ].filter((said) => said !== false);
}
