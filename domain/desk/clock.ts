// How long an enquiry has got. The promise runs on the wall from the moment it came in; what the clock shows is the
// open time that is left of it.
import { afterOpen, lastOpen, nextOpen, type Office, openBetween } from './office.ts';
import { hour } from '../moments.ts';

export interface Promised {
  receivedAt: number;
  dueAt: number;
  /** The first call in which we spoke, or a message after a try. */
  contactedAt: number | null;
  /** Withdrawn, erasure asked for, spam, erased: nobody is to be called. */
  callable: boolean;
}

export type Reading =
  | { kind: 'in-time' | 'soon'; left: number; by: number }
  /** No open time left, though the promise has not passed: call now, or when we open. */
  | { kind: 'closed'; due: number; opens: number | null }
  | { kind: 'overdue'; late: number; due: number }
  | { kind: 'stopped' | 'stopped-late'; took: number }
  | { kind: 'none' };

/** Open time from which on an enquiry is soon due. */
export const soon = 4 * hour;

/** The moment that parts "soon" from "in time": one sum for a page of rows. */
export const soonUntil = (office: Office, now: number): number =>
  afterOpen(office, now, soon) ?? Number.POSITIVE_INFINITY;

export function readClock(office: Office, promised: Promised, now: number): Reading {
  const { receivedAt, dueAt, contactedAt, callable } = promised;
  if (contactedAt !== null)
    return { kind: contactedAt > dueAt ? 'stopped-late' : 'stopped', took: contactedAt - receivedAt };
  if (!callable) return { kind: 'none' };
  if (now > dueAt) return { kind: 'overdue', late: now - dueAt, due: dueAt };
  const left = openBetween(office, now, dueAt);
  if (left === 0) return { kind: 'closed', due: dueAt, opens: nextOpen(office, now) };
  return { kind: left < soon ? 'soon' : 'in-time', left, by: lastOpen(office, dueAt) ?? dueAt };
}

/** A stone for each open hour of the promise, and how many of them are left. */
export function stones(office: Office, { receivedAt, dueAt }: Promised, now: number): { of: number; left: number } {
  const hours = (from: number) => openBetween(office, from, dueAt) / hour;
  return { of: Math.ceil(hours(receivedAt)), left: Math.ceil(hours(Math.max(now, receivedAt))) };
}
