// What the visitor told, in the columns of an enquiry: everything here follows from the table of fields.
import {
  type AnswerField,
  type AnswerLabel,
  answerFields,
  fieldNames,
  fields,
  textFields,
} from '../../domain/lead/fields.ts';
import type { DeskColumns, FieldColumns, DeskLead, LeadRow, OwnColumns } from './tables.ts';

type Value = string | number | null;
/** By name, as the table of fields names its columns. */
const columnOf = (lead: LeadRow, column: string) => lead[column as keyof FieldColumns];

/** What was sent, with what we read out of it, in the words staff and receivers know. */
export const sentFields = (lead: LeadRow) => ({
  ...Object.fromEntries(
    fieldNames().flatMap((name): [string, Value][] => {
      const { column, reading } = fields[name];
      const sent: [string, Value] = [name, columnOf(lead, column)];
      return reading ? [sent, [reading.name, columnOf(lead, reading.column)]] : [sent];
    }),
  ),
  suspectedSpam: JSON.parse(lead.spam) as string[],
});

/** What the visitor typed and chose, by column. */
export const typedColumns = (lead: LeadRow) =>
  Object.fromEntries(textFields().map((name) => [fields[name].column, columnOf(lead, fields[name].column)]));

export interface Answer {
  field: AnswerField;
  label: AnswerLabel;
  /** As it was typed. */
  value: string;
  reading: Value;
}

/** What can be shown of it; empty answers are left out. */
export const answersOf = (lead: LeadRow): Answer[] =>
  answerFields()
    .map((field) => {
      const { column, label, reading } = fields[field];
      return {
        field,
        label: label as AnswerLabel,
        value: columnOf(lead, column) as string,
        reading: reading ? columnOf(lead, reading.column) : null,
      };
    })
    .filter(({ value }) => value !== '');

/** What becomes of the columns that are no field of the visitor's; a new one has to be decided on. */
type Fates<Columns> = { [Column in keyof Columns]: 'kept' | { emptied: Columns[Column] } };
const own: Fates<OwnColumns & DeskColumns> = {
  id: 'kept',
  reference: 'kept',
  status_token: { emptied: null },
  kind: 'kept',
  created_at: 'kept',
  due_at: 'kept',
  spam: 'kept',
  unknown_choices: 'kept',
  fingerprint: { emptied: '' },
  handled_at: 'kept',
  withdrawn_at: 'kept',
  erasure_requested_at: 'kept',
  erased_at: 'kept',
  version: 'kept',
  // How far it came and who worked on it is the firm's; what the person was lent, and by whom, is theirs.
  state: 'kept',
  closing_reason: 'kept',
  closed_at: 'kept',
  reached: 'kept',
  adviser_id: 'kept',
  assigned_at: 'kept',
  taken_at: 'kept',
  passed_by: 'kept',
  tries: 'kept',
  last_try_at: 'kept',
  follow_up_at: { emptied: null },
  lender: { emptied: '' },
  approved_inr: { emptied: null },
  disbursed_inr: { emptied: null },
  joined_to: { emptied: null },
  of_person: { emptied: 1 },
  taken_in_at: 'kept',
  call_how: { emptied: '' },
  call_language: { emptied: '' },
  call_from: { emptied: null },
  call_set_at: { emptied: null },
  call_changes: 'kept',
  promised_by: 'kept',
};

export const ownColumns = Object.keys(own);

/** The row of an erased enquiry: every personal field empty, the rest a stub for the audit. */
export function emptied(): Partial<DeskLead> {
  const columns: Record<string, Value> = {};
  for (const [column, fate] of Object.entries(own)) if (fate !== 'kept') columns[column] = fate.emptied;
  for (const { column, reading, personal } of Object.values(fields)) {
    if (!personal) continue;
    columns[column] = '';
    if (reading) columns[reading.column] = null;
  }
  return columns;
}
