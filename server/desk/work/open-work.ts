// The work on enquiries, put together: what the desk's routes are given.
import type { Office } from '../../../domain/desk/office.ts';
import { may } from '../../../domain/desk/permissions.ts';
import type { LeadStore } from '../../leads/store.ts';
import { readReference } from '../../leads/identity.ts';
import { purge } from '../../leads/retention.ts';
import { failure, type Log } from '../../log.ts';
import type { Person } from '../people/people.ts';
import { createActs } from './act-store.ts';
import { createDutiesStore } from './duties-store.ts';
import { createEnquiryStore } from './enquiry-store.ts';
import { enquiryView } from './enquiry-view.ts';
import { changeOf, createLive, type Live } from './live.ts';
import { createLetterStore } from './letters-store.ts';
import { createLiveLine } from './live-store.ts';
import { numbersOf } from './numbers.ts';
import { createNumbersStore } from './numbers-store.ts';
import { createPresence } from './presence.ts';
import { createQueueStore } from './queue-store.ts';
import { remindAnew } from './reminder-store.ts';
import { officeNow, promisedOf, type RowLead, rowOf, type Sight } from './row.ts';
import { countsOf, nextOf, todayOf } from './today.ts';
import { createTurns, type Turns } from './turns.ts';
import { createTurnStore } from './turn-store.ts';
import type { Changed, Named, NextCall, Viewer } from './views.ts';
import type { Work } from './work.ts';
import { day } from '../../../domain/moments.ts';

interface WorkOptions {
  store: LeadStore;
  people: { list(): Promise<Person[]> };
  office: () => Office;
  /** In which new enquiries are called. */
  promiseHours: () => number;
  /** How long the firm keeps what was answered. */
  retentionDays: () => number;
  lastBackup: () => number | null;
  log: Log;
  clock?: () => number;
  /** After somebody asked for notifications to be tried again. */
  wakeOutbox?: () => void;
  /** Of the first contact with somebody: how long it took. */
  onFirstCall?: (took: number) => void;
}

interface OpenedWork {
  work: Work;
  live: Live;
  /** Gives enquiries out by turn. */
  turns: Turns;
  /** The site stored an enquiry (null), or a visitor changed the one of this reference. */
  heard(changed: string | null): void;
  /** For whoever watches the site. */
  read(): Promise<{ waiting: number; overdue: number; live: number }>;
  start(): void;
  stop(): Promise<void>;
}

const mostAhead = 50;
const mostDead = 100;

export function openWork(options: WorkOptions): OpenedWork {
  const { store, people, office, promiseHours, retentionDays, lastBackup, log, clock = Date.now } = options;
  const { engine } = store;
  const queues = createQueueStore(engine);
  const enquiries = createEnquiryStore(engine);
  const figures = createNumbersStore(engine);
  const owed = createDutiesStore(engine);
  const letters = createLetterStore(engine);
  const line = createLiveLine(engine);
  const presence = createPresence((here) => {
    void line?.say(here).catch((error) => log.debug('desk.not_told', failure(error)));
  });
  const live = createLive(line, log, presence.heard);
  const act = createActs(engine, live, line, options.onFirstCall);
  const turns = createTurns({ store: createTurnStore({ engine, line, office }), live, log, clock });

  async function sight(): Promise<Sight & { people: Person[] }> {
    const list = await people.list();
    const names = new Map(list.map(({ id, name }) => [id, name]));
    const nameOf = (id: string): Named => ({ id, name: names.get(id) ?? '' });
    return { office: office(), now: clock(), nameOf, promiseHours: promiseHours(), people: list };
  }

  async function callOf(row: RowLead | null, seen: Sight): Promise<NextCall | null> {
    const whole = row && (await enquiries.byReference(row.reference));
    if (!row || !whole) return null;
    const { message, employment, salary_inr } = whole.lead;
    return { row: rowOf(row, seen), message, employment, incomeInr: salary_inr };
  }

  const mayHear = (me: Viewer, { adviserId, beforeId }: Changed) =>
    me.role === 'owner' || adviserId === null || adviserId === me.id || beforeId === me.id;

  const work: Work = {
    async today(me, adviser) {
      const whose = me.role === 'owner' ? (adviser ?? null) : me.id;
      return todayOf(queues, me, whose, await sight(), callOf);
    },
    async queue(filter, me) {
      const seen = await sight();
      const [counts, { rows, next }] = await Promise.all([
        countsOf(queues, me, seen.now),
        queues.list(filter, me, seen.now),
      ]);
      const plain = Object.entries(filter).every(([name, value]) => name === 'view' || value === undefined);
      const counted = plain && filter.view !== 'all' ? counts[filter.view] : null;
      const whole = next === null && filter.after === undefined ? rows.length : null;
      return {
        office: officeNow(seen),
        counts,
        rows: rows.map((row) => rowOf(row, seen)),
        next,
        total: counted ?? whole,
      };
    },
    async enquiry(reference, me) {
      const whole = await enquiries.byReference(readReference(reference));
      if (!whole || !may(me, 'see', { adviserId: whole.lead.adviser_id })) return null;
      const seen = await sight();
      const [counts, mine] = await Promise.all([countsOf(queues, me, seen.now), queues.waitingOf(me.id, mostAhead)]);
      const waits = promisedOf(whole.lead).callable && whole.lead.handled_at === null;
      const place = waits ? { ...(await queues.placeOf(whole.lead, me)), of: counts.waiting } : null;
      const nextCall = await callOf(nextOf(mine, seen.now, whole.lead.reference), seen);
      const advisers = seen.people.filter(({ active }) => active).map(({ id, name }) => ({ id, name }));
      return enquiryView(whole, me, seen, { counts, place, nextCall, advisers });
    },
    async act(reference, action, me, seen, keep = []) {
      const { now, people: all, nameOf } = await sight();
      const advisers = all.filter(({ active }) => active).map(({ id }) => id);
      const result = await act({ reference, action, me, seen, keep, now, advisers, nameOf });
      if (result.kind === 'done' && action.do === 'retryNotifications') options.wakeOutbox?.();
      return result;
    },
    async numbers(period, me) {
      const seen = await sight();
      return numbersOf({ ...seen, period, me, rows: figures.receivedBetween });
    },
    async duties() {
      const { now, nameOf } = await sight();
      const [requests, kept, dead, lost] = await Promise.all([
        owed.requests(),
        owed.kept(now - retentionDays() * day),
        Promise.all(store.outboxes.map((outbox) => outbox.list('dead', mostDead))),
        letters.dead(mostDead),
      ]);
      return {
        requests: requests.map((request) => ({
          ...request,
          doneBy: request.doneBy === null ? null : nameOf(request.doneBy),
        })),
        retention: {
          days: retentionDays(),
          due: kept.length,
          oldest: kept[0]?.receivedAt ?? null,
          rows: kept.slice(0, 100),
        },
        undelivered: dead.flat().map(({ reference, kind, attempts, last_error, created_at }) => ({
          reference,
          kind,
          tries: attempts,
          error: last_error,
          since: created_at,
        })),
        letters: lost.map(({ id, kind, person_id, attempts, last_error, created_at }) => ({
          id,
          kind,
          to: nameOf(person_id),
          tries: attempts,
          error: last_error,
          since: created_at,
        })),
        lastBackup: lastBackup(),
      };
    },
    retryLetter: (id, me) => letters.revive(id, me.id, clock()),
    async purge(me) {
      const before = clock() - retentionDays() * day;
      async function* rows() {
        for (const { reference } of await owed.kept(before)) {
          const record = await store.byReference(reference);
          if (record) yield record.lead;
        }
      }
      const { erased } = await purge({
        rows: rows(),
        change: (id, change) =>
          store.apply(id, { ...change, events: change.events.map((event) => ({ ...event, person_id: me.id })) }),
        actor: 'staff',
        now: clock,
      });
      if (erased > 0) await store.scrub();
      return erased;
    },
    remindAnew: () => remindAnew(engine, office(), clock()),
    visit: presence.visit,
    subscribe: (me, listener) => live.listen((change) => void (mayHear(me, change) && listener(change))),
  };

  /** A visitor's change, told like one of ours. */
  async function pass(reference: string): Promise<void> {
    const lead = (await enquiries.byReference(reference))?.lead;
    if (!lead) return;
    const change = changeOf(lead, lead.adviser_id);
    if (line) await engine.use((db) => db.transaction().execute((trx) => line.tell(trx, change)));
    live.publish(change);
  }

  return {
    work,
    live,
    turns,
    heard(changed) {
      turns.wake();
      if (changed !== null) void pass(changed).catch((error) => log.warn('desk.not_told', failure(error)));
    },
    async read() {
      const { waiting, overdue } = await queues.tally({ id: '', name: '', role: 'owner' }, clock());
      return { waiting, overdue, live: live.count() };
    },
    start() {
      live.start();
      presence.start();
      turns.start();
    },
    async stop() {
      await turns.stop();
      presence.stop();
      await live.stop();
    },
  };
}
