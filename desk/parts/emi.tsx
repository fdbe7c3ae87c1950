import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { shortDate } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { percent, rupees } from '../../domain/money/format.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';

const words = deskEnquiry.emi;

/** What the loan would cost each month, by our own calculator: the public page opens for other figures. */
export function Emi({ emi }: { emi: NonNullable<EnquiryView['emi']> }) {
  const { amountInr, emiInr, rate, years, shareOfIncome, asOf } = emi;
  const sentences = [
    fillIn(words.text, { amount: rupees(amountInr), rate: percent(rate), years }),
    ...(shareOfIncome === null ? [] : [fillIn(words.share, { percent: percent(shareOfIncome, 0) })]),
    fillIn(words.source, { date: shortDate(Date.parse(asOf)) }),
  ];
  return (
    <section className="part" aria-labelledby="emi-title">
      <div className="part__head">
        <h2 id="emi-title">{words.title}</h2>
        <a
          className="btn btn--quiet"
          href={`/emi-calculator?amount=${amountInr}&rate=${rate}&months=${years * 12}&calculated=1`}
          target="_blank"
          rel="noreferrer"
        >
          {words.change}
          <span className="visually-hidden">: {words.open}</span>
        </a>
      </div>
      <p>
        <span className="fig lead__emi">{rupees(emiInr)}</span>
        {words.month}
      </p>
      <p className="sub">{sentences.join(' ')}</p>
    </section>
  );
}
