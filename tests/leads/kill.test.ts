import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desk, startServer, tempDir } from './harness.ts';
import { assertStoredOnce, startWriters } from './writers.ts';

const kills = 8;

test('eight SIGKILLs under constant writes: every acknowledged enquiry is stored exactly once', async (t) => {
  const env = { DATA_DIR: tempDir() };
  let server = await startServer({ env });
  const writers = startWriters(8, () => server.url);
  for (let kill = 0; kill < kills; kill += 1) {
    await writers.more(10 + Math.random() * 20);
    await server.kill();
    server = await startServer({ env });
  }
  await writers.more(20);
  await writers.stop();
  await server.kill();

  const stored = await assertStoredOnce(writers, env);
  t.diagnostic(`${writers.acknowledged.size} acknowledged, ${stored} stored, ${kills} kills`);

  const backup = await desk('backup', [`${env.DATA_DIR}/copy`], env);
  assert.equal(backup.code, 0, backup.stderr);
});
