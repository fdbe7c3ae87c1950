// What is paid before the whole loan's instalments begin: interest on the part paid out, or nothing for some months.
import { monthInterest } from '../../../domain/loan/schedule.ts';
import { toPaise, toRupees } from '../../../domain/money/units.ts';
import type { Message } from '../message.ts';
import { emi } from '../../../domain/loan/emi.ts';
import type { Slot, Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

/** What the instalment comes to after months without one, where their interest is added to the loan. */
export function afterPause(intent: string, { filled }: Slots): Sentence[] {
  if (intent !== 'rule.moratorium' || !pauses(filled)) return [];
  const of = (list?: Slot[]) => list?.[0]?.value ?? 0;
  const [amount, annualRate] = [of(filled.owed ?? filled.amount), of(filled.rate)];
  const [pause, months] = [of(filled.pause), Math.round(of(filled.tenure ?? filled.remaining))];
  const grown = Array.from({ length: pause }).reduce<number>(
    (sum) => sum + monthInterest(sum, annualRate),
    toPaise(amount),
  );
  const figures: Sentence['figures'] = {
    amount: { amount },
    rate: { percent: annualRate },
    pause: { months: pause },
    grown: { rupees: toRupees(grown) },
    tenure: { months },
    emi: { rupees: emi({ principal: toRupees(grown), annualRate, months }).emi },
  };
  return [{ frame: 'afterPause', figures }];
}

/** Whether one pause is told, of one loan told in full. */
export const pauses = ({ pause, owed, amount, rate, tenure, remaining }: Slots['filled']): boolean =>
  [pause, owed ?? amount, rate, tenure ?? remaining].every((list) => list?.length === 1 && !list[0]?.unclear);

const half = /(?<!\p{L})(?:half|aadha|adha|आधा)(?!\p{L})/u;
/** Nothing where no sum or not one rate is told; of several the largest is sanctioned, the others are paid out. */
export function preEmi(intent: string, { text, slots: { filled } }: Message): Sentence[] {
  if (intent !== 'rule.preemi') return [];
  const [rate, ...rates] = filled.rate ?? [];
  const sums = (['amount', 'owed', 'expense', 'extra'] as const).flatMap((role) =>
    (filled[role] ?? []).map(({ value }) => value),
  );
  if (!rate || rates.length > 0 || sums.length === 0 || sums.length > 4) return [];
  const whole = Math.max(...sums);
  const parts = sums.reduce((all, one) => all + one, -whole);
  const paid = parts > 0 ? parts : half.test(text) ? whole / 2 : whole;
  if (paid > whole) return [];
  const first = toRupees(monthInterest(toPaise(paid), rate.value));
  return [
    { frame: 'preEmi', figures: { amount: { amount: paid }, rate: { percent: rate.value }, first: { rupees: first } } },
  ];
}
