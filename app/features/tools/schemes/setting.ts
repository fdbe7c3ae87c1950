// What every part of the scheme finder stands on: its words, the rows, and how figures are said.
import type { Content } from '../../../../content/load.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { english, formatDate, lakhCrore } from '../../../../domain/money/format.ts';
import { type Answers, type Question, questionsFor, writeAnswers } from '../../../../domain/schemes/answers.ts';
import type { Wording, SchemeId } from '../../../../domain/schemes/result.ts';
import type { SchemeRow } from '../../../../domain/schemes/rows.ts';

export type Words = Omit<Content['schemes'], 'title' | 'description'>;
export type ResultWords = Content['schemeResult'];

/** Comes from the loader and does not change with the URL. */
export interface SchemesContent {
  words: Words;
  result: ResultWords;
  rows: SchemeRow[];
  /** Of each scheme: where its figures stand written, its guide and the papers that guide lists. */
  about: Record<SchemeId, { source: string; guide: string; papers: string[] }>;
  /** The day the page was made, in India. */
  today: string;
  siteUrl: string;
}

export const path = '/schemes';
const figureWords = { ...english, croreShort: english.crore };

/** Amount and unit stay on one line. */
export const money = (amount: number): string => lakhCrore(amount, figureWords).replaceAll(' ', '\u00a0');

export function say(words: ResultWords['said'], { word, figures = {} }: Wording): string {
  const shown = Object.entries(figures).map(([name, figure]) => [
    name,
    'rupees' in figure ? money(figure.rupees) : 'date' in figure ? formatDate(figure.date) : String(figure.number),
  ]);
  return fillIn(words[word as keyof typeof words] ?? word, Object.fromEntries(shown));
}

export const urlOf = (answers: Answers, ask?: string): string => {
  const search = writeAnswers(answers);
  if (ask) search.set('ask', ask);
  return search.size > 0 ? `${path}?${search}` : path;
};

type Line = [label: string, value: string | undefined];

function linesOf({ questions: asked, yes, no }: Words, question: Question, answers: Answers): Line[] {
  const yesNo = (value: string | undefined) => value && (value === 'yes' ? yes : no);
  const chosen = <Options extends Record<string, string>>(options: Options, value: string | undefined) =>
    value === undefined ? undefined : options[value];
  const rupees = (value: string | undefined) => (value === undefined ? undefined : money(Number(value)));
  const { home } = asked;
  const ofHome: Line[] = [
    [home.atLabel, chosen(asked.place.options, answers.at)],
    [home.income, rupees(answers.income)],
    [home.price, rupees(answers.price)],
    [home.carpet, answers.carpet && fillIn(home.area, { n: answers.carpet })],
    [home.puccaLabel, yesNo(answers.pucca)],
  ];
  switch (question) {
    case 'for':
      return [[asked.for.label, chosen(asked.for.options, answers.for)]];
    case 'kind':
      return [[asked.kind.label, chosen(asked.kind.options, answers.kind)]];
    case 'place':
      return [
        [asked.place.label, chosen(asked.place.options, answers.place)],
        [asked.place.stateLabel, yesNo(answers.state)],
      ];
    case 'you': {
      const groups = answers.cat?.map((group) => chosen(asked.you.options, group)).join(', ');
      return [
        [asked.you.label, answers.age && [answers.age, groups].filter(Boolean).join(', ')],
        [asked.you.class8Label, yesNo(answers.class8)],
      ];
    }
    case 'cost':
      return [[asked.cost.label, rupees(answers.cost)]];
    case 'before':
      return [
        [asked.before.label, chosen(asked.before.options, answers.before)],
        [asked.before.homeLabel, yesNo(answers.home)],
        ...ofHome,
      ];
    case 'home':
      return ofHome;
  }
}

/** What was said, each with the question that asks it again. */
export const saidSoFar = (words: Words, answers: Answers) =>
  questionsFor(answers).flatMap((question) =>
    linesOf(words, question, answers).flatMap(([label, value]) =>
      value ? [{ label, value, change: urlOf(answers, question) }] : [],
    ),
  );
