// When the borrower wants to be called, beside what the desk makes of the enquiry.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const call: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = {
      call_how: sql`text not null default ''`,
      call_from: sql`bigint`,
      call_language: sql`text not null default ''`,
      call_set_at: sql`bigint`,
      call_changes: sql`integer not null default 0`,
      promised_by: sql`bigint`,
    };
    for (const [name, type] of Object.entries(columns))
      await sql`alter table leads add column ${sql.raw(name)} ${type}`.execute(db);
    // How many are promised in an hour is asked whenever one is chosen.
    await sql`create index leads_call_from on leads (call_from) where call_from is not null`.execute(db);
  },
};
