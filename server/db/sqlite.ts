// Kysely over node:sqlite. Kysely's own driver says plain `begin`, which can fail half-way when two processes write;
// ours says `begin immediate`, and its adapter lets a migration be one transaction.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) });
    this.#database = database;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has rolled back by itself; a second rollback would hide the real error.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    // Lists of ids of every length make their own SQL: forget all rather than keep an ever-growing list.
    if (statements.size >= 200) statements.clear();
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

class NodeSqliteDialect extends SqliteDialect implements Dialect {
  readonly #database: DatabaseSync;
  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) });
    this.#database = database;
  }
  override createDriver() {
    return new ImmediateDriver(this.#database);
  }
  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
  override createQueryCompiler() {
    return new SqliteQueryCompiler();
  }
  override createIntrospector(db: Kysely<Tables>) {
    return new SqliteIntrospector(db);
  }
}

/** `upTo` is for looking at what an earlier version made. */
export async function openSqlite(file: string, upTo?: string): Promise<Kysely<Tables>> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const raw = new DatabaseSync(file, { timeout: 5000 });
  try {
    raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // Erased words are overwritten, not merely unlinked.
    raw.exec('PRAGMA secure_delete = ON');
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(raw) });
    await migrate(db, upTo);
    return db;
  } catch (error) {
    raw.close();
    throw error;
  }
}
