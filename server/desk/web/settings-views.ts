// The settings as the page shows them: what holds, or what was typed where it was not taken.
import { deskSettings as words } from '../../../content/en/desk-settings.ts';
import { content } from '../../../content/load.ts';
import { longestRetention } from '../../../content/promise.ts';
import { firstTexts, templateLabel, templates } from '../../../desk/messages.ts';
import { type FirmSettings, hoursFields } from '../../../domain/desk/settings.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { type Day, daysInWords, type Hours, weekDays } from '../../../domain/hours.ts';
import { formatClock } from '../../../domain/money/format.ts';
import type { Stored } from '../settings/settings-store.ts';
import type { Setting, SettingsView } from '../settings/views.ts';
import { dateOf } from '../../../domain/moments.ts';

/** As env.ts bounds it. */
export const leastRetention = 30;

const spanOf = ({ opens, closes }: Pick<Hours, 'opens' | 'closes'>) =>
  fillIn(words.hours.span, { opens: formatClock(opens), closes: formatClock(closes) });

export const sayDay = (hours: readonly Hours[], day: Day): string => {
  const row = hours.find(({ days }) => days.includes(day));
  return row ? spanOf(row) : words.hours.closed;
};

/** "Mon-Fri 9:00 AM to 7:00 PM, Sat …" */
export const sayHours = (hours: readonly Hours[]): string =>
  hours
    .map((row) => fillIn(words.hours.row, { days: daysInWords(row.days, content('en').days, '-'), span: spanOf(row) }))
    .join(', ');

interface Given {
  now: FirmSettings;
  printed: FirmSettings;
  stored: Map<string, Stored>;
  at: number;
  nameOf: (id: string) => string | null;
  /** What was posted to this setting, and not taken. */
  typed?: { of: string; form: URLSearchParams };
}

export function settingsView({ now, printed, stored, at, nameOf, typed }: Given): SettingsView {
  const setting = (name: string): Setting => {
    const row = stored.get(name);
    return {
      version: row?.at ?? 0,
      changed: row ? { who: row.by === null ? null : nameOf(row.by), at: row.at } : null,
    };
  };
  const shown = (of: string, field: string, value: string) =>
    typed?.of === of ? (typed.form.get(field) ?? value) : value;
  const sameHours = weekDays.every((day) => sayDay(now.hours, day) === sayDay(printed.hours, day));
  const today = dateOf(at);
  return {
    hours: {
      ...setting('hours'),
      days: weekDays.map((day) => {
        const row = now.hours.find(({ days }) => days.includes(day));
        const names = hoursFields(day);
        return {
          day,
          opens: shown('hours', names.opens, row?.opens ?? ''),
          closes: shown('hours', names.closes, row?.closes ?? ''),
        };
      }),
      printed: sameHours ? null : sayHours(printed.hours),
    },
    holidays: {
      ahead: now.holidays.days.filter(({ date }) => date >= today),
      past: now.holidays.days.filter(({ date }) => date < today),
      confirmed: now.holidays.confirmed,
      typed: { date: shown('holidays', 'date', ''), name: shown('holidays', 'name', '') },
    },
    promise: {
      ...setting('promise'),
      value: shown('promise', 'promise', String(now.promiseHours)),
      printed: printed.promiseHours,
    },
    retention: {
      ...setting('retention'),
      value: shown('retention', 'retention', String(now.retentionDays)),
      least: leastRetention,
      printed: longestRetention,
    },
    messages: templates.map((id) => {
      const name = `message-${id}`;
      const texts = now.messages[id] ?? firstTexts(id);
      return {
        ...setting(name),
        id,
        label: templateLabel(id, 'en'),
        en: shown(name, 'en', texts.en),
        hi: shown(name, 'hi', texts.hi),
        isOwn: now.messages[id] !== undefined,
      };
    }),
  };
}
