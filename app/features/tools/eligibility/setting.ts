// What every part of the eligibility check stands on: its words, the rules of each loan, and how figures are said.
import type { Content } from '../../../../content/load.ts';
import { type Answers, scoreSteps, writeAnswers } from '../../../../domain/eligibility/answers.ts';
import type { LoanRules } from '../../../../domain/eligibility/rules.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { lakhCrore, rupees, tenureShort } from '../../../../domain/money/format.ts';

export type Words = Omit<Content['eligibility'], 'title' | 'description'>;

/** Comes from the loader and does not change with the URL. */
export interface EligibilityContent {
  words: Words;
  rules: LoanRules[];
  loans: { id: string; name: string }[];
  /** The day the figures were last checked, ISO and as shown. */
  checked: { date: string; shown: string };
  siteUrl: string;
}

export const path = '/eligibility';
export const yearsShort = (years: number) => tenureShort(years * 12);

/** A sum one speaks of: ₹28.23 lakh, ₹1.2 Cr. */
export const about = (amount: number): string => {
  const step = amount >= 1e7 ? 1e5 : 1e3;
  return lakhCrore(Math.round(amount / step) * step);
};

const yearWords = { one: yearsShort(1), two: yearsShort(2) };

export function sinceWords(words: Words, since: string, short = false): string {
  const list: Record<string, string> = short ? words.result.rules.sinceShort : words.since;
  return fillIn(list[since] ?? '', yearWords);
}

/** 700 → 700–749: up to the next step of the scale. */
export function scoreWords({ scores }: Words, rules: LoanRules[], score: string): string {
  if (score === 'unknown') return scores.unknown;
  if (score === 'none') return scores.none;
  const steps = scoreSteps(rules);
  if (score === 'low') return fillIn(scores.low, { from: steps.at(-1) ?? '' });
  const above = steps[steps.indexOf(Number(score)) - 1];
  return above === undefined
    ? fillIn(scores.from, { from: score })
    : fillIn(scores.band, { from: score, to: above - 1 });
}

export const urlOf = (answers: Partial<Answers>, ask?: string): string => {
  const search = writeAnswers(answers);
  if (ask) search.set('ask', ask);
  return `${path}?${search}`;
};

/** What was said, each with the question that asks it again. */
export function saidSoFar({ words, rules, loans }: EligibilityContent, answers: Partial<Answers>) {
  const { questions, works } = words;
  const { loan, work, since, income, sales, emis, age, score, amount, years, price } = answers;
  const said: [label: string, question: string, value: string | undefined][] = [
    [questions.loan.label, 'loan', loans.find(({ id }) => id === loan)?.name],
    [questions.work.label, 'work', work && since && `${works[work]}, ${sinceWords(words, since)}`],
    [questions.income.label, 'income', income === undefined ? undefined : rupees(income)],
    [questions.income.sales, 'income', sales === undefined ? undefined : rupees(sales)],
    [questions.emis.label, 'emis', emis === undefined ? undefined : emis === 0 ? questions.emis.none : rupees(emis)],
    [questions.age.label, 'age', age?.toString()],
    [questions.score.label, 'score', score && scoreWords(words, rules, score)],
    [
      questions.amount.label,
      'amount',
      amount === undefined || years === undefined
        ? undefined
        : `${amount === 'any' ? questions.amount.any : rupees(amount)}, ${yearsShort(years)}`,
    ],
    [priceLabel(words, loan), 'amount', price === undefined ? undefined : rupees(price)],
  ];
  return said.flatMap(([label, question, value]) =>
    value ? [{ label, value, change: urlOf(answers, question) }] : [],
  );
}

export const priceLabel = ({ questions }: Words, loan: string | undefined) =>
  loan === 'home-loan' ? questions.amount.price : questions.amount.priceOther;
