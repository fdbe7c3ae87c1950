import { Link } from 'react-router';
import { withLoan } from '../../../../domain/loan/params.ts';
import { type AffordabilityResult, affordability } from '../../../../domain/loan/affordability.ts';
import { generalBounds, planBounds, usualOf, viewBounds } from '../../../../domain/loan/bounds.ts';
import { startInputs } from '../../../../domain/loan/state.ts';
import { rupees } from '../../../../domain/money/format.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Field } from '../field.tsx';
import { inWords } from '../kinds.ts';
import { heard, searchOf, sentence, useSetting } from '../setting.ts';
import { ViewAnswer, ViewForm } from './view-form.tsx';

/** What was asked for and is not to be had of this product. */
function Changed({ list }: { list: AffordabilityResult['changed'] }) {
  const { words, state, lastAges } = useSetting();
  const labels = words.views.affordability;
  return list.map(({ field, used, because }) => (
    <p className="view__note" key={field}>
      {sentence(labels.changed[because], {
        field: words.fields[field],
        used: inWords[field](used, words.figures),
        age: lastAges[state.loan ?? ''] ?? '',
      })}
    </p>
  ));
}

export function Affordability() {
  const { words, state, boundsOf, lastAges } = useSetting();
  const labels = words.views.affordability;
  const { income, existingEmis, annualRate, months, share, age } = state.affordability;
  const start = startInputs(state).affordability;
  const bounds = boundsOf(state.loan);
  const lastAge = lastAges[state.loan ?? ''] ?? undefined;
  const result = affordability({
    ...state.affordability,
    limits: usualOf(bounds.amount),
    product: { rate: usualOf(bounds.rate), months: usualOf(bounds.months), lastAge },
  });
  const loan = withLoan(
    { ...state, view: 'result', calculated: true },
    { amount: result.amount, rate: result.annualRate, months: result.months },
    boundsOf,
  );
  const figures = [
    { label: labels.amount, value: rupees(result.amount) },
    { label: labels.emi, value: rupees(result.emi.emi) },
    { label: labels.room, value: rupees(result.room) },
  ];
  return (
    <>
      <ViewForm label={labels.title} submit={labels.submit}>
        <div className="trio">
          <Field name="income" value={income} start={start.income} range={viewBounds.income} />
          <Field name="emis" value={existingEmis} range={{ min: 0, max: viewBounds.income.max }} />
          <Field name="afford-rate" value={annualRate} start={start.annualRate} range={generalBounds.rate} />
          <Field name="afford-months" value={months} start={start.months} range={generalBounds.months} />
          <Field name="share" value={share} start={start.share} range={viewBounds.share} hint={labels.shareHint} />
          {lastAge && (
            <Field
              name="age"
              value={age ?? null}
              range={planBounds.age}
              hint={sentence(labels.ageHint, { age: lastAge })}
            />
          )}
        </div>
      </ViewForm>
      <ViewAnswer announced={heard(figures)}>
        <FigureList className="answers" items={figures} />
        <div>
          <p className="view__note">
            <b>{labels.estimate}.</b> {labels.decided[result.decidedBy]}
          </p>
          <Changed list={result.changed} />
        </div>
        {result.amount > 0 && (
          <p>
            <Link className="more-link" to={{ search: searchOf(loan, boundsOf) }} defaultShouldRevalidate={false}>
              {labels.use} <Icon name="arrow" />
            </Link>
          </p>
        )}
        <p>
          <Link className="more-link" to="/eligibility">
            {labels.check} <Icon name="arrow" />
          </Link>
        </p>
      </ViewAnswer>
    </>
  );
}
