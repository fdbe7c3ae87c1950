import { generalBounds, mostChanges, mostExtras, mostParts, planBounds } from '../../../../domain/loan/bounds.ts';
import { startExtraMonth } from '../../../../domain/loan/plan-inputs.ts';
import { percent, rupees, tenureShort } from '../../../../domain/money/format.ts';
import { Field } from '../field.tsx';
import { useSetting } from '../setting.ts';
import { useWhen } from '../use-plan.ts';
import { Choices } from './choices.tsx';
import { MonthField } from './month-field.tsx';
import { Lines, Part } from './part.tsx';

const list = (items: (string | false)[], none: string) => items.filter(Boolean).join(' · ') || none;

export function ExtraPayments() {
  const { words, state } = useSetting();
  const labels = words.views.prepay;
  const { extras, monthly, monthlyFrom, yearly, yearlyFrom, mode } = state.prepay;
  const upToAmount = { min: 0, max: state.amount };
  const once = extras.reduce((sum, { amount }) => sum + amount, 0);
  const stands = list([once + monthly + yearly > 0 && rupees(once + monthly + yearly)], labels.none);
  return (
    <Part title={labels.parts.extras} stands={stands} open>
      <div className="line">
        <Field name="monthly" value={monthly} range={upToAmount} />
        <Field name="monthly-from" value={monthlyFrom} start={1} range={generalBounds.months} />
        <Field name="yearly" value={yearly} range={upToAmount} />
        <Field name="yearly-from" value={yearlyFrom} start={12} range={generalBounds.months} />
      </div>
      <Lines legend={labels.oneOff} hint={labels.extrasHint} used={extras.length} most={mostExtras}>
        {(i) => (
          <>
            <Field name={`extra${i + 1}`} value={extras[i]?.amount ?? null} range={upToAmount} />
            <Field
              name={`extra${i + 1}-month`}
              value={extras[i]?.month ?? startExtraMonth(state.months)}
              start={startExtraMonth(state.months)}
              range={{ min: 1, max: state.months }}
            />
          </>
        )}
      </Lines>
      <Choices name="prepay-mode" value={mode} options={labels.modes} />
    </Part>
  );
}

export function RateChanges() {
  const { words, state } = useSetting();
  const labels = words.views.prepay;
  const when = useWhen();
  const { rateChanges, stepUp } = state;
  const stands = list(
    [
      ...rateChanges.map(({ annualRate, month }) => `${percent(annualRate)}, ${when(month)}`),
      stepUp > 0 && `+${percent(stepUp)}`,
    ],
    labels.none,
  );
  return (
    <Part title={labels.parts.rates} stands={stands} open={rateChanges.length > 0 || stepUp > 0}>
      <Lines legend={labels.rates.legend} hint={labels.rates.hint} used={rateChanges.length} most={mostChanges}>
        {(i) => (
          <>
            <Field name={`change${i + 1}`} value={rateChanges[i]?.annualRate ?? null} range={generalBounds.rate} />
            <Field
              name={`change${i + 1}-month`}
              value={rateChanges[i]?.month ?? planBounds.changeMonth.start}
              start={planBounds.changeMonth.start}
              range={planBounds.changeMonth}
            />
            <Choices
              name={`change${i + 1}-moves`}
              value={rateChanges[i]?.moves ?? 'tenure'}
              options={labels.rates.moves}
            />
          </>
        )}
      </Lines>
      <p className="help">{labels.rates.rule}</p>
      <Field name="step-up" value={stepUp} range={planBounds.stepUp} hint={labels.rates.stepUpHint} />
    </Part>
  );
}

export function Construction() {
  const { words, state } = useSetting();
  const labels = words.views.prepay;
  const { parts, until, moratorium } = state;
  const later = parts.reduce((sum, { amount }) => sum + amount, 0);
  const stands = list(
    [later > 0 && rupees(later), moratorium.months > 0 && tenureShort(moratorium.months, words.figures)],
    labels.none,
  );
  return (
    <Part title={labels.parts.construction} stands={stands} open={later > 0 || moratorium.months > 0}>
      <Lines legend={labels.construction.legend} hint={labels.construction.hint} used={parts.length} most={mostParts}>
        {(i) => (
          <>
            <Field name={`part${i + 1}`} value={parts[i]?.amount ?? null} range={{ min: 0, max: state.amount - 1 }} />
            <Field
              name={`part${i + 1}-month`}
              value={parts[i]?.month ?? planBounds.partMonth.start}
              start={planBounds.partMonth.start}
              range={planBounds.partMonth}
            />
          </>
        )}
      </Lines>
      <Choices name="until" value={until} options={labels.construction.until} />
      <div className="line">
        <Field name="moratorium" value={moratorium.months} range={planBounds.moratorium} />
        <Field name="moratorium-from" value={moratorium.from} start={1} range={generalBounds.months} />
      </div>
      <Choices name="moratorium-interest" value={moratorium.interest} options={labels.construction.interests} />
    </Part>
  );
}

export function Tax() {
  const { words, state } = useSetting();
  const labels = words.views.prepay;
  const { taxSlab, possession, start } = state;
  const stands = list([taxSlab > 0 && percent(taxSlab)], labels.none);
  return (
    <Part title={labels.parts.tax} stands={stands} open={taxSlab > 0 || possession > 0}>
      <div className="line">
        <Field name="slab" value={taxSlab} range={planBounds.taxSlab} hint={labels.tax.slabHint} />
        <Field name="possession" value={possession} range={planBounds.possession} hint={labels.tax.possessionHint} />
        <MonthField hint={start === null ? labels.tax.ask : undefined} />
      </div>
    </Part>
  );
}
