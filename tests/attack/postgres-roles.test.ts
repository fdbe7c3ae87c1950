// The site's own role can do what visitors need and nothing more; a restore is the owner's, and notices who else is there.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import pg from 'pg';
import { postgresEngine } from '../../server/db/engine.ts';
import { checkDump } from '../../server/desk/dump-check.ts';
import { takeBackup } from '../../server/desk/take-backup.ts';
import { createRetention } from '../../server/leads/retention.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { handling } from '../../server/leads/service.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';
import { desk, eventually, listed, post, sample, startServer, tempDir } from '../leads/harness.ts';
import { noPostgres, type Postgres, startPostgres } from '../leads/postgres.ts';

describe('an owner and a plain role', { skip: noPostgres }, () => {
  let postgres: Postgres;
  let admin: URL;
  const dataDir = tempDir();
  const as = (role: string) => {
    const url = new URL(admin);
    url.username = role;
    return { DATABASE_URL: url.href, DATA_DIR: dataDir };
  };
  const query = async (role: string, text: string) => {
    const client = new pg.Client(as(role).DATABASE_URL);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const giveRoles = () =>
    promisify(execFile)('sh', ['deploy/postgres-roles.sh'], {
      env: {
        PATH: process.env.PATH,
        PGHOST: '127.0.0.1',
        PGPORT: admin.port,
        PGUSER: 'postgres',
        PGDATABASE: 'postgres',
        OWNER_PASSWORD: "owner's",
        SITE_PASSWORD: 'site"s $x',
      },
    });

  before(async () => {
    postgres = await startPostgres();
    admin = new URL(postgres.url);
    await giveRoles();
  });
  after(() => postgres?.stop());

  test('before the owner has made the tables, enquiries wait in the spool; then they move', async () => {
    const server = await startServer({ env: as('pinkstone_site') });
    assert.equal((await post(server, sample())).status, 201);
    const health = async () =>
      (await (await fetch(`${server.url}/healthz`)).json()) as { database: string; spooled: number };
    assert.equal((await health()).database, 'down');
    const migrated = await desk('migrate', [], as('pinkstone_owner'));
    assert.equal(migrated.code, 0, migrated.stderr);
    await eventually('the spool has moved', async () => {
      const { database, spooled } = await health();
      return database === 'up' && spooled === 0;
    });
    assert.equal((await post(server, sample())).status, 201);
    assert.equal(await server.stop(), 0);
    const [row] = await query('pinkstone_owner', 'select count(*)::int as count from leads');
    assert.equal(row?.count, 2);
  });

  test('the site’s role deletes nothing and changes no table, and the roles can be given again', async () => {
    await giveRoles();
    for (const text of [
      'delete from leads',
      'truncate leads',
      'drop table leads',
      'alter table leads add column spy text',
      'create table spy (id text)',
      'create trigger spy after insert on leads execute function suppress_redundant_updates_trigger()',
      "copy leads to program 'cat'",
      'create role spy',
    ])
      await assert.rejects(
        query('pinkstone_site', text),
        /permission denied|must be owner|must be (a )?superuser/,
        text,
      );
    const [reference] = (await listed(as('pinkstone_site'))).map((lead) => lead.reference);
    assert.equal((await desk('leads', ['erase', reference ?? ''], as('pinkstone_site'))).code, 0);
  });

  test('two instances on one PostgreSQL purge each enquiry once', async () => {
    const log = createLog('silent');
    const url = as('pinkstone_site').DATABASE_URL;
    const stores = [1, 2].map(() => createSqlStore(postgresEngine(url, log)));
    const [store] = stores;
    const then = Date.now() - 100 * 86_400_000;
    for (let i = 0; i < 20; i += 1) {
      const record = sampleRecord(then);
      await store?.insert(record);
      await store?.apply(record.lead.id, handling(record.lead, then, 'asha'));
    }
    await Promise.all(stores.map((each) => createRetention({ store: each, days: () => 90, log }).look()));
    await Promise.all(stores.map((each) => each.close()));
    const text = `select count(*)::int as leads, sum(erasures)::int as erasures from (select
      (select count(*) from lead_events where lead_id = leads.id and type = 'erased') as erasures
      from leads where created_at = ${then}) as each`;
    assert.deepEqual(await query('pinkstone_owner', text), [{ leads: 20, erasures: 20 }]);
  });

  test('a restore notices other instances, is the owner’s, keeps a copy aside and keeps the rights', async () => {
    const folder = join(tempDir(), 'copy');
    const backup = await desk('backup', [folder], as('pinkstone_site'));
    assert.equal(backup.code, 0, backup.stderr);
    const restore = (role: string) => desk('restore', [folder, '--force'], as(role));

    const other = await startServer({ env: { ...as('pinkstone_site'), DATA_DIR: tempDir() } });
    const busy = await restore('pinkstone_owner');
    assert.equal(busy.code, 1);
    assert.match(busy.stderr, /is connected to this PostgreSQL: stop every instance first/);
    await other.stop();

    const site = await restore('pinkstone_site');
    assert.equal(site.code, 1);
    assert.match(site.stderr, /must be owner/);

    await query('pinkstone_owner', "update leads set name = 'changed since'");
    const done = await restore('pinkstone_owner');
    assert.equal(done.code, 0, done.stderr);
    assert.deepEqual(await query('pinkstone_owner', "select 1 from leads where name = 'changed since'"), []);
    const aside = readdirSync(join(dataDir, 'backups')).filter((name) => name.startsWith('replaced-'));
    assert.equal(aside.length > 0, true);
    assert.match(readFileSync(join(dataDir, 'backups', aside.at(-1) ?? '', 'manifest.json'), 'utf8'), /leads\.dump/);
    // The tables are new; the site's role must still reach them.
    const server = await startServer({ env: as('pinkstone_site') });
    assert.equal((await post(server, sample())).status, 201);
    assert.match(await (await fetch(`${server.url}/healthz`)).text(), /"database":"up"/);
    await server.stop();
  });

  test('a dump with a trigger, a view or another column is refused', async () => {
    for (const [make, undo] of [
      [
        'create trigger spy before update on leads for each row execute function suppress_redundant_updates_trigger()',
        'drop trigger spy on leads',
      ],
      ['alter table leads add column spy text', 'alter table leads drop column spy'],
      ["alter table probe alter column at set default (length('x'))", 'alter table probe alter column at drop default'],
      [
        'alter table probe rename to hidden; create view probe as select * from hidden',
        'drop view probe; alter table hidden rename to probe',
      ],
    ] as const) {
      await query('pinkstone_owner', make);
      const folder = join(tempDir(), 'copy');
      await takeBackup(as('pinkstone_owner'), folder);
      await query('pinkstone_owner', undo);
      const refusal = /The backup holds something that is not ours|is not as ours/;
      await assert.rejects(checkDump(join(folder, 'leads.dump')), refusal, make);
      if (!make.includes('trigger')) continue;
      const { code, stderr } = await desk('restore', [folder, '--force'], as('pinkstone_owner'));
      assert.equal(code, 1);
      assert.match(stderr, refusal);
    }
  });
});
