// What the loan would cost each month, by our own calculator. Other figures are worked out in place: by the page's
// script while one types, by the server where there is none. Nothing of it is saved.
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { emi as workOut } from '../../domain/loan/emi.ts';
import { shortDate } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import { type EmiAsked, emiWords } from '../emi-words.ts';
import { enquiryPath } from '../say.ts';
import { Field } from './field.tsx';

const words = deskEnquiry.emi;

interface Props {
  view: EnquiryView;
  emi: NonNullable<EnquiryView['emi']>;
  /** Other figures than the ledger's, where scripts are off and an address says them. */
  asked?: EmiAsked | undefined;
}

export function Emi({ view, emi, asked }: Props) {
  const figures = asked ?? { amountInr: emi.amountInr, rate: emi.rate, years: emi.years };
  const { amountInr, rate, years } = figures;
  const made = workOut({ principal: amountInr, annualRate: rate, months: Math.round(years * 12) }).emi;
  const said = emiWords({ ...figures, emiInr: made, incomeInr: view.incomeInr }, words);
  return (
    <section className="part" id="emi" aria-labelledby="emi-title">
      <div className="part__head">
        <h2 id="emi-title">{words.title}</h2>
      </div>
      <p>
        <span className="fig lead__emi" data-emi-figure="">
          {said.figure}
        </span>
        {words.month}
      </p>
      <p className="sub">
        <span data-emi-text="">{said.text}</span> {fillIn(words.source, { date: shortDate(Date.parse(emi.asOf)) })}
      </p>
      <details className="lead__change" open={asked !== undefined}>
        <summary>{words.change}</summary>
        <form
          className="form"
          method="get"
          action={`${enquiryPath(view.row.reference)}#emi`}
          data-emi={JSON.stringify({ text: words.text, share: words.share, incomeInr: view.incomeInr })}
        >
          <Field id="amount" label={words.amount} value={String(amountInr)} inputMode="numeric" required />
          <Field id="rate" label={words.rate} value={String(rate)} inputMode="decimal" required />
          <Field id="years" label={words.years} value={String(years)} inputMode="decimal" required />
          <button className="btn without-scripts" type="submit">
            {words.work}
          </button>
          <p className="sub">{words.hint}</p>
        </form>
      </details>
    </section>
  );
}
