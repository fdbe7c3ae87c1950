// The tables, columns and indexes our migrations make: the measure for what a backup may bring.
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { migrationNames } from '../db/migrations.ts';
import { openSqlite } from '../db/sqlite.ts';
import { DeskError } from './commands.ts';

interface Item {
  type: string;
  name: string;
  sql: string | null;
}
interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

export interface Schema {
  items: Item[];
  /** Of each table: name, type and whether it must be filled, one line each. */
  columns: Map<string, string[]>;
}

const everything = 'select type, name, sql from sqlite_schema order by type, name';
export const columnLine = (name: string, type: string, filled: boolean) =>
  `${name} ${type}${filled ? ' not null' : ''}`;
const columnsOf = (table: string) =>
  `select name, type, "notnull", pk from pragma_table_xinfo('${table.replaceAll("'", "''")}') order by cid`;
const linesOf = (columns: Column[]) =>
  columns.map(({ name, type, notnull, pk }) => columnLine(name, type.toLowerCase(), notnull > 0 || pk > 0));

/** As it stood after these migrations, which must be the first of ours; without them, as it stands now. */
export async function ourSchema(applied: readonly string[] = migrationNames): Promise<Schema> {
  if (applied.length === 0 || applied.some((name, index) => name !== migrationNames[index]))
    throw new DeskError('The backup was made by another version of the site: restore it with that one.');
  const db = await openSqlite(':memory:', applied.at(-1));
  try {
    const { rows: items } = await sql.raw<Item>(everything).execute(db);
    const columns = new Map<string, string[]>();
    for (const { type, name } of items) {
      if (type !== 'table') continue;
      columns.set(name, linesOf((await sql.raw<Column>(columnsOf(name)).execute(db)).rows));
    }
    return { items, columns };
  } finally {
    await db.destroy();
  }
}

/** Kysely's own tables may be worded otherwise by another version of it; their columns count. */
const wording = ({ name, sql: text }: Item, columns: string[] | undefined) =>
  name.startsWith('kysely_') ? String(columns) : (text ?? '').replace(/\s+/g, ' ');

/** Throws unless the file holds our tables and indexes, word for word, and nothing else: no trigger, view or table. */
export async function checkSqliteSchema(file: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec('PRAGMA trusted_schema = OFF');
    const items = database.prepare(everything).all() as unknown as Item[];
    const lines = (table: string) => linesOf(database.prepare(columnsOf(table)).all() as unknown as Column[]);
    const isTable = (name: string) => items.some((item) => item.type === 'table' && item.name === name);
    if (!isTable('kysely_migration')) throw new DeskError(`${file} is no store of ours.`);
    const rows = database.prepare('select name from kysely_migration order by name').all() as { name: string }[];
    const ours = await ourSchema(rows.map(({ name }) => name));
    for (const item of items) {
      const mine = ours.items.find(({ type, name }) => type === item.type && name === item.name);
      if (!mine) throw new DeskError(`The backup holds a ${item.type} that is not ours: ${item.name}.`);
      const columns = item.type === 'table' ? lines(item.name) : undefined;
      if (wording(item, columns) !== wording(mine, ours.columns.get(item.name)))
        throw new DeskError(`The backup's ${item.type} ${item.name} is not as ours.`);
    }
    const missing = ours.items.find(
      ({ type, name }) => !items.some((item) => item.type === type && item.name === name),
    );
    if (missing) throw new DeskError(`The backup lacks our ${missing.type} ${missing.name}.`);
  } finally {
    database.close();
  }
}
