import { GENERAL, MOST_EXTRAS } from '../../../../domain/loan/bounds.ts';
import { startExtraMonth } from '../../../../domain/loan/plan-inputs.ts';
import { prepay } from '../../../../domain/loan/prepay.ts';
import type { Schedule } from '../../../../domain/loan/schedule.ts';
import { termsOf } from '../../../../domain/loan/state.ts';
import { formatDate, rupeesOfPaise, tenureShort } from '../../../../domain/money/format.ts';
import type { Paise } from '../../../../domain/money/units.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { BalanceChart } from '../balance-chart.tsx';
import { Field } from '../field.tsx';
import { heard, sentence, useSetting } from '../setting.ts';
import { Sheet } from '../sheet.tsx';
import { Choices } from './choices.tsx';
import { ViewAnswer, ViewForm } from './view-form.tsx';

/** Those in the address, and one more to fill in. */
function Extras() {
  const { words, state } = useSetting();
  const { extras } = state.prepay;
  const lines = Math.min(extras.length + 1, MOST_EXTRAS);
  return (
    <fieldset className="lines">
      <legend className="field__label">{words.views.prepay.extras}</legend>
      {Array.from({ length: lines }, (_, i) => i).map((i) => (
        <div className="line" key={i}>
          <Field name={`extra${i + 1}`} value={extras[i]?.amount ?? null} range={{ min: 0, max: state.amount }} />
          <Field
            name={`extra${i + 1}-month`}
            value={extras[i]?.month ?? startExtraMonth(state.months)}
            start={startExtraMonth(state.months)}
            range={{ min: GENERAL.months.min, max: state.months }}
          />
        </div>
      ))}
      <p className="help">{words.views.prepay.extrasHint}</p>
    </fieldset>
  );
}

const money = (amount: Paise) => rupeesOfPaise(amount, { paise: true });

export function Prepay() {
  const { words, state, charges } = useSetting();
  const labels = words.views.prepay;
  const { before, after, interestSaved, monthsSaved, extraPaid, newEmis } = prepay(termsOf(state), state.prepay);
  const time = (months: number) => tenureShort(months, words.figures);
  const [lower] = newEmis;
  const row = (key: string, head: string, { rows, totals }: Schedule, emi: string) => ({
    key,
    head,
    cells: [emi, time(rows.length), money(totals.interest), money(totals.paid)],
  });
  const figures = [
    { label: labels.interestSaved, value: rupeesOfPaise(interestSaved) },
    // Who keeps the tenure saves no time, but pays less each month.
    lower && monthsSaved === 0
      ? { label: labels.newEmi, value: money(lower.emi) }
      : { label: labels.timeSaved, value: time(monthsSaved) },
    { label: labels.extraPaid, value: rupeesOfPaise(extraPaid) },
  ];
  return (
    <>
      <ViewForm label={labels.title} submit={labels.submit}>
        <Extras />
        <Field
          name="yearly"
          value={state.prepay.yearly}
          range={{ min: 0, max: state.amount }}
          hint={labels.yearlyHint}
        />
        <Choices name="prepay-mode" value={state.prepay.mode} options={labels.modes} />
      </ViewForm>
      <ViewAnswer said={heard(figures)}>
        <FigureList className="answers" items={figures} />
        <BalanceChart schedule={after} before={extraPaid > 0 ? before : undefined} />
        <Sheet
          caption={labels.caption}
          corner={labels.column}
          columns={[labels.emi, labels.time, labels.interest, labels.paid]}
          rows={[
            row('before', labels.before, before, money(before.instalment)),
            row(
              'after',
              labels.after,
              after,
              lower
                ? sentence(labels.emiFrom, { emi: money(lower.emi), month: lower.fromMonth })
                : money(before.instalment),
            ),
          ]}
        />
        <p className="view__note">{words.views.schedule.rounding}</p>
        {charges && (
          <div className="aside">
            <h4>{labels.charges}</h4>
            <p>{charges.note}</p>
            <p className="help">{sentence(labels.checked, { date: formatDate(charges.checked, words.figures) })}</p>
          </div>
        )}
      </ViewAnswer>
    </>
  );
}
