import type { CallChoice } from '../../domain/desk/call-hours.ts';
import type { DeskColumns } from './tables.ts';

type Called = Partial<Pick<DeskColumns, 'call_how' | 'call_from' | 'call_language'>>;

/** How the borrower wants to be reached, as the columns of an enquiry hold it; null where nothing was chosen. */
export const callOf = ({ call_how, call_from, call_language }: Called): CallChoice | null =>
  call_how && call_language ? { how: call_how, from: call_from ?? null, language: call_language } : null;
