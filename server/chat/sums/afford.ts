// How big a loan an income carries, by the share of it that EMIs may take, and how much a property is financed with.
import { low } from '../../../content/fill.ts';
import { mostOfPrice } from '../../../domain/eligibility/rules.ts';
import { affordability } from '../../../domain/loan/affordability.ts';
import { emi } from '../../../domain/loan/emi.ts';
import { amountFor } from '../../../domain/loan/solve.ts';
import { incomes, type Slots } from '../slots/slot.ts';
import { Ask, each, given, longest, present, sumOf, total, within } from './figures.ts';
import { calculatorLink } from './link.ts';
import { monthlyNote, ofTerms, result } from './loans.ts';
import type { Figure, Sentence, SumInput, SumOutcome } from './outcome.ts';
import { rangeOf } from './range.ts';
import { rulesOf } from './rules.ts';

const step = 1000;
const monthsAYear = 12;
/** No lender counts less or more of an income. */
const leastShare = 25;
const mostShare = 75;

/** From an EMI where one is said, else from the income. */
export function affordSum(input: SumInput): SumOutcome {
  const loans = payments(input.slots).flatMap((payment) =>
    overTimes(input).map((one) => byEmi(one, payment) ?? loanForEmi(one, payment)),
  );
  const [one, ...more] = loans;
  if (!one) return byIncome(input) ?? ask(input);
  if (more.length === 0) return one;
  return result(
    loans.flatMap((outcome) => (outcome.state === 'result' ? outcome.sentences : [])),
    null,
  );
}

/** What can be paid: one sum, or both of "30 to 35 thousand", "20 or 25 thousand". */
function payments(slots: Slots): number[] {
  const [paid, ...more] = slots.filled.emi ?? [];
  const told = [paid?.value, more[0]?.value ?? paid?.upTo].filter((value) => value !== undefined);
  if (new Set(told).size > 1 && !paid?.unclear && more.length < 2) return told;
  const payment = given(slots, 'emi');
  return payment === undefined ? [] : [payment];
}

/** "In 15 years how much, and in 20": for each of them. */
function overTimes(input: SumInput): SumInput[] {
  const { slots } = input;
  const times = slots.filled.tenure ?? [];
  const several = new Set(times.map(({ value }) => value)).size === times.length && times.length === 2;
  if (!several || times.some(({ unclear, upTo }) => unclear || upTo !== undefined)) return [input];
  return times.map((one) => ({ ...input, slots: { ...slots, filled: { ...slots.filled, tenure: [one] } } }));
}

/** How big a loan an EMI repays. */
function loanForEmi({ slots, product }: SumInput, payment: number): SumOutcome {
  const { rate, tenure } = present({ rate: given(slots, 'rate'), tenure: given(slots, 'tenure', 'remaining') });
  const terms = { rate, months: Math.round(tenure) };
  within(terms);
  const exact = amountFor(payment, terms.rate, terms.months);
  const amount = Math.floor(exact / 1000) * 1000;
  within({ amount });
  const figures = { emi: { rupees: payment }, ...ofTerms({ amount, ...terms }), exact: { rupees: exact } };
  const sum = emi({ principal: exact, annualRate: terms.rate, months: terms.months });
  return result(
    [
      { frame: 'affordEmi', figures: { ...figures, interest: { rupees: sum.interest } } },
      ...monthlyNote(slots, terms.rate),
    ],
    calculatorLink(product, { amount, ...terms }),
  );
}

/** Where no rate is said, both ends of the loan's own rates. */
function byEmi({ slots, product, facts }: SumInput, payment: number): SumOutcome | null {
  const range = slots.filled.rate ? null : rangeOf(facts, product);
  if (!range) return null;
  const told = given(slots, 'tenure', 'remaining');
  const months = Math.round(told ?? range.months);
  within({ months });
  const lent = (rate: number) => Math.floor(amountFor(payment, rate, months) / step) * step;
  const [least, most] = [lent(range.high), lent(range.low)];
  within({ amount: least });
  const figures: Record<string, Figure> = {
    emi: { rupees: payment },
    tenure: { months },
    low: { percent: range.low },
    high: { percent: range.high },
    least: { amount: least },
    most: { amount: Math.min(most, range.most) },
  };
  const main = { amount: least, rate: range.high, months };
  return {
    state: 'result',
    sentences: [
      { frame: 'ofPayment', figures },
      { frame: told === undefined ? 'affordRange' : 'affordYears', figures },
    ],
    href: calculatorLink(product, main),
  };
}

function ask({ slots }: SumInput): never {
  const roles = slots.filled.tenure
    ? (['emi', 'income', 'rate'] as const)
    : (['emi', 'income', 'rate', 'tenure'] as const);
  throw new Ask({ state: 'missing', roles: roles.filter((role) => !slots.filled[role]) });
}

/** From income and property, each by itself; whichever is less decides, and a lender looks at both. */
export function amountSum(input: SumInput): SumOutcome {
  const { slots } = input;
  if (slots.filled.emi && !incomes.some((role) => slots.filled[role])) return affordSum(input);
  const sentences = [byIncome(input), byProperty(input)].filter((one) => one?.state === 'result');
  if (sentences.length === 0 && slots.filled.rate && slots.filled.tenure)
    throw new Ask({ state: 'missing', roles: ['income'] });
  if (sentences.length === 0) throw new Ask({ state: 'missing', roles: ['income', 'property'], either: true });
  return {
    state: 'result',
    sentences: sentences.flatMap((one) => (one?.state === 'result' ? one.sentences : [])),
    href: sentences.map((one) => (one?.state === 'result' ? one.href : null)).find((href) => href !== null) ?? null,
  };
}

/** What comes in each month, of each who earns. */
export function incomesOf(slots: Slots): number[] {
  // Of "35 to 40 thousand" the less is sure.
  const parts = incomes.map((role) => {
    const [one, ...more] = slots.filled[role] ?? [];
    return one?.upTo !== undefined && more.length === 0 && !one.unclear ? one.value : given(slots, role);
  });
  return parts.filter((part) => part !== undefined);
}
export function incomeOf({ slots }: SumInput): number | undefined {
  const known = incomesOf(slots);
  return known.length === 0 ? undefined : sumOf(known);
}
/** The income and the EMIs that run, each with its parts. */
function tellsMonth(slots: Slots): Record<'income' | 'running', Figure> {
  const earned = incomesOf(slots);
  const emis = each(slots, 'running');
  return { income: { rupees: sumOf(earned), of: earned }, running: { rupees: sumOf(emis), of: emis } };
}

const roomFrame = (running: number) => (running > 0 ? 'roomRunning' : 'room');

/** What an income leaves for an EMI, whatever the loan. */
function room(slots: Slots, income: number, share: number): SumOutcome {
  const running = total(slots, 'running');
  const free = Math.max(0, (income * share) / 100 - running);
  const figures: Record<string, Figure> = {
    ...tellsMonth(slots),
    share: { percent: share },
    room: { rupees: free },
  };
  return {
    state: 'result',
    sentences: [
      { frame: roomFrame(running), figures },
      { frame: free > 0 ? 'whichLoan' : 'noRoom', figures: {} },
    ],
    href: null,
  };
}

/** Where the rate or the years are not said, both ends of the loan's own rates, over its longest time: rows, no guess. */
export function byIncome(input: SumInput & { rate?: number; months?: number; least?: number }): SumOutcome | null {
  const { slots, product, facts } = input;
  const income = incomeOf(input);
  if (income === undefined) return null;
  const row = facts.find(({ id }) => id === 'calc.share');
  if (!row) return null;
  // "The bank says 40 % of it": what was told goes before the rule of thumb.
  const told = slots.filled.property ? undefined : given(slots, 'share');
  const share = told !== undefined && told >= leastShare && told <= mostShare ? told : low(row);
  const ownRate = given(slots, 'rate') ?? input.rate;
  const ownMonths = given(slots, 'tenure') ?? input.months;
  const range = rangeOf(facts, product);
  const running = total(slots, 'running');
  if (!range && (ownRate === undefined || ownMonths === undefined)) return room(slots, income, share);
  const rates = ownRate === undefined ? [range?.low ?? 0, range?.high ?? 0] : [ownRate];
  const age = given(slots, 'age');
  // Alone one repays by the age that lenders allow; a younger co-applicant may go on.
  const ages = Object.values((product && age && !slots.filled.coIncome && rulesOf(product, facts)?.age) || {});
  const left = (Math.max(...ages.map(({ some }) => some.max)) - Math.floor(age ?? 0)) * monthsAYear;
  const most = left > 0 ? left : longest;
  // "I am 54 and want 20 years": so long a loan does not run for whoever applies alone.
  const late = input.months === undefined && ownMonths !== undefined && ownMonths > most;
  const months = Math.round(late ? most : (ownMonths ?? Math.min(range?.months ?? 1, most)));
  for (const rate of rates) within({ rate, months });
  const limits = { min: input.least ?? 0, max: range?.most ?? Number.MAX_SAFE_INTEGER };
  const sums = rates.map((annualRate) =>
    affordability({ income, existingEmis: running, annualRate, months, share, limits }),
  );
  const [best, worst = best] = sums;
  if (!best || !worst) return null;
  const figures: Record<string, Figure> = {
    ...tellsMonth(slots),
    share: { percent: share },
    room: { rupees: best.room },
    tenure: { months },
    low: { percent: rates[0] ?? 0 },
    high: { percent: rates.at(-1) ?? 0 },
    most: { amount: best.amount },
    least: { amount: worst.amount },
    exact: { rupees: best.decidedBy === 'income' ? amountFor(best.room, rates[0] ?? 0, months) : best.amount },
  };
  const none = best.amount === 0;
  const overYears = ownMonths === undefined ? 'affordRange' : 'affordYears';
  const frame = none ? (best.room === 0 ? 'noRoom' : 'tooLittle') : rates.length > 1 ? overYears : 'affordIncome';
  const main = { amount: best.amount, rate: rates[0] ?? 0, months };
  const view = {
    view: 'affordability' as const,
    affordability: {
      income,
      existingEmis: running,
      annualRate: main.rate,
      months,
      share,
      ...(age ? { age } : {}),
    },
  };
  return {
    state: 'result',
    sentences: [
      { frame: roomFrame(running), figures },
      ...(late ? [{ frame: 'endsLate', figures: { tenure: { months: ownMonths }, fits: { months } } }] : []),
      { frame, figures },
    ],
    href: none ? null : calculatorLink(product, main, view),
  };
}

/** Whether what somebody has of his own is enough. */
function ofOwn(down: number | undefined, least: number): Sentence[] {
  if (down === undefined) return [];
  const figures = { down: { amount: down }, short: { amount: least - down } };
  return [{ frame: down >= least ? 'ownEnough' : 'ownShort', figures }];
}

type Tiers = Parameters<typeof mostOfPrice>[0];
const tiersOf = (product: string | null, facts: SumInput['facts']): Tiers | null | undefined =>
  product ? rulesOf(product, facts)?.price : null;
const inSteps = (tiers: Tiers, value: number, reading: 'most' | 'some') =>
  Math.floor(mostOfPrice(tiers, value, reading) / step) * step;
/** What some lender may lend on a price. */
export function lentOn(value: number, product: string | null, facts: SumInput['facts']): number | undefined {
  const tiers = tiersOf(product, facts);
  return tiers ? inSteps(tiers, value, 'some') : undefined;
}

/** The Reserve Bank's limits where they hold, else what the loan's own rows say: as the eligibility check counts it. */
export function byProperty({ slots, product, facts }: SumInput): SumOutcome | null {
  const value = given(slots, 'property');
  if (value === undefined) return null;
  const tiers = tiersOf(product, facts);
  if (!tiers) throw new Ask({ state: 'missing', roles: [], product: true });
  const [least, most] = [inSteps(tiers, value, 'most'), inSteps(tiers, value, 'some')];
  const rows = facts.filter((row) => row.product === product && row.attribute === 'ltv').map(({ id }) => id);
  return {
    state: 'result',
    sentences: [
      {
        frame: tiers.length > 1 ? 'ltvByLaw' : least === most ? 'ltv' : 'ltvRange',
        figures: {
          property: { amount: value },
          bound: { rows },
          least: { amount: least },
          most: { amount: most },
          own: { amount: value - most },
        },
      },
      ...ofOwn(given(slots, 'down'), value - most),
    ],
    href: null,
  };
}
