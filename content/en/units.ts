// How figures of the ledger and days are said in English. A Hindi folder brings its own.
import type { Day } from '../../domain/hours.ts';

export const units = {
  years: ['year', 'years'],
  months: ['month', 'months'],
  days: ['day', 'days'],
  'working-days': ['working day', 'working days'],
  hours: ['hour', 'hours'],
  age: ['years', 'years'],
  'sq-m': ['sq m', 'sq m'],
  crore: 'crore',
  thousandShort: 'K',
  open: 'open',
  openUntil: 'open until {date}',
  closed: 'closed on {date}',
  changed: 'changed on {date}',
  announced: 'announced on {date}',
  unconfirmed: 'approved until {date}, continuation not confirmed: ask us',
  monthNames: 'January February March April May June July August September October November December',
} as const;

export const readings = {
  acrossLenders: 'across all lenders',
  typicalOffer: 'typical offer',
} as const;

/** On the sign by the door. */
export const days: Record<Day, string> = {
  Monday: 'Mon',
  Tuesday: 'Tue',
  Wednesday: 'Wed',
  Thursday: 'Thu',
  Friday: 'Fri',
  Saturday: 'Sat',
  Sunday: 'Sun',
};
