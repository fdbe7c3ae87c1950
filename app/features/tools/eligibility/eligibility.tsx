import { useMemo } from 'react';
import { useLocation } from 'react-router';
import {
  type Answers,
  afterStep,
  fieldsOf,
  questions,
  stepAt,
  writeAnswers,
} from '../../../../domain/eligibility/answers.ts';
import { AskingPage } from '../asking-page.tsx';
import { useSteps } from '../use-steps.ts';
import { Fields } from './fields.tsx';
import { problemsIn } from './problems.ts';
import { Result } from './result.tsx';
import { type EligibilityContent, path, saidSoFar, urlOf } from './setting.ts';

/** The page shows what its address says: one question, all of them, or the result. */
export function Eligibility({ content }: { content: EligibilityContent }) {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const step = stepAt(params, content.rules);
  const { key, onSubmit } = useSteps(path, (asked) => afterStep(asked, content.rules));
  const { answers, question } = step;
  if (question === null) return <Result content={content} answers={answers as Answers} />;
  const { words } = content;
  const problems = problemsIn(words, step, params);
  const typed = (name: string) => (step.wrong ? (params.get(name) ?? '') : '');
  return (
    <AskingPage
      key={key}
      {...{ words, path, question, all: questions, order: questions, fieldsOf, problems, onSubmit }}
      answers={writeAnswers(answers)}
      whole={stepAt(writeAnswers(answers), content.rules).question === null}
      said={saidSoFar(content, answers)}
      urlOf={(ask) => urlOf(answers, ask)}
      fields={(of, together) => <Fields {...{ of, content, answers, problems, typed, together }} />}
    />
  );
}
