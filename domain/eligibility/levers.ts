// What would change the verdict, each alone and counted for this person, what helps most first.
import { ageRule, check, type Figures, type Result, yearsInTime } from './check.ts';
import { type LoanRules, mostOfPrice, reaches } from './rules.ts';

export type Lever =
  /** Somebody with this income signs too. */
  | { kind: 'income'; needed: number; amount: number; whole: boolean }
  | { kind: 'emis'; closed: number; amount: number; emi: number; whole: boolean }
  | {
      kind: 'years';
      years: number;
      lastAge: number;
      amount: number;
      emi: number;
      interest: number;
      before: number;
      whole: boolean;
    }
  /** More of one's own; the smaller sum that the price carries. */
  | { kind: 'own'; own: number; amount: number }
  | { kind: 'score'; to: number; reading: 'most' | 'some' }
  /** Within so many months at the latest. */
  | { kind: 'age'; from: number; months: number }
  | { kind: 'time'; years: number; months: number };

const roundUp = (rupees: number) => Math.ceil(rupees - 1e-6);

function secondIncome(rules: LoanRules, figures: Figures, { asked, limit, room }: Result): Lever[] {
  const short = asked && asked.emi.emi > room ? ((asked.emi.emi + figures.emis) * 100) / rules.share : 0;
  const floor = rules.income && reaches(figures.income, rules.income) !== 'fits' ? rules.income.most : 0;
  const wanted = Math.max(short, floor);
  if (wanted <= figures.income || limit === 0) return [];
  const after = check(rules, { ...figures, income: roundUp(wanted) });
  const amount = after.loan?.amount ?? 0;
  if (amount === 0) return [];
  return [{ kind: 'income', needed: roundUp(wanted - figures.income), amount, whole: amount === asked?.amount }];
}

function closedEmis(rules: LoanRules, figures: Figures, { most, asked }: Result): Lever[] {
  if (figures.emis === 0) return [];
  const after = check(rules, { ...figures, emis: 0 }).loan;
  if (!after || after.amount <= (most?.amount ?? 0)) return [];
  const whole = after.amount === asked?.amount;
  return [{ kind: 'emis', closed: figures.emis, amount: after.amount, emi: after.emi.emi, whole }];
}

function longerTime(rules: LoanRules, figures: Figures, { most, asked }: Result): Lever[] {
  const years = yearsInTime(rules, { ...figures, years: rules.years.most });
  if (!most || years <= figures.years) return [];
  const after = check(rules, { ...figures, years }).loan;
  if (!after || after.amount <= most.amount) return [];
  const { emi, interest } = after.emi;
  const whole = after.amount === asked?.amount;
  const lastAge = figures.age + years;
  return [{ kind: 'years', years, lastAge, amount: after.amount, emi, interest, before: most.emi.interest, whole }];
}

function ownMoney({ price: tiers }: LoanRules, { price, amount }: Figures): Lever[] {
  if (!tiers || !price || amount === null) return [];
  const carried = Math.floor(mostOfPrice(tiers, price, 'some') / 1000) * 1000;
  return amount > carried && carried > 0 ? [{ kind: 'own', own: amount - carried, amount: carried }] : [];
}

function betterScore({ score: bounds }: LoanRules, { score }: Figures): Lever[] {
  if (score === null || score >= bounds.most) return [];
  const reading = score < bounds.some ? 'some' : 'most';
  return [{ kind: 'score', to: bounds[reading], reading }];
}

/** Only whole years are known: the wait is the longest it can be. */
function waits(rules: LoanRules, { work, age, since }: Figures): Lever[] {
  const from = ageRule(rules, work)?.most.min ?? 0;
  const years = rules.time?.most ?? 0;
  return [
    ...(age < from ? [{ kind: 'age' as const, from, months: (from - age) * 12 }] : []),
    ...(since < years ? [{ kind: 'time' as const, years, months: (years - since) * 12 }] : []),
  ];
}

/** Nothing to change where all of it fits. */
export function levers(rules: LoanRules, figures: Figures, result: Result): Lever[] {
  if (result.verdict === 'fits' && result.asked) return [];
  const small = !result.asked || result.loan?.amount !== result.asked.amount;
  const sums = [
    ...secondIncome(rules, figures, result),
    ...(small ? [...closedEmis(rules, figures, result), ...longerTime(rules, figures, result)] : []),
    ...ownMoney(rules, figures),
  ];
  const amountOf = (lever: Lever) => ('amount' in lever ? lever.amount : 0);
  return [
    ...sums.sort((one, other) => amountOf(other) - amountOf(one)),
    ...betterScore(rules, figures),
    ...waits(rules, figures),
  ];
}
