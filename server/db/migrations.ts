// Each migration is one transaction in both engines; names sort, and an applied one is never edited.
import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { call } from './call-migration.ts';
import { letters, pushOfSignIn } from './letters-migration.ts';
import { people } from './people-migration.ts';
import type { Tables } from './tables.ts';
import { filters, waitingCounted, work } from './work-migration.ts';

const migrations: Record<string, Migration> = {
  '2026-11-15-enquiries': {
    async up(db: Kysely<unknown>) {
      const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      // On SQLite a child table is its own key: one place to write per row instead of three. Under load the
      // scattered index pages were most of what went to disk.
      const clustered = <T extends CreateTableBuilder<string, string>>(table: T) =>
        (onPostgres ? table : table.modifyEnd(sql`without rowid`)) as T;
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('reference', 'text', (c) => c.notNull().unique())
        .addColumn('status_token', 'text')
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('phone', 'text', (c) => c.notNull())
        .addColumn('phone_e164', 'text')
        .addColumn('loan_type', 'text', (c) => c.notNull())
        .addColumn('loan_amount', 'text', (c) => c.notNull())
        .addColumn('loan_amount_inr', 'bigint')
        .addColumn('employment', 'text', (c) => c.notNull())
        .addColumn('salary', 'text', (c) => c.notNull())
        .addColumn('salary_inr', 'bigint')
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('message', 'text', (c) => c.notNull())
        .addColumn('conversation', 'text', (c) => c.notNull())
        .addColumn('page', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('spam', 'text', (c) => c.notNull())
        .addColumn('unknown_choices', 'text', (c) => c.notNull())
        .addColumn('fingerprint', 'text', (c) => c.notNull())
        .addColumn('handled_at', 'bigint')
        .addColumn('withdrawn_at', 'bigint')
        .addColumn('erasure_requested_at', 'bigint')
        .addColumn('erased_at', 'bigint')
        .addColumn('version', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('leads_newest').on('leads').columns(['created_at', 'id']).execute();
      await db.schema
        .createTable('consent_events')
        .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('notice_version', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('consent_events_key', ['lead_id', 'purpose', 'action'])
        .$call(clustered)
        .execute();
      await db.schema
        .createTable('lead_events')
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('actor', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('detail', 'text')
        .addPrimaryKeyConstraint('lead_events_key', ['lead_id', 'id'])
        .$call(clustered)
        .execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('locked_until', 'bigint', (c) => c.notNull())
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('sent_at', 'bigint')
        .addPrimaryKeyConstraint('outbox_key', ['lead_id', 'kind'])
        .$call(clustered)
        .execute();
      // Only what is still to be sent: the index stays small however many were delivered.
      await sql`create index outbox_due on outbox (kind, due_at) where state = 'pending'`.execute(db);
      await sql`create index outbox_dead on outbox (due_at) where state = 'dead'`.execute(db);
      await db.schema
        .createTable('probe')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '2026-11-16-acknowledgements': {
    async up(db: Kysely<unknown>) {
      // How many mails went to visitors of late is asked before each of them.
      await sql`create index outbox_acknowledged on outbox (sent_at) where kind = 'visitor_ack' and state = 'sent'`.execute(
        db,
      );
    },
  },
  '2026-11-17-people': people,
  '2026-11-17-work': work,
  '2026-11-18-call': call,
  '2026-11-18-letters': letters,
  '2026-11-18-waiting-counted': waitingCounted,
  '2026-11-19-push-of-sign-in': pushOfSignIn,
  '2026-11-19-queue-filters': filters,
};

export const migrationNames = Object.keys(migrations).toSorted();

/** Asked first: a role that may not change tables may still read which changes were made. */
export async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return String(rows.map(({ name }) => name).toSorted()) === String(migrationNames);
  } catch (error) {
    const undefinedTable = '42P01';
    if ((error as { code?: unknown }).code === undefinedTable) return false;
    throw error;
  }
}

export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
