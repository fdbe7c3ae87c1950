// What one person can overwrite of another's, as columns of the enquiry: the trail tells of it and conflicts are found
// by it. Everything else a change touches only ever adds.
import type { CallChoice } from '../../../domain/desk/call-hours.ts';
import type { DeskLead } from '../../db/tables.ts';
import type { Change } from '../../leads/rows.ts';
import { type DeskField, type DeskValue, deskFields } from './views.ts';

export type Columns = NonNullable<Change['set']>;
export type Column = keyof Columns;

/** Stored with each event: which version it made, what became what, and what was said. */
export interface Detail {
  v?: number;
  set?: Partial<Record<Column, [from: DeskValue, to: DeskValue]>>;
  how?: string;
  note?: string;
  call?: CallChoice;
  message?: { channel: 'whatsapp' | 'email'; template: string; language: 'en' | 'hi' };
  /** A name typed at the command line. */
  by?: string;
  /** The event that was taken back. */
  event?: string;
}

const columnsOf: Record<DeskField, readonly Column[]> = {
  state: ['state', 'closing_reason', 'closed_at', 'reached'],
  adviser: ['adviser_id', 'assigned_at', 'taken_at', 'passed_by'],
  followUp: ['follow_up_at'],
  lender: ['lender'],
  approved: ['approved_inr'],
  disbursed: ['disbursed_inr'],
  spam: ['spam'],
  joined: ['joined_to'],
};

/** The value of a field in a row, or in a part of one. */
export function fieldValue(field: DeskField, row: Partial<DeskLead>): DeskValue {
  const [first] = columnsOf[field];
  if (field === 'state' && row.state === 'closed') return `closed:${row.closing_reason ?? ''}`;
  return (first && (row[first] as DeskValue | undefined)) ?? null;
}

/** Only what differs from how it stands. */
export function differing(lead: DeskLead, set: Columns): Columns {
  return Object.fromEntries(Object.entries(set).filter(([column, value]) => lead[column as Column] !== value));
}

export const without = (set: Columns, fields: readonly DeskField[]): Columns => {
  const dropped = new Set<string>(fields.flatMap((field) => columnsOf[field]));
  return Object.fromEntries(Object.entries(set).filter(([column]) => !dropped.has(column)));
};

export const stepsOf = (lead: DeskLead, set: Columns): NonNullable<Detail['set']> =>
  Object.fromEntries(
    Object.entries(set).map(([column, value]) => [column, [lead[column as Column], value] as [DeskValue, DeskValue]]),
  );

const side = (steps: NonNullable<Detail['set']>, at: 0 | 1) =>
  Object.fromEntries(Object.entries(steps).map(([column, pair]) => [column, pair[at]])) as Partial<DeskLead>;

/** What an event changed, field by field. */
export function changesIn({ set = {} }: Detail): { field: DeskField; from: DeskValue; to: DeskValue }[] {
  const [before, after] = [side(set, 0), side(set, 1)];
  return deskFields
    .filter((field) => columnsOf[field][0] !== undefined && (columnsOf[field][0] as Column) in set)
    .map((field) => ({ field, from: fieldValue(field, before), to: fieldValue(field, after) }))
    .filter(({ from, to }) => from !== to);
}

export const fieldsOf = (set: Columns): DeskField[] =>
  deskFields.filter(
    (field) => (columnsOf[field][0] as Column) in set || (field === 'state' && 'closing_reason' in set),
  );
