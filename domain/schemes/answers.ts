// The finder's answers travel in the query: read from it, written to it, judged question by question. What cannot be is
// dropped and asked again.
import { parseAmount } from '../money/parse.ts';
import { type Step as StepOf, stepsOf } from '../steps.ts';
import { parseArea } from './area.ts';
import { type Business, befores, groups, type Home, kinds, type Plan, places } from './plan.ts';

export const questions = ['for', 'kind', 'place', 'you', 'cost', 'before', 'home'] as const;
export type Question = (typeof questions)[number];
const purposes = ['new', 'running', 'home'] as const;

const homeFields = ['at', 'income', 'price', 'carpet', 'pucca'] as const;
export const fieldsOf = {
  for: ['for'],
  kind: ['kind'],
  place: ['place', 'state'],
  you: ['age', 'cat', 'class8'],
  cost: ['cost'],
  before: ['before', 'home', ...homeFields],
  home: homeFields,
} as const satisfies Record<Question, readonly string[]>;
export type Field = (typeof fieldsOf)[Question][number];

const yesNo = ['yes', 'no'] as const;
export const ages = { min: 18, max: 80 };
const limits = {
  cost: { min: 1_000, max: 10_000_000_000 },
  income: { min: 1_000, max: 10_000_000_000 },
  price: { min: 10_000, max: 10_000_000_000 },
  carpet: { min: 5, max: 10_000 },
};
const noGroup = 'none';

/** One text for each field, in the shortest form; ticks as a list. */
export type Answers = Partial<Record<Exclude<Field, 'cat'>, string>> & { cat?: readonly string[] };
export type Problem = 'empty' | 'unreadable' | 'small' | 'large';

export interface Reading {
  answers: Answers;
  problems: Partial<Record<Field, Problem>>;
}

const choices: Partial<Record<Field, readonly string[]>> = {
  for: purposes,
  kind: kinds,
  place: places,
  state: yesNo,
  class8: yesNo,
  before: befores,
  home: yesNo,
  at: places,
  pucca: yesNo,
};

/** The questions of this purpose, in order: a home is asked about at once. */
export const questionsFor = ({ for: purpose }: Answers): readonly Question[] =>
  purpose === 'home' ? ['for', 'home'] : questions.filter((question) => question !== 'home');

function readAmount(name: keyof typeof limits, text: string): number | Problem {
  if (text === '') return 'empty';
  const area = name === 'carpet' ? parseArea(text) : null;
  const parsed = name === 'carpet' ? { ok: area !== null, value: area ?? 0 } : { value: 0, ...parseAmount(text) };
  if (!parsed.ok) return 'unreadable';
  if (parsed.value < limits[name].min) return 'small';
  return parsed.value > limits[name].max ? 'large' : name === 'carpet' ? parsed.value : Math.round(parsed.value);
}

function readAge(text: string): number | Problem {
  if (text === '') return 'empty';
  if (!/^\d{1,3}$/.test(text)) return 'unreadable';
  const age = Number(text);
  return age < ages.min ? 'small' : age > ages.max ? 'large' : age;
}

function readField(name: Exclude<Field, 'cat'>, text: string): string | Problem | number {
  const options = choices[name];
  if (options) return options.includes(text) ? text : 'empty';
  return name === 'age' ? readAge(text) : readAmount(name as keyof typeof limits, text);
}

const problemNames: readonly unknown[] = ['empty', 'unreadable', 'small', 'large'];
const isProblem = (read: string | number): read is Problem => problemNames.includes(read);

export function readAnswers(params: URLSearchParams): Reading {
  const answers: Answers = {};
  const problems: Reading['problems'] = {};
  for (const name of new Set(Object.values(fieldsOf).flat())) {
    if (name === 'cat') continue;
    const read = readField(name, params.get(name)?.trim() ?? '');
    if (isProblem(read)) problems[name] = read;
    else answers[name] = String(read);
  }
  const ticked = groups.filter((group) => params.getAll('cat').includes(group));
  if (ticked.length > 0) answers.cat = ticked;
  else if (params.has('cat', noGroup)) answers.cat = [noGroup];
  else problems.cat = 'empty';
  return relevant({ answers, problems });
}

/** Only what this plan is asked: a home's fields when there is one, nothing of a business when there is none. */
function relevant({ answers, problems }: Reading): Reading {
  const wanted = new Set<string>(questionsFor(answers).flatMap((question): readonly string[] => fieldsOf[question]));
  if (answers.for !== 'home' && answers.home !== 'yes') for (const name of homeFields) wanted.delete(name);
  const kept = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  return { answers: kept(answers), problems: kept(problems) };
}

export function writeAnswers(answers: Answers): URLSearchParams {
  const names = [...new Set(questionsFor(answers).flatMap((question): readonly Field[] => fieldsOf[question]))];
  return new URLSearchParams(
    names.flatMap((name) => [answers[name] ?? []].flat().map((value): [string, string] => [name, value])),
  );
}

export type Step = StepOf<Question, Reading>;
export const { stepAt, afterStep } = stepsOf<Question, Reading>({
  fieldsOf,
  read: readAnswers,
  order: questionsFor,
  write: writeAnswers,
});

/** All is answered: the plan to judge. */
export function planOf(answers: Answers): Plan {
  const home: Home | null =
    answers.for === 'home' || answers.home === 'yes'
      ? {
          place: answers.at as Home['place'],
          income: Number(answers.income),
          price: Number(answers.price),
          carpet: Number(answers.carpet),
          pucca: answers.pucca === 'yes',
        }
      : null;
  if (answers.for === 'home') return { purpose: 'home', business: null, home: home as Home };
  return {
    purpose: answers.for as 'new' | 'running',
    home,
    business: {
      kind: answers.kind as Business['kind'],
      place: answers.place as Business['place'],
      rajasthan: answers.state === 'yes',
      age: Number(answers.age),
      groups: groups.filter((group) => answers.cat?.includes(group)),
      class8: answers.class8 === 'yes',
      cost: Number(answers.cost),
      before: answers.before as Business['before'],
    },
  };
}
