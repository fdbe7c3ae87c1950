// Letters to people of the desk, and the devices they are told on. Nothing of a visitor's lies here.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('letters')
      // Which letter, of which day, to whom: written once, whoever of several instances writes it.
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('locked_until', 'bigint', (c) => c.notNull())
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('sent_at', 'bigint')
      .execute();
    await sql`create index letters_due on letters (due_at) where state = 'pending'`.execute(db);
    await db.schema
      .createTable('push_devices')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('endpoint', 'text', (c) => c.notNull().unique())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('push_devices_person').on('push_devices').column('person_id').execute();
  },
};

/** A device is told for as long as somebody is signed in there. */
export const pushOfSignIn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table push_devices add column sign_in_id text`.execute(db);
  },
};
