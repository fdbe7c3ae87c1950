// Prime Minister's Employment Generation Programme: a share of the cost of a new unit, or of a second loan for one.
import type { Rupees } from '../money/units.ts';
import { type Business, isSpecial, type Plan } from './plan.ts';
import {
  type Change,
  judged,
  numbersIn,
  type Outcome,
  otherPurpose,
  percentOf,
  type PmegpSum,
  rule,
  rupeesIn,
  type SchemeResult,
} from './result.ts';
import { type Figures, reader, type SchemeRow } from './rows.ts';

type Table = 'manufacturing' | 'service';
/** What is not settled is counted by the smaller table. */
const tableOf = (kind: Business['kind']): Table => (kind === 'make' ? 'manufacturing' : 'service');

interface Terms {
  cost: Rupees;
  table: Table;
  special: boolean;
  rural: boolean;
  second?: boolean;
}
type Shares = Omit<PmegpSum, 'group'>;

/** The table's shares of a project; no more than its limit counts. */
export function pmegpShares(read: Figures, { cost, table, special, rural, second = false }: Terms): Shares {
  const counted = Math.min(cost, read.high(`pmegp.${second ? 'second' : 'project'}.${table}`));
  const who = special ? 'special' : 'general';
  const percent = read.low(second ? 'pmegp.second.share' : `pmegp.share.${who}.${rural ? 'rural' : 'urban'}`);
  // No row says what a second loan asks: the larger share, so that nobody plans with too little.
  const ownPercent = read.low(second ? 'pmegp.own.general' : `pmegp.own.${who}`);
  const own = percentOf(ownPercent, counted);
  const subsidy = percentOf(percent, counted);
  return {
    cost,
    own,
    loan: counted - own,
    repay: counted - own - subsidy,
    subsidy,
    rest: cost - counted,
    ownPercent,
    otherOwnPercent: read.low(`pmegp.own.${special ? 'general' : 'special'}`),
    percent,
    special,
    lockIn: read.low('pmegp.lockin'),
    second,
  };
}

const workOutcome = (kind: Business['kind']): Outcome =>
  kind === 'crops' ? 'no' : kind === 'make' || kind === 'service' ? 'fits' : 'ask';

export function pmegp(rows: readonly SchemeRow[], plan: Plan, today: string): SchemeResult {
  const read = reader(rows, today, 'pmegp.age');
  const least = read.low('pmegp.age');
  if (!plan.business) return { id: 'pmegp', sum: null, ...otherPurpose(read, today, 'business', plan) };
  const { cost, kind, age, class8, before, groups, place } = plan.business;
  const second = plan.purpose === 'running' && before === 'subsidy';
  const table = tableOf(kind);
  const limit = read.high(`pmegp.${second ? 'second' : 'project'}.${table}`);
  const classFrom = read.high(`pmegp.class.${table}`);
  const needsClass = !second && cost > classFrom;
  const isNew = plan.purpose === 'new';
  const rules = [
    rule('unit', isNew || second ? 'fits' : 'no', { word: plan.purpose }, { word: second ? 'secondLoan' : 'newOnly' }),
    rule('age', age >= least ? 'fits' : 'no', numbersIn('age', { n: age }), numbersIn('ageFrom', { from: least })),
    rule('work', workOutcome(kind), { word: kind }, { word: kind === 'crops' ? 'outsideFarming' : 'listed' }),
    rule(
      'project',
      cost <= limit ? 'fits' : 'part',
      rupeesIn('amount', { amount: cost }),
      rupeesIn(table === 'manufacturing' ? 'upToMaking' : 'upToService', { limit }),
    ),
    ...(second
      ? []
      : [
          rule(
            'school',
            !needsClass || class8 ? 'fits' : 'no',
            numbersIn(class8 ? 'classPassed' : 'classNotPassed', { n: read.low('pmegp.class') }),
            {
              word: 'classAbove',
              figures: { n: { number: read.low('pmegp.class') }, limit: { rupees: classFrom } },
            },
          ),
          rule(
            'family',
            before === 'subsidy' ? 'no' : 'fits',
            { word: before === 'subsidy' ? 'subsidyBefore' : 'noSubsidyBefore' },
            { word: 'onePerFamily' },
          ),
        ]),
  ];
  const target = needsClass && !class8 ? classFrom : limit;
  const changes: Change[] = [
    ...(age < least ? [{ kind: 'age', to: least } as const] : []),
    ...(cost > target ? [{ kind: 'cost', to: target } as const] : []),
    ...(isNew && before === 'subsidy' ? [{ kind: 'second' } as const] : []),
  ];
  const special = isSpecial(groups);
  const shares = pmegpShares(read, { cost, table, special, rural: place === 'village', second });
  const group = groups.find((one) => isSpecial([one])) ?? null;
  return { id: 'pmegp', sum: { ...shares, group }, ...judged(read, today, rules, changes) };
}
