// A figure that nothing in the message gives a role to, beside a sum that has no use for it.
import { leastLoan, scaleOf, sure } from '../slots/filled.ts';
import type { Quantity, Role, Slot, Slots } from '../slots/slot.ts';
import type { Figure, SumOutcome } from './outcome.ts';

/** What is told of a person is no rival of a loan's figures, if it is rather that than not. */
const rather = 0.5;
const ofStory = new Set<Role>([
  'income',
  'coIncome',
  'pension',
  'expense',
  'since',
  'experience',
  'vintage',
  'turnover',
  'age',
  'otherAge',
]);
const numberOf = (figure: Figure): number[] =>
  'rupees' in figure
    ? [figure.rupees]
    : 'amount' in figure
      ? [figure.amount]
      : 'percent' in figure
        ? [figure.percent]
        : 'months' in figure
          ? [figure.months]
          : [];
const ofMoney = ({ measure }: Quantity) => measure === 'money';
const longestYears = 35;
const bareRates = { least: 4, most: 36 };

const doubt = 0.7;
/** So few letters apart, two figures may be one. */
const nearby = 2;

const broughtBy = ({ down = [] }: Slots['filled']): number => down.reduce((sum, { value }) => sum + value, 0);

/** Beside a price that the sum has no use for, an amount by its size alone is rather what one brings. */
function rival(filled: Slots['filled'], unused: (one: Quantity) => boolean) {
  const { amount = [], property = [], rate = [] } = filled;
  const guessed = amount.find(({ earlier, p }) => !earlier && p < sure);
  const brought = broughtBy(filled);
  // "30 lakh at 8.55 on a house of 41": its rate stands between.
  const rated = (one: Quantity) => rate.some(({ start }) => guessed && start > guessed.end && start < one.start);
  return property.some((one) => !one.earlier && unused(one) && !rated(one) && one.value - brought !== guessed?.value)
    ? guessed
    : undefined;
}

/**
 * A sum with a figure left over, that no word gave a role to and that the sum has no use for, is perhaps another sum than
 * the one meant: what the figure is has to be asked first, or it is told that it was not counted.
 */
export function unlessOpen(outcome: SumOutcome, { filled, loose }: Slots): SumOutcome {
  if (outcome.state !== 'result') return outcome;
  const used = new Set(outcome.sentences.flatMap(({ figures }) => Object.values(figures).flatMap(numberOf)));
  // A price above the loan that is summed is no rival of it.
  const [lent] = filled.amount ?? [];
  const isPrice = ({ role, value }: Slot) => role === 'property' && lent !== undefined && value > lent.value;
  // What is told of a person is no rival of a loan's figures, if a word says so from afar.
  const weak = Object.values(filled).flatMap((list) =>
    list.filter((slot) => !slot.earlier && slot.p < (ofStory.has(slot.role) ? rather : sure) && !isPrice(slot)),
  );
  // "17 years left … if the tenure stays 17": said again.
  const unused = ({ measure, value, upTo = value }: Quantity) =>
    !used.has(value) && !used.has(upTo) && !(measure === 'bare' && used.has(value * 12));
  // "He wants 14 lakh, I have three, so 11 lakh loan".
  const told = Object.values(filled).flatMap((list) => list.filter(ofMoney).map(({ value }) => value));
  const sums = [...told, broughtBy(filled)];
  const isRest = ({ measure, value }: Quantity) =>
    measure === 'bare'
      ? sums.some((one) => one === value * 1e5 || sums.some((other) => one - other === value * 1e5))
      : sums.some((one) => (one < value ? sums.includes(value - one) && used.has(value - one) : used.has(one - value)));
  const understood = outcome.sentences[0]?.figures ?? {};
  // Beside incomes only a sum of money may be another: of a person much is told that no sum has a use for.
  const isLoan = understood.amount ?? understood.emi;
  // With amount, rate and time all named as such, other sums of money are of the story.
  const named = (filled.amount ?? []).some(({ earlier, p }) => !earlier && p >= sure);
  const whole = (named || filled.elapsed !== undefined) && filled.rate !== undefined && filled.tenure !== undefined;
  const besides = isLoan
    ? [...loose, ...weak]
    : [...loose, ...weak.filter(({ role, value }) => role === 'amount' && value < leastLoan)].filter(ofMoney);
  // Of a figure that the sum stands on, it is not known well enough what it is. Incomes added up are told of as they were added.
  const all = Object.values(filled).flat();
  const doubtful = all.some(({ earlier }) => earlier)
    ? undefined
    : all.find(
        (one) =>
          one.p < doubt &&
          !one.text.includes(' + ') &&
          used.has(one.value) &&
          !all.some(({ p, value }) => value === one.value && p >= doubt),
      );
  const rivalled = whole ? undefined : rival(filled, unused);
  const open = doubtful ?? besides.find((one) => unused(one) && !isRest(one) && !(whole && ofMoney(one))) ?? rivalled;
  if (!open || !(isLoan ?? understood.income)) return outcome;
  const { measure, value, text, start, end } = open;
  // What the sum stands on is known, and what is left over has a measure that it has no place for, or stands apart: "22
  // lakh fifty" may be one figure.
  const apart = !all.some((one) => one.start !== start && start - one.end <= nearby && one.start - end <= nearby);
  const known = measure !== 'bare' || (whole && apart);
  if (known && open !== doubtful && open !== rivalled && !all.some(({ earlier }) => earlier))
    return { ...outcome, leftOut: text };
  const isBare = measure === 'bare' && understood.amount && understood.emi;
  const readings: Record<string, Figure>[] = isBare
    ? [
        ...(Number.isInteger(value) && value <= longestYears
          ? [{ ...understood, tenure: { months: value * 12 } }]
          : []),
        ...(value >= bareRates.least && value <= bareRates.most ? [{ ...understood, rate: { percent: value } }] : []),
      ]
    : [];
  // "Make it ten" of eight lakh.
  const loan = filled.amount?.find(({ earlier }) => earlier)?.value ?? 0;
  const size = value * scaleOf(loan);
  if (isBare && size >= loan / 4 && size <= loan * 4) readings.push({ ...understood, amount: { amount: size } });
  const asIs = understood.amount && understood.emi && readings.length < 3 ? [understood] : [];
  return { state: 'open', text, understood, readings: [...readings, ...asIs] };
}
