import { fillIn } from '../../../../domain/fill-in.ts';
import { formatDate } from '../../../../domain/money/format.ts';
import { type Answers, planOf } from '../../../../domain/schemes/answers.ts';
import { findSchemes, isPossible, subsidyOf } from '../../../../domain/schemes/find.ts';
import type { SchemeResult } from '../../../../domain/schemes/result.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AnswersList } from '../answers-list.tsx';
import { ToolHead } from '../tool-head.tsx';
import { reasons } from './card-words.ts';
import { ChangeList } from './change-list.tsx';
import { Glance } from './glance.tsx';
import { headingOf, leadOf } from './head.ts';
import { NextStep } from './next-step.tsx';
import { SchemeCard, Standing } from './scheme-card.tsx';
import { money, path, type ResultWords, type SchemesContent, saidSoFar } from './setting.ts';
import { useToday } from './use-today.ts';

/** Every scheme judged for one plan: those that fit first, why, why not, and the closed ones by name. */
export function SchemeResults({ content, answers }: { content: SchemesContent; answers: Answers }) {
  const { words, result: said, rows } = content;
  const plan = planOf(answers);
  const finding = findSchemes(rows, plan, useToday(content.today));
  const { results, closed, rivals } = finding;
  const possible = results.filter(isPossible);
  const best = results.find(({ verdict }) => verdict === 'fits');
  const heading = headingOf(finding, said);
  const lead = leadOf(plan, said);
  const cost = money(plan.business?.cost ?? 0);
  return (
    <div className="tool-page">
      <ToolHead
        tool={{ label: words.name, to: path }}
        heading={heading}
        lead={lead}
        figure={
          best && subsidyOf(best) > 0
            ? { value: money(subsidyOf(best)), label: fillIn(said.window, { scheme: said.schemes[best.id].name }) }
            : undefined
        }
      >
        <p className="scheme-results__change">
          <a href="#answers">{said.changeAnswers}</a>
        </p>
      </ToolHead>
      <section className="scheme-results" aria-labelledby="glance-title">
        <div className="wrap scheme-results__two">
          <div>
            <h2 id="glance-title">{said.glance.title}</h2>
            <p className="scheme-results__lead">
              {plan.business ? fillIn(said.glance.lead, { cost }) : said.glance.leadHome}
            </p>
            <Glance results={results} content={content} />
          </div>
          {rivals && (
            <div className="scheme-results__rivals">
              <Icon name="info" />
              <div>
                <b>{said.rivals.title}</b>
                <p>{rivalWords(rivals, results, said)}</p>
              </div>
            </div>
          )}
        </div>
      </section>
      {possible.length > 0 && (
        <section className="scheme-results section--tint" aria-label={said.cards}>
          <div className="wrap">
            {possible.map((result) => (
              <SchemeCard key={result.id} result={result} content={content} plan={plan} answered={answers} />
            ))}
          </div>
        </section>
      )}
      <div className="scheme-results">
        <div className="wrap scheme-results__two scheme-results__two--even">
          <div className="scheme-results__stack">
            <NotForPlan results={results} content={content} answers={answers} />
            <section aria-labelledby="closed-title">
              <h2 id="closed-title">{said.closedTitle}</h2>
              <p className="scheme-results__lead">{said.closedLead}</p>
              <ul className="scheme-results__list">
                {closed.map(({ id }) => (
                  <li key={id}>
                    <b>{said.former[id].title}</b>
                    <p>{said.former[id].text}</p>
                  </li>
                ))}
              </ul>
            </section>
            <section id="answers" aria-labelledby="answers-title">
              <h2 id="answers-title">{said.answers}</h2>
              <AnswersList answers={saidSoFar(words, answers)} change={words.change} />
            </section>
          </div>
          <NextStep content={content} answers={answers} plan={plan} possible={possible} said={`${heading} ${lead}`} />
        </div>
      </div>
    </div>
  );
}

/** Which of two pays more, and what speaks against it. */
function rivalWords(
  { more, less, by }: { more: SchemeResult['id']; less: SchemeResult['id']; by: number },
  results: SchemeResult[],
  { rivals: words, schemes }: ResultWords,
): string {
  const values = { more: schemes[more].name, less: schemes[less].name, by: money(by) };
  const unsure = results.find(({ id, standing }) => (id === more || id === less) && standing.is === 'unsure');
  return [
    fillIn(by > 0 ? words.text : words.same, values),
    fillIn(words.interest, { scheme: schemes.vyupy.name }),
    unsure?.standing.until &&
      fillIn(words.unsure, { scheme: schemes[unsure.id].name, date: formatDate(unsure.standing.until) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function NotForPlan({
  results,
  content,
  answers,
}: {
  results: SchemeResult[];
  content: SchemesContent;
  answers: Answers;
}) {
  const { result: said } = content;
  const not = results.filter((result) => !isPossible(result));
  if (not.length === 0) return null;
  return (
    <section aria-labelledby="not-title">
      <h2 id="not-title">{said.notFor}</h2>
      <ul className="scheme-results__list">
        {not.map((result) => (
          <li key={result.id} id={result.id}>
            <Standing result={result} content={content} />
            <b>{said.schemes[result.id].name}</b>
            <p>{reasons(result, said).join(' ')}</p>
            {result.id === 'pmay' && !result.sum && <p>{said.schemes.pmay.about}</p>}
            <ChangeList changes={result.changes} words={said} answered={answers} />
          </li>
        ))}
      </ul>
    </section>
  );
}
