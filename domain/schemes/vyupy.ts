// Vishwakarma Yuva Udyami Protsahan Yojana, Rajasthan: margin money on the loan, and part of its interest.
import type { Rupees } from '../money/units.ts';
import type { Business, Plan } from './plan.ts';
import {
  type Change,
  judged,
  numbersIn,
  otherPurpose,
  percentOf,
  rule,
  rupeesIn,
  type SchemeResult,
  type VyupySum,
} from './result.ts';
import { type Figures, reader, type SchemeRow } from './rows.ts';

/** What is said to get the extra percent; we pass it on as a question. */
const extraGroups: readonly string[] = ['woman', 'sc', 'st', 'disability', 'artisan'];

type Claim = Pick<Business, 'cost'> & Partial<Pick<Business, 'groups' | 'place'>>;

export function vyupySum(read: Figures, { cost, groups = [], place }: Claim): VyupySum {
  const ownPercent = read.low('vyupy.own');
  const own = percentOf(ownPercent, cost);
  const loan = Math.min(cost - own, read.high('vyupy.amount'));
  const marginPercent = read.low('vyupy.margin');
  const marginMost = read.high('vyupy.margin.max');
  const subsidy = Math.min(percentOf(marginPercent, loan), marginMost);
  const rank = loan <= read.high('vyupy.interest.first.amount') ? 'first' : 'second';
  const percent = read.low(`vyupy.interest.${rank}`);
  return {
    cost,
    own,
    loan,
    repay: loan - subsidy,
    subsidy,
    rest: cost - own - loan,
    ownPercent,
    marginPercent,
    marginMost,
    interest: { percent, firstYear: percentOf(percent, loan) },
    extra: {
      percent: read.low('vyupy.extra'),
      claimed: place === 'village' || groups.some((group) => extraGroups.includes(group)),
    },
  };
}

const lakh = 100_000;

/** The dearest project, in full lakhs, whose loan the scheme still carries whole. */
const dearest = (read: Figures): Rupees =>
  Math.floor((read.high('vyupy.amount') * 100) / (100 - read.low('vyupy.own')) / lakh) * lakh;

export function vyupy(rows: readonly SchemeRow[], plan: Plan, today: string): SchemeResult {
  const read = reader(rows, today, 'vyupy.amount');
  const [from, to] = [read.low('vyupy.age'), read.high('vyupy.age')];
  if (!plan.business) return { id: 'vyupy', sum: null, ...otherPurpose(read, today, 'business', plan) };
  const { age, rajasthan, kind, before } = plan.business;
  const sum = vyupySum(read, plan.business);
  const settled = kind === 'make' || kind === 'service';
  const rules = [
    rule(
      'age',
      age >= from && age <= to ? 'fits' : 'no',
      numbersIn('age', { n: age }),
      numbersIn('ages', { from, to }),
    ),
    rule('state', rajasthan ? 'fits' : 'no', { word: rajasthan ? 'rajasthan' : 'elsewhere' }, { word: 'rajasthan' }),
    rule('unit', 'fits', { word: plan.purpose }, { word: 'newOrRunning' }),
    rule('work', settled ? 'fits' : 'ask', { word: kind }, { word: settled ? 'microOrSmall' : 'sourcesDiffer' }),
    rule(
      'loan',
      sum.rest === 0 ? 'fits' : 'part',
      rupeesIn('amount', { amount: sum.loan + sum.rest }),
      rupeesIn('upTo', { limit: read.high('vyupy.amount') }),
    ),
    rule(
      'earlier',
      before === 'subsidy' ? 'ask' : 'fits',
      { word: before === 'subsidy' ? 'subsidyBefore' : 'noSubsidyBefore' },
      { word: 'noRecentSubsidy' },
    ),
  ];
  const changes: Change[] = [
    ...(age < from ? [{ kind: 'age', to: from } as const] : []),
    ...(age > to ? [{ kind: 'partner', from, to } as const] : []),
    ...(sum.rest > 0 ? [{ kind: 'cost', to: dearest(read) } as const] : []),
  ];
  return { id: 'vyupy', sum, ...judged(read, today, rules, changes) };
}
