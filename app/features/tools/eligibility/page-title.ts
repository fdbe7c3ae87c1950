import { type Answers, figuresOf, questions, rulesFor, stepAt } from '../../../../domain/eligibility/answers.ts';
import { check } from '../../../../domain/eligibility/check.ts';
import type { LoanRules } from '../../../../domain/eligibility/rules.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import type { EligibilityContent } from './setting.ts';

/** Without the firm's name: the question with its number, or the verdict. */
export function pageTitle({ words, rules }: EligibilityContent, params: URLSearchParams): string {
  const { question, wrong, answers } = stepAt(params, rules);
  if (question === null) {
    const own = rulesFor(rules, answers.loan) as LoanRules;
    const { verdict } = check(own, figuresOf(answers as Answers, rules));
    return fillIn(words.result.title, { verdict: words.verdicts[verdict].toLowerCase() });
  }
  const title =
    question === 'all'
      ? `${words.name}. ${words.stepAll}`
      : fillIn(words.questionTitle, {
          question: words.questions[question].title,
          step: fillIn(words.step, { n: questions.indexOf(question) + 1, total: questions.length }),
        });
  return wrong ? fillIn(words.errorTitle, { title }) : title;
}
