// When a follow-up may be: the chips of the sheets. Only moments at which we are open are offered.
import { deskSheets } from '../content/en/desk-sheets.ts';
import { type Office, isOpen, nextOpen } from '../domain/desk/office.ts';
import { sayWhen, shortDay, timeOfDay } from '../domain/desk/times.ts';
import { fillIn } from '../domain/fill-in.ts';
import { startOfNextDay } from '../domain/moments.ts';

const words = deskSheets.followUp;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface FollowUpChoice {
  /** A moment, or what the route reads as none, as it is, or the day that was picked. */
  value: string;
  label: string;
}

const toHalfHour = (at: number) => Math.ceil(at / (30 * minute)) * 30 * minute;
const openAt = (office: Office, at: number) => (isOpen(office, at) ? at : nextOpen(office, at));

/** None, today at five, tomorrow at this hour, in two days; a proposed try and the one that is set come before them. */
export function followUpChoices(
  office: Office,
  now: number,
  { set, proposed }: { set: number | null; proposed: number | null },
): FollowUpChoice[] {
  const five = startOfNextDay(now) - 7 * hour;
  const tomorrow = openAt(office, toHalfHour(now + day));
  const inTwoDays = openAt(office, toHalfHour(now + 2 * day));
  const moments = [
    proposed !== null && { at: proposed, label: fillIn(words.try, { time: sayWhen(proposed, now) }) },
    five - now > hour && isOpen(office, five) && { at: five, label: fillIn(words.today, { time: timeOfDay(five) }) },
    tomorrow !== null && { at: tomorrow, label: fillIn(words.tomorrow, { time: timeOfDay(tomorrow) }) },
    inTwoDays !== null && { at: inTwoDays, label: shortDay(inTwoDays) },
  ].filter((one) => one !== false);
  return [
    ...(set === null ? [] : [{ value: 'keep', label: fillIn(words.keep, { time: sayWhen(set, now) }) }]),
    { value: 'none', label: words.none },
    ...moments
      .filter(({ at }, index) => moments.findIndex((other) => other.at === at) === index)
      .map(({ at, label }) => ({ value: String(at), label })),
    { value: 'pick', label: words.pick },
  ];
}
