// Moments as the desk says them: "3:25 PM" today, "Wed 10:48 AM" within a week, else "3 Mar 2026". India's time.
import { english, formatClock, formatTime } from '../money/format.ts';
import { dayOf, hour, inIndia, weekDayOf } from '../moments.ts';

const short = (name: string | undefined) => (name ?? '').slice(0, 3);

/** 3:25 PM */
export const timeOfDay = (at: number): string => formatClock(formatTime(at));

/** Wed */
export const weekDay = (at: number): string => short(weekDayOf(at));

/** 17 Nov */
export const dayAndMonth = (at: number): string =>
  `${inIndia(at).getUTCDate()} ${short(english.monthNames[inIndia(at).getUTCMonth()])}`;

/** Tue 17 Nov */
export const shortDay = (at: number): string => `${weekDay(at)} ${dayAndMonth(at)}`;

/** 3 Mar 2026 */
export const shortDate = (at: number): string => `${dayAndMonth(at)} ${inIndia(at).getUTCFullYear()}`;

/** How many days of the calendar lie between: 1 is tomorrow, −1 yesterday. */
export const daysFrom = (now: number, at: number): number => dayOf(at) - dayOf(now);

export function sayWhen(at: number, now: number): string {
  const days = daysFrom(now, at);
  if (days === 0) return timeOfDay(at);
  return Math.abs(days) < 7 ? `${weekDay(at)} ${timeOfDay(at)}` : shortDate(at);
}

/** 1 h 05 m: whole minutes, the rest let go. */
export function duration(length: number): string {
  const minutes = Math.floor(length / 60_000);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} m`;
}

/** Tuesday 17 November */
export const longDay = (at: number): string =>
  `${weekDayOf(at)} ${inIndia(at).getUTCDate()} ${english.monthNames[inIndia(at).getUTCMonth()]}`;

const hourAndHalf = (at: number) => {
  const [clock = '', half = ''] = timeOfDay(at).split(' ');
  return { clock: clock.replace(':00', ''), half };
};

/** 1–2 PM, 11 AM–12 PM: the hour that begins then; for the ear with "to" between. */
export function hourRange(from: number, between = '–'): string {
  const [begins, ends] = [hourAndHalf(from), hourAndHalf(from + hour)];
  const first = begins.half === ends.half ? begins.clock : `${begins.clock} ${begins.half}`;
  return `${first}${between}${ends.clock} ${ends.half}`;
}

/** 11–12, where the day's part stands above it. */
export const shortHourRange = (from: number): string => `${hourAndHalf(from).clock}–${hourAndHalf(from + hour).clock}`;
