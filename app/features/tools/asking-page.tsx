import type { ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { fillIn } from '../../../domain/fill-in.ts';
import { type Answer, AnswersList } from './answers-list.tsx';
import { Question, QuestionPage } from './question.tsx';
import { TaskBand } from './task-band.tsx';

interface AskingWords<Name extends string> {
  name: string;
  /** “Question {n} of {total}” */
  step: string;
  stepAll: string;
  above: string;
  back: string;
  problems: string;
  severalProblems: string;
  calm: string;
  next: string;
  last: string;
  allOnOne: string;
  soFar: string;
  change: string;
  questions: Record<Name, { title: string; hint?: string }>;
}

interface Props<Name extends string> {
  words: AskingWords<Name>;
  /** The tool's own page. */
  path: string;
  /** What is asked: one question, or all on one page. */
  question: Name | 'all';
  /** Every question of the tool, and those that these answers lead to, in order. */
  all: readonly [Name, ...Name[]];
  order: readonly Name[];
  fieldsOf: Record<Name, readonly string[]>;
  /** As they travel in the address. */
  answers: URLSearchParams;
  /** Nothing is open: the question is asked again from the result, and that is where one came from. */
  whole: boolean;
  /** By field. */
  problems: Partial<Record<string, string>>;
  said: Answer[];
  urlOf(question?: Name): string;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  fields: (question: Name, together: boolean) => ReactNode;
  /** Around a question that stands among all. */
  around?: (question: Name, part: ReactNode) => ReactNode;
}

/** One question a page, or all of them on one: the band over it, the form, and what was said so far. */
export function AskingPage<Name extends string>({ words, path, question, all, order, fieldsOf, ...rest }: Props<Name>) {
  const { answers, whole, problems, said, urlOf, onSubmit, fields, around = (_, part) => part } = rest;
  const together = question === 'all';
  const [first] = all;
  const now = together ? first : question;
  const number = order.indexOf(now) + 1;
  const asked = together ? all : [now];
  const own = [...new Set(asked.flatMap((name) => fieldsOf[name]))];
  const list = own.flatMap((id) => {
    const text = problems[id];
    return text ? [{ id, text }] : [];
  });
  const before = order[number - 2];
  return (
    <>
      <TaskBand
        name={words.name}
        step={together ? words.stepAll : fillIn(words.step, { n: number, total: order.length })}
        total={order.length}
        now={number}
      />
      <QuestionPage
        words={{
          back: words.back,
          problems: list.length > 1 ? words.severalProblems : words.problems,
          calm: words.calm,
        }}
        path={path}
        step={question}
        carried={together ? [['all', '1']] : [...answers].filter(([name]) => !own.includes(name))}
        back={whole ? urlOf() : before && !together ? urlOf(before) : undefined}
        problems={list}
        onSubmit={onSubmit}
        submit={together || number === order.length ? words.last : words.next}
        more={
          question === first && (
            <Link className="question__all" to={`${path}?all=1`}>
              {words.allOnOne}
            </Link>
          )
        }
        aside={
          said.length > 0 && !together
            ? { title: words.soFar, content: <AnswersList answers={said} change={words.change} /> }
            : undefined
        }
      >
        {together && <h1 className="visually-hidden">{words.name}</h1>}
        {asked.map((name) => {
          const part = (
            <Question
              key={name}
              title={words.questions[name].title}
              hint={words.questions[name].hint}
              above={name === first ? words.above : undefined}
              level={together ? 'h2' : 'h1'}
            >
              {fields(name, together)}
            </Question>
          );
          return together ? around(name, part) : part;
        })}
      </QuestionPage>
    </>
  );
}
