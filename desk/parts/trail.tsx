// Notes and history, newest first. Nothing is overwritten: each note stays.
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { deskTemplates } from '../../content/en/desk-templates.ts';
import { sayWhen } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { sayCall } from '../../domain/lead/say-call.ts';
import type { EnquiryView, TrailEntry } from '../../server/desk/work/views.ts';
import { type FieldNames, fieldValue } from '../field-value.ts';
import { firstName, nameOf } from '../say.ts';
import { ActForm } from './act-form.tsx';
import { Says } from './name.tsx';

const words = deskEnquiry.trail;

interface Props {
  view: EnquiryView;
  token: string;
  /** What was typed and could not be saved. */
  typed?: string | undefined;
}

export function Trail({ view, token, typed }: Props) {
  const { row, trail, office } = view;
  const names: FieldNames = { advisers: view.advisers, trail, now: office.now };
  return (
    <section className="part" aria-labelledby="trail-title">
      <div className="part__head">
        <h2 id="trail-title">{words.title}</h2>
        <span className="sub">{words.order}</span>
      </div>
      <ActForm className="compose" token={token} of={row} act="note">
        <label className="visually-hidden" htmlFor="note">
          {words.label}
        </label>
        <textarea
          className="input"
          id="note"
          name="text"
          rows={2}
          required
          maxLength={4000}
          placeholder={words.placeholder}
          defaultValue={typed}
        />
        <div className="compose__row">
          <p className="sub">{words.stays}</p>
          <button className="btn" type="submit">
            {words.add}
          </button>
        </div>
      </ActForm>
      <ol className="trail">
        {trail.map((entry) => (
          <Entry key={entry.id} entry={entry} view={view} names={names} token={token} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  entry: TrailEntry;
  view: EnquiryView;
  names: FieldNames;
  token: string;
}

function Entry({ entry, view: { row, office }, names, token }: EntryProps) {
  const changes = entry.changes.filter(({ field }) => !(field === 'adviser' && entry.type !== 'moved'));
  return (
    <li className={entry.note ? 'trail__note' : undefined}>
      <p>
        <b>{actorOf(entry, nameOf(row))}</b> {eventWords(entry, names)}{' '}
        <span className="sub nowrap">
          {sayWhen(entry.at, office.now)}
          {entry.undone && `, ${words.undone}`}
        </span>
      </p>
      {changes.map(({ field, from, to }) => (
        <p key={field} className="sub">
          {fillIn(words.changed, {
            field: deskEnquiry.fields[field],
            from: fieldValue(field, from, names),
            to: fieldValue(field, to, names),
          })}
        </p>
      ))}
      {entry.note && <Says text={entry.note} small />}
      {entry.undoable && (
        <ActForm token={token} of={row} act="undo">
          <input type="hidden" name="event" value={entry.id} />
          <button className="btn btn--quiet btn--flush" type="submit">
            {words.undo}
          </button>
        </ActForm>
      )}
    </li>
  );
}

function actorOf({ by, person }: TrailEntry, sender: string): string {
  if (by === 'visitor') return firstName(sender);
  if (by === 'system') return words.system;
  return person ? firstName(person.name) : words.staff;
}

const isTemplate = (name: string): name is keyof typeof deskTemplates => name in deskTemplates;

function eventWords(entry: TrailEntry, names: FieldNames): string {
  if (entry.type === 'contact' && entry.how) return words.contacts[entry.how];
  if (entry.message) {
    const { channel, template } = entry.message;
    return fillIn(words.messages[channel], {
      template: isTemplate(template) ? deskTemplates[template].label.toLowerCase() : template,
    });
  }
  const adviser = entry.changes.find(({ field }) => field === 'adviser')?.to ?? null;
  return fillIn(words.events[entry.type], {
    adviser: fieldValue('adviser', adviser, names),
    call: entry.call ? sayCall(entry.call, deskWork.wish) : '',
  });
}
