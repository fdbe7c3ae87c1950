// What a mail to staff has of its own: a subject that says what can wait, and the ways on.
import { deskMails as words } from '../../content/en/desk-mails.ts';
import { content } from '../../content/load.ts';
import { readClock } from '../../domain/desk/clock.ts';
import type { Office } from '../../domain/desk/office.ts';
import { duration } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { formatMoment, rupees } from '../../domain/money/format.ts';
import type { LeadRow } from '../db/tables.ts';

/** Where a reader can go from the mail. `until` where the links are one person's. */
export interface Ways {
  until: number | null;
  links: { act: keyof typeof words.acts; url: string }[];
}

/** What the mail is written for: who reads it, and when. */
export interface Reader {
  ways: Ways | null;
  office: Office;
  now: number;
}

function timeLeft(lead: LeadRow, { office, now }: Reader): string {
  const promised = { receivedAt: lead.created_at, dueAt: lead.due_at, contactedAt: lead.handled_at, callable: true };
  const reading = readClock(office, promised, now);
  if (reading.kind === 'in-time' || reading.kind === 'soon')
    return fillIn(words.left, { time: duration(reading.left) });
  if (reading.kind === 'closed') return fillIn(words.left, { time: duration(0) });
  return reading.kind === 'overdue' ? fillIn(words.late, { time: duration(reading.late) }) : '';
}

/** Home loan, ₹45,00,000, K., 6 h 28 m left: of the name no more than stands on a door. */
export function subjectOf(lead: LeadRow, kind: string, reader: Reader): string {
  const loan = content('en').services[lead.loan_type]?.name;
  const initial = /\p{L}/u.exec(lead.name)?.[0].toUpperCase();
  const parts = [
    loan ? loan.charAt(0) + loan.slice(1).toLowerCase() : kind,
    lead.loan_amount_inr === null ? '' : rupees(lead.loan_amount_inr),
    initial ? `${initial}.` : '',
    timeLeft(lead, reader),
  ];
  const what = parts.filter((part) => part !== '').join(', ');
  return fillIn(words.subject, { what, reference: lead.reference });
}

/** Nobody calls what looks like spam by one tap. */
export const linksOf = ({ spam }: LeadRow, { ways }: Reader) =>
  (ways?.links ?? [])
    .filter(({ act }) => spam === '[]' || act === 'open' || act === 'mine')
    .map(({ act, url }) => ({ text: words.acts[act], url }));

/** How long the links work; without any, what to do instead. */
export function closingOf({ ways }: Reader, instead: string): string[] {
  if (!ways) return [instead];
  return ways.until === null ? [] : [fillIn(words.until, { until: formatMoment(ways.until) })];
}
