// A million enquiries in a store, in minutes: rows go in by the engine's own quick way, on a connection of the
// benchmark's, with the indexes made afterwards as the migrations have them.
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { DeskLead } from '../server/db/tables.ts';
import { firsts, lasts } from '../server/desk/work/sample-names.ts';
import { referenceOf } from '../server/leads/identity.ts';
import { buildRecord } from '../server/leads/record.ts';
import { wordsOf } from '../server/leads/words.ts';
import { readLead } from '../domain/lead/schema.ts';
import { hour } from '../domain/moments.ts';

const products = ['home-loan', 'personal-loan', 'business-loan', 'mortgage-loan'];

const reading = readLead({
  kind: 'application',
  name: 'Asha Verma',
  email: 'asha@visitor.example',
  phone: '+91 141 000 0042',
  loanType: 'home-loan',
  loanAmount: '25 lakh',
  salary: '60,000',
  agreeTerms: true,
});
if (!reading.ok) throw new Error('The sample is refused');
const key = Buffer.alloc(32, 7);
const sample = buildRecord(reading.lead, 0, { noticeVersion: 'bench', promise: 24 * hour, loans: products, key }).lead;

interface Filling {
  count: number;
  /** Whose the enquiries are, in turn. */
  advisers: string[];
  now: number;
}
/** The adviser and the owner who will look, and somebody else; nobody is in turn, so that what is nobody's stays so. */
const takeTurnsOff = 'update people set in_turn = 0 returning id';
const filled = (count: number, people: { id: string }[]): Filling => ({
  count,
  advisers: [...people.map(({ id }) => id), 'another'],
  now: Date.now(),
});

/** One in five hundred waits, and one in three of those is nobody's; the others were called, and half are closed. */
function enquiry(at: number, { now, advisers }: Filling): DeskLead {
  const waits = at % 500 === 0;
  const received = waits ? now - (at % 30) * hour : now - 2 * 24 * hour - at * 30_000;
  const number = String(at).padStart(7, '0');
  const id = createHash('sha256').update(number).digest('hex').slice(0, 32);
  const closed = !waits && at % 2 === 0;
  return {
    ...sample,
    id,
    reference: referenceOf(id, 0),
    status_token: id,
    created_at: received,
    due_at: received + 24 * hour,
    name: `${firsts[at % firsts.length]} ${lasts[Math.floor(at / firsts.length) % lasts.length]}`,
    email: `v${at}@visitor.example`,
    phone: `0141 ${number}`,
    phone_e164: `+91141${number}`,
    loan_type: products[at % products.length] ?? '',
    handled_at: waits ? null : received + hour,
    closed_at: closed ? received + 2 * hour : null,
    state: waits ? 'new' : closed ? 'closed' : at % 20 === 1 ? 'approved' : 'contacted',
    closing_reason: closed ? 'elsewhere' : null,
    reached: waits ? 0 : 1,
    adviser_id: waits && at % 1500 === 0 ? null : (advisers[at % advisers.length] ?? null),
    assigned_at: received,
    taken_at: received,
    passed_by: '[]',
    tries: 0,
    last_try_at: null,
    follow_up_at: at % 1000 === 1 ? now + hour : null,
    lender: '',
    approved_inr: null,
    disbursed_inr: null,
    joined_to: null,
    of_person: 1,
    taken_in_at: received,
    call_how: '',
    call_language: '',
    call_from: null,
    call_set_at: null,
    call_changes: 0,
    promised_by: null,
  };
}

export function fillSqlite(file: string, count: number): void {
  const db = new DatabaseSync(file);
  const filling = filled(count, db.prepare(takeTurnsOff).all() as { id: string }[]);
  db.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = file; pragma foreign_keys = off',
  );
  const indexes = db
    .prepare("select name, sql from sqlite_master where type = 'index' and tbl_name = 'leads' and sql is not null")
    .all() as { name: string; sql: string }[];
  db.exec('begin; create temp table unsorted (word text, lead_id text)');
  for (const { name } of indexes) db.exec(`drop index ${name}`);
  const columns = Object.keys(enquiry(0, filling)) as (keyof DeskLead)[];
  const lead = db.prepare(`insert into leads (${columns}) values (${columns.map(() => '?')})`);
  const word = db.prepare('insert into unsorted values (?, ?)');
  for (let at = 0; at < filling.count; at += 1) {
    const row = enquiry(at, filling);
    lead.run(...columns.map((column) => row[column]));
    for (const one of wordsOf(row)) word.run(one, row.id);
  }
  // In the table's own order: a million places to write would be ten minutes of them.
  db.exec('insert into lead_words (word, lead_id) select word, lead_id from unsorted order by word, lead_id');
  for (const { sql } of indexes) db.exec(sql);
  db.exec('commit');
  db.close();
}

const copied = (value: unknown) =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (sign) => `\\${sign === '\t' ? 't' : sign}`);
const lineOf = (values: unknown[]) => `${values.map(copied).join('\t')}\n`;
const atOnce = 50_000;

export async function fillPostgres(url: string, count: number): Promise<void> {
  // The server reads the files itself, as a user of its own.
  const folder = mkdtempSync(join(tmpdir(), 'pinkstone-fill-'));
  chmodSync(folder, 0o755);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const run = (text: string) => db.query(text);
  const filling = filled(count, (await db.query<{ id: string }>(takeTurnsOff)).rows);
  await run("set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  const { rows: indexes } = await db.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'leads' and indexname not in (select conname from pg_constraint)",
  );
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  await run('alter table lead_words drop constraint lead_words_key');
  const columns = Object.keys(enquiry(0, filling)) as (keyof DeskLead)[];
  for (let from = 0; from < filling.count; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, filling.count - from) }, (_, at) => enquiry(from + at, filling));
    const files = { leads: join(folder, 'leads'), lead_words: join(folder, 'words') };
    writeFileSync(files.leads, rows.map((row) => lineOf(columns.map((column) => row[column]))).join(''));
    writeFileSync(files.lead_words, rows.flatMap((row) => wordsOf(row).map((word) => lineOf([word, row.id]))).join(''));
    await run(`copy leads (${columns}) from '${files.leads}'`);
    await run(`copy lead_words (word, lead_id) from '${files.lead_words}'`);
  }
  for (const { indexdef } of indexes) await run(indexdef);
  await run('alter table lead_words add constraint lead_words_key primary key (word, lead_id)');
  // What the server would do by itself within the hour.
  await run('vacuum analyze');
  await db.end();
  rmSync(folder, { recursive: true, force: true });
}
