// Lists of enquiries, each from an index of its own (server/db/work-migration.ts): what waits stays quick to list among a
// million that do not.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import { rangeOf, soughtBy } from '../../leads/words.ts';
import { type RowLead, rowColumns } from './row.ts';
import type { QueueFilter, Viewer } from './views.ts';

/** Word for word as the partial indexes have it, or they would not serve. */
export const waiting = sql<boolean>`handled_at is null and withdrawn_at is null and erased_at is null and closed_at is null and spam = '[]'`;

const pageSize = 50;
/** A name that thousands share is told apart by more of it. */
const mostFound = 500;

type Db = Kysely<Tables>;

/** Not as an OR: a database would gather both halves from an index and sort all of them. */
const seenBy = ({ id, role }: Viewer) =>
  role === 'owner' ? sql<boolean>`true` : sql<boolean>`coalesce(adviser_id, ${id}) = ${id}`;

const select = (db: Db) => db.selectFrom('leads').select([...rowColumns]);
type Query = ReturnType<typeof select>;

function byFilter(query: Query, { kind, product, source, from, to, adviser, duplicates }: QueueFilter): Query {
  let narrowed = query;
  if (kind) narrowed = narrowed.where('kind', '=', kind);
  if (product) narrowed = narrowed.where('loan_type', '=', product);
  if (source) narrowed = narrowed.where('page', '=', source);
  if (from !== undefined) narrowed = narrowed.where('created_at', '>=', from);
  if (to !== undefined) narrowed = narrowed.where('created_at', '<', to);
  if (adviser === 'nobody') narrowed = narrowed.where('adviser_id', 'is', null);
  else if (adviser) narrowed = narrowed.where('adviser_id', '=', adviser);
  if (duplicates) narrowed = narrowed.where(sql<boolean>`(of_person > 1 or joined_to is not null)`);
  return narrowed;
}

/** The key of a row in its order, as the next page's address has it. */
const keyOf = ({ due_at, reference, created_at, id }: RowLead, soonest: boolean) =>
  soonest ? `${due_at}.${reference}` : `${created_at}.${id}`;
function keyIn(after: string | undefined): [number, string] | null {
  const [, at, rest] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(after ?? '') ?? [];
  return at === undefined || rest === undefined ? null : [Number(at), rest];
}

function waitingQuery(db: Db, filter: QueueFilter, me: Viewer, now: number): Query {
  let query = byFilter(select(db).where(waiting), filter).orderBy('due_at').orderBy('reference');
  if (filter.view === 'mine') query = query.where('adviser_id', '=', me.id);
  else if (filter.view === 'unassigned') query = query.where('adviser_id', 'is', null);
  else query = query.where(seenBy(me));
  if (filter.view === 'overdue') query = query.where('due_at', '<', now);
  const after = keyIn(filter.after);
  return after ? query.where(sql<boolean>`(due_at, reference) > (${after[0]}, ${after[1]})`) : query;
}

function newestQuery(db: Db, filter: QueueFilter, me: Viewer): Query {
  let query = byFilter(select(db).where('erased_at', 'is', null).where(seenBy(me)), filter)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .where(filter.spam ? sql<boolean>`spam <> '[]'` : sql<boolean>`spam = '[]'`);
  if (filter.state === 'open') query = query.where('state', 'not in', ['closed', 'disbursed']);
  else if (filter.state) query = query.where('state', '=', filter.state);
  // As the indexes have it: what has only just come is in none of them.
  if (filter.state || filter.kind || filter.product || filter.source)
    query = query.where('taken_in_at', 'is not', null);
  const after = keyIn(filter.after);
  return after ? query.where(sql<boolean>`(created_at, id) < (${after[0]}, ${after[1]})`) : query;
}

const withWord = (eb: ExpressionBuilder<Tables, keyof Tables>, word: string) => {
  const [from, to] = rangeOf(word);
  return eb.selectFrom('lead_words').select('lead_id').where('word', '>=', from).where('word', '<=', to);
};

/** Whole words, each looked up for the few that have the first: where thousands share a name, two together are quick. */
function withWholeWords(db: Db, first: string, rest: string[]) {
  let words = db.selectFrom('lead_words as first').select('first.lead_id').where('first.word', '=', first);
  for (const word of rest)
    words = words.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lead_words as other')
          .select('other.word')
          .where('other.word', '=', word)
          .whereRef('other.lead_id', '=', 'first.lead_id'),
      ),
    );
  return words.limit(mostFound).execute();
}

async function withBeginnings(db: Db, first: string, rest: string[]) {
  const [from, to] = rangeOf(first);
  let words = db.selectFrom('lead_words').select('lead_id').where('word', '>=', from).where('word', '<=', to);
  for (const word of rest) words = words.where((eb) => eb('lead_id', 'in', withWord(eb as never, word)));
  return words.limit(mostFound).execute();
}

async function found(db: Db, filter: QueueFilter, me: Viewer): Promise<RowLead[]> {
  for (const [first, ...rest] of soughtBy(filter.q ?? '')) {
    if (first === undefined) continue;
    const whole = rest.length > 0 ? await withWholeWords(db, first, rest) : [];
    const matches = whole.length > 0 ? whole : await withBeginnings(db, first, rest);
    const ids = matches.map(({ lead_id }) => lead_id);
    if (ids.length === 0) continue;
    const rows = await byFilter(select(db).where('erased_at', 'is', null).where(seenBy(me)), filter)
      .where('id', 'in', [...new Set(ids)])
      .orderBy('created_at', 'desc')
      .limit(pageSize)
      .execute();
    if (rows.length > 0) return rows;
  }
  return [];
}

export interface Tally {
  waiting: number;
  mine: number;
  unassigned: number;
  overdue: number;
}

export interface Listed {
  rows: RowLead[];
  next: string | null;
}

export function createQueueStore(engine: Engine) {
  return {
    async list(filter: QueueFilter, me: Viewer, now: number): Promise<Listed> {
      if (filter.q?.trim()) return { rows: await engine.use((db) => found(db, filter, me)), next: null };
      const soonest = filter.view !== 'all';
      const rows = await engine.use((db) =>
        (soonest ? waitingQuery(db, filter, me, now) : newestQuery(db, filter, me)).limit(pageSize + 1).execute(),
      );
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return { rows: page, next: rows.length > pageSize && last ? keyOf(last, soonest) : null };
    },
    /** One pass over what waits. */
    async tally(me: Viewer, now: number): Promise<Tally> {
      const groups = await engine.use((db) =>
        db
          .selectFrom('leads')
          .select(({ fn }) => [
            'adviser_id',
            fn.countAll<number>().as('waiting'),
            sql<number>`sum(case when due_at < ${now} then 1 else 0 end)`.as('overdue'),
          ])
          .where(waiting)
          .groupBy('adviser_id')
          .execute(),
      );
      const mine = groups.filter(
        ({ adviser_id }) => me.role === 'owner' || adviser_id === null || adviser_id === me.id,
      );
      const sum = (of: 'waiting' | 'overdue', list = mine) =>
        list.reduce((total, group) => total + Number(group[of]), 0);
      return {
        waiting: sum('waiting'),
        overdue: sum('overdue'),
        mine: sum(
          'waiting',
          mine.filter(({ adviser_id }) => adviser_id === me.id),
        ),
        unassigned: sum(
          'waiting',
          mine.filter(({ adviser_id }) => adviser_id === null),
        ),
      };
    },
    /** Those of one adviser that wait, or everybody's; soonest first. */
    waitingOf: (adviser: string | null, limit: number) =>
      engine.use((db) => {
        const query = select(db).where(waiting).orderBy('due_at').orderBy('reference').limit(limit);
        return (adviser === null ? query : query.where('adviser_id', '=', adviser)).execute();
      }),
    /** Overdue, and nobody has it. */
    offered: (now: number, limit: number) =>
      engine.use((db) =>
        select(db)
          .where(waiting)
          .where('adviser_id', 'is', null)
          .where('due_at', '<', now)
          .orderBy('due_at')
          .limit(limit)
          .execute(),
      ),
    followUps: (adviser: string | null, before: number, limit: number) =>
      engine.use((db) => {
        const query = select(db)
          .where('follow_up_at', 'is not', null)
          .where('follow_up_at', '<', before)
          .where('erased_at', 'is', null)
          .where('withdrawn_at', 'is', null)
          .orderBy('follow_up_at')
          .limit(limit);
        return (adviser === null ? query : query.where('adviser_id', '=', adviser)).execute();
      }),
    /** What somebody did since a moment, newest first, with the enquiry as it stands. */
    async doneSince(person: string | null, since: number, limit: number) {
      return engine.use(async (db) => {
        const query = db
          .selectFrom('lead_events')
          .selectAll()
          .where('person_id', 'is not', null)
          .where('at', '>=', since)
          .where('type', 'in', ['contact', 'message', 'moved'])
          .orderBy('at', 'desc')
          .limit(limit);
        const events = await (person === null ? query : query.where('person_id', '=', person)).execute();
        const ids = [...new Set(events.map(({ lead_id }) => lead_id))];
        const rows = ids.length === 0 ? [] : await select(db).where('id', 'in', ids).execute();
        return { events, rows };
      });
    },
    /** The latest note on each of these. */
    async notesOn(ids: string[]): Promise<Map<string, string | null>> {
      if (ids.length === 0) return new Map();
      const events = await engine.use((db) =>
        db
          .selectFrom('lead_events')
          .selectAll()
          .where('lead_id', 'in', ids)
          .where('person_id', 'is not', null)
          .orderBy('at')
          .execute(),
      );
      return new Map(
        events.filter(({ detail }) => detail?.includes('"note":')).map((event) => [event.lead_id, event.detail]),
      );
    },
    /** How many wait before it, and its neighbours, in the order of the list. */
    async placeOf({ due_at, reference }: RowLead, me: Viewer) {
      return engine.use(async (db) => {
        const here = [due_at, reference] as const;
        const list = db.selectFrom('leads').where(waiting).where(seenBy(me));
        const before = list.where(sql<boolean>`(due_at, reference) < (${here[0]}, ${here[1]})`);
        const counted = await before.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
        const previous = await before
          .select('reference')
          .orderBy('due_at', 'desc')
          .orderBy('reference', 'desc')
          .limit(1)
          .executeTakeFirst();
        const next = await list
          .where(sql<boolean>`(due_at, reference) > (${here[0]}, ${here[1]})`)
          .select('reference')
          .orderBy('due_at')
          .orderBy('reference')
          .limit(1)
          .executeTakeFirst();
        return {
          at: Number(counted.count) + 1,
          previous: previous?.reference ?? null,
          next: next?.reference ?? null,
        };
      });
    },
  };
}
export type QueueStore = ReturnType<typeof createQueueStore>;
