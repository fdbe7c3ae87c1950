import { firm } from '../../../content/firm.ts';
import { holidays } from '../../../content/holidays.ts';
import { promise } from '../../../content/promise.ts';
import type { FirmSettings } from '../../../domain/desk/settings.ts';
import { hour } from '../../../domain/moments.ts';

/** What holds until owners set something else: what the pages say, and what whoever runs the site chose. */
export const printedSettings = (retentionDays: number): FirmSettings => ({
  hours: firm.hours,
  holidays,
  promiseHours: promise / hour,
  retentionDays,
  messages: {},
});
