import { Link } from 'react-router';
import { affordability } from '../../../../domain/loan/affordability.ts';
import { GENERAL, VIEW_BOUNDS } from '../../../../domain/loan/bounds.ts';
import { startInputs } from '../../../../domain/loan/state.ts';
import { rupees } from '../../../../domain/money/format.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Field } from '../field.tsx';
import { searchOf, useSetting } from '../setting.ts';
import { ViewAnswer, ViewForm } from './view-form.tsx';

export function Affordability() {
  const { words, state, boundsOf } = useSetting();
  const labels = words.views.affordability;
  const { income, existingEmis, annualRate, months, share } = state.affordability;
  const start = startInputs(state).affordability;
  const bounds = boundsOf(state.loan);
  const result = affordability({ ...state.affordability, limits: bounds.amount });
  const within = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value));
  const loan = {
    ...state,
    view: 'result' as const,
    amount: result.amount,
    rate: within(annualRate, bounds.rate),
    months: within(months, bounds.months),
  };
  return (
    <>
      <ViewForm submit={labels.submit}>
        <div className="trio">
          <Field name="income" value={income} start={start.income} range={VIEW_BOUNDS.income} />
          <Field name="emis" value={existingEmis} range={{ min: 0, max: VIEW_BOUNDS.income.max }} />
          <Field name="afford-rate" value={annualRate} start={start.annualRate} range={GENERAL.rate} />
          <Field name="afford-months" value={months} start={start.months} range={GENERAL.months} />
          <Field name="share" value={share} start={start.share} range={VIEW_BOUNDS.share} hint={labels.shareHint} />
        </div>
      </ViewForm>
      <ViewAnswer>
        <FigureList
          className="answers"
          items={[
            { label: labels.amount, value: rupees(result.amount) },
            { label: labels.emi, value: rupees(result.emi.emi) },
            { label: labels.room, value: rupees(result.room) },
          ]}
        />
        <p className="view__note">
          <b>{labels.estimate}.</b> {labels.decided[result.decidedBy]}
        </p>
        {result.amount > 0 && (
          <p>
            <Link className="more-link" to={{ search: searchOf(loan, boundsOf) }} defaultShouldRevalidate={false}>
              {labels.use} <Icon name="arrow" />
            </Link>
          </p>
        )}
      </ViewAnswer>
    </>
  );
}
