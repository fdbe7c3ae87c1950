// Offices and moments for the desk's tests: the firm's with a holiday, and any.
import fc from 'fast-check';
import type { Office } from '../../domain/desk/office.ts';
import { type Hours, weekDays } from '../../domain/hours.ts';

/** A moment in India. */
export const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:30`);

export const office: Office = {
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '19:00' },
    { days: ['Saturday'], opens: '09:00', closes: '17:00' },
    { days: ['Sunday'], opens: '10:00', closes: '15:00' },
  ],
  holidays: ['2026-11-08'],
};

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyHours: fc.Arbitrary<Hours[]> = fc
  .array(fc.option(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 720 }))), {
    minLength: 7,
    maxLength: 7,
  })
  .map((days) =>
    days.flatMap((day, index) => {
      const name = weekDays[index];
      return day && name ? [{ days: [name], opens: time(day[0]), closes: time(day[0] + day[1]) }] : [];
    }),
  );

const first = at('2026-11-01', '00:00');
export const anyMoment = fc.integer({ min: first, max: first + 60 * 86_400_000 });
export const anyOffice: fc.Arbitrary<Office> = fc.record({
  hours: anyHours,
  holidays: fc.uniqueArray(
    fc.nat(60).map((day) => new Date(first + day * 86_400_000 + 6 * 3_600_000).toISOString().slice(0, 10)),
    { maxLength: 5 },
  ),
});
