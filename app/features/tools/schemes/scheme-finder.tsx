import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { fillIn } from '../../../../domain/fill-in.ts';
import {
  afterStep,
  type Field,
  fieldsOf,
  type Question as QuestionName,
  questions,
  questionsFor,
  type Step,
  stepAt,
  writeAnswers,
} from '../../../../domain/schemes/answers.ts';
import { AnswersList } from '../answers-list.tsx';
import { Question, QuestionPage } from '../question.tsx';
import { TaskBand } from '../task-band.tsx';
import { useSteps } from '../use-steps.ts';
import { Fields } from './fields.tsx';
import { problemsIn } from './problems.ts';
import { SchemeResults } from './scheme-results.tsx';
import { path, type SchemesContent, saidSoFar, urlOf } from './setting.ts';

/** The page shows what its address says: one question, all of them, or the result. */
export function SchemeFinder({ content }: { content: SchemesContent }) {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const step = stepAt(params);
  const { key, onSubmit } = useSteps(path, afterStep);
  if (step.question === null) return <SchemeResults content={content} answers={step.answers} />;
  return <Asking key={key} content={content} step={step} params={params} onSubmit={onSubmit} />;
}

type AskingProps = {
  content: SchemesContent;
  step: Step;
  params: URLSearchParams;
  onSubmit: ReturnType<typeof useSteps>['onSubmit'];
};

function Asking({ content: { words }, step, params, onSubmit }: AskingProps) {
  const { answers } = step;
  const order = questionsFor(answers);
  const together = step.question === 'all';
  const now = together ? 'for' : (step.question as QuestionName);
  const number = order.indexOf(now) + 1;
  const asked: readonly QuestionName[] = together ? questions : [now];
  const own = [...new Set(asked.flatMap((question): readonly string[] => fieldsOf[question]))];
  const problems = problemsIn(words, step, params);
  const list = own.flatMap((id) => {
    const text = problems[id as Field];
    return text ? [{ id, text }] : [];
  });
  const said = together ? [] : saidSoFar(words, answers);
  // Asked again from the result: the result is where one came from.
  const whole = stepAt(writeAnswers(answers)).question === null;
  const before = order[number - 2];
  const back = whole ? urlOf(answers) : before && !together ? urlOf(answers, before) : undefined;
  const typed = (name: string) => (step.wrong ? (params.get(name) ?? '') : '');
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
        step={together ? 'all' : now}
        carried={together ? [['all', '1']] : [...writeAnswers(answers)].filter(([name]) => !own.includes(name))}
        back={back}
        problems={list}
        onSubmit={onSubmit}
        submit={together || number === order.length ? words.last : words.next}
        more={
          now === 'for' &&
          !together && (
            <Link className="schemes__all" to={`${path}?all=1`}>
              {words.allOnOne}
            </Link>
          )
        }
        aside={
          said.length > 0
            ? { title: words.soFar, content: <AnswersList answers={said} change={words.change} /> }
            : undefined
        }
      >
        {together && <h1 className="visually-hidden">{words.name}</h1>}
        {asked.map((question) => {
          const part = (
            <Question
              key={question}
              title={words.questions[question].title}
              hint={hintOf(words, question)}
              above={question === 'for' ? words.above : undefined}
              level={together ? 'h2' : 'h1'}
            >
              <Fields of={question} {...{ words, answers, problems, typed, together }} />
            </Question>
          );
          if (!together || question === 'for') return part;
          return (
            <Part key={question} question={question}>
              {part}
            </Part>
          );
        })}
      </QuestionPage>
    </>
  );
}

/** Together: what only a business or only a home is asked can be hidden. */
function Part({ question, children }: { question: QuestionName; children: React.ReactNode }) {
  const ofHome = question === 'home';
  return <div className={ofHome ? 'schemes__home' : 'schemes__business'}>{children}</div>;
}

function hintOf({ questions: all }: SchemesContent['words'], question: QuestionName): string | undefined {
  const words = all[question];
  return 'hint' in words ? words.hint : undefined;
}
