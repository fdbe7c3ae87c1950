// A borrower's figures against a loan's rules: each rule by itself, the loan that fits, and one verdict of three.
import { affordability } from '../loan/affordability.ts';
import { type Emi, emi } from '../loan/emi.ts';
import {
  keepsTo,
  type LoanRules,
  liesIn,
  mostOfPrice,
  type Readings,
  reaches,
  tierOf,
  type Verdict,
  worst,
} from './rules.ts';

export const works = ['salaried', 'self-employed', 'business', 'professional'] as const;
export type Work = (typeof works)[number];

export interface Figures {
  work: Work;
  /** Full years in this work, or that the business has run. */
  since: number;
  /** A month, in hand. */
  income: number;
  /** Of the last year; asked for a business loan only. */
  sales?: number;
  emis: number;
  age: number;
  /** Null when it is not known. */
  score: number | null;
  /** Null: whatever fits. */
  amount: number | null;
  years: number;
  /** Of the home or property, if one is in sight. */
  price?: number;
}

const ruleIds = ['emis', 'score', 'income', 'sales', 'age', 'time', 'amount', 'years', 'price'] as const;
export type RuleId = (typeof ruleIds)[number];

interface Sum {
  amount: number;
  years: number;
  emi: Emi;
}

export interface Result {
  verdict: Verdict;
  /** Only those of which the firm publishes a figure. */
  rules: { id: RuleId; verdict: Verdict }[];
  /** Rupees a month: what all EMIs together may take, and what of it is left for a new one; below zero, by how much it lacks. */
  limit: number;
  room: number;
  /** The most that fits, and over which time; null when even the smallest loan does not. */
  most: Sum | null;
  /** The same were the rate at the top of its range. */
  mostAtTop: number;
  /** What was asked for; null when that was left open. */
  asked: Sum | null;
  /** The asked loan where it fits, else the most that does. */
  loan: Sum | null;
}

const crumb = 1e-6;
const sumOf = (amount: number, years: number, annualRate: number): Sum => ({
  amount,
  years,
  emi: emi({ principal: amount, annualRate, months: years * 12 }),
});

export const ageRule = ({ age }: LoanRules, work: Work) =>
  age ? age[work === 'salaried' ? 'salaried' : 'others'] : null;

/** The longest time that ends within the age most lenders list. Where that would be no loan at all, the time asked for. */
export function yearsInTime(rules: LoanRules, { work, age, years }: Pick<Figures, 'work' | 'age' | 'years'>): number {
  const last = ageRule(rules, work)?.most.max;
  const left = last === undefined ? years : last - age;
  return left >= rules.years.least ? Math.min(years, left) : years;
}

/** What most lenders would give; to those who ask for more, what some would. */
function mostOf(rules: LoanRules, { amount, price }: Figures): number {
  const { amount: size, price: tiers } = rules;
  const cap = (limit: (reading: 'most' | 'some') => number) =>
    limit(amount !== null && amount > limit('most') ? 'some' : 'most');
  const ofPrice = tiers && price ? cap((reading) => mostOfPrice(tiers, price, reading)) : Number.POSITIVE_INFINITY;
  return Math.min(
    cap((reading) => size[reading]),
    ofPrice,
  );
}

function affordable(rules: LoanRules, figures: Figures, rate: number) {
  const years = yearsInTime(rules, figures);
  const result = affordability({
    income: figures.income,
    existingEmis: figures.emis,
    annualRate: rate,
    months: years * 12,
    share: rules.share,
    limits: { min: rules.amount.least, max: mostOf(rules, figures) },
  });
  return { amount: result.amount, years };
}

/** Now, and at the last EMI: a lender that lists no higher age may still take a shorter time, so that is worth a talk. */
function ageVerdict(bounds: Readings<{ min: number; max: number }>, { age, years }: Figures): Verdict {
  return worst([liesIn(age, bounds), age + years > bounds.most.max ? 'talk' : 'fits']);
}

/** A score that nobody knows leaves its rule open. */
export const scoreVerdict = (bounds: Readings<number>, score: number | null): Verdict =>
  score === null ? 'talk' : reaches(score, bounds);

/** Too little is not lent any more than too much. */
export const amountVerdict = ({ amount }: LoanRules, asked: number): Verdict =>
  asked < amount.least ? 'no' : keepsTo(asked, amount);

function priceVerdict(rules: LoanRules, amount: number, price: number | undefined): Verdict | null {
  const tier = rules.price && price ? tierOf(rules.price, amount) : undefined;
  return tier && price ? keepsTo((amount / price) * 100 - crumb, tier) : null;
}

export function check(rules: LoanRules, figures: Figures): Result {
  const { income, sales, emis, score, amount, years, since } = figures;
  const limit = (income * rules.share) / 100;
  const room = limit - emis;
  const { amount: fitting, years: inTime } = affordable(rules, figures, rules.rate.counted);
  const most = fitting > 0 ? sumOf(fitting, inTime, rules.rate.counted) : null;
  const asked = amount === null ? null : sumOf(amount, years, rules.rate.counted);
  // The EMI as it is charged, in whole rupees.
  const carried = asked === null || asked.emi.emi <= room + crumb;
  const judged = asked ?? most;
  const age = ageRule(rules, figures.work);

  const all: Record<RuleId, Verdict | null> = {
    emis: most === null ? 'no' : carried ? 'fits' : 'talk',
    score: scoreVerdict(rules.score, score),
    income: rules.income && reaches(income, rules.income),
    sales: rules.sales && sales !== undefined ? reaches(sales, rules.sales) : null,
    age: age && ageVerdict(age, figures),
    time: rules.time && reaches(since, rules.time),
    amount: asked && amountVerdict(rules, asked.amount),
    years: keepsTo(years, rules.years),
    price: judged && priceVerdict(rules, judged.amount, figures.price),
  };
  const list = ruleIds.flatMap((id) => (all[id] ? [{ id, verdict: all[id] }] : []));
  return {
    verdict: worst(list.map(({ verdict }) => verdict)),
    rules: list,
    limit,
    room,
    most,
    mostAtTop: affordable(rules, figures, rules.rate.top).amount,
    asked,
    loan: asked && carried && most && all.amount !== 'no' && all.price !== 'no' ? asked : most,
  };
}
