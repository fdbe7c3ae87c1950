// After a call: how it went, what comes next, a note. And the follow-up alone.
import { deskSheets } from '../../content/en/desk-sheets.ts';
import type { Office } from '../../domain/desk/office.ts';
import { timeOfDay } from '../../domain/desk/times.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import { followUpChoices } from '../follow-ups.ts';
import { nameOf } from '../say.ts';
import { ActForm } from './act-form.tsx';
import { FollowUpChips } from './follow-up-chips.tsx';
import { Name } from './name.tsx';
import { Sheet } from './sheet.tsx';

const words = deskSheets.called;

interface Props {
  view: EnquiryView;
  office: Office;
  token: string;
}

export function CalledSheet({ view, office, token }: Props) {
  const { row, nextTryAt, nextCall } = view;
  const { now } = view.office;
  const choices = followUpChoices(office, now, { set: row.followUpAt, proposed: nextTryAt });
  const [before, after] = words.saveNext.split('{name}');
  return (
    <Sheet
      id="called"
      title={words.title}
      text={
        <>
          <Name name={row.name} />, {timeOfDay(now)}
        </>
      }
      close={deskSheets.closeUnlogged}
    >
      <ActForm className="choices" token={token} of={row} act="contact">
        <div className="choices" role="radiogroup" aria-label={words.outcome} data-outcome={nextTryAt ?? ''}>
          {(['spoke', 'no-answer', 'wrong-number'] as const).map((how) => (
            <label key={how} className="choice">
              <input type="radio" name="how" value={how} required />
              <span>
                <b>{words[how].label}</b>
                <small>{how === 'spoke' && row.contactedAt !== null ? words.spokeAgain : words[how].text}</small>
              </span>
            </label>
          ))}
        </div>
        <FollowUpChips id="called-on" choices={choices} />
        <div className="field">
          <label className="label" htmlFor="called-note">
            {words.note} <span className="sub">{words.optional}</span>
          </label>
          <input className="input" id="called-note" name="note" maxLength={4000} />
        </div>
        <div className="save">
          {nextCall && (
            <button
              className="btn btn--main btn--big btn--grow"
              type="submit"
              name="then"
              value={nextCall.row.reference}
            >
              <span>
                {before}
                <Name name={nameOf(nextCall.row)} />
                {after}
              </span>
            </button>
          )}
          <button className={nextCall ? 'btn btn--big' : 'btn btn--main btn--big btn--grow'} type="submit">
            {words.save}
          </button>
        </div>
      </ActForm>
    </Sheet>
  );
}

export function FollowUpSheet({ view, office, token }: Props) {
  const { row } = view;
  const choices = followUpChoices(office, view.office.now, { set: row.followUpAt, proposed: null });
  return (
    <Sheet id="follow-up" title={deskSheets.followUp.title} text={<Name name={row.name} />}>
      <ActForm className="choices" token={token} of={row} act="followUp">
        <FollowUpChips id="follow-up-on" choices={choices} />
        <button className="btn btn--main btn--big btn--wide" type="submit">
          {deskSheets.followUp.save}
        </button>
      </ActForm>
    </Sheet>
  );
}
