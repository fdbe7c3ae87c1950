// What owners set about the firm. Each setting is a form of its own; what cannot be taken comes back as it was typed.
import { createElement } from 'react';
import { deskSettings } from '../../../content/en/desk-settings.ts';
import { longestRetention } from '../../../content/promise.ts';
import { firstTexts, templateLabel, templates } from '../../../desk/messages.ts';
import { Settings } from '../../../desk/screens/settings.tsx';
import {
  type FirmSettings,
  type Read,
  readHoliday,
  readHours,
  readMessage,
  readWhole,
  withHoliday,
  withoutHoliday,
} from '../../../domain/desk/settings.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { SettingName } from '../settings/settings.ts';
import type { Section, SettingsView } from '../settings/views.ts';
import { type DeskContext, type DeskOptions, type DeskRoute, meOf } from './context.ts';
import { frameWithCounts } from './frame.ts';
import { refusals } from './refuse.ts';
import { renderDesk } from './render.ts';
import { change, hoursChange, messageChange } from './settings-log.ts';
import { leastRetention, sayHours, settingsView } from './settings-views.ts';
import { dateOf } from '../../../domain/moments.ts';

const sections = ['hours', 'holidays', 'promise', 'retention', 'messages'] as const satisfies Section[];
const { log } = deskSettings;

/** One setting that is changed as a whole: how it is read, told, and said to whoever was too late. */
interface Kind<Value> {
  section: Section;
  name: SettingName;
  read: (form: URLSearchParams) => Read<Value>;
  of: (settings: FirmSettings) => Value;
  told: (from: Value, to: Value) => string;
  said: (value: Value) => string;
}

export function settingsRoutes(options: DeskOptions): DeskRoute[] {
  const { settings, people, work, clock } = options;
  const refuse = refusals(options);

  async function page(c: DeskContext, more: Partial<SettingsView> = {}): Promise<Response> {
    const [frame, stored, all] = await Promise.all([frameWithCounts(c, options), settings.look(), people.list()]);
    const nameOf = (id: string) => all.find((one) => one.id === id)?.name ?? null;
    const of = more.wrong?.of ?? more.conflict?.of;
    const done = sections.find((one) => one === c.req.query('done'));
    const view: SettingsView = {
      ...settingsView({
        now: settings.now(),
        printed: settings.printed,
        stored,
        at: clock(),
        nameOf,
        ...(of !== undefined && { typed: { of, form: c.get('form') } }),
      }),
      ...(done && { done }),
      ...more,
    };
    const status = more.wrong ? 422 : more.conflict ? 409 : 200;
    return renderDesk(c, createElement(Settings, { frame, view }), status);
  }
  const done = (c: DeskContext, section: Section) => c.redirect(`/desk/settings?done=${section}#${section}`, 303);

  /** Somebody was faster: both are shown, and the next save knows of theirs. */
  async function late(c: DeskContext, name: string, saved: string): Promise<Response> {
    const stored = (await settings.look()).get(name);
    const by = stored?.by ? await people.byId(stored.by) : null;
    return page(c, { conflict: { of: name, who: by?.name ?? null, at: stored?.at ?? clock(), saved } });
  }

  async function save<Value>(c: DeskContext, kind: Kind<Value>): Promise<Response> {
    const { section, name, read, of, told, said } = kind;
    const form = c.get('form');
    const resets = form.get('reset') === 'yes';
    const reading = resets ? { value: of(settings.printed) } : read(form);
    if ('wrong' in reading) return page(c, { wrong: { of: name, fields: reading.wrong } });
    const { value } = reading;
    const outcome = await settings.change(name, {
      seen: Number(form.get('seen')),
      by: meOf(c).person.id,
      make(now) {
        const detail = told(of(now), value);
        return detail === '' ? null : { value: resets ? null : value, detail };
      },
    });
    if (outcome === 'conflict') return late(c, name, said(of(settings.now())));
    if (section === 'hours') await work.remindAnew();
    return done(c, section);
  }

  /** Days are added and taken away one by one: two owners at once do not disturb each other. */
  async function changeHolidays(
    c: DeskContext,
    make: (now: FirmSettings['holidays']) => { value: FirmSettings['holidays']; detail: string } | null,
  ): Promise<Response> {
    await settings.change('holidays', { seen: null, by: meOf(c).person.id, make: (now) => make(now.holidays) });
    await work.remindAnew();
    return done(c, 'holidays');
  }
  const onDay = (date: string) => fillIn(log.holiday, { date });

  const hours: Kind<FirmSettings['hours']> = {
    section: 'hours',
    name: 'hours',
    read: readHours,
    of: (now) => now.hours,
    told: hoursChange,
    said: sayHours,
  };
  const figure = (section: 'promise' | 'retention', least: number, most: number): Kind<number> => ({
    section,
    name: section,
    read: (form) => readWhole(form, section, least, most),
    of: (now) => (section === 'promise' ? now.promiseHours : now.retentionDays),
    told: (from, to) =>
      from === to ? '' : change(log[section], from, fillIn(deskSettings[section].is, { value: to })),
    said: (value) => fillIn(deskSettings[section].is, { value }),
  });
  const post = (path: string, answer: (c: DeskContext) => Response | Promise<Response>): DeskRoute => ({
    method: 'POST',
    path: `/desk/settings/${path}`,
    deed: 'settings',
    answer,
  });

  return [
    { method: 'GET', path: '/desk/settings', deed: 'settings', answer: (c) => page(c) },
    post('hours', (c) => save(c, hours)),
    post('promise', (c) => save(c, figure('promise', 1, settings.printed.promiseHours))),
    post('retention', (c) => save(c, figure('retention', leastRetention, longestRetention))),
    post('message', (c) => {
      const id = templates.find((one) => one === c.get('form').get('message'));
      if (!id) return refuse.missing(c);
      return save(c, {
        section: 'messages',
        name: `message-${id}`,
        read: readMessage,
        of: (now) => now.messages[id] ?? firstTexts(id),
        told: (from, to) => messageChange(templateLabel(id, 'en'), from, to),
        said: ({ en, hi }) => `${en}\n\n${hi}`,
      });
    }),
    post('holidays/add', (c) => {
      const { days } = settings.now().holidays;
      const reading = readHoliday(c.get('form'), days, dateOf(clock()));
      if ('wrong' in reading) return page(c, { wrong: { of: 'holidays', fields: reading.wrong } });
      const { value: day } = reading;
      return changeHolidays(c, (now) =>
        now.days.some(({ date }) => date === day.date)
          ? null
          : { value: withHoliday(now, day), detail: change(onDay(day.date), log.none, day.name) },
      );
    }),
    post('holidays/remove', (c) => {
      const date = c.get('form').get('date') ?? '';
      return changeHolidays(c, (now) => {
        const day = now.days.find((one) => one.date === date);
        return day ? { value: withoutHoliday(now, date), detail: change(onDay(date), day.name, log.none) } : null;
      });
    }),
    post('holidays/confirm', (c) =>
      changeHolidays(c, (now) =>
        now.confirmed
          ? null
          : { value: { ...now, confirmed: true }, detail: change(log.holidays, log.samples, log.confirmed) },
      ),
    ),
  ];
}
