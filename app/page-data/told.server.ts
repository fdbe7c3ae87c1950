// What the eligibility check tells an application: the form has no fields for it, so the message holds it in one line.
import { loanRules } from '../../content/eligibility.ts';
import type { Content } from '../../content/load.ts';
import { otherScores, scoreSteps, sinceYears } from '../../domain/eligibility/answers.ts';
import { scoreWords, sinceWords } from '../features/tools/eligibility/setting.ts';
import type { Told } from '../features/lead-form/loan-kind.ts';

export function toldBy({ eligibility: words, query }: Content): Told {
  const { questions, verdicts } = words;
  const choices = (values: readonly string[], say: (value: string) => string) =>
    Object.fromEntries(values.map((value) => [value, say(value)]));
  const scores = [...scoreSteps(loanRules).map(String), ...otherScores];
  return {
    lead: query.form.told,
    fields: [
      { name: 'check', label: query.form.toldResult, choices: verdicts },
      { name: 'since', label: questions.work.label, choices: choices(sinceYears, (since) => sinceWords(words, since)) },
      { name: 'sales', label: questions.income.sales, rupees: true },
      { name: 'emis', label: questions.emis.label, rupees: true },
      { name: 'age', label: questions.age.label },
      {
        name: 'score',
        label: questions.score.label,
        choices: choices(scores, (score) => scoreWords(words, loanRules, score)),
      },
      { name: 'years', label: query.form.toldYears },
      { name: 'price', label: questions.amount.price, rupees: true },
    ],
  };
}
