// One enquiry: the time left, the person, what was asked, what to do next, everything that happened.
import { deskEnquiry as words } from '../../content/en/desk-enquiry.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { may } from '../../domain/desk/permissions.ts';
import type { FirmSettings } from '../../domain/desk/settings.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { EnquiryView, Refusal } from '../../server/desk/work/views.ts';
import { Agreed, kindOfEnquiry, SamePerson, SentBySystem } from '../parts/about-person.tsx';
import { Asked } from '../parts/asked.tsx';
import { CalledSheet, FollowUpSheet } from '../parts/call-sheets.tsx';
import { DeskPage, News, type Working } from '../parts/desk-page.tsx';
import { Emi } from '../parts/emi.tsx';
import { EnquiryBanners } from '../parts/enquiry-banners.tsx';
import { Icon } from '../parts/icon.tsx';
import { Name } from '../parts/name.tsx';
import { NextSteps } from '../parts/next-steps.tsx';
import { Dock, ReachButtons } from '../parts/reach.tsx';
import { DetailsSheet, EraseSheet, PassSheet, StateSheet } from '../parts/state-sheets.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { Talk } from '../parts/talk.tsx';
import { Timebox } from '../parts/timebox.tsx';
import { Search } from '../parts/top.tsx';
import { Trail } from '../parts/trail.tsx';
import { type Draft, WriteSheet } from '../parts/write-sheet.tsx';
import type { EmiAsked } from '../emi-words.ts';
import { languageOfEnquiry } from '../messages.ts';
import { enquiryPath, nth, wishOf } from '../say.ts';

export interface EnquiryProps extends Working {
  view: EnquiryView;
  /** Messages that the firm wrote itself. */
  own: FirmSettings['messages'];
  draft?: Draft | undefined;
  emiAsked?: EmiAsked | undefined;
  /** Why the last save did not go through, and the note that was typed. */
  refused?: Refusal | undefined;
  typedNote?: string | undefined;
}

export function Enquiry({ view, own, draft, emiAsked, refused, typedNote, ...working }: EnquiryProps) {
  const { frame, office } = working;
  const { row } = view;
  const token = frame.formToken;
  const wish = wishOf(row, view.office.now);
  const mayErase = may(frame.me, 'erase') && row.blocked !== 'erased';
  return (
    <DeskPage
      {...working}
      here="enquiry"
      title={fillIn(words.title, { reference: row.reference })}
      top={<EnquiryTop view={view} token={token} />}
      dock={row.blocked ? undefined : <Dock row={row} />}
    >
      <div data-own={row.reference} data-version={row.version}>
        <News says={deskWork.live.changed} />
      </div>
      <EnquiryBanners view={view} token={token} refused={refused} />
      <header className="lead__head">
        <h1>
          <Name name={row.name} />
        </h1>
        <p className="lead__meta sub">
          <span className="fig">{row.reference}</span>
          <span>{kindOfEnquiry(view)}</span>
          <span>{words.languages[languageOfEnquiry(row)]}</span>
          {wish && <b className="tag">{wish}</b>}
          {row.ofPerson > 1 && (
            <a className="tag" href="#same">
              {fillIn(words.fromPerson, { nth: nth(row.ofPerson) })}
            </a>
          )}
        </p>
        <p className="here" role="status" hidden data-here={JSON.stringify(deskWork.live.here)}>
          <span className="face" aria-hidden="true" />
          <span>
            <b data-text="" /> {deskWork.live.calling}
          </span>
        </p>
        {!row.blocked && <ReachButtons row={row} />}
      </header>
      <Timebox view={view} />
      <Stepper row={row} token={token} />
      <div className="lead">
        <Asked view={view} />
        <aside aria-label={words.steps.label}>
          <NextSteps view={view} me={frame.me} token={token} />
          {view.emi && <Emi view={view} emi={view.emi} asked={emiAsked} />}
        </aside>
        <div>
          <Trail view={view} token={token} typed={typedNote} />
          {view.conversation && <Talk conversation={view.conversation} />}
        </div>
        <aside aria-label={words.same.label}>
          <SamePerson view={view} token={token} />
          <Agreed view={view} />
          <SentBySystem view={view} token={token} />
          {mayErase && (
            <p className="part">
              <a className="btn btn--danger" href="#erase">
                {words.erase.open}
              </a>
            </p>
          )}
        </aside>
      </div>
      <CalledSheet view={view} office={office} token={token} />
      <WriteSheet view={view} me={frame.me} token={token} own={own} draft={draft} />
      <StateSheet view={view} token={token} />
      <FollowUpSheet view={view} office={office} token={token} />
      <DetailsSheet view={view} token={token} />
      <PassSheet view={view} token={token} />
      {mayErase && <EraseSheet view={view} token={token} />}
    </DeskPage>
  );
}

function EnquiryTop({ view: { place }, token }: { view: EnquiryView; token: string }) {
  const [where, at] = words.place;
  return (
    <>
      <a className="btn btn--icon top__back" href="/desk/queue" aria-label={words.back}>
        <Icon name="left" />
      </a>
      <p className="top__where">
        {place && (
          <>
            <span className="only-wide">{where}</span>
            {fillIn(at ?? '', place as unknown as Record<string, number>)}
          </>
        )}
      </p>
      <Search token={token} />
      {place?.previous && (
        <a className="btn btn--icon" href={enquiryPath(place.previous)} aria-label={words.previous} data-previous="">
          <Icon name="left" />
        </a>
      )}
      {place?.next && (
        <a className="btn btn--icon" href={enquiryPath(place.next)} aria-label={words.next} data-next="">
          <Icon name="right" />
        </a>
      )}
    </>
  );
}
