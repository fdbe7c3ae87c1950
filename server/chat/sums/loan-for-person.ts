// What the loan that somebody asks for means for his income, his property and his age.
import { startYears } from '../../../domain/eligibility/answers.ts';
import { judgeEmis } from '../../../domain/eligibility/one-figure.ts';
import { type LoanRules, mostOfPrice } from '../../../domain/eligibility/rules.ts';
import { emi } from '../../../domain/loan/emi.ts';
import type { Fact } from '../../../content/schema.ts';
import type { Slots } from '../slots/slot.ts';
import { byIncome, incomeOf, incomesOf } from './afford.ts';
import { each, within } from './figures.ts';
import { smallest, soonest } from './loans.ts';
import type { Sentence, SumInput } from './outcome.ts';
import { rulesOf } from './rules.ts';
import { ofIncome } from './within-share.ts';

const monthsAYear = 12;

/** A loan within the product's limit, but more than the income said carries, counted as the eligibility page counts. */
export function tooMuch(input: SumInput, rules: LoanRules | null): Sentence[] {
  const { slots } = input;
  const amount = slots.filled.amount?.[0]?.value;
  if (amount === undefined || !rules) return [];
  const months = slots.filled.tenure?.[0]?.value ?? startYears(rules) * monthsAYear;
  const asPage = {
    ...input,
    rate: slots.filled.rate ? undefined : rules.rate.counted,
    months,
    least: rules.amount.least,
  };
  const sum = byIncome(asPage);
  if (sum?.state !== 'result') return [];
  const figure = (name: string) => {
    const found = sum.sentences[0]?.figures[name];
    return found && 'rupees' in found ? found.rupees : found && 'amount' in found ? found.amount : 0;
  };
  const said = { income: figure('income'), emis: figure('running'), amount, months };
  const carried = slots.filled.rate ? amount <= figure('most') : judgeEmis(rules, said) === 'fits';
  return carried ? [] : [{ frame: 'tooMuch', figures: { amount: { amount } } }, ...sum.sentences];
}

/** The instalment of a loan told in full, beside the income that is to carry it. */
export function ofOwnIncome(input: SumInput): Sentence[] {
  const { slots, facts } = input;
  const { amount: [loan, ...loans] = [], rate: [per, ...pers] = [], tenure: [time, ...times] = [] } = slots.filled;
  if (!loan || !per || !time || per.unclear || loans.length + pers.length + times.length > 0) return [];
  const income = incomeOf(input);
  if (income === undefined) return [];
  const [amount, rate, months] = [loan.value, per.value, Math.round(time.value)];
  within({ amount, rate, months });
  // So little for so long is nobody's loan.
  if (amount < smallest && months > soonest) return [];
  const own = emi({ principal: amount, annualRate: rate, months }).emi;
  const figures = { amount: { amount }, rate: { percent: rate }, tenure: { months }, emi: { rupees: own } };
  return [{ frame: 'emiOf', figures }, ofIncome([own, ...each(slots, 'running')], incomesOf(slots), facts)];
}

/** A loan within the product's limit, but more than is lent on such a property. */
export function aboveShare({ filled }: Slots, rules: LoanRules | null): Sentence[] {
  const [amount, property] = [filled.amount?.[0]?.value, filled.property?.[0]?.value];
  if (!rules?.price || amount === undefined || property === undefined || amount === property) return [];
  const most = mostOfPrice(rules.price, property, 'some');
  const figures = {
    amount: { amount },
    property: { amount: property },
    most: { amount: most },
    own: { amount: property - most },
  };
  return amount > most ? [{ frame: 'aboveShare', figures }] : [];
}

/** The age told, and the months that a loan may run from it: by the limit of those who earn alike, where that is told. */
function monthsLeft({ filled, traits: { earns } }: Slots, rules: LoanRules | null) {
  const age = (filled.age ?? filled.otherAge)?.[0]?.value;
  if (!rules?.age || age === undefined) return null;
  const ages = (earns ? [rules.age[earns]] : Object.values(rules.age)).map(({ some }) => some);
  const left = Math.floor(Math.max(...ages.map(({ max }) => max)) - age) * monthsAYear;
  return age < Math.min(...ages.map(({ min }) => min)) || left <= 0 ? null : left;
}

/** How long a loan may run for somebody of this age. */
export function yearsByAge(slots: Slots, product: string | null, facts: readonly Fact[]): Sentence[] {
  if (!product) return [];
  const rules = rulesOf(product, facts);
  const left = monthsLeft(slots, rules);
  if (!rules || left === null || slots.filled.amount) return [];
  const months = Math.min(left, rules.years.some * monthsAYear);
  const row = facts.filter((one) => one.product === product && one.attribute.startsWith('age')).map(({ id }) => id);
  return [
    { frame: 'yearsByAge', figures: { tenure: { months }, product: { product } } },
    { frame: 'bound', figures: { what: { attribute: 'age' }, bound: { rows: row } } },
  ];
}

/** Lenders count the age at the last EMI too: a loan may be in time only over fewer years. */
export function endsLate(slots: Slots, rules: LoanRules | null): Sentence[] {
  const [fits, months] = [monthsLeft(slots, rules), slots.filled.tenure?.[0]?.value];
  // Too young, too old, or longer than any such loan runs: that is what stands in the way then.
  if (!rules || !fits || !months || months <= fits || months > rules.years.some * monthsAYear) return [];
  return [{ frame: 'endsLate', figures: { tenure: { months }, fits: { months: fits } } }];
}
