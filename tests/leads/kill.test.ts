import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { desk, startServer, tempDir } from './harness.ts';
import { assertStoredOnce, startWriters } from './writers.ts';

const kills = 15;

test('fifteen SIGKILLs under constant writes: every acknowledged enquiry is stored exactly once', async (t) => {
  const env = { DATA_DIR: tempDir(), LOG_LEVEL: 'error' };
  let server = await startServer({ env });
  const writers = startWriters(8, () => server.url);
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(200 + Math.random() * 400);
    await server.kill();
    server = await startServer({ env });
  }
  await sleep(300);
  await writers.stop();
  await server.kill();

  const stored = await assertStoredOnce(writers, env);
  assert.ok(writers.acknowledged.size > kills * 20, `only ${writers.acknowledged.size} were acknowledged`);
  t.diagnostic(`${writers.acknowledged.size} acknowledged, ${stored} stored, ${kills} kills`);

  const backup = await desk('backup', [`${env.DATA_DIR}/copy`], env);
  assert.equal(backup.code, 0, backup.stderr);
});
