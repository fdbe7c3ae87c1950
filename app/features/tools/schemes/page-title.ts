import { fillIn } from '../../../../domain/fill-in.ts';
import { planOf, questionsFor, stepAt } from '../../../../domain/schemes/answers.ts';
import { findSchemes } from '../../../../domain/schemes/find.ts';
import { headingOf } from './head.ts';
import type { SchemesContent } from './setting.ts';

/** Without the firm's name: the question with its number, or what was found. */
export function pageTitle({ words, result, rows, today }: SchemesContent, params: URLSearchParams): string {
  const { question, wrong, answers } = stepAt(params);
  if (question === null)
    return fillIn(words.resultTitle, { heading: headingOf(findSchemes(rows, planOf(answers), today), result) });
  const order = questionsFor(answers);
  const title =
    question === 'all'
      ? `${words.name}. ${words.stepAll}`
      : fillIn(words.questionTitle, {
          question: words.questions[question].title,
          step: fillIn(words.step, { n: order.indexOf(question) + 1, total: order.length }),
        });
  return wrong ? fillIn(words.errorTitle, { title }) : title;
}
