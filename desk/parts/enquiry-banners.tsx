// What must be known before anything is done: do not call, may be spam, joined with another, not saved.
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { deskSheets } from '../../content/en/desk-sheets.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { EnquiryView, Refusal } from '../../server/desk/work/views.ts';
import { enquiryPath } from '../say.ts';
import { ActForm } from './act-form.tsx';
import { Icon } from './icon.tsx';

const words = deskEnquiry;

interface Props {
  view: EnquiryView;
  token: string;
  refused?: Refusal | undefined;
}

export function EnquiryBanners({ view: { row, joinedTo }, token, refused }: Props) {
  const reasons: Record<string, string> = words.spam.reasons;
  return (
    <>
      {refused && (
        <div className="banner banner--bad" role="alert">
          <Icon name="alert" />
          <p>
            <b>{deskSheets.refused.title}</b> {deskSheets.refused[refused]}
          </p>
        </div>
      )}
      {row.blocked && (
        <div className="banner banner--bad" role="alert">
          <Icon name="alert" />
          <p>
            <b>{words.doNotCall.title}</b> {words.doNotCall[row.blocked]} {words.doNotCall.text}
          </p>
        </div>
      )}
      {row.spam.length > 0 && (
        <div className="banner">
          <Icon name="alert" />
          <p>
            <b>{words.spam.title}</b> {row.spam.map((sign) => reasons[sign] ?? words.spam.other).join(', ')}.{' '}
            {words.spam.text}
          </p>
          <ActForm token={token} of={row} act="notSpam">
            <button className="btn" type="submit">
              {words.spam.person}
            </button>
          </ActForm>
        </div>
      )}
      {joinedTo && (
        <div className="banner">
          <Icon name="swap" />
          <p>
            {fillIn(words.joined, { reference: joinedTo })} <a href={enquiryPath(joinedTo)}>{words.joinedLink}</a>
          </p>
        </div>
      )}
    </>
  );
}
