// npm run bench -- desk [--count 100000] [--only live | turns | sqlite | postgres]: what live pages cost in memory, whether two
// instances ever give one enquiry twice, and how long the desk's pages take on a million enquiries, on both engines.
// Targets are those of two cores.
import { parseArgs } from 'node:util';
import { noPostgres, type Postgres, startPostgres } from '../tests/leads/postgres.ts';
import { type Line, measurePostgres, measureSqlite } from './bench-desk-lists.ts';
import { measureLive } from './bench-desk-live.ts';
import { measureTurns } from './bench-desk-turns.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000000' }, only: { type: 'string' } },
});
const count = Number(values.count);
const wanted = (part: string) => values.only === undefined || values.only === part;

let holds = true;
const report = (where: string, found: Line[]) => {
  for (const line of found) {
    const { what, value, target } = line;
    process.stdout.write(
      `${where.padEnd(11)} ${what.padEnd(32)} ${value.padEnd(28)} ${target.padEnd(8)} ${line.holds ? '' : 'MISSED'}\n`,
    );
    holds &&= line.holds;
  }
};

async function withPostgres(measure: (postgres: Postgres) => Promise<Line[]>): Promise<void> {
  if (noPostgres) return void process.stdout.write(`${noPostgres}\n`);
  const postgres = await startPostgres();
  try {
    report('PostgreSQL', await measure(postgres));
  } finally {
    postgres.stop();
  }
}

if (wanted('live')) report('the site', [await measureLive(200)]);
if (wanted('turns')) await withPostgres(async ({ url }) => [await measureTurns(url, 10_000)]);
if (wanted('sqlite') || wanted('postgres'))
  process.stdout.write(
    `${count} enquiries; what the site and its database worked on an answer, mean of fifteen (best by the clock)\n`,
  );
if (wanted('sqlite')) report('SQLite', await measureSqlite(count));
if (wanted('postgres')) await withPostgres((postgres) => measurePostgres(postgres, count));
process.exitCode = holds ? 0 : 1;
