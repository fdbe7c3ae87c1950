import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sqliteEngine } from '../../server/db/engine.ts';
import { createAuditStore } from '../../server/desk/people/audit-store.ts';
import { createLog } from '../../server/log.ts';
import type { RunningServer } from '../start-server.ts';
import { desk, type Listed, listed, post, sample, startServer, tempDir } from './harness.ts';

describe('staff commands', () => {
  const env = { DATA_DIR: tempDir() };
  let server: RunningServer;
  before(async () => {
    server = await startServer({ env });
  });
  after(() => server.kill());

  const send = async (more = {}) => (await post(server, sample(more))).body.reference ?? '';
  const run = (...args: string[]) => desk('leads', args, env);

  test('list --json is one array, newest first, while the server runs', async () => {
    const references = [await send(), await send(), await send()];
    const { stdout, stderr, code } = await run('list', '--json');
    assert.equal(code, 0);
    assert.equal(stderr, '');
    const rows = JSON.parse(stdout) as Listed[];
    assert.deepEqual(
      rows.slice(0, 3).map(({ reference }) => reference),
      references.toReversed(),
    );
    assert.deepEqual(JSON.parse((await run('list', '--json', '--since', '2100-01-01')).stdout), []);
    assert.equal((JSON.parse((await run('list', '--json', '--since', '1h')).stdout) as Listed[]).length, rows.length);
  });

  test('without any store the list is empty, and says why on the side', async () => {
    const { stdout, stderr, code } = await desk('leads', ['list', '--json'], { DATA_DIR: join(tempDir(), 'none') });
    assert.equal(code, 0);
    assert.deepEqual(JSON.parse(stdout), []);
    assert.match(stderr, /No enquiries yet/);
  });

  // Elsewhere tests run them bundled; staff run them as npm does.
  test('each command starts from its sources', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = Object.values(scripts).filter((script) => script.startsWith('node server/desk/'));
    assert.ok(commands.length >= 6);
    for (const command of commands) {
      const [node = '', ...args] = `${command} no-such-thing`.split(' ');
      const { stderr, stdout } = spawnSync(node, args, {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: join(tempDir(), 'none') },
      });
      assert.doesNotMatch(stderr + stdout, /^\s+at /m, command);
    }
  });

  test('a reference is understood as people say it', async () => {
    const reference = await send();
    const spoken = reference.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const { stdout } = await run('show', spoken, '--json');
    assert.equal((JSON.parse(stdout) as Listed).reference, reference);
    const missing = await run('show', 'PS-00000-00000');
    assert.equal(missing.code, 1);
    assert.match(missing.stderr, /There is no enquiry/);
  });

  test('handled stops the reminder', async () => {
    const reference = await send();
    assert.equal((await run('handled', reference)).code, 0);
    const shown = JSON.parse((await run('show', reference, '--json')).stdout) as {
      state: string;
      notifications: { kind: string; state: string }[];
    };
    assert.equal(shown.state, 'handled');
    assert.equal(shown.notifications.find(({ kind }) => kind === 'sla_reminder')?.state, 'cancelled');
  });

  test('a spreadsheet gets text, never a formula', async () => {
    await send({
      name: '=HYPERLINK("https://other.example","x")',
      message: 'line one\nline "two"',
      subject: '@SUM(A1)',
    });
    const file = join(env.DATA_DIR, 'all.csv');
    assert.equal((await run('export', '--csv', file)).code, 0);
    const csv = readFileSync(file, 'utf8');
    assert.ok(csv.startsWith('\uFEFF"reference","kind",'));
    assert.ok(csv.includes(`"'=HYPERLINK(""https://other.example"",""x"")"`));
    assert.ok(csv.includes(`"'@SUM(A1)"`));
    assert.doesNotMatch(csv, /(^|,)"?[=+@-]/m);
    // Unquoted, a cell with a semicolon falls into two where a comma is the decimal sign.
    const [header = ''] = csv.slice(1).split('\r\n');
    assert.ok(
      header.split(',').every((cell) => /^"[A-Za-z\d]+"$/.test(cell)),
      'every cell is quoted',
    );
    const printed = await run('export', '--csv', '-');
    assert.equal(printed.code, 0);
    assert.equal(printed.stdout, csv);
    assert.match(printed.stderr, /^\d+ enquiries written\.$/m);
  });

  test('an export replaces an ordinary file and nothing else', async () => {
    const folder = tempDir();
    const [link, target, pipe] = ['link', 'target', 'pipe'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(target, 'kept');
    symlinkSync(target, link);
    execFileSync('mkfifo', [pipe]);
    for (const place of [link, pipe, folder]) {
      const { code, stderr } = await run('export', '--csv', place);
      assert.equal(code, 1);
      assert.match(stderr, /is no ordinary file/);
    }
    assert.equal(readFileSync(target, 'utf8'), 'kept');
    assert.ok(lstatSync(link).isSymbolicLink() && lstatSync(pipe).isFIFO());
    assert.equal((await run('export', '--csv', target)).code, 0);
    assert.match(readFileSync(target, 'utf8'), /reference/);
    assert.deepEqual(readdirSync(folder).sort(), ['link', 'pipe', 'target'], 'no half-written file is left');
  });

  test('what a terminal would obey, or what turns the reading direction, is in no output', async () => {
    const reference = await send({ name: 'A\u202Egnp.exe\u0007 \u001b[2J', message: 'one\u2066\u009b31m\ntwo' });
    const outputs = [
      await run('list'),
      await run('list', '--json'),
      await run('show', reference),
      await run('show', reference, '--json'),
      await run('export', '--csv', '-'),
    ].map(({ stdout }) => stdout.replace(/^\uFEFF/, '').replace(/[\r\n]/g, ' '));
    for (const text of outputs) assert.doesNotMatch(text, /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    assert.ok(outputs.every((text) => text.includes('Agnp.exe')));
    assert.ok(outputs[3]?.includes('one31m\\ntwo'), 'a line break stays');
  });

  test('erase leaves no trace of the person in any file, only a stub', async () => {
    const person = { name: 'Vismrita Kumari', email: 'vismrita@visitor.example', message: 'yaad mat rakhna' };
    const enquiry = sample(person);
    const reference = (await post(server, enquiry)).body.reference ?? '';
    await post(server, { ...enquiry, message: 'yaad mat rakhna phir' });
    assert.equal((await run('erase', reference, '--by', 'Rohini')).code, 0);
    assert.match((await run('show', reference)).stdout, /"erased".*"by":"Rohini"/);
    const files = readdirSync(env.DATA_DIR).filter((name) => name.startsWith('leads.sqlite'));
    const bytes = files.map((name) => readFileSync(join(env.DATA_DIR, name)).toString('latin1')).join('');
    for (const word of ['Vismrita', 'vismrita@', 'yaad mat'])
      assert.ok(!bytes.includes(word), `${word} is still there`);
    const row = (await listed(env)).find((lead) => lead.reference === reference);
    assert.equal(row?.state, 'erased');
    // A resend that was still on its way must not bring the person back.
    assert.equal((await post(server, enquiry)).status, 200);
    assert.ok(!(await run('show', reference, '--json')).stdout.includes('Vismrita'));
  });

  test('a backup while visitors write, a loss, a restore', async () => {
    const writing = Promise.all(Array.from({ length: 200 }, () => send()));
    const folder = join(tempDir(), 'copy');
    const backup = await desk('backup', [folder], env);
    assert.equal(backup.code, 0, backup.stderr);
    await writing;
    const key = readFileSync(join(env.DATA_DIR, 'status.key'), 'utf8');
    const running = await desk('restore', [folder, '--force'], env);
    assert.equal(running.code, 1);
    assert.match(running.stderr, /server is running/);
    await server.kill();
    const refused = await desk('restore', [folder], env);
    assert.match(refused.stderr, /add --force/);
    rmSync(join(env.DATA_DIR, 'status.key'));
    const restored = await desk('restore', [folder, '--force'], env);
    assert.equal(restored.code, 0, restored.stderr);
    assert.equal(readFileSync(join(env.DATA_DIR, 'status.key'), 'utf8'), key, 'the key of the links as well');
    assert.equal(statSync(join(env.DATA_DIR, 'status.key')).mode & 0o777, 0o600);
    const { sqlite } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      sqlite: { enquiries: number };
    };
    assert.equal((await listed(env)).length, sqlite.enquiries);
    server = await startServer({ env });
    assert.match(await send(), /^PS-/);
  });

  test('purge wipes what is older and answered; a dry run says what it would do', async () => {
    assert.equal((await run('purge')).code, 1);
    assert.equal((await run('purge', '--older-than', '1d')).code, 0);
    const waiting = await send();
    const handled = await send();
    await run('handled', handled);
    const states = async () => {
      const rows = await listed(env);
      return [waiting, handled].map((reference) => rows.find((row) => row.reference === reference)?.state);
    };
    const dry = await run('purge', '--older-than', '0h', '--dry-run');
    assert.match(dry.stderr, /^[1-9]\d* enquiries would be erased\. Nothing was changed\.$/m);
    assert.match(dry.stderr, /^[1-9]\d* as old are unanswered and stay/m);
    assert.deepEqual(await states(), ['waiting', 'handled']);
    const purged = await run('purge', '--older-than', '0h', '--by', 'Ramesh');
    const [, count] = /^([1-9]\d*) enquiries erased\.$/m.exec(purged.stderr) ?? [];
    // The desk's log has it, and whose doing it was.
    const engine = sqliteEngine(join(env.DATA_DIR, 'leads.sqlite'), createLog('silent'));
    const told = await createAuditStore(engine).newest({ limit: 9, actions: ['purged', 'handled'] });
    await engine.close();
    const about = told.map(({ action, subject, detail }) => [action, subject, detail]);
    assert.deepEqual(about[0], ['purged', null, `${count}, Ramesh at the command line`]);
    assert.deepEqual(about[1], ['handled', handled, `${userInfo().username} at the command line`]);
    assert.deepEqual(await states(), ['waiting', 'erased']);
    assert.match((await run('purge', '--older-than', '0h')).stderr, /^0 enquiries erased\.$/m);
  });
});
