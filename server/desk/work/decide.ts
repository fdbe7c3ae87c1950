// What an action makes of an enquiry, as new values of its columns. Pure: the store locks the row, asks here, and writes
// what comes back.
import {
  afterContact,
  afterMove,
  asksTwice,
  type Contact,
  isTry,
  type Standing,
  states,
} from '../../../domain/desk/states.ts';
import type { DeskLead } from '../../db/tables.ts';
import type { Columns, Detail } from './fields.ts';
import type { Action, Refusal, TrailType, Viewer } from './views.ts';
import { day } from '../../../domain/moments.ts';

export interface Decision {
  type: TrailType;
  set: Columns;
  detail?: Detail;
}
export interface Given {
  me: Viewer;
  now: number;
  /** Who can be given an enquiry. */
  advisers: readonly string[];
  /** The id of the enquiry another is joined to: the one that was named, or the newest other one of the same person. */
  other: string | null;
}
type Act<Do extends Action['do']> = Extract<Action, { do: Do }>;

const longestNote = 5000;
const longestName = 200;
const mostRupees = 1_000_000_000_000;

const standing = (lead: DeskLead): Standing => ({
  state: lead.state,
  reason: lead.closing_reason,
  contactedAt: lead.handled_at,
});

const columnsOf = (after: Standing, lead: DeskLead, now: number): Columns => ({
  state: after.state,
  closing_reason: after.reason,
  closed_at: after.state === 'closed' ? (lead.closed_at ?? now) : null,
  reached: after.state === 'closed' ? lead.reached : states.indexOf(after.state),
  handled_at: after.contactedAt,
});

/** Nobody is to be called: it was taken back, erased, or is no person's. */
type Stamps = Pick<DeskLead, 'withdrawn_at' | 'erasure_requested_at' | 'erased_at' | 'spam'>;
export const isCallable = ({ withdrawn_at, erasure_requested_at, erased_at, spam }: Stamps) =>
  withdrawn_at === null && erasure_requested_at === null && erased_at === null && spam === '[]';

/** Whoever works on an enquiry that is theirs, or nobody's, has it. */
const begun = ({ adviser_id, assigned_at, taken_at }: DeskLead, { me, now }: Given): Columns => {
  if (adviser_id === null) return { adviser_id: me.id, assigned_at: now, taken_at: now };
  return adviser_id === me.id ? { assigned_at, taken_at: taken_at ?? now } : {};
};

function contact(lead: DeskLead, how: Contact, given: Given): Columns {
  const after = afterContact(standing(lead), how, lead.tries, given.now);
  const passed = lead.follow_up_at !== null && lead.follow_up_at <= given.now;
  return {
    ...columnsOf(after, lead, given.now),
    ...(isTry(how) && { tries: lead.tries + 1, last_try_at: given.now }),
    // What was to be done by then was done with this.
    ...(how === 'spoke' && passed && { follow_up_at: null }),
    ...begun(lead, given),
  };
}

const isRupees = (value: number | null | undefined) =>
  value === undefined || value === null || (Number.isSafeInteger(value) && value >= 0 && value <= mostRupees);
const isMoment = (value: number | null | undefined, now: number) =>
  value === undefined ||
  value === null ||
  (Number.isSafeInteger(value) && value > now - day && value < now + 730 * day);

type Amounts = Pick<Act<'details'>, 'lender' | 'approvedInr' | 'disbursedInr'>;
const areValid = ({ lender, approvedInr, disbursedInr }: Amounts) =>
  (lender ?? '').length <= longestName && isRupees(approvedInr) && isRupees(disbursedInr);
const amounts = ({ lender, approvedInr, disbursedInr }: Amounts): Columns => ({
  ...(lender !== undefined && { lender: lender.trim() }),
  ...(approvedInr !== undefined && { approved_inr: approvedInr }),
  ...(disbursedInr !== undefined && { disbursed_inr: disbursedInr }),
});

function pass(lead: DeskLead, to: string | null, { me, now, advisers }: Given): Decision | Refusal {
  if (to !== null && !advisers.includes(to)) return 'unknown-person';
  const passedBy = [...new Set([...(JSON.parse(lead.passed_by) as string[]), lead.adviser_id ?? me.id])];
  const set: Columns =
    to === null
      ? { adviser_id: null, assigned_at: null, taken_at: null, passed_by: JSON.stringify(passedBy) }
      : { adviser_id: to, assigned_at: now, taken_at: to === me.id ? now : null };
  return { type: 'passed', set };
}

function move(lead: DeskLead, action: Act<'move'>, given: Given): Decision | Refusal {
  if (asksTwice(action.move) && !action.sure) return 'unsure';
  if (!areValid(action)) return 'invalid';
  const joins = action.move.to === 'closed' && action.move.reason === 'sent-twice';
  return {
    type: 'moved',
    set: {
      ...columnsOf(afterMove(standing(lead), action.move), lead, given.now),
      ...amounts(action),
      joined_to: joins ? given.other : null,
      ...(action.move.to === 'closed' && { follow_up_at: null }),
      ...begun(lead, given),
    },
  };
}

/** Erasing and undoing change more than columns: the store does them (act-store.ts). */
export type Decided = Exclude<Action['do'], 'erase' | 'undo' | 'retryNotifications'>;

const decisions: { [Do in Decided]: (lead: DeskLead, action: Act<Do>, given: Given) => Decision | Refusal } = {
  take: (lead, _, given) => {
    const { me, now } = given;
    const isMine = lead.adviser_id === me.id;
    return { type: 'taken', set: isMine ? begun(lead, given) : { adviser_id: me.id, assigned_at: now, taken_at: now } };
  },
  pass: (lead, { to }, given) => pass(lead, to, given),
  contact(lead, { how, note = '', followUpAt }, given) {
    if (note.length > longestNote || !isMoment(followUpAt, given.now)) return 'invalid';
    const set = { ...contact(lead, how, given), ...(followUpAt !== undefined && { follow_up_at: followUpAt }) };
    return { type: 'contact', set, detail: { how, ...(note.trim() && { note: note.trim() }) } };
  },
  note(lead, { text }, given) {
    const note = text.trim();
    return note === '' || note.length > longestNote
      ? 'invalid'
      : { type: 'note', set: lead.adviser_id === given.me.id ? begun(lead, given) : {}, detail: { note } };
  },
  move,
  followUp: (lead, { at }, given) =>
    isMoment(at, given.now) ? { type: 'follow_up', set: { follow_up_at: at, ...begun(lead, given) } } : 'invalid',
  details: (_, action) => (areValid(action) ? { type: 'details', set: amounts(action) } : 'invalid'),
  message: (lead, { channel, template, language }, given) =>
    template.length > longestName
      ? 'invalid'
      : { type: 'message', set: contact(lead, 'message', given), detail: { message: { channel, template, language } } },
  spam: () => ({ type: 'spam', set: { spam: '["marked"]' } }),
  notSpam: () => ({ type: 'not_spam', set: { spam: '[]' } }),
  join: (lead, _, given) =>
    given.other === null || given.other === lead.id
      ? 'unknown-reference'
      : {
          type: 'joined',
          set: {
            ...columnsOf(afterMove(standing(lead), { to: 'closed', reason: 'sent-twice' }), lead, given.now),
            joined_to: given.other,
            follow_up_at: null,
          },
        },
};

const asksToCall: readonly Action['do'][] = ['contact', 'message'];

export function decide(lead: DeskLead, action: Extract<Action, { do: Decided }>, given: Given): Decision | Refusal {
  if (lead.erased_at !== null) return 'erased';
  if (asksToCall.includes(action.do) && !isCallable(lead)) return 'not-callable';
  return (decisions[action.do] as (lead: DeskLead, action: Action, given: Given) => Decision | Refusal)(
    lead,
    action,
    given,
  );
}
