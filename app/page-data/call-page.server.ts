// The choice of when and how we call, in words: every label is put together here, the page only lays them out.
import { firm } from '../../content/firm.ts';
import type { Content } from '../../content/load.ts';
import { type CallChoice, type CallDay, callLanguages, type PartOfDay } from '../../domain/desk/call-hours.ts';
import { daysFrom, hourRange, longDay, shortHourRange, timeOfDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { type Day, daysInWords, weekDays } from '../../domain/hours.ts';
import type { CallRefusal } from '../../server/leads/status-service.ts';
import type { StatusView } from '../../server/leads/status-view.ts';
import type { CallPage } from '../sections/call-choice.tsx';
import { papersOf } from './papers.server.ts';

type Words = Content['borrower']['choice'];

/** 3:40 PM tomorrow, 10:15 AM Monday 16 November */
export function sayBy(at: number, now: number, words: Words): string {
  const days = daysFrom(now, at);
  const day = days === 0 ? words.today : days === 1 ? words.tomorrow : longDay(at);
  return fillIn(words.on, { time: timeOfDay(at), day });
}

const parts: PartOfDay[] = ['morning', 'afternoon', 'evening'];

function dayOf({ at, hours }: CallDay, now: number, { when }: Words): CallPage['days'][number] {
  const away = daysFrom(now, at);
  const long = longDay(at);
  const [weekDay = '', ...rest] = long.split(' ');
  const name = away === 0 ? when.today : away === 1 ? when.tomorrow : weekDay;
  return {
    name,
    date: away < 2 ? long : rest.join(' '),
    parts: parts.flatMap((part) => {
      const inPart = hours.filter((hour) => hour.part === part);
      if (inPart.length === 0) return [];
      const slots = inPart.map(({ from, full }) => {
        const heard = fillIn(when.heard, { day: away < 2 ? name : long, hour: hourRange(from, when.to) });
        return {
          value: String(from),
          label: shortHourRange(from),
          heard: full ? `${heard}, ${when.full}` : heard,
          full,
        };
      });
      return [{ name: when.parts[part], slots }];
    }),
  };
}

const dayNames = Object.fromEntries(weekDays.map((day) => [day, day])) as Record<Day, string>;
const shortTime = (clock: string) => {
  const [hour = 0] = clock.split(':').map(Number);
  const minutes = clock.endsWith(':00') ? '' : clock.slice(-3);
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** What was posted and could not be kept. */
export interface Posted {
  choice: CallChoice | null;
  why: CallRefusal | 'missing';
  next: number | null;
}

function problemOf({ why, choice, next }: Posted, words: Words): CallPage['problem'] {
  const { errors } = words;
  if (why === 'missing') return { title: errors.title, text: null, item: { id: 'how', text: errors.choose } };
  if (why === 'often') return { title: errors.often, text: errors.oftenText, item: null };
  const hour = choice?.from == null ? '' : hourRange(choice.from);
  const free = next === null ? errors.none : fillIn(errors.next, { hour: hourRange(next) });
  const title = fillIn(why === 'full' ? errors.full : errors.gone, { hour });
  return { title, text: null, item: { id: next === null ? 'time' : `time-${next}`, text: free } };
}

export function callPage(
  view: StatusView,
  days: CallDay[],
  all: Content,
  asked: { how: string | null; posted: Posted | null; now: number },
): CallPage {
  const words = all.borrower.choice;
  const { posted, now } = asked;
  const by = fillIn(words.by, { time: sayBy(view.callBy, now, words) });
  const language = view.call?.language ?? (view.language === 'hi' ? 'hi' : 'en');
  const start: CallChoice = view.call ?? { how: 'call', from: null, language };
  const wished = posted?.choice ?? (asked.how === 'whatsapp' ? { ...start, how: 'whatsapp' as const } : start);
  const offered = new Set(days.flatMap(({ hours }) => hours.filter(({ full }) => !full).map(({ from }) => from)));
  const papers = papersOf(view, all);
  return {
    words: {
      ...words,
      by,
      none: fillIn(words.when.none, { time: sayBy(view.callBy, now, words) }),
      reference: fillIn(words.reference, { reference: view.reference }),
      call: view.phoneEnd ? fillIn(words.how.call, { end: view.phoneEnd }) : words.how.callPlain,
    },
    by: view.callBy,
    how: wished.how,
    // An hour that cannot be chosen any more is chosen no more.
    time: wished.from !== null && offered.has(wished.from) ? String(wished.from) : posted?.choice?.from ? null : 'any',
    language: wished.language,
    languages: callLanguages.map((value) => ({ value, label: words.language[value] })),
    days: days.map((day) => dayOf(day, now, words)),
    problem: posted ? problemOf(posted, words) : null,
    near: {
      names: papers.names.slice(0, 4),
      link: papers.link,
      label: papers.known ? words.allPapers : all.borrower.next.choose,
    },
    hours: firm.hours.map(({ days: open, opens, closes }) => ({
      days: daysInWords(open, dayNames, words.until),
      time: `${shortTime(opens)}–${shortTime(closes)}`,
    })),
  };
}
