// One day of one adviser, or of all of them.
import type { QueueStore } from './queue-store.ts';
import { officeNow, type RowLead, rowOf, type Sight } from './row.ts';
import { detailOf } from './trail.ts';
import type { Counts, Done, NextCall, TodayView, TrailType, Viewer } from './views.ts';
import { hour, startOfNextDay } from '../../../domain/moments.ts';

const day = 24 * hour;
/** Who did not answer is not rung again at once. */
const restAfterTry = hour;
/** More than a day holds; a firm with more to call works from the queue, which has pages. */
const most = 100;
const mostOffered = 5;

const startOfDay = (now: number) => startOfNextDay(now) - day;

/** The earliest promise, without those tried in the last hour and those whose chosen hour has not begun. */
export const nextOf = (waiting: readonly RowLead[], now: number, except?: string): RowLead | null =>
  waiting.find(
    ({ last_try_at, call_from, reference }) =>
      reference !== except &&
      (last_try_at === null || now - last_try_at >= restAfterTry) &&
      (call_from === null || call_from <= now),
  ) ?? null;

export async function countsOf(store: QueueStore, me: Viewer, now: number): Promise<Counts> {
  const [tally, followUps] = await Promise.all([
    store.tally(me, now),
    store.followUps(me.id, startOfNextDay(now), most),
  ]);
  return { ...tally, today: tally.mine + followUps.length };
}

type CallOf = (row: RowLead | null, sight: Sight) => Promise<NextCall | null>;

export async function todayOf(
  store: QueueStore,
  me: Viewer,
  adviser: string | null,
  sight: Sight,
  callOf: CallOf,
): Promise<TodayView> {
  const { now, nameOf } = sight;
  const [counts, waiting, offered, followUps, done] = await Promise.all([
    countsOf(store, me, now),
    store.waitingOf(adviser, most),
    store.offered(now, mostOffered),
    store.followUps(adviser, startOfNextDay(now), most),
    store.doneSince(adviser, startOfDay(now), most),
  ]);
  const next = nextOf(waiting, now);
  const rest = waiting.filter((row) => row !== next);
  const notes = await store.notesOn(followUps.map(({ id }) => id));
  const doneRows = new Map(done.rows.map((row) => [row.id, row]));
  const seen = new Set<string>();
  return {
    office: officeNow(sight),
    counts,
    adviser: adviser === null ? null : nameOf(adviser),
    next: await callOf(next, sight),
    offered: offered.filter((row) => row !== next).map((row) => rowOf(row, sight)),
    overdue: rest.filter(({ due_at }) => due_at < now).map((row) => rowOf(row, sight)),
    due: rest.filter(({ due_at }) => due_at >= now).map((row) => rowOf(row, sight)),
    followUps: followUps.map((row) => ({
      row: rowOf(row, sight),
      at: row.follow_up_at ?? now,
      note: detailOf({ detail: notes.get(row.id) ?? null }).note ?? null,
    })),
    done: done.events.flatMap((event): Done[] => {
      const row = doneRows.get(event.lead_id);
      const { how, set } = detailOf(event);
      const isDone = event.type !== 'contact' || how === 'spoke';
      if (!row || !isDone || seen.has(row.id)) return [];
      seen.add(row.id);
      const to = event.type === 'moved' && set?.state ? row.state : null;
      return [{ row: rowOf(row, sight), at: event.at, what: event.type as TrailType, to }];
    }),
  };
}
