// State, lender and amounts, passing on, erasing.
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { deskSheets } from '../../content/en/desk-sheets.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { closingReasons, states } from '../../domain/desk/states.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { rupees } from '../../domain/money/format.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import { ActForm } from './act-form.tsx';
import { Name } from './name.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  view: EnquiryView;
  token: string;
}

export function StateSheet({ view: { row }, token }: Props) {
  const words = deskSheets.state;
  return (
    <Sheet id="state" title={words.title} text={<Name name={row.name} />}>
      <ActForm className="choices" token={token} of={row} act="move">
        <div className="choices choices--pairs" role="radiogroup" aria-label={words.title}>
          {states
            .filter((state) => state !== 'closed')
            .map((state) => (
              <label key={state} className="choice">
                <input type="radio" name="to" value={state} defaultChecked={state === row.state} />
                {deskWork.states[state]}
              </label>
            ))}
        </div>
        <div className="field">
          <label className="label" htmlFor="reason">
            {words.close}
          </label>
          <select className="input" id="reason" name="reason" defaultValue="">
            <option value="">{words.choose}</option>
            {closingReasons.map((reason) => (
              <option key={reason} value={reason}>
                {deskWork.reasons[reason]}
              </option>
            ))}
          </select>
        </div>
        <button className="btn btn--main btn--big btn--wide" type="submit">
          {words.save}
        </button>
      </ActForm>
    </Sheet>
  );
}

export function DetailsSheet({ view, token }: Props) {
  const words = deskSheets.details;
  const { row, lender, approvedInr, disbursedInr } = view;
  const amounts = [
    { name: 'approved', value: approvedInr },
    { name: 'disbursed', value: disbursedInr },
  ] as const;
  return (
    <Sheet id="details" title={words.title} text={<Name name={row.name} />}>
      <ActForm className="choices" token={token} of={row} act="details">
        <div className="field">
          <label className="label" htmlFor="lender">
            {words.lender}
          </label>
          <input className="input" id="lender" name="lender" maxLength={200} defaultValue={lender} />
        </div>
        {amounts.map(({ name, value }) => (
          <div key={name} className="field">
            <label className="label" htmlFor={name}>
              {words[name]}
            </label>
            <input
              className="input"
              id={name}
              name={name}
              maxLength={60}
              autoComplete="off"
              defaultValue={value === null ? '' : rupees(value)}
              aria-describedby="amounts-hint"
            />
          </div>
        ))}
        <p className="sub" id="amounts-hint">
          {words.hint}
        </p>
        <button className="btn btn--main btn--big btn--wide" type="submit">
          {words.save}
        </button>
      </ActForm>
    </Sheet>
  );
}

export function PassSheet({ view: { row, advisers }, token }: Props) {
  const words = deskSheets.pass;
  const others = advisers.filter(({ id }) => id !== row.adviser?.id);
  return (
    <Sheet id="pass" title={words.title} text={<Name name={row.name} />}>
      <ActForm className="choices" token={token} of={row} act="pass" back="/desk/queue">
        <div className="choices" role="radiogroup" aria-label={words.to}>
          <label className="choice">
            <input type="radio" name="to" value="" defaultChecked />
            {words.turn}
          </label>
          {others.map(({ id, name }) => (
            <label key={id} className="choice">
              <input type="radio" name="to" value={id} />
              {name}
            </label>
          ))}
        </div>
        <button className="btn btn--main btn--big btn--wide" type="submit">
          {words.save}
        </button>
      </ActForm>
    </Sheet>
  );
}

export function EraseSheet({ view: { row }, token }: Props) {
  const words = deskEnquiry.erase;
  return (
    <Sheet id="erase" title={words.title} text={<Name name={row.name} />}>
      <ActForm className="choices" token={token} of={row} act="erase" back="/desk/queue">
        <p>{words.text}</p>
        <div className="field">
          <label className="label" htmlFor="confirm">
            {fillIn(words.label, { reference: row.reference })}
          </label>
          <input
            className="input"
            id="confirm"
            name="confirm"
            required
            maxLength={5}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
        <button className="btn btn--danger btn--big btn--wide" type="submit">
          {words.button}
        </button>
      </ActForm>
    </Sheet>
  );
}
