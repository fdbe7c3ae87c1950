import { Link } from 'react-router';
import type { Answers } from '../../../../domain/eligibility/answers.ts';
import { check } from '../../../../domain/eligibility/check.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { percent, rupees } from '../../../../domain/money/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { applyUrl } from './apply-url.ts';
import type { Told } from './rule-rows.ts';
import { about, type EligibilityContent, urlOf, yearsShort } from './setting.ts';

/** Another loan of which these figures meet every rule; without a price and at its own usual time. */
function otherThatFits({ rules: all, loans }: EligibilityContent, { rules: own, figures }: Told) {
  const other = all.find((rules) => {
    const years = Math.min(figures.years, rules.years.most);
    const told = { ...figures, years: Math.max(years, rules.years.least), price: undefined };
    return rules !== own && !rules.price && (!rules.sales || figures.sales) && check(rules, told).verdict === 'fits';
  });
  return loans.find(({ id }) => id === other?.loan);
}

/** What one would apply for, and the button that carries the figures along. Where nothing fits, a talk instead. */
export function LoanThatFits({
  content,
  answers,
  told,
}: {
  content: EligibilityContent;
  answers: Answers;
  told: Told;
}) {
  const { loan: w, ...words } = content.words.result;
  const { rules, figures, result } = told;
  const { loan, verdict, mostAtTop } = result;
  const other = verdict === 'no' ? otherThatFits(content, told) : undefined;
  const rows = loan && [
    { label: w.amount, value: rupees(loan.amount) },
    { label: w.emi, value: fillIn(w.emiMonth, { emi: rupees(loan.emi.emi) }) },
    {
      label: w.time,
      value: fillIn(w.timeRate, { time: yearsShort(loan.years), rate: percent(rules.rate.counted) }),
    },
    { label: w.interest, value: rupees(loan.emi.interest) },
    {
      label: fillIn(w.top, { rate: percent(rules.rate.top) }),
      value: mostAtTop > 0 ? fillIn(w.topFits, { amount: rupees(Math.min(mostAtTop, loan.amount)) }) : w.topNone,
    },
  ];
  const more = figures.amount !== null && loan && figures.amount > loan.amount ? figures.amount : null;
  return (
    <section className="fitting" aria-label={w.title}>
      {rows && (
        <>
          <h2>{w.title}</h2>
          <FigureList className="facts" items={rows} />
        </>
      )}
      {verdict === 'no' ? (
        <>
          <div className="fitting__acts">
            <ButtonLink look="line" to="/contact">
              {words.talkOver}
            </ButtonLink>
          </div>
          {other && (
            <p>
              <Link to={urlOf({ ...answers, loan: other.id })}>
                {fillIn(words.other, { loan: other.name.toLowerCase() })}
              </Link>
            </p>
          )}
        </>
      ) : (
        <div className="fitting__acts">
          <ButtonLink look="apply" to={applyUrl(answers, loan?.amount ?? null, verdict)}>
            {words.apply}
          </ButtonLink>
          {more && (
            <Link className="fitting__more" to={applyUrl(answers, more, verdict)}>
              {fillIn(words.allTheSame, { amount: about(more) })}
            </Link>
          )}
        </div>
      )}
      {verdict !== 'no' && (
        <p className="question__calm">
          <Icon name="lock" small />{' '}
          <span>
            {verdict === 'fits' ? `${words.fitsCalm} ` : ''}
            {words.applyCalm}
          </span>
        </p>
      )}
    </section>
  );
}
