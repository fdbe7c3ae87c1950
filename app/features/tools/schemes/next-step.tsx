import { fillIn } from '../../../../domain/fill-in.ts';
import { formatDate } from '../../../../domain/money/format.ts';
import { type Answers, writeAnswers } from '../../../../domain/schemes/answers.ts';
import type { Plan } from '../../../../domain/schemes/plan.ts';
import type { SchemeResult } from '../../../../domain/schemes/result.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checked } from '../../../ui/checked.tsx';
import { KeepLinks } from '../keep-links.tsx';
import { type SchemesContent, urlOf } from './setting.ts';
import { absoluteUrl } from '../../../../domain/absolute-url.ts';

/** The loan of the first scheme that is possible: what the application asks for. */
function loanOf(result: SchemeResult | undefined, plan: Plan): number {
  const sum = result?.sum;
  if (sum && 'loan' in sum) return sum.loan;
  return sum?.covers ?? plan.business?.cost ?? plan.home?.price ?? 0;
}

/** The application form with this plan: nobody types it twice, and nothing in it says who it is. */
function applyUrl(answers: Answers, plan: Plan, [first]: SchemeResult[]): string {
  // The form knows `income` as what one person earns in a month.
  const { income, ...rest } = answers;
  const asked = writeAnswers(rest);
  asked.set('loan', plan.purpose === 'home' ? 'home-loan' : 'government-subsidies');
  asked.set('amount', String(loanOf(first, plan)));
  if (plan.home && income) asked.set('yearly', income);
  if (first) {
    asked.set('scheme', first.id);
    asked.set('check', first.verdict === 'fits' ? 'fits' : 'talk');
  }
  return `/query?${asked}`;
}

export function NextStep({
  content,
  answers,
  plan,
  possible,
  said,
}: {
  content: SchemesContent;
  answers: Answers;
  plan: Plan;
  possible: SchemeResult[];
  /** What WhatsApp is opened with. */
  said: string;
}) {
  const { result: words, siteUrl, rows } = content;
  const { next } = words;
  const unsure = possible.filter(({ standing }) => standing.is === 'unsure').map(({ id }) => words.schemes[id].name);
  const text = plan.purpose === 'home' ? next.textHome : unsure.length > 0 ? next.textAsk : next.text;
  const url = absoluteUrl(urlOf(answers), siteUrl);
  const date = rows.map(({ checked }) => checked).sort()[0] ?? '';
  return (
    <section className="next-step" aria-labelledby="next-title">
      <h2 id="next-title">{possible.length > 0 ? next.title : next.none}</h2>
      {possible.length > 0 ? (
        <>
          <p>{fillIn(text, { schemes: unsure.join(', ') })}</p>
          <p>
            <ButtonLink look="apply" to={applyUrl(answers, plan, possible)}>
              {next.apply}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{next.noneText}</p>
          <div className="button-row">
            <ButtonLink
              look="solid"
              to={`/eligibility?loan=${plan.purpose === 'home' ? 'home-loan' : 'business-loan'}`}
            >
              {plan.purpose === 'home' ? next.noneHome : next.noneBusiness}
            </ButtonLink>
            <ButtonLink look="line" to="/contact">
              {next.talk}
            </ButtonLink>
          </div>
        </>
      )}
      <KeepLinks words={words.keep} url={url} text={said} />
      <div className="tool-page__fine">
        {words.fine.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Checked text={words.figuresChecked} on={{ date, shown: formatDate(date) }} />
        <p className="tool-page__url">{url}</p>
      </div>
    </section>
  );
}
