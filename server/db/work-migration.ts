// The work on an enquiry: columns of its row, who did what in its trail, and the words it is found by.
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Partial indexes: of a million enquiries a few wait. What is not in one costs nothing when it is stored. */
const waiting = sql`handled_at is null and withdrawn_at is null and erased_at is null and closed_at is null and spam = '[]'`;

export const work: Migration = {
  async up(db: Kysely<unknown>) {
    const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const columns = {
      state: sql`text not null default 'new'`,
      closing_reason: sql`text`,
      closed_at: sql`bigint`,
      reached: sql`integer not null default 0`,
      adviser_id: sql`text`,
      assigned_at: sql`bigint`,
      taken_at: sql`bigint`,
      passed_by: sql`text not null default '[]'`,
      tries: sql`integer not null default 0`,
      last_try_at: sql`bigint`,
      follow_up_at: sql`bigint`,
      lender: sql`text not null default ''`,
      approved_inr: sql`bigint`,
      disbursed_inr: sql`bigint`,
      joined_to: sql`text`,
      of_person: sql`integer not null default 1`,
      taken_in_at: sql`bigint`,
    };
    for (const [name, type] of Object.entries(columns))
      await sql`alter table leads add column ${sql.raw(name)} ${type}`.execute(db);
    await sql`update leads set state = 'contacted', reached = 1 where handled_at is not null`.execute(db);

    await sql`create index leads_waiting on leads (due_at, reference) where ${waiting}`.execute(db);
    await sql`create index leads_waiting_of on leads (adviser_id, due_at, reference) where ${waiting}`.execute(db);
    await sql`create index leads_untaken on leads (assigned_at)
      where ${waiting} and adviser_id is not null and taken_at is null`.execute(db);
    await sql`create index leads_to_take_in on leads (created_at) where taken_in_at is null`.execute(db);
    await sql`create index leads_follow_up on leads (adviser_id, follow_up_at) where follow_up_at is not null`.execute(
      db,
    );
    await sql`create index leads_in_state on leads (state, created_at, id) where taken_in_at is not null`.execute(db);
    await sql`create index leads_of_adviser on leads (adviser_id, created_at, id) where adviser_id is not null`.execute(
      db,
    );
    await sql`create index leads_erasure_asked on leads (erasure_requested_at)
      where erasure_requested_at is not null`.execute(db);
    await sql`create index leads_withdrawn on leads (withdrawn_at) where withdrawn_at is not null`.execute(db);
    await sql`create index consents_withdrawn on consent_events (at) where action = 'withdrawn'`.execute(db);

    await sql`alter table lead_events add column person_id text`.execute(db);
    await sql`create index lead_events_of_person on lead_events (person_id, at) where person_id is not null`.execute(
      db,
    );

    await db.schema
      .createTable('lead_words')
      .addColumn('word', 'text', (c) => c.notNull())
      .addColumn('lead_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('lead_words_key', ['word', 'lead_id'])
      .$call((table) => (onPostgres ? table : table.modifyEnd(sql`without rowid`)))
      .execute();
  },
};

/**
 * The counts stand beside every page of the desk. SQLite asks the row itself for each column that the condition names,
 * although the index holds no other rows: with those columns in the index it reads nothing else.
 */
export const waitingCounted: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index leads_waiting_counted
      on leads (adviser_id, due_at, reference, handled_at, withdrawn_at, erased_at, closed_at, spam)
      where ${waiting}`.execute(db);
    await sql`drop index leads_waiting_of`.execute(db);
  },
};

/** Each filter of the list from an index of its own: what nobody sent is not looked for among a million. */
export const filters: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['page', 'kind', 'loan_type'])
      await sql`create index ${sql.raw(`leads_by_${column}`)} on leads (${sql.raw(column)}, created_at, id)
        where taken_in_at is not null`.execute(db);
    await sql`create index leads_spam on leads (created_at, id) where spam <> '[]'`.execute(db);
    await sql`create index leads_again on leads (created_at, id)
      where of_person > 1 or joined_to is not null`.execute(db);
  },
};
