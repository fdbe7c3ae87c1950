import { Link } from 'react-router';
import { fillIn } from '../../../../domain/fill-in.ts';
import { formatDate, percent } from '../../../../domain/money/format.ts';
import type { Plan } from '../../../../domain/schemes/plan.ts';
import type { SchemeResult } from '../../../../domain/schemes/result.ts';
import { Icon } from '../../../ui/icon.tsx';
import { HelpMore } from '../help-more.tsx';
import { RulesTable } from '../rules-table.tsx';
import { Verdict } from '../verdict.tsx';
import { dateOf, kinds, lockWords, rulesOf, splitNotes, splitOf } from './card-words.ts';
import { ChangeList, type Answered } from './change-list.tsx';
import { MudraStairs, stairsText, stairsTitle } from './mudra-stairs.tsx';
import { money, type SchemesContent } from './setting.ts';
import { SplitCourse } from './split-course.tsx';

export function Standing({ result, content }: { result: SchemeResult; content: SchemesContent }) {
  return (
    <div className="scheme-card__tags">
      <Verdict kind={kinds[result.verdict]} word={content.words.verdicts[result.verdict]} />
      <span className="scheme-card__date">
        <Icon name="calendar" small /> {dateOf(result, content.result)}
      </span>
    </div>
  );
}

type CardProps = { result: SchemeResult; content: SchemesContent; plan: Plan; answered: Answered };

/** One scheme for this plan: what it pays, why, the papers, and where one applies. */
export function SchemeCard({ result, content, plan, answered }: CardProps) {
  const { words, result: said, about } = content;
  const { id, verdict, standing, changes } = result;
  const scheme = said.schemes[id];
  const { source, guide, papers } = about[id];
  const second = id === 'pmegp' && result.sum?.second;
  return (
    <article className="scheme-card" id={id} aria-labelledby={`${id}-name`}>
      <div className="scheme-card__top">
        <Standing result={result} content={content} />
        <h2 id={`${id}-name`}>{scheme.name}</h2>
        <p>
          {second ? said.schemes.pmegp.aboutSecond : scheme.about}
          {id === 'pmegp' && standing.is === 'unsure' && ` ${said.schemes.pmegp.unsure}`}
        </p>
      </div>
      <div className="scheme-card__body">
        <Sums result={result} content={content} plan={plan} />
        <div className="scheme-card__part">
          <h3>{verdict === 'part' ? said.whyPart : said.why}</h3>
          {id === 'mudra' && result.sum && (
            <p>
              {stairsText(result.sum, said.schemes.mudra)}
              {changes.some(({ kind }) => kind === 'tarun') && ` ${said.schemes.mudra.plus}`}
            </p>
          )}
          <RulesTable rows={rulesOf(result, words, said)} words={said.rules} small />
          <ChangeList changes={changes} words={said} answered={answered} />
        </div>
        {papers.length > 0 && (
          <div className="scheme-card__part">
            <HelpMore title={said.papers}>
              <ul className="ticks">
                {papers.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            </HelpMore>
          </div>
        )}
        <div className="scheme-card__where">
          <h3>{said.where}</h3>
          <a href={scheme.place.href} target="_blank" rel="noopener noreferrer">
            {scheme.place.site} <Icon name="out" small />
            <span className="visually-hidden">{said.newTab}</span>
          </a>
          <p>{scheme.place.text}</p>
          <small>{fillIn(said.checked, { date: formatDate(standing.checked), source })}</small>
          <Link className="scheme-card__guide" to={guide}>
            {fillIn(said.guide, { scheme: scheme.name })}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** What it is worth: the course of stones, or MUDRA's stairs. */
function Sums({ result, content, plan }: Omit<CardProps, 'answered'>) {
  const { result: said } = content;
  if (result.id === 'mudra' && result.sum) {
    const words = said.schemes.mudra;
    return (
      <div className="scheme-card__part">
        <h3>{stairsTitle(result.sum, words)}</h3>
        <MudraStairs sum={result.sum} words={words} />
      </div>
    );
  }
  const [split, notes] = [splitOf(result), splitNotes(result, said, plan)];
  if (!split || !notes) return null;
  const { vyupy } = said.schemes;
  return (
    <div className="scheme-card__part">
      <h3>{fillIn(said.forYour, { cost: money(split.cost) })}</h3>
      <SplitCourse split={split} notes={notes} words={said.split} />
      {result.id === 'vyupy' && result.sum && (
        <div className="scheme-card__plus">
          <b className="fig">{percent(result.sum.interest.percent)}</b>
          <p>
            {fillIn(vyupy.interest, { year: money(result.sum.interest.firstYear) })}
            {result.sum.extra.claimed && ` ${fillIn(vyupy.extra, { percent: percent(result.sum.extra.percent) })}`}
          </p>
        </div>
      )}
      {result.id === 'pmegp' && result.sum && (
        <p className="scheme-card__hint">{lockWords(result.sum.lockIn, split.loan, said)}</p>
      )}
    </div>
  );
}
