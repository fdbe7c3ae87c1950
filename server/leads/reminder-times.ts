// When we are reminded of a call that nobody has made.
import { reminders } from '../../domain/desk/assignment.ts';
import type { Office } from '../../domain/desk/office.ts';
import type { DeskColumns, LeadRow, OutboxKind } from '../db/tables.ts';
import { waitOf } from '../notifications/policy.ts';

const kinds = {
  adviser: 'reminder_adviser',
  team: 'reminder_team',
  owner: 'reminder_owner',
} as const satisfies Record<string, OutboxKind>;

type Due = Pick<LeadRow, 'created_at' | 'due_at'> & Pick<DeskColumns, 'call_from'>;

/** Counted from when it came in; from when its hour begins, where one was chosen: nobody is to call before. */
export function reminderTimes(office: Office, { created_at, due_at, call_from }: Due): Map<OutboxKind, number> {
  const from = call_from ?? created_at;
  return new Map<OutboxKind, number>([
    ['sla_reminder', from + Math.round((due_at - from) * waitOf('sla_reminder'))],
    ...reminders(office, from, due_at, due_at).map(({ to, at }): [OutboxKind, number] => [kinds[to], at]),
  ]);
}
