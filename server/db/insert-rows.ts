// Many rows in one statement whose text never changes: the rows travel as one JSON parameter. A multi-row VALUES
// list would be a new statement for every batch size, to build, to parse and to throw away.
import { CompiledQuery, type Insertable, PostgresAdapter, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const texts = new Map<string, string>();

function insertText(table: string, columns: string[], postgres: boolean): string {
  const names = columns.join(', ');
  if (postgres)
    return `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`;
  const values = columns.map((column) => `value ->> '$.${column}'`).join(', ');
  // SQLite needs a WHERE here to tell ON CONFLICT from a join's ON.
  return `insert into ${table} (${names}) select ${values} from json_each(?) where true`;
}

/** `rest` is what follows: the ON CONFLICT clause and RETURNING. Every row has the first one's columns. */
export async function insertRows<Table extends keyof Tables, Returned = never>(
  trx: Transaction<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  rest: string,
): Promise<Returned[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const postgres = trx.getExecutor().adapter instanceof PostgresAdapter;
  const key = `${postgres} ${table} ${columns.join()}`;
  let text = texts.get(key);
  if (text === undefined) {
    text = insertText(table, columns, postgres);
    texts.set(key, text);
  }
  const result = await trx.executeQuery<Returned>(CompiledQuery.raw(`${text} ${rest}`, [JSON.stringify(rows)]));
  return result.rows;
}
