import { Link } from 'react-router';
import { withLoan } from '../../../../domain/loan/params.ts';
import { generalBounds, planBounds, usualOf } from '../../../../domain/loan/bounds.ts';
import { emi } from '../../../../domain/loan/emi.ts';
import { startPlans } from '../../../../domain/loan/plan-inputs.ts';
import { amountFor, outstandingAfter, reducingFromFlat, tenureFor } from '../../../../domain/loan/solve.ts';
import { type CalculatorState, termsOf } from '../../../../domain/loan/state.ts';
import { percent, rupees, rupeesOfPaise, tenureShort } from '../../../../domain/money/format.ts';
import { toRupees } from '../../../../domain/money/units.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Field } from '../field.tsx';
import { heard, searchOf, sentence, type Setting, useSetting } from '../setting.ts';
import { Choices } from './choices.tsx';
import { ViewAnswer, ViewForm } from './view-form.tsx';

interface Solved {
  label: string;
  value: string;
  note: string;
  /** Where the answer can be used, and the page there. */
  use?: { text: string; state: CalculatorState };
}

/** So much a month: for how long, or for how large a loan. */
function forPayment({ words, state, boundsOf }: Setting): Solved {
  const labels = words.views.solve;
  const { amount, rate, months, payment, find } = state;
  const time = (count: number) => tenureShort(count, words.figures);
  const values = { payment: rupees(payment), amount: rupees(amount), rate: percent(rate), tenure: time(months) };
  const calculated = (loan: Pick<CalculatorState, 'amount' | 'months'>) => ({
    text: labels.use,
    state: withLoan({ ...state, view: 'result', calculated: true }, { ...loan, rate }, boundsOf),
  });
  if (find === 'amount') {
    const most = Math.min(amountFor(payment, rate, months), generalBounds.amount.max);
    const use = most >= generalBounds.amount.min ? { use: calculated({ amount: most, months }) } : {};
    return { label: labels.amount, value: rupees(most), note: sentence(labels.amountNote, values), ...use };
  }
  const longest = usualOf(boundsOf(state.loan).months).max;
  const answer = tenureFor(amount, rate, payment, Math.max(longest, months));
  if (answer.months === null) {
    const note = sentence(labels.tooLittle[answer.reason], { ...values, longest: time(longest) });
    return { label: labels.least, value: rupees(answer.least), note };
  }
  const note = sentence(labels.tenureNote, { ...values, emi: rupees(answer.emi.emi) });
  return { label: labels.tenure, value: time(answer.months), note, use: calculated({ amount, months: answer.months }) };
}

/** What is still owed once so many EMIs are paid: the loan that may be moved. */
function stillOwed({ words, state }: Setting): Solved {
  const labels = words.views.solve;
  const { paid, months } = state;
  const owed = outstandingAfter(termsOf(state), paid);
  const whole = Math.round(toRupees(owed));
  const left = months - paid;
  const transfer = { ...state.transfer, outstanding: whole, months: left };
  const use = { text: labels.move, state: { ...state, view: 'transfer' as const, transfer } };
  return {
    label: sentence(labels.owed, { n: paid }),
    value: rupeesOfPaise(owed),
    note: left > 0 ? sentence(labels.owedNote, { left: tenureShort(left, words.figures) }) : labels.repaid,
    ...(left > 0 && whole >= generalBounds.amount.min && { use }),
  };
}

/** A dealer's flat rate, as one on what is still owed. */
function fromFlat({ words, state }: Setting): Solved {
  const labels = words.views.solve;
  const { amount, months, flatRate } = state;
  const real = reducingFromFlat(flatRate, months);
  const instalment = emi({ principal: amount, annualRate: real, months });
  return {
    label: sentence(labels.flat, { flat: percent(flatRate) }),
    value: percent(real, 2),
    note: sentence(labels.flatNote, { emi: rupees(instalment.emi), tenure: tenureShort(months, words.figures) }),
  };
}

function Answer({ label, value, note, use }: Solved) {
  const { boundsOf } = useSetting();
  return (
    <div className="solved">
      <FigureList className="answers" items={[{ label, value }]} />
      <p className="view__note">{note}</p>
      {use && (
        <Link className="more-link" to={{ search: searchOf(use.state, boundsOf) }} defaultShouldRevalidate={false}>
          {use.text} <Icon name="arrow" />
        </Link>
      )}
    </div>
  );
}

export function Solve() {
  const setting = useSetting();
  const { words, state } = setting;
  const labels = words.views.solve;
  const start = startPlans(state);
  const solved = [forPayment(setting), stillOwed(setting), fromFlat(setting)];
  return (
    <>
      <ViewForm label={labels.title} submit={labels.submit}>
        <div className="trio">
          <Field name="pay" value={state.payment} start={start.payment} range={planBounds.payment} />
          <Field name="paid" value={state.paid} start={start.paid} range={{ min: 0, max: state.months }} />
          <Field name="flat" value={state.flatRate} start={start.flatRate} range={generalBounds.rate} />
        </div>
        <Choices name="find" value={state.find} options={labels.finds} />
      </ViewForm>
      <ViewAnswer announced={heard(solved)}>
        <div className="solved__list">
          {solved.map((one) => (
            <Answer key={one.label} {...one} />
          ))}
        </div>
      </ViewAnswer>
    </>
  );
}
