// PMAY-U 2.0, the interest subsidy on a first home in a town.
import type { Home, Plan } from './plan.ts';
import {
  type Change,
  judged,
  numbersIn,
  otherPurpose,
  percentOf,
  type PmaySum,
  rule,
  rupeesIn,
  type SchemeResult,
} from './result.ts';
import { type Figures, reader, type SchemeRow } from './rows.ts';

/**
 * The largest loan the scheme and the Reserve Bank's share of the price allow. The subsidy is worth what its instalments
 * are worth today, so only its bounds can be said: never more than the rate on the counted part for all the years.
 */
function pmaySum(read: Figures, { price }: Pick<Home, 'price'>): PmaySum {
  const loan = Math.min(read.high('pmay.loan'), percentOf(read.high('ltv.small'), price));
  const [percent, part, years] = [read.low('pmay.subsidy'), read.high('pmay.part'), read.high('pmay.years')];
  const subsidy = Math.min(read.high('pmay.max'), percentOf(percent, Math.min(loan, part)) * years);
  const instalments = read.low('pmay.instalments');
  return {
    cost: price,
    own: price - loan,
    loan,
    repay: loan - subsidy,
    subsidy,
    rest: 0,
    percent,
    part,
    years,
    instalments,
    instalment: Math.floor(subsidy / instalments),
  };
}

export function pmay(rows: readonly SchemeRow[], plan: Plan, today: string): SchemeResult {
  const read = reader(rows, today, 'pmay.max');
  if (!plan.home) return { id: 'pmay', sum: null, ...otherPurpose(read, today, 'home', plan, [{ kind: 'home' }]) };
  const { place, income, price, carpet, pucca } = plan.home;
  const limits = { income: read.high('pmay.income'), price: read.high('pmay.house'), carpet: read.high('pmay.carpet') };
  const rules = [
    rule('town', place === 'town' ? 'fits' : 'no', { word: place }, { word: 'townOnly' }),
    rule(
      'income',
      income <= limits.income ? 'fits' : 'no',
      rupeesIn('aYear', { amount: income }),
      rupeesIn('upTo', { limit: limits.income }),
    ),
    rule('pucca', pucca ? 'no' : 'fits', { word: pucca ? 'puccaOwned' : 'puccaNone' }, { word: 'puccaNone' }),
    rule(
      'price',
      price <= limits.price ? 'fits' : 'no',
      rupeesIn('amount', { amount: price }),
      rupeesIn('upTo', { limit: limits.price }),
    ),
    rule(
      'carpet',
      carpet <= limits.carpet ? 'fits' : 'no',
      numbersIn('area', { n: carpet }),
      numbersIn('areaUpTo', { n: limits.carpet }),
    ),
  ];
  const changes: Change[] = [
    ...(price > limits.price ? [{ kind: 'price', to: limits.price } as const] : []),
    ...(carpet > limits.carpet ? [{ kind: 'carpet', to: limits.carpet } as const] : []),
  ];
  return { id: 'pmay', sum: pmaySum(read, plan.home), ...judged(read, today, rules, changes) };
}
