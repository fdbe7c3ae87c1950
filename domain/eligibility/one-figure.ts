// One figure by itself, as somebody says it in a talk. The page's own verdicts, rule by rule.
import { amountVerdict, check, scoreVerdict } from './check.ts';
import { startYears } from './answers.ts';
import { keepsTo, type LoanRules, liesIn, reaches, type Verdict } from './rules.ts';

export const saidFigures = ['age', 'income', 'score', 'vintage', 'turnover', 'experience', 'amount', 'tenure'] as const;
export type SaidFigure = (typeof saidFigures)[number];

/** Times in months; a score of null is one that nobody knows. Null where the firm publishes no such rule. */
export function judgeFigure(
  rules: LoanRules,
  figure: SaidFigure,
  value: number | null,
  work?: 'salaried' | 'others',
): Verdict | null {
  if (figure === 'score') return scoreVerdict(rules.score, value);
  if (value === null) return null;
  switch (figure) {
    case 'age': {
      if (rules.age && work) return liesIn(value, rules.age[work]);
      // Of the work nothing was said: what holds for one and not for the other is worth a talk.
      const both = rules.age && ([liesIn(value, rules.age.salaried), liesIn(value, rules.age.others)] as const);
      return both && (both[0] === both[1] ? both[0] : 'talk');
    }
    case 'income':
      return rules.income && reaches(value, rules.income);
    case 'turnover':
      return rules.sales && reaches(value, rules.sales);
    case 'experience':
    case 'vintage':
      return rules.time && reaches(value / 12, rules.time);
    case 'amount':
      return amountVerdict(rules, value);
    case 'tenure':
      return keepsTo(value / 12, rules.years);
  }
}

/** Whether an income carries a loan, over the time said or the one the page starts with. */
export function judgeEmis(
  rules: LoanRules,
  { income, emis, amount, months }: { income: number; emis: number; amount: number; months?: number },
): Verdict {
  const years = months === undefined ? startYears(rules) : Math.max(1, Math.round(months / 12));
  const person = { work: 'salaried' as const, since: 0, age: 0, score: null };
  const { rules: list } = check(rules, { ...person, income, emis, amount, years });
  return list.find(({ id }) => id === 'emis')?.verdict ?? 'no';
}
