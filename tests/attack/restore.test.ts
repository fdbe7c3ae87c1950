// A backup comes from outside: from another machine, a shared disk, an attachment. Whoever can write its manifest can
// also write its checksums, so neither a path nor a trigger in it may be believed.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { before, describe, test } from 'node:test';
import { sqliteEngine } from '../../server/db/engine.ts';
import { fileOf, readManifest } from '../../server/desk/backup-manifest.ts';
import { checkSqliteSchema } from '../../server/desk/our-schema.ts';
import { takeBackup } from '../../server/desk/take-backup.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';
import { desk, listed, tempDir } from '../leads/harness.ts';

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('restore', () => {
  const env = { DATA_DIR: tempDir() };
  const good = join(tempDir(), 'good');

  before(async () => {
    const store = createSqlStore(sqliteEngine(join(env.DATA_DIR, 'leads.sqlite'), createLog('silent')));
    await store.insert(sampleRecord());
    await store.close();
    writeFileSync(join(env.DATA_DIR, 'status.key'), 'the first key');
    const { code, stderr } = await desk('backup', [good], env);
    assert.equal(code, 0, stderr);
  });

  type Manifest = Record<'sqlite' | 'statusKey', Record<string, string>>;

  /** A copy of the good backup, changed, with checksums that match. */
  function forged(change: (folder: string) => void, rewrite: (manifest: Manifest) => void = () => {}): string {
    const folder = join(tempDir(), 'forged');
    cpSync(good, folder, { recursive: true });
    change(folder);
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    manifest.sqlite.sha256 = hash(join(folder, 'leads.sqlite'));
    rewrite(manifest);
    writeFileSync(file, JSON.stringify(manifest));
    return folder;
  }

  async function refused(folder: string, why: RegExp): Promise<void> {
    const target = { DATA_DIR: join(tempDir(), 'data') };
    const { code, stderr } = await desk('restore', [folder, '--force'], target);
    assert.equal(code, 1, stderr);
    assert.match(stderr, why);
    assert.deepEqual(existsSync(target.DATA_DIR) ? readdirSync(target.DATA_DIR) : [], [], 'nothing was written');
  }

  const sqliteNamed = (name: string) =>
    forged(
      () => {},
      (manifest) => {
        manifest.sqlite.file = name;
      },
    );

  test('a file named with a path, or by another name, is not taken', async () => {
    const why = /is no manifest of ours: sqlite\.file names the file/;
    for (const name of ['/etc/passwd', './leads.sqlite', 'sub/leads.sqlite', '..', '', 'other.sqlite'])
      assert.throws(() => readManifest(sqliteNamed(name)), why, name);
    await refused(sqliteNamed('../good/leads.sqlite'), why);
  });

  test('a link in the folder is not followed', () => {
    const folder = forged((at) => {
      renameSync(join(at, 'leads.sqlite'), join(at, 'elsewhere'));
      symlinkSync(join(at, 'elsewhere'), join(at, 'leads.sqlite'));
    });
    assert.throws(() => fileOf(folder, 'leads.sqlite'), /leads\.sqlite is no ordinary file/);
  });

  test('a manifest that is none, and a file that is not as written', async () => {
    const folder = forged(() => {});
    writeFileSync(join(folder, 'manifest.json'), 'nonsense');
    assert.throws(() => readManifest(folder), /cannot be read as JSON/);
    const damaged = forged(
      () => {},
      (manifest) => {
        manifest.sqlite.sha256 = '0'.repeat(64);
      },
    );
    await refused(damaged, /leads\.sqlite is not as it was written/);
  });

  const withSql = (sql: string) =>
    forged((at) => {
      const database = new DatabaseSync(join(at, 'leads.sqlite'));
      database.exec(sql);
      database.close();
    });

  for (const [what, sql, why] of [
    [
      'a trigger',
      'create trigger spy after insert on leads begin delete from leads; end',
      /a trigger that is not ours: spy/,
    ],
    ['a view', 'drop table probe; create view probe as select 1 as id, 2 as at', /a view that is not ours: probe/],
    ['an unknown table', 'create table extra (id text)', /a table that is not ours: extra/],
    ['an index', 'create index extra on leads (email)', /an? index that is not ours: extra/],
    ['a column', 'alter table leads add column extra text', /table leads is not as ours/],
    ['a table missing', 'drop table outbox', /lacks our (index|table) outbox/],
    [
      'a later version',
      "insert into kysely_migration values ('2999-01-01-later', '2999')",
      /made by another version of the site/,
    ],
  ] as [string, string, RegExp][])
    test(`refused: ${what}`, () => assert.rejects(checkSqliteSchema(join(withSql(sql), 'leads.sqlite')), why));

  test('no store with a trigger in it gets in', () =>
    refused(withSql('create trigger spy after insert on leads begin delete from leads; end'), /a trigger that is not/));

  test('the good one comes back with its key; what was there is kept aside, for our user alone', async () => {
    const before = process.umask(0);
    const copy = join(tempDir(), 'copy');
    try {
      assert.equal((await desk('backup', [copy], env)).code, 0);
      writeFileSync(join(env.DATA_DIR, 'status.key'), 'another key', { mode: 0o600 });
      const { code, stderr } = await desk('restore', [copy, '--force'], env);
      assert.equal(code, 0, stderr);
      assert.match(stderr, /The key of the status links is back/);
    } finally {
      process.umask(before);
    }
    assert.equal(readFileSync(join(env.DATA_DIR, 'status.key'), 'utf8'), 'the first key');
    assert.equal((await listed(env)).length, 1);
    const kept = readdirSync(env.DATA_DIR);
    assert.ok(kept.some((name) => name.startsWith('leads.sqlite.replaced-')));
    assert.ok(kept.some((name) => name.startsWith('status.key.replaced-')));
    assert.deepEqual(
      kept.filter((name) => name.startsWith('restoring-')),
      [],
    );
    const open = (folder: string) =>
      readdirSync(folder)
        .map((name) => join(folder, name))
        .filter((file) => (statSync(file).mode & 0o077) !== 0);
    assert.deepEqual(open(copy), []);
    assert.equal(statSync(copy).mode & 0o777, 0o700);
    assert.deepEqual(
      open(env.DATA_DIR).filter((file) => !file.includes('.replaced-')),
      [],
    );
  });

  test('a second backup into the same folder is refused', () =>
    assert.rejects(takeBackup({ ...env, DATABASE_URL: undefined }, good), /already holds a backup/));
});
