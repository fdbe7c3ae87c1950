// One place for moments: how long an hour is, and what a moment is called in India, where the firm's calls are made.
// India has one zone and no summer time, and the firm's dates are India's wherever the server or the reader is.
import { type Day, weekDays } from './hours.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
const offset = 330 * 60_000;

/** A Date whose UTC fields read as India's clock. */
export const inIndia = (at: number): Date => new Date(at + offset);

/** The number of India's day since 1970, and the moment at which such a day begins. */
export const dayOf = (at: number): number => Math.floor((at + offset) / day);
export const startOfDay = (number: number): number => number * day - offset;
export const startOfNextDay = (at: number): number => startOfDay(dayOf(at) + 1);

/** 2026-11-08 */
export const dateOf = (at: number): string => inIndia(at).toISOString().slice(0, 10);

/** The first of January 1970 was a Thursday. */
export const weekDayOf = (at: number): Day => weekDays[(((dayOf(at) + 3) % 7) + 7) % 7] as Day;

export const hourOf = (at: number): number => inIndia(at).getUTCHours();
export const nextFullHour = (at: number): number => Math.ceil((at + offset) / hour) * hour - offset;
