import { generalBounds } from '../../../../domain/loan/bounds.ts';
import { startInputs } from '../../../../domain/loan/state.ts';
import { type TransferResult, transfer } from '../../../../domain/loan/transfer.ts';
import { rupees } from '../../../../domain/money/format.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Field } from '../field.tsx';
import { heard, sentence, useSetting, type Words } from '../setting.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { ViewAnswer, ViewForm } from './view-form.tsx';

type Labels = Words['views']['transfer'];

function verdict({ saving }: TransferResult, labels: Labels): string {
  const whole = Math.round(saving);
  if (whole === 0) return labels.even;
  return sentence(whole > 0 ? labels.worth : labels.notWorth, { saving: rupees(Math.abs(whole)) });
}

function brokenEven({ breakEvenMonth }: TransferResult, labels: Labels): string {
  if (breakEvenMonth === null) return labels.never;
  return breakEvenMonth === 0 ? labels.atOnce : sentence(labels.inMonth, { month: breakEvenMonth });
}

export function Transfer() {
  const { words, state } = useSetting();
  const labels = words.views.transfer;
  const { outstanding, oldRate, newRate, months, costs } = state.transfer;
  const start = startInputs(state).transfer;
  const result = transfer(state.transfer);
  const { staying, moving, saving, monthlyDifference } = result;
  const figures = [
    { label: saving < 0 ? labels.loss : labels.saving, value: rupees(Math.abs(saving)) },
    // “Less each month −₹250” said it twice over.
    { label: monthlyDifference < 0 ? labels.monthlyMore : labels.monthly, value: rupees(Math.abs(monthlyDifference)) },
    { label: labels.breakEven, value: brokenEven(result, labels) },
  ];
  const money = { min: 0, max: generalBounds.amount.max };
  return (
    <>
      <ViewForm label={labels.title} submit={labels.submit}>
        <div className="trio">
          <Field name="outstanding" value={outstanding} start={start.outstanding} range={generalBounds.amount} />
          <Field name="old-rate" value={oldRate} start={start.oldRate} range={generalBounds.rate} />
          <Field name="new-rate" value={newRate} start={start.newRate} range={generalBounds.rate} />
          <Field name="months-left" value={months} start={start.months} range={generalBounds.months} />
          <Field name="costs" value={costs} range={money} hint={labels.costsHint} />
        </div>
      </ViewForm>
      <ViewAnswer announced={`${verdict(result, labels)} ${heard(figures)}`}>
        <p className="verdict">{verdict(result, labels)}</p>
        <FigureList className="answers" items={figures} />
        <Sheet
          caption={labels.caption}
          corner={labels.column}
          columns={[labels.emi, labels.interest, labels.costs, labels.total]}
          rows={[
            {
              key: 'stay',
              head: labels.staying,
              cells: [staying.emi, staying.interest, 0, staying.total].map((n) => rupees(n)),
            },
            {
              key: 'move',
              head: labels.moving,
              cells: [moving.emi, moving.interest, costs, moving.exact.total + costs].map((n) => rupees(n)),
            },
          ]}
        />
      </ViewAnswer>
    </>
  );
}
