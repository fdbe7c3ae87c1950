// The trail of an enquiry as people read it.
import { may } from '../../../domain/desk/permissions.ts';
import type { Contact } from '../../../domain/desk/states.ts';
import type { DeskLead, StoredEvent } from '../../db/tables.ts';
import { changesIn, type Column, type Detail } from './fields.ts';
import type { Named, TrailEntry, TrailType, Viewer } from './views.ts';

/** Emptied by erasure. */
export const detailOf = ({ detail }: Pick<StoredEvent, 'detail'>): Detail =>
  detail === null ? {} : (JSON.parse(detail) as Detail);

const undoable: readonly TrailType[] = [
  'taken',
  'passed',
  'contact',
  'moved',
  'follow_up',
  'details',
  'message',
  'spam',
  'not_spam',
  'joined',
];

/** The values it had before, if everything still stands as this event left it; null where it cannot be taken back. */
export function valuesBefore(lead: DeskLead, event: StoredEvent, me: Viewer): Partial<Record<Column, unknown>> | null {
  const { set = {} } = detailOf(event);
  const columns = Object.entries(set);
  const own = event.person_id === me.id || me.role === 'owner';
  if (!own || lead.erased_at !== null || columns.length === 0 || !undoable.includes(event.type as TrailType))
    return null;
  if (!may(me, 'undo', { adviserId: lead.adviser_id })) return null;
  if (columns.some(([column, [, to]]) => lead[column as Column] !== to)) return null;
  return Object.fromEntries(columns.map(([column, [from]]) => [column, from]));
}

export function trailOf(
  lead: DeskLead,
  events: StoredEvent[],
  me: Viewer,
  nameOf: (id: string) => Named,
): TrailEntry[] {
  const undone = new Set(events.flatMap((event) => (event.type === 'undone' ? [detailOf(event).event] : [])));
  return events.toReversed().map((event) => {
    const detail = detailOf(event);
    const { id, at, actor, person_id } = event;
    const named = detail.by === undefined ? null : { id: '', name: detail.by };
    return {
      id,
      at,
      type: event.type as TrailType,
      by: actor,
      person: person_id === null ? named : nameOf(person_id),
      how: (detail.how as Contact | undefined) ?? null,
      note: detail.note ?? null,
      call: detail.call ?? null,
      message: detail.message ?? null,
      changes: changesIn(detail),
      undoable: !undone.has(id) && valuesBefore(lead, event, me) !== null,
      undone: undone.has(id),
    };
  });
}
