// What content/firm.ts must look like.
import * as v from 'valibot';
import { weekDays } from '../domain/hours.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const email = v.pipe(v.string(), v.email('must be an e-mail address'));
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in 24-hour form, such as 09:00'));

const phone = v.pipe(
  v.strictObject({
    shown: v.pipe(v.string(), v.regex(/^\+91( ?\d){10}$/, 'must be +91 and ten digits, such as +91 141 000 0000')),
    dial: v.string(),
  }),
  v.check(({ shown, dial }) => dial === shown.replaceAll(' ', ''), 'dial is another number than shown'),
);

const hours = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(v.picklist(weekDays)), v.minLength(1)),
    opens: clock,
    closes: clock,
  }),
  v.check(({ opens, closes }) => opens < closes, 'closes before it opens'),
);

export const firmSchema = v.strictObject({
  sample: v.boolean(),
  name: v.pipe(text, v.maxLength(40)),
  legal: v.strictObject({
    entity: text,
    registrations: v.pipe(v.array(text), v.minLength(1)),
    grievanceOfficer: text,
  }),
  siteUrl: v.pipe(v.string(), v.regex(/^https:\/\/[^/\s]+$/, 'must be https:// and the host, with nothing after it')),
  phones: v.strictObject({ main: phone, messaging: phone }),
  emails: v.strictObject({ general: email, loans: email, support: email, careers: email, grievance: email }),
  geo: v.strictObject({
    latitude: v.pipe(v.number(), v.minValue(6), v.maxValue(38)),
    longitude: v.pipe(v.number(), v.minValue(68), v.maxValue(98)),
  }),
  hours: v.pipe(
    v.array(hours),
    v.minLength(1),
    v.check((rows) => {
      const days = rows.flatMap((row) => row.days);
      return new Set(days).size === days.length;
    }, 'a day stands in two rows'),
  ),
  callsPerHour: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  social: v.array(
    v.strictObject({
      name: text,
      icon: text,
      href: v.pipe(v.string(), v.regex(/^(#|https:\/\/)\S+$/, 'must begin with https://, or # while there is none')),
    }),
  ),
  copyrightYear: v.pipe(v.number(), v.integer(), v.minValue(2009), v.maxValue(2100)),
});
