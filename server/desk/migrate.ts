// node server/desk/migrate.ts: makes or changes the tables in PostgreSQL, for a site whose own role may not. DATABASE_URL
// is then the owner's (deploy/postgres-roles.sh).
import { openPostgres } from '../db/postgres.ts';
import { EnvError, readEnv } from '../env.ts';
import { createLog } from '../log.ts';

try {
  const { DATABASE_URL } = readEnv();
  if (!DATABASE_URL) throw new EnvError('DATABASE_URL is not set: with SQLite the site changes its tables itself.');
  const db = await openPostgres(DATABASE_URL, createLog('silent'));
  await db.destroy();
  process.stderr.write('The tables are up to date.\n');
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : `The tables are as before: ${String(error)}`}\n`);
  process.exitCode = 1;
}
