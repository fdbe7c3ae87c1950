// What the eligibility check and the scheme finder tell an application: the form has no fields for it, so the message holds it in one line.
import { loanRules } from '../../content/eligibility.ts';
import type { Content } from '../../content/load.ts';
import { otherScores, scoreSteps, sinceYears } from '../../domain/eligibility/answers.ts';
import { scoreWords, sinceWords } from '../features/tools/eligibility/setting.ts';
import type { Told } from '../features/lead-form/loan-kind.ts';
import { schemesContent } from './schemes.server.ts';

export function toldBy(all: Content): Told {
  const { eligibility: words, query } = all;
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
      ...planFields(all),
    ],
  };
}

/** The plan of the scheme finder, in the words of its questions. */
function planFields(all: Content): Told['fields'] {
  const { words, result } = schemesContent(all);
  const { questions, yes, no } = words;
  const names = Object.entries(result.schemes).map(([id, { name }]) => [id, name]);
  return [
    { name: 'scheme', label: words.name, choices: Object.fromEntries(names) },
    { name: 'for', label: questions.for.label, choices: questions.for.options },
    { name: 'kind', label: questions.kind.label, choices: questions.kind.options },
    { name: 'place', label: questions.place.label, choices: questions.place.options },
    { name: 'state', label: questions.place.stateLabel, choices: { yes, no } },
    { name: 'cat', label: questions.you.label, choices: questions.you.options },
    { name: 'class8', label: questions.you.class8Label, choices: { yes, no } },
    { name: 'cost', label: questions.cost.label, rupees: true },
    { name: 'before', label: questions.before.label, choices: questions.before.options },
    { name: 'at', label: questions.home.atLabel, choices: questions.place.options },
    { name: 'yearly', label: questions.home.income, rupees: true },
    { name: 'carpet', label: questions.home.carpet },
    { name: 'pucca', label: questions.home.puccaLabel, choices: { yes, no } },
  ];
}
