// What a dump of PostgreSQL would do when it is loaded: its script is read line by line, and whatever our migrations do
// not make (a trigger, view, function, another table) is refused.
import { DeskError } from './commands.ts';
import { columnLine, ourSchema } from './our-schema.ts';
import { scriptOf } from './postgres-tools.ts';

const ours = '\\w+\\.(?<table>\\w+)';
const names = '\\([\\w", ]+\\)';
const condition = "\\w+ ((=|<>) '[\\w[\\]]+'::text|> \\d+|IS (NOT )?NULL)";
const columnPattern =
  /^"?(\w+)"? (text|bigint|integer|character varying\(255\))(?: DEFAULT (?:[01]|'[\w[\]]*'::text))?( NOT NULL)?$/;
const harmless = [
  `SET \\w+ = ('\\w*'|\\w+)`,
  `SELECT pg_catalog\\.set_config\\('search_path', '', false\\)`,
  `CREATE TABLE ${ours} \\((?<columns>.+)\\)`,
  `ALTER TABLE ONLY ${ours} ADD CONSTRAINT \\w+ (PRIMARY KEY|UNIQUE) ${names}`,
  `ALTER TABLE ONLY ${ours} ADD CONSTRAINT \\w+ FOREIGN KEY ${names} REFERENCES \\w+\\.\\w+${names}( ON DELETE CASCADE)?`,
  `CREATE (UNIQUE )?INDEX \\w+ ON ${ours} USING btree ${names}( WHERE \\((${condition}|\\(${condition}\\)( (AND|OR) \\(${condition}\\))+)\\))?`,
  `COPY ${ours} ${names} FROM (?<rows>stdin)`,
  // With these the load begins: they take away what is there.
  `ALTER TABLE IF EXISTS ONLY ${ours} DROP CONSTRAINT IF EXISTS \\w+`,
  'DROP INDEX IF EXISTS \\w+\\.\\w+',
  `DROP TABLE IF EXISTS ${ours}`,
].map((pattern) => new RegExp(`^${pattern};$`));

function columnsIn(body: string): string[] {
  return body.split(',').map((line) => {
    const [, name = '', type = '', filled] = columnPattern.exec(line.trim()) ?? [];
    return columnLine(name, type.replace('character varying', 'varchar'), filled !== undefined);
  });
}

/** Returns the tables it brings. */
export async function checkDump(file: string): Promise<string[]> {
  const known = new Set((await ourSchema()).columns.keys());
  const tables = new Map<string, string[]>();
  const migrations: string[] = [];
  let statement = '';
  let rowsOf: string | null = null;
  for await (const line of scriptOf(file)) {
    if (rowsOf !== null) {
      if (line === '\\.') rowsOf = null;
      else if (rowsOf === 'kysely_migration') migrations.push(line.split('\t')[0] ?? '');
      continue;
    }
    if (/^(--.*|\\(un)?restrict \w+)?$/.test(line)) continue;
    statement = `${statement} ${line.trim()}`.trim();
    if (!line.endsWith(';')) continue;
    const match = harmless.map((pattern) => pattern.exec(statement)).find((found) => found !== null);
    const { table, columns, rows } = match?.groups ?? {};
    if (!match || (table !== undefined && !known.has(table)))
      throw new DeskError(`The backup holds something that is not ours: ${statement.slice(0, 80)}`);
    if (table !== undefined && columns !== undefined) tables.set(table, columnsIn(columns));
    if (table !== undefined && rows !== undefined) rowsOf = table;
    statement = '';
  }
  if (statement !== '') throw new DeskError('The backup breaks off in the middle of a statement.');
  const wanted = (await ourSchema(migrations.toSorted())).columns;
  for (const [name, columns] of wanted)
    if (String(tables.get(name)) !== String(columns)) throw new DeskError(`The backup's table ${name} is not as ours.`);
  return [...tables.keys()];
}
