// Where enquiries live. Everything above talks to this interface; only this folder and notifications/ speak SQL.
import { sql } from 'kysely';
import { type Engine, sqliteCode, sqlState } from '../db/engine.ts';
import { loadEnquiries } from '../db/load-enquiries.ts';
import type { Enquiry, LeadEventRow, LeadRow } from '../db/tables.ts';
import { createOutboxStore, type OutboxStore } from '../notifications/outbox-store.ts';
import { createBatcher } from './batch.ts';
import { type Hour, hasRoom, promisedIn } from './call-store.ts';
import { type Disk, NoRoom } from './disk-space.ts';
import { rowsOfToken, sameSecret } from './identity.ts';
import type { LeadRecord } from './record.ts';
import { applyChange, type Change, insertNew, type Inserted, loadRecords, type StoredRecord } from './rows.ts';

export interface Health {
  ok: boolean;
  engine: Engine['name'];
  /** Whether the main database takes writes at this moment. */
  database: 'up' | 'down';
  /** Enquiries kept aside until PostgreSQL is back. */
  spooled: number;
  /** With PostgreSQL: whether an enquiry could be kept aside at this moment. */
  spool?: 'up' | 'down';
  /** Too little space is left: no enquiry is written to this disk. */
  disk?: 'low';
}

export interface PageFilter {
  since?: number | undefined;
  before?: number | undefined;
  /** False: without the stubs that erasure leaves. */
  erased?: false;
}

interface Page extends PageFilter {
  limit: number;
  /** The last row of the page before: keyset, so page 20,000 costs what page 1 does. */
  after?: Pick<LeadRow, 'created_at' | 'id'> | undefined;
}

export interface LeadStore {
  /** The main database. The desk's own tables stand in it, beside the enquiries. */
  readonly engine: Engine;
  /** Resolves only when the enquiry is on disk. */
  insert(record: LeadRecord): Promise<Inserted>;
  byToken(token: string): Promise<Enquiry | null>;
  byReference(reference: string): Promise<StoredRecord | null>;
  /** Newest first. */
  page(page: Page): Promise<LeadRow[]>;
  /** False when no such enquiry is stored. */
  apply(id: string, change: Change): Promise<boolean>;
  /** How many calls are promised in each hour between. */
  promisedIn(from: number, to: number): Promise<Map<number, number>>;
  /** As apply, where the hour still has room: looked at and taken in one step, whoever asks for it at the same time. */
  applyInHour(id: string, change: Change, hour: Hour | null): Promise<'applied' | 'full' | 'absent'>;
  /** What the borrower wrote since, oldest first. */
  messagesOf(id: string): Promise<LeadEventRow[]>;
  /** After erasing: what was erased must not live on in the write-ahead log. */
  scrub(): Promise<void>;
  readonly outboxes: readonly OutboxStore[];
  /** Really writes. */
  probe(): Promise<Health>;
  close(): Promise<void>;
}

export const isDataError = (error: unknown) =>
  /^2[23]/.test(sqlState(error) ?? '') || (sqliteCode(error) ?? 0) % 256 === 19;

export function createSqlStore(engine: Engine, disk?: Disk): LeadStore {
  const batcher = createBatcher<LeadRecord, Inserted>({
    write: (records) => engine.use((db) => db.transaction().execute((trx) => insertNew(trx, records))),
    maxBatch: 100,
    maxWaiting: 2000,
    isItemsFault: isDataError,
  });

  return {
    engine,
    async insert(record) {
      if ((await disk?.read())?.low) throw new NoRoom('disk');
      return batcher.add(record);
    },
    async byToken(token) {
      const place = rowsOfToken(token);
      if (!place) return null;
      return engine.use(async (db) => {
        const rows = await db
          .selectFrom('leads')
          .select(['id', 'status_token'])
          .where(({ eb, or, and }) =>
            or([eb('id', '=', place.id), and([eb('id', '>=', place.from), eb('id', '<', place.to)])]),
          )
          .execute();
        // An erased enquiry has lost its token.
        const row = rows.find(({ status_token }) => sameSecret(token, status_token ?? ''));
        return row ? ((await loadEnquiries(db, [row.id]))[0] ?? null) : null;
      });
    },
    byReference: (reference) =>
      engine.use(async (db) => {
        const row = await db.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst();
        return row ? ((await loadRecords(db, [row.id]))[0] ?? null) : null;
      }),
    page: ({ limit, since, before, erased, after }) =>
      engine.use((db) => {
        let query = db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
        if (since !== undefined) query = query.where('created_at', '>=', since);
        if (before !== undefined) query = query.where('created_at', '<', before);
        if (erased === false) query = query.where('erased_at', 'is', null);
        if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id})`);
        return query.execute();
      }),
    apply: (id, change) => engine.use((db) => db.transaction().execute((trx) => applyChange(trx, id, change))),
    promisedIn: (from, to) => engine.use((db) => promisedIn(db, from, to)),
    applyInHour: (id, change, hour) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          if (hour && !(await hasRoom(trx, engine.name, id, hour))) return 'full';
          return (await applyChange(trx, id, change)) ? 'applied' : 'absent';
        }),
      ),
    messagesOf: (id) =>
      engine.use((db) =>
        db
          .selectFrom('lead_events')
          .selectAll()
          .where('lead_id', '=', id)
          .where('type', '=', 'wrote')
          .orderBy('at')
          .execute(),
      ),
    async scrub() {
      if (engine.name === 'sqlite') await engine.use((db) => sql`pragma wal_checkpoint(truncate)`.execute(db));
    },
    outboxes: [createOutboxStore(engine)],
    async probe() {
      const at = Date.now();
      const write = engine.use((db) =>
        db
          .insertInto('probe')
          .values({ id: 1, at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
          .execute(),
      );
      const up = await write.then(
        () => true,
        () => false,
      );
      const low = (await disk?.read())?.low ?? false;
      return {
        ok: up && !low,
        engine: engine.name,
        database: up ? 'up' : 'down',
        spooled: 0,
        ...(low && { disk: 'low' }),
      };
    },
    async close() {
      await batcher.idle();
      await engine.close();
    },
  };
}
