import { debtFreeIn } from '../../../../domain/loan/calendar.ts';
import type { EmiChange } from '../../../../domain/loan/course.ts';
import type { Schedule } from '../../../../domain/loan/schedule.ts';
import { formatDate, formatMonth, rupeesOfPaise, tenureShort } from '../../../../domain/money/format.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { BalanceChart } from '../balance-chart.tsx';
import { heard, sentence, useSetting } from '../setting.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { usePlan, useWhen } from '../use-plan.ts';
import { ConstructionAnswer, money, RateAnswers, TaxAnswer } from './plan-answers.tsx';
import { Construction, ExtraPayments, RateChanges, Tax } from './plan-fields.tsx';
import { ViewAnswer, ViewForm } from './view-form.tsx';

/** The EMIs of a course in a few words: the one that holds, and from when. */
function useEmis(): (emis: readonly EmiChange[]) => string {
  const { words } = useSetting();
  const { emiFrom, emiThen } = words.views.prepay;
  const when = useWhen();
  return ([first, second, ...more]) => {
    if (!first) return '';
    if (!second) return money(first.emi);
    return sentence(more.length > 0 ? emiThen : emiFrom, { emi: money(second.emi), when: when(second.fromMonth) });
  };
}

/** What all that was planned comes to, the headline first. */
function useFigures({ before, after }: ReturnType<typeof usePlan>) {
  const { words, state } = useSetting();
  const labels = words.views.prepay;
  const saved = before.totals.interest - after.totals.interest;
  const months = before.rows.length - after.rows.length;
  const [, lower] = after.emis;
  const amount = (label: string, paise: number) => ({ label, value: rupeesOfPaise(paise) });
  return [
    amount(saved < 0 ? labels.interestMore : labels.interestSaved, Math.abs(saved)),
    // Who keeps the tenure saves no time, but pays less each month.
    lower && months === 0
      ? { label: labels.newEmi, value: money(lower.emi) }
      : {
          label: months < 0 ? labels.timeMore : labels.timeSaved,
          value: tenureShort(Math.abs(months), words.figures),
        },
    ...(after.totals.extra > 0 ? [amount(labels.extraPaid, after.totals.extra)] : []),
    ...(state.start === null
      ? []
      : [{ label: labels.debtFree, value: formatMonth(debtFreeIn(state.start, after.rows), words.figures) }]),
  ];
}

export function Plan() {
  const { words, state, charges, tax } = useSetting();
  const labels = words.views.prepay;
  const plan = usePlan();
  const { before, after, changed } = plan;
  const figures = useFigures(plan);
  const emis = useEmis();
  const taxed = state.loan === null || state.loan === tax.loan;
  const row = (key: string, head: string, { rows, totals }: Schedule, emi: string) => ({
    key,
    head,
    cells: [emi, tenureShort(rows.length, words.figures), money(totals.interest), money(totals.paid)],
  });
  return (
    <>
      <ViewForm label={labels.title} submit={labels.submit}>
        <div>
          <ExtraPayments />
          <RateChanges />
          <Construction />
          {taxed && <Tax />}
        </div>
      </ViewForm>
      <ViewAnswer announced={heard(figures)}>
        <FigureList className="answers" items={figures} />
        <RateAnswers events={after.rateEvents} />
        <ConstructionAnswer course={after} />
        <BalanceChart schedule={after} before={changed ? before : undefined} />
        <Sheet
          caption={labels.caption}
          corner={labels.column}
          columns={[labels.emi, labels.time, labels.interest, labels.paid]}
          rows={[
            row('before', labels.before, before, money(before.instalment)),
            row('after', labels.after, after, emis(after.emis)),
          ]}
        />
        <p className="view__note">{words.views.schedule.rounding}</p>
        {taxed && (state.loan !== null || state.taxSlab > 0 || state.possession > 0) && <TaxAnswer course={after} />}
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
