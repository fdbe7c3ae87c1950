// What a firm may set about itself at the desk, and how what was typed into those fields is read. A value is either
// right, or says at which field it is wrong and why.
import { type Day, type Hours, weekDays } from '../hours.ts';
import { fillIn } from '../fill-in.ts';

export interface Holiday {
  /** As 2026-12-25. */
  date: string;
  name: string;
}
export interface Holidays {
  days: readonly Holiday[];
  /** Somebody of the firm said that these are theirs. */
  confirmed: boolean;
}
export type MessageTexts = Record<'en' | 'hi', string>;

export interface FirmSettings {
  hours: readonly Hours[];
  holidays: Holidays;
  promiseHours: number;
  retentionDays: number;
  /** Those that the firm wrote itself, by template. */
  messages: Readonly<Record<string, MessageTexts>>;
}

export type Wrong = 'half' | 'time' | 'order' | 'never' | 'date' | 'past' | 'far' | 'known' | 'name' | 'whole' | Text;
type Text = 'empty' | 'long' | 'unknown';
export type Read<Value> = { value: Value } | { wrong: Record<string, Wrong> };

type Fields = { get(name: string): string | null };
const typed = (form: Fields, name: string) => (form.get(name) ?? '').trim();

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
export const hoursFields = (day: Day) => ({ opens: `opens-${day}`, closes: `closes-${day}` });

/** Two fields a day; a day with both empty is closed. */
export function readHours(form: Fields): Read<Hours[]> {
  const wrong: Record<string, Wrong> = {};
  const rows: { days: Day[]; opens: string; closes: string }[] = [];
  for (const day of weekDays) {
    const names = hoursFields(day);
    const [opens, closes] = [typed(form, names.opens), typed(form, names.closes)];
    if (opens === '' && closes === '') continue;
    const bad = [opens, closes].findIndex((time) => time !== '' && !clock.test(time));
    if (bad >= 0) wrong[bad === 0 ? names.opens : names.closes] = 'time';
    else if (opens === '' || closes === '') wrong[opens === '' ? names.opens : names.closes] = 'half';
    else if (closes <= opens) wrong[names.closes] = 'order';
    const alike = rows.find((row) => row.opens === opens && row.closes === closes);
    if (alike) alike.days.push(day);
    else rows.push({ days: [day], opens, closes });
  }
  // A firm that never opens would have no clock at all.
  if (rows.length === 0) wrong[hoursFields('Monday').opens] = 'never';
  return Object.keys(wrong).length > 0 ? { wrong } : { value: rows };
}

export const longestHoliday = 60;
const farthest = 3;

export function readHoliday(form: Fields, known: readonly Holiday[], today: string): Read<Holiday> {
  const [date, name] = [typed(form, 'date'), typed(form, 'name').replace(/\s+/g, ' ')];
  const wrong: Record<string, Wrong> = {};
  if (!isDate(date)) wrong.date = 'date';
  else if (date < today) wrong.date = 'past';
  else if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + farthest) wrong.date = 'far';
  else if (known.some((one) => one.date === date)) wrong.date = 'known';
  if (name === '' || name.length > longestHoliday) wrong.name = 'name';
  return Object.keys(wrong).length > 0 ? { wrong } : { value: { date, name } };
}

/** 2026-02-31 looks like one and is none. */
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(Date.parse(text)).toISOString().startsWith(text);

export const withHoliday = ({ days }: Holidays, day: Holiday): Holidays => ({
  days: [...days, day].sort((a, b) => (a.date < b.date ? -1 : 1)),
  confirmed: true,
});
export const withoutHoliday = ({ days }: Holidays, date: string): Holidays => ({
  days: days.filter((one) => one.date !== date),
  confirmed: true,
});

export function readWhole(form: Fields, field: string, least: number, most: number): Read<number> {
  const text = typed(form, field);
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? { value } : { wrong: { [field]: 'whole' } };
}

export const longestMessage = 1200;
/** What a message may have filled in. */
export const messageParts = ['name', 'adviser', 'firm', 'about', 'reference'] as const;

/** Both languages of one message; a brace that is no part of {name} and the like would be sent as it stands. */
export function readMessage(form: Fields): Read<MessageTexts> {
  const wrong: Record<string, Wrong> = {};
  const value = { en: '', hi: '' };
  for (const language of ['en', 'hi'] as const) {
    const text = typed(form, language).replaceAll('\r\n', '\n');
    value[language] = text;
    if (text === '') wrong[language] = 'empty';
    else if (text.length > longestMessage) wrong[language] = 'long';
    else if (unknownPart(text) !== null) wrong[language] = 'unknown';
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { value };
}

/** What stands in braces, and nobody fills in. */
export function unknownPart(text: string): string | null {
  const rest = fillIn(text, Object.fromEntries(messageParts.map((part) => [part, ''])));
  return rest.match(/\{[^{}\s]*\}?|\}/)?.[0] ?? null;
}
