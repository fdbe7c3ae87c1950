import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import {
  type Answers,
  afterStep,
  fieldsOf,
  type Question as QuestionName,
  questions,
  type Step,
  stepAt,
  writeAnswers,
} from '../../../../domain/eligibility/answers.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { AnswersList } from '../answers-list.tsx';
import { Question, QuestionPage } from '../question.tsx';
import { TaskBand } from '../task-band.tsx';
import { useSteps } from '../use-steps.ts';
import { Fields } from './fields.tsx';
import { type Problems, problemsIn } from './problems.ts';
import { Result } from './result.tsx';
import { type EligibilityContent, path, saidSoFar, urlOf } from './setting.ts';

/** The page shows what its address says: one question, all of them, or the result. */
export function Eligibility({ content }: { content: EligibilityContent }) {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const step = stepAt(params, content.rules);
  const { key, onSubmit } = useSteps(path, (asked) => afterStep(asked, content.rules));
  if (step.question === null) return <Result content={content} answers={step.answers as Answers} />;
  return <Asking key={key} content={content} step={step} params={params} onSubmit={onSubmit} />;
}

type AskingProps = {
  content: EligibilityContent;
  step: Step;
  params: URLSearchParams;
  onSubmit: ReturnType<typeof useSteps>['onSubmit'];
};

function Asking({ content, step, params, onSubmit }: AskingProps) {
  const { words } = content;
  const { answers } = step;
  const together = step.question === 'all';
  const now = together ? 'loan' : (step.question as QuestionName);
  const number = questions.indexOf(now) + 1;
  const asked = together ? questions : [now];
  const own = asked.flatMap((question) => fieldsOf[question]);
  const problems = problemsIn(words, step, params);
  const list = Object.entries(problems).filter(([field]) => own.includes(field));
  const said = saidSoFar(content, answers).filter(() => !together);
  // Asked again from the result: the result is where one came from.
  const whole = stepAt(writeAnswers(answers), content.rules).question === null;
  const before = questions[number - 2];
  const back = whole ? urlOf(answers) : before && !together ? urlOf(answers, before) : undefined;
  const typed = (name: string) => (step.wrong ? (params.get(name) ?? '') : '');
  const fields = { content, answers, problems: problems as Problems, typed, together };
  return (
    <>
      <TaskBand
        name={words.name}
        step={together ? words.stepAll : fillIn(words.step, { n: number, total: questions.length })}
        total={questions.length}
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
        problems={list.map(([id, text]) => ({ id, text }))}
        onSubmit={onSubmit}
        submit={together || number === questions.length ? words.last : words.next}
        more={
          now === 'loan' &&
          !together && (
            <Link className="eligibility__all" to={`${path}?all=1`}>
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
        {asked.map((question) => (
          <Question
            key={question}
            title={words.questions[question].title}
            hint={hintOf(words, question)}
            above={question === 'loan' ? words.above : undefined}
            level={together ? 'h2' : 'h1'}
          >
            <Fields of={question} {...fields} />
          </Question>
        ))}
      </QuestionPage>
    </>
  );
}

function hintOf({ questions: all }: EligibilityContent['words'], question: QuestionName): string | undefined {
  const words = all[question];
  return 'hint' in words ? words.hint : undefined;
}
