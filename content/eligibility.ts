// What lenders ask, loan by loan, from the ledger's rows: a changed row changes the verdicts of page and assistant alike.
import type { LoanRules, PriceTier, Readings } from '../domain/eligibility/rules.ts';
import { facts as ledger } from './facts.ts';
import { high, low } from './fill.ts';
import { productFolders } from './products.ts';
import type { Fact } from './schema.ts';

/** Schemes ask other things: they have a tool of their own. */
export const checkedLoans = productFolders.map(({ id }) => id).filter((id) => id !== 'government-subsidies');

const monthsAYear = 12;
const inYears = (row: Fact) => high(row) / (row.unit === 'months' ? monthsAYear : 1);

/** Of several figures that must be reached, most lenders ask the highest. */
const floorOf = (rows: Fact[]): Readings<number> | null =>
  rows.length > 0 ? { most: Math.max(...rows.map(low)), some: Math.min(...rows.map(low)) } : null;

const ceilingOf = (values: number[]): Readings<number> => ({ most: Math.min(...values), some: Math.max(...values) });

function agesOf(rows: Fact[]): LoanRules['age'] {
  const rangeOf = (kind: string) => {
    const own = rows.filter(({ attribute }) => attribute === 'age' || attribute === `age.${kind}`);
    const [lows, highs] = [own.map(low), own.map(high)];
    return {
      most: { min: Math.max(...lows), max: Math.min(...highs) },
      some: { min: Math.min(...lows), max: Math.max(...highs) },
    };
  };
  return rows.length > 0 ? { salaried: rangeOf('salaried'), others: rangeOf('self-employed') } : null;
}

/** The Reserve Bank's limits for homes, by the size of the loan; of other property the product's own rows. */
function tiersOf(facts: readonly Fact[], loan: string): PriceTier[] | null {
  const value = (id: string) => facts.find((row) => row.id === id);
  const [small, middle, large] = ['ltv.small', 'ltv.middle', 'ltv.large'].map(value);
  const [from, to] = [value('ltv.small.amount'), value('ltv.large.amount')];
  if (loan === 'home-loan' && small && middle && large && from && to) {
    const tier = (above: number, row: Fact) => ({ above, most: high(row), some: high(row) });
    return [tier(0, small), tier(high(from), middle), tier(low(to), large)];
  }
  const shares = facts.filter((row) => row.product === loan && row.attribute === 'ltv');
  return shares.length > 0 ? [{ above: 0, ...ceilingOf(shares.flatMap((row) => [low(row), high(row)])) }] : null;
}

/** Null for a loan of which the rows say too little to count with. */
export function rulesOf(loan: string, facts: readonly Fact[] = ledger): LoanRules | null {
  const ofLoan = facts.filter((row) => row.product === loan);
  const named = (...attributes: string[]) => ofLoan.filter(({ attribute }) => attributes.includes(attribute));
  const start = productFolders.find(({ id }) => id === loan)?.product.start.rate;
  const counted = facts.find(({ id }) => id === start);
  const share = facts.find(({ id }) => id === 'calc.share');
  const least = facts.find(({ id }) => id === 'calc.amount.input');
  const [score, rates, amounts, tenures] = [floorOf(named('score')), named('rate'), named('amount'), named('tenure')];
  if (!score || !counted || !share || !least || rates.length * amounts.length * tenures.length === 0) return null;
  const ranged = (rows: Fact[]) => rows.filter(({ value }) => typeof value !== 'number');
  return {
    loan,
    share: low(share),
    score,
    income: floorOf(named('income')),
    sales: floorOf(named('turnover')),
    age: agesOf(ofLoan.filter(({ attribute }) => attribute === 'age' || attribute.startsWith('age.'))),
    time: floorOf(named('experience', 'vintage')),
    amount: { ...ceilingOf(amounts.map(high)), least: Math.max(low(least), ...ranged(amounts).map(low)) },
    years: { ...ceilingOf(tenures.map(inYears)), least: Math.min(...ranged(tenures).map(low)) },
    price: tiersOf(facts, loan),
    rate: { counted: low(counted), top: Math.max(...rates.filter(({ bound }) => bound !== 'from').map(high)) },
  };
}

export const loanRules: LoanRules[] = checkedLoans.flatMap((loan) => rulesOf(loan) ?? []);
