// Enquiries once stood in files that every user of the machine could read, where its habit (umask 022) made them so.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startServer } from '../start-server.ts';
import { ask, json } from '../http/wire.ts';

const home = mkdtempSync(join(tmpdir(), 'pinkstone-mode-'));
let umask = 0;
before(() => {
  umask = process.umask(0);
});
after(() => {
  process.umask(umask);
  rmSync(home, { recursive: true, force: true });
});

const modes = (folder: string) =>
  readdirSync(folder).map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`);

test('whatever the machine’s umask, the folder and every file in it are for our user alone', async (t) => {
  const DATA_DIR = join(home, 'new', 'data');
  const server = await startServer({ DATA_DIR });
  t.after(() => server.stop());
  const enquiry = {
    kind: 'callback',
    name: 'Asha',
    phone: '0141 000 0042',
    email: 'a@visitor.example',
    submissionId: randomUUID(),
  };
  const answer = await ask(server, '/api/leads', { method: 'POST', headers: json, body: JSON.stringify(enquiry) });
  assert.equal(answer.status, 201, answer.body);
  await ask(server, '/api/chat', { method: 'POST', headers: json, body: '{"message":"zzz qqq xxyyzz"}' });
  assert.equal(statSync(DATA_DIR).mode & 0o777, 0o700);
  assert.ok(modes(DATA_DIR).length > 1, String(modes(DATA_DIR)));
  for (const line of modes(DATA_DIR)) assert.match(line, / 600$/);
  assert.ok(!server.log.some(({ event }) => event === 'data.open_to_others'));
  assert.equal(await server.stop(), 0);
  for (const line of modes(DATA_DIR)) assert.match(line, / 600$/);
});

test('a folder that others may look into is told at the start; one they may write to stops it', async (t) => {
  const DATA_DIR = mkdtempSync(join(home, 'open-'));
  chmodSync(DATA_DIR, 0o755);
  const server = await startServer({ DATA_DIR });
  t.after(() => server.stop());
  const line = await server.logged('data.open_to_others');
  assert.equal(line.level, 'warn');
  assert.equal(line.mode, '755');
  assert.equal(line.mend, `chmod -R go= ${DATA_DIR}`);
  await server.stop();
  chmodSync(DATA_DIR, 0o777);
  await assert.rejects(startServer({ DATA_DIR }), /Everybody on this machine may write to .*\(mode 777\).*chmod 700/s);
});
