// Answers travel in the query: read from it, written to it, and judged question by question. What cannot be is dropped
// and asked again.
import { type Parsed, parseAmount, parseMonthly } from '../money/parse.ts';
import { type Step as StepOf, stepsOf } from '../steps.ts';
import { type Figures, type Work, works } from './check.ts';
import type { LoanRules } from './rules.ts';

export const questions = ['loan', 'work', 'income', 'emis', 'age', 'score', 'amount'] as const;
export type Question = (typeof questions)[number];

/** What a question's form sends. */
export const fieldsOf: Record<Question, readonly string[]> = {
  loan: ['loan'],
  work: ['work', 'since'],
  income: ['income', 'sales'],
  emis: ['emis', 'emis-none'],
  age: ['age'],
  score: ['score'],
  amount: ['amount', 'amount-any', 'years', 'price'],
};

/** Full years: less than one, one to two, two or more. */
export const sinceYears = ['0', '1', '2'] as const;
/** Beside the steps of the scale. */
export const otherScores = ['low', 'unknown', 'none'] as const;
const anyAmount = 'any';
const usualYears = 20;
export const ages = { min: 18, max: 80 };
const limits = {
  income: { min: 1_000, max: 100_000_000 },
  sales: { min: 0, max: 100_000_000_000 },
  emis: { min: 0, max: 100_000_000 },
  amount: { min: 1_000, max: 1_000_000_000 },
  price: { min: 10_000, max: 10_000_000_000 },
};

export interface Answers {
  loan: string;
  work: Work;
  since: (typeof sinceYears)[number];
  income: number;
  sales: number;
  emis: number;
  age: number;
  score: string;
  amount: number | typeof anyAmount;
  years: number;
  price: number;
}
export type Field = keyof Answers;
type Problem = 'empty' | 'unreadable' | 'small' | 'large';

export interface Reading {
  answers: Partial<Answers>;
  problems: Partial<Record<Field, Problem>>;
}

/** Where the bands of scores begin: wherever a lender's bound lies. */
export const scoreSteps = (rules: LoanRules[]): number[] =>
  [...new Set(rules.flatMap(({ score }) => [score.most, score.some]))].sort((one, other) => other - one);

export const rulesFor = (rules: LoanRules[], loan: string | undefined): LoanRules | undefined =>
  rules.find((one) => one.loan === loan);

/** Twenty, or the longest that most lenders give. */
export const startYears = ({ years }: LoanRules): number => Math.min(usualYears, years.most);

export const yearChoices = ({ years: { least, some } }: LoanRules): number[] =>
  Array.from({ length: some - least + 1 }, (_, i) => least + i);

export function readAnswers(params: URLSearchParams, all: LoanRules[]): Reading {
  const answers: Partial<Answers> = {};
  const problems: Reading['problems'] = {};
  const text = (name: string) => params.get(name)?.trim() ?? '';

  function choice<Name extends Field>(name: Name, options: readonly string[]) {
    const found = options.find((option) => option === text(name));
    if (found === undefined) problems[name] = 'empty';
    else answers[name] = found as Answers[Name];
  }

  function rupees(name: keyof typeof limits, read: (text: string) => Parsed, optional = false) {
    if (text(name) === '' && optional) return;
    const parsed = read(text(name));
    if (!parsed.ok) problems[name] = parsed.reason === 'empty' ? 'empty' : 'unreadable';
    else if (parsed.value < limits[name].min) problems[name] = 'small';
    else if (parsed.value > limits[name].max) problems[name] = 'large';
    else answers[name] = Math.round(parsed.value);
  }

  choice(
    'loan',
    all.map(({ loan }) => loan),
  );
  const rules = rulesFor(all, answers.loan);
  choice('work', works);
  choice('since', sinceYears);
  rupees('income', parseMonthly);
  if (rules?.sales) rupees('sales', parseAmount);
  if (params.has('emis-none')) answers.emis = 0;
  else rupees('emis', parseMonthly);
  const age = text('age');
  if (age === '') problems.age = 'empty';
  else if (!/^\d{1,3}$/.test(age)) problems.age = 'unreadable';
  else if (Number(age) < ages.min || Number(age) > ages.max) problems.age = 'small';
  else answers.age = Number(age);
  choice('score', [...scoreSteps(all).map(String), ...otherScores]);
  if (params.has('amount-any') || text('amount') === anyAmount) answers.amount = anyAmount;
  else rupees('amount', parseAmount);
  if (rules) {
    answers.years = yearChoices(rules).find((years) => String(years) === text('years')) ?? startYears(rules);
    if (rules.price) rupees('price', parseAmount, true);
  }
  return { answers, problems };
}

/** The shortest address with these answers. */
export function writeAnswers(answers: Partial<Answers>): URLSearchParams {
  const names: Field[] = Object.values(fieldsOf)
    .flat()
    .filter((name): name is Field => name in answers);
  // The time belongs to the amount: alone it is only where its question starts.
  const told = names.filter((name) => name !== 'years' || answers.amount !== undefined);
  return new URLSearchParams(told.map((name) => [name, String(answers[name])]));
}

const steps = (all: LoanRules[]) =>
  stepsOf({ fieldsOf, read: (params) => readAnswers(params, all), order: () => questions, write: writeAnswers });

export type Step = StepOf<Question, Reading>;
export const stepAt = (params: URLSearchParams, all: LoanRules[]): Step => steps(all).stepAt(params);
export const afterStep = (params: URLSearchParams, all: LoanRules[]): URLSearchParams => steps(all).afterStep(params);

/** All seven answered: figures to count with. A band counts as its lower end. */
export function figuresOf(answers: Answers, all: LoanRules[]): Figures {
  const { score, since, amount, work, income, sales, emis, age, years, price } = answers;
  const lowest = (scoreSteps(all).at(-1) ?? 0) - 1;
  return {
    ...{ work, income, sales, emis, age, years, price },
    since: Number(since),
    score: score === 'low' ? lowest : /^\d+$/.test(score) ? Number(score) : null,
    amount: amount === anyAmount ? null : amount,
  };
}
