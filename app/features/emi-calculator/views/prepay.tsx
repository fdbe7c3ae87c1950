import { GENERAL, MOST_EXTRAS } from '../../../../domain/loan/bounds.ts';
import { startExtraMonth } from '../../../../domain/loan/plan-inputs.ts';
import { prepay } from '../../../../domain/loan/prepay.ts';
import type { Schedule } from '../../../../domain/loan/schedule.ts';
import { PREPAY_MODES, termsOf } from '../../../../domain/loan/state.ts';
import { formatDate, rupeesOfPaise, tenureShort } from '../../../../domain/money/format.ts';
import type { Paise } from '../../../../domain/money/units.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { BalanceChart } from '../balance-chart.tsx';
import { Field } from '../field.tsx';
import { FORM, sentence, useSetting } from '../setting.ts';
import { Sheet } from '../sheet.tsx';
import { ViewAnswer, ViewForm } from './view-form.tsx';

function Mode() {
  const { words, state } = useSetting();
  const { modes } = words.views.prepay;
  return (
    <fieldset className="field">
      <legend className="field__label">{words.fields['prepay-mode']}</legend>
      <div className="choices choices--stack">
        {PREPAY_MODES.map((mode) => (
          <label key={mode} className="choice">
            <input
              // The address may bring the other choice; an untouched radio then has to follow.
              key={state.prepay.mode}
              type="radio"
              name="prepay-mode"
              form={FORM}
              value={mode}
              defaultChecked={mode === state.prepay.mode}
            />
            {modes[mode]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
  const { before, after, interestSaved, monthsSaved, extraPaid } = prepay(termsOf(state), state.prepay);
  const time = (months: number) => tenureShort(months, words.figures);
  const lastRegular = after.rows.at(-2)?.instalment ?? after.instalment;
  const row = (key: string, head: string, { rows, totals }: Schedule, emi: string) => ({
    key,
    head,
    cells: [emi, time(rows.length), money(totals.interest), money(totals.paid)],
  });
  const changed = lastRegular !== before.instalment;
  return (
    <>
      <ViewForm submit={labels.submit}>
        <Extras />
        <Field
          name="yearly"
          value={state.prepay.yearly}
          range={{ min: 0, max: state.amount }}
          hint={labels.yearlyHint}
        />
        <Mode />
      </ViewForm>
      <ViewAnswer>
        <FigureList
          className="answers"
          items={[
            { label: labels.interestSaved, value: rupeesOfPaise(interestSaved) },
            { label: labels.timeSaved, value: time(monthsSaved) },
            { label: labels.extraPaid, value: rupeesOfPaise(extraPaid) },
          ]}
        />
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
              changed ? sentence(labels.newEmi, { emi: money(lastRegular) }) : money(before.instalment),
            ),
          ]}
        />
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
