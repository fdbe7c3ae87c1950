// Two people, one enquiry: a pair for each thing both changed. Nothing is chosen but what is saved already.
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { deskSheets } from '../../content/en/desk-sheets.ts';
import { timeOfDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Action, Conflict, DeskField, DeskValue, EnquiryView } from '../../server/desk/work/views.ts';
import { fieldValue } from '../field-value.ts';
import { counted, enquiryPath, firstName } from '../say.ts';
import { ActForm } from '../parts/act-form.tsx';
import { DeskPage, type Working } from '../parts/desk-page.tsx';
import { Icon } from '../parts/icon.tsx';
import { Name } from '../parts/name.tsx';
import { Top } from '../parts/top.tsx';

const words = deskSheets.both;

export interface BothProps extends Working {
  view: EnquiryView;
  conflict: Conflict;
  act: Action['do'];
  /** What was posted, to be sent again with the choice. */
  sent: [name: string, value: string][];
}

export function Both({ view, conflict, act, sent, ...working }: BothProps) {
  const { frame } = working;
  const { row } = view;
  const name = conflict.by ? firstName(conflict.by.name) : words.someone;
  const time = timeOfDay(conflict.at);
  const names = { advisers: view.advisers, trail: view.trail, now: view.office.now };
  const shown = (field: DeskField, value: DeskValue) => fieldValue(field, value, names);
  return (
    <DeskPage
      {...working}
      here="enquiry"
      title={fillIn(deskEnquiry.title, { reference: row.reference })}
      top={<Top frame={frame} title={words.title} />}
    >
      <div className="banner banner--warn" role="alert">
        <Icon name="swap" />
        <p>
          <b>{fillIn(words.changed, { name, time })}</b> {words.text}
        </p>
      </div>
      <ActForm className="both" token={frame.formToken} of={{ ...row, version: conflict.version }} act={act}>
        {sent.map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <p className="sub">
          <Name name={row.name} />. {counted(words.intro, conflict.fields.length)}
        </p>
        {conflict.fields.map(({ field, yours, theirs }) => (
          <fieldset key={field} className="both__row">
            <legend className="visually-hidden">{deskEnquiry.fields[field]}</legend>
            <p className="label" aria-hidden="true">
              {deskEnquiry.fields[field]}
            </p>
            <div className="both__pair">
              <label className="choice">
                <input type="radio" name={`keep-${field}`} value="yours" />
                <span>
                  <small>{words.yours}</small>
                  <b>{shown(field, yours)}</b>
                </span>
              </label>
              <label className="choice">
                <input type="radio" name={`keep-${field}`} value="theirs" defaultChecked />
                <span>
                  <small>{fillIn(words.theirs, { name, time })}</small>
                  <b>{shown(field, theirs)}</b>
                </span>
              </label>
            </div>
          </fieldset>
        ))}
        <ul className="ticks">
          <li>
            <Icon name="check" />
            <span>{words.notes}</span>
          </li>
          {conflict.others.map(({ field, theirs }) => (
            <li key={field}>
              <Icon name="check" />
              <span>
                {fillIn(words.stays, { name, field: deskEnquiry.fields[field], value: shown(field, theirs) })}
              </span>
            </li>
          ))}
        </ul>
        <div className="save">
          <button className="btn btn--main btn--big" type="submit">
            {words.save}
          </button>
          <a className="btn btn--big" href={enquiryPath(row.reference)}>
            {fillIn(words.takeTheirs, { name })}
          </a>
        </div>
      </ActForm>
    </DeskPage>
  );
}
