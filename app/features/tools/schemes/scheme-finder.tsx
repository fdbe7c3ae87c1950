import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import {
  afterStep,
  fieldsOf,
  type Question,
  questions,
  questionsFor,
  stepAt,
  writeAnswers,
} from '../../../../domain/schemes/answers.ts';
import { AskingPage } from '../asking-page.tsx';
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
  const { answers, question } = step;
  if (question === null) return <SchemeResults content={content} answers={answers} />;
  const { words } = content;
  const problems = problemsIn(words, step, params);
  const typed = (name: string) => (step.wrong ? (params.get(name) ?? '') : '');
  return (
    <AskingPage
      key={key}
      {...{ words, path, question, all: questions, order: questionsFor(answers), fieldsOf, problems, onSubmit }}
      answers={writeAnswers(answers)}
      whole={stepAt(writeAnswers(answers)).question === null}
      said={saidSoFar(words, answers)}
      urlOf={(ask) => urlOf(answers, ask)}
      fields={(of, together) => <Fields {...{ of, words, answers, problems, typed, together }} />}
      around={(of, part) => (of === 'for' ? part : <Part key={of} {...{ of, part }} />)}
    />
  );
}

/** Among all: what only a business or only a home is asked can be hidden. */
function Part({ of, part }: { of: Question; part: ReactNode }) {
  const ofHome = of === 'home';
  return <div className={ofHome ? 'schemes__home' : 'schemes__business'}>{part}</div>;
}
