// From a valid input to the rows that are stored: raw text, what we read from it, consents, audit, notifications.
import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { employments, type Field, fieldNames, fields, honeypotField, textFields } from '../../domain/lead/fields.ts';
import type { LeadInput } from '../../domain/lead/schema.ts';
import { type Parsed, parseAmount, parseMonthly } from '../../domain/money/parse.ts';
import type {
  ConsentEventRow,
  FieldColumns,
  LeadEventRow,
  LeadRow,
  OutboxKind,
  OutboxRow,
  Purpose,
} from '../db/tables.ts';
import { type Happening, kindsOn, reasonNotTo, waitOf } from '../notifications/policy.ts';
import { childId, idOf, referenceOf, statusTokenOf } from './identity.ts';

export interface LeadRecord {
  lead: LeadRow;
  consents: ConsentEventRow[];
  events: LeadEventRow[];
  outbox: OutboxRow[];
}

/** Nobody fills a form faster than this; a robot does. */
const tooFast = 1500;

/** What holds for every enquiry. */
export interface Given {
  /** The notice beside the forms (content/en/leads.ts): stored with every consent. */
  noticeVersion: string;
  /** How long the firm may take to call, in milliseconds. */
  promise: number;
  /** The loans it offers, by id. */
  loans: readonly string[];
  /** Makes the status link (status-key.ts). */
  key: Buffer;
}

export function buildRecord(input: LeadInput, now: number, { noticeVersion, promise, loans, key }: Given): LeadRecord {
  const id = idOf(input.submissionId);
  const words = fingerprint(input);
  const language = input.language || 'en';
  const spam = spamSigns(input, now);
  const lead: LeadRow = {
    id,
    reference: referenceOf(id, 0),
    status_token: statusTokenOf(id, words, key),
    kind: input.kind,
    created_at: now,
    due_at: now + promise,
    ...columnsOf({ ...input, language, conversation: input.shareConversation ? input.conversation : '' }),
    spam: JSON.stringify(spam),
    unknown_choices: JSON.stringify(unknownChoices(input, loans)),
    fingerprint: words,
    handled_at: null,
    withdrawn_at: null,
    erasure_requested_at: null,
    erased_at: null,
    closed_at: null,
    version: 1,
  };
  const given: Purpose[] = ['contact'];
  if (input.agreeTerms) given.push('terms');
  if (input.marketing) given.push('marketing');
  if (input.shareConversation) given.push('shareConversation');
  return {
    lead,
    consents: given.map((purpose) => ({
      lead_id: id,
      purpose,
      action: 'given',
      notice_version: noticeVersion,
      language,
      at: now,
    })),
    events: [event(id, 'received', 'visitor', now, spam.length > 0 ? { spam } : null)],
    outbox: notificationsOn('received', id, now, lead.due_at).filter(
      ({ kind }) => reasonNotTo(kind, lead, now) === null,
    ),
  };
}

export function event(
  leadId: string,
  type: string,
  actor: LeadEventRow['actor'],
  at: number,
  detail: object | null = null,
): LeadEventRow {
  const text = detail === null ? null : JSON.stringify(detail);
  const id = childId(leadId, type === 'received' ? type : `${type} ${at} ${text}`);
  return { id, lead_id: leadId, type, actor, at, detail: text };
}

/** The notifications that something calls for; some wait until the promised call is near. */
export const notificationsOn = (happening: Happening, leadId: string, now: number, callBy = now) =>
  kindsOn(happening).map((kind) => notification(leadId, kind, now, callBy));

function notification(leadId: string, kind: OutboxKind, now: number, callBy: number): OutboxRow {
  return {
    id: childId(leadId, `outbox ${kind}`),
    lead_id: leadId,
    kind,
    state: 'pending',
    due_at: now + Math.round((callBy - now) * waitOf(kind)),
    attempts: 0,
    locked_until: 0,
    last_error: null,
    created_at: now,
    sent_at: null,
  };
}

function fingerprint(input: LeadInput): string {
  const told = [input.kind, ...textFields().map((name) => input[name])];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}

function spamSigns(input: LeadInput, now: number): string[] {
  const elapsed = input.elapsed ?? (input.renderedAt === null ? null : now - input.renderedAt);
  return [
    ...(input[honeypotField] === '' ? [] : ['honeypot']),
    // A negative time is a wrong clock, not a robot.
    ...(elapsed !== null && elapsed >= 0 && elapsed < tooFast ? ['too_fast'] : []),
  ];
}

function unknownChoices(input: LeadInput, loans: readonly string[]): string[] {
  const choices: Partial<Record<Field['type'], readonly string[]>> = { loan: loans, employment: employments };
  return textFields().filter((name) => {
    const known = choices[fields[name].type];
    return known && input[name] !== '' && !known.includes(input[name]);
  });
}

const readers: Partial<Record<Field['type'], (text: string) => string | number | null>> = {
  phone: (text) => parsePhoneNumberFromString(text, 'IN')?.number ?? null,
  amount: (text) => rupees(parseAmount(text)),
  income: (text) => rupees(parseMonthly(text)),
};

function columnsOf(input: LeadInput): FieldColumns {
  const columns: Record<string, string | number | null> = {};
  for (const name of fieldNames()) {
    const { column, type, reading } = fields[name];
    columns[column] = input[name];
    if (reading) columns[reading.column] = readers[type]?.(input[name]) ?? null;
  }
  return columns as FieldColumns;
}

function rupees(amount: Parsed): number | null {
  if (!amount.ok) return null;
  const whole = Math.round(amount.value);
  return Number.isSafeInteger(whole) ? whole : null;
}
