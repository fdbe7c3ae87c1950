// How figures of the ledger and days are said in English. A Hindi folder brings its own.
import type { Day } from '../../domain/hours.ts';

export const units = {
  years: ['year', 'years'],
  months: ['month', 'months'],
  days: ['day', 'days'],
  'working-days': ['working day', 'working days'],
  hours: ['hour', 'hours'],
  age: ['years', 'years'],
  crore: 'crore',
  thousandShort: 'K',
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
