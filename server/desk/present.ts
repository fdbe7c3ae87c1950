// An enquiry as staff see it: JSON for tools, a line for the terminal, a row for spreadsheets.
import { sentFields } from '../db/lead-columns.ts';
import type { LeadRow } from '../db/tables.ts';
import { printable } from '../log.ts';

const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export function asJson(lead: LeadRow, place: string) {
  return clean({
    reference: lead.reference,
    kind: lead.kind,
    state: stateOf(lead),
    receivedAt: time(lead.created_at),
    callBy: time(lead.due_at),
    ...sentFields(lead),
    unknownChoices: JSON.parse(lead.unknown_choices) as string[],
    handledAt: time(lead.handled_at),
    withdrawnAt: time(lead.withdrawn_at),
    erasureRequestedAt: time(lead.erasure_requested_at),
    erasedAt: time(lead.erased_at),
    storedIn: place,
  });
}

export function stateOf(lead: LeadRow): string {
  if (lead.erased_at !== null) return 'erased';
  if (lead.erasure_requested_at !== null) return 'erasure requested';
  if (lead.withdrawn_at !== null) return 'withdrawn';
  if (lead.handled_at !== null) return 'handled';
  return 'waiting';
}

export function asLine(lead: LeadRow, place: string, now: number): string {
  const late = stateOf(lead) === 'waiting' && lead.due_at < now ? 'LATE' : '';
  const spam = lead.spam === '[]' ? '' : 'spam?';
  const marks = [late, spam, place === 'spool' ? 'spool' : ''].filter((mark) => mark !== '').join(' ');
  const received = new Date(lead.created_at).toISOString().slice(0, 16).replace('T', ' ');
  return [
    lead.reference,
    received,
    lead.kind.padEnd(11),
    stateOf(lead).padEnd(9),
    marks.padEnd(5),
    printable(lead.name),
  ].join('  ');
}

/** Every text in it without what a terminal or spreadsheet would obey; line breaks stay. The store keeps what was sent. */
export function clean<T>(value: T): T {
  if (typeof value === 'string') return value.split(/\r?\n/).map(printable).join('\n') as T;
  if (Array.isArray(value)) return value.map(clean) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)])) as T;
}

/** A cell that begins like a formula would run as one: an apostrophe makes it text in every spreadsheet. */
function csvCell(value: unknown): string {
  const text = clean(Array.isArray(value) ? value.join(' ') : String(value ?? ''));
  const safe = typeof value !== 'number' && /^\s*[=+\-@|%＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const csvLine = (values: unknown[]) => `${values.map(csvCell).join(',')}\r\n`;
