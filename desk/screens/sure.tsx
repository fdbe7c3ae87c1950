// What ends an enquiry is asked once more.
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { deskSheets } from '../../content/en/desk-sheets.ts';
import type { Move } from '../../domain/desk/states.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { rupees } from '../../domain/money/format.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import { amountOf, enquiryPath, loanName, stateName } from '../say.ts';
import { ActForm } from '../parts/act-form.tsx';
import { DeskPage, type Working } from '../parts/desk-page.tsx';
import { Field } from '../parts/field.tsx';
import { Name } from '../parts/name.tsx';
import { Top } from '../parts/top.tsx';

const words = deskSheets.state.sure;

export interface SureProps extends Working {
  view: EnquiryView;
  move: Move;
}

export function Sure({ view, move, ...working }: SureProps) {
  const { frame } = working;
  const { row, lender, disbursedInr, approvedInr } = view;
  const isClosed = move.to === 'closed';
  const amount = disbursedInr ?? approvedInr;
  return (
    <DeskPage
      {...working}
      here="enquiry"
      title={fillIn(deskEnquiry.title, { reference: row.reference })}
      top={<Top frame={frame} title={isClosed ? words.closed : words.disbursed} />}
    >
      <ActForm className="both" token={frame.formToken} of={row} act="move">
        <h2>
          <Name name={row.name} />
        </h2>
        <p>{isClosed ? `${stateName('closed', move.reason)}. ${words.closedText}` : words.disbursedText}</p>
        <input type="hidden" name="sure" value="yes" />
        {isClosed ? (
          <input type="hidden" name="reason" value={move.reason} />
        ) : (
          <>
            <input type="hidden" name="to" value={move.to} />
            <Field id="lender" label={words.lender} value={lender} maxLength={200} />
            <Field id="disbursed" label={words.amount} value={amount === null ? '' : rupees(amount)} maxLength={60} />
          </>
        )}
        {isClosed && move.reason === 'sent-twice' && view.samePerson.length > 0 && (
          <div className="field">
            <label className="label" htmlFor="into">
              {deskSheets.state.into}
            </label>
            <select className="input" id="into" name="into">
              {view.samePerson.map(({ row: other }) => (
                <option key={other.reference} value={other.reference}>
                  {[loanName(other.product, other.productTyped), amountOf(other), other.reference]
                    .filter(Boolean)
                    .join(', ')}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="save">
          <button className="btn btn--main btn--big" type="submit">
            {isClosed ? words.yesClosed : words.yesDisbursed}
          </button>
          <a className="btn btn--big" href={enquiryPath(row.reference)}>
            {words.no}
          </a>
        </div>
      </ActForm>
    </DeskPage>
  );
}
