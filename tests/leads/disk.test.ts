import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { RunningServer } from '../start-server.ts';
import { eventually, listed, post, sample, startServer, tempDir } from './harness.ts';

const nobody = 65534;
const asRoot = process.getuid?.() === 0;

/** Whether another user can run what is in this checkout: not if it lies in root's own folder. */
function canBecomeNobody(): boolean {
  try {
    execFileSync(process.execPath, ['--eval', ''], { uid: nobody, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function mountSmallDisk(): string | null {
  const dir = tempDir();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=0700', 'tmpfs', dir], { stdio: 'ignore' });
    return dir;
  } catch {
    return null;
  }
}

const smallDisk = asRoot ? mountSmallDisk() : null;
after(() => {
  if (smallDisk) execFileSync('umount', ['--lazy', smallDisk]);
});

function fill(file: string): void {
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch {
    // Full, as intended.
  }
  try {
    for (;;) writeFileSync(file, block.subarray(0, 512), { flag: 'a' });
  } catch {
    // To the last sector.
  }
}

async function expectRefusals(server: RunningServer): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(server, sample())));
  for (const { status, headers, body } of answers) {
    assert.equal(status, 503);
    assert.ok(Number(headers.get('retry-after')) > 0);
    assert.equal(body.reference, undefined);
    assert.doesNotMatch(JSON.stringify(body), /sqlite|errno|at .*\.ts/i);
  }
}

describe('when nothing can be written', () => {
  test('a full disk: 503 and no acknowledgement; it recovers by itself', {
    skip: !smallDisk && 'cannot mount',
  }, async () => {
    const env = { DATA_DIR: join(smallDisk ?? '', 'data') };
    const server = await startServer({ env });
    const acknowledged: string[] = [];
    const send = async () => {
      const { status, body } = await post(server, sample());
      if (status === 201) acknowledged.push(body.reference ?? '');
      return status;
    };
    assert.equal(await send(), 201);
    const ballast = join(smallDisk ?? '', 'ballast');
    fill(ballast);
    await eventually('the disk is full', async () => (await send()) === 503);
    assert.equal((await fetch(`${server.url}/healthz`)).status, 503, 'health says so');
    for (let i = 0; i < 20; i += 1) assert.equal(await send(), 503);
    rmSync(ballast);
    await eventually('it takes enquiries again', async () => (await send()) === 201);
    await eventually('health says so', async () => (await fetch(`${server.url}/healthz`)).status === 200);
    await server.kill();
    const stored = (await listed(env)).map(({ reference }) => reference).sort();
    assert.deepEqual(stored, acknowledged.sort(), 'what was acknowledged, and nothing else, is stored');
    const errors = server.lines.filter((line) => line.includes('asha@'));
    assert.deepEqual(errors, [], 'no personal data in the log');
  });

  for (const when of ['before the first enquiry', 'after some enquiries'] as const) {
    test(`a read-only directory ${when}: 503; it recovers by itself`, {
      skip: !(asRoot && canBecomeNobody()) && 'cannot become another user',
    }, async () => {
      const home = tempDir();
      chmodSync(home, 0o755);
      const env = { DATA_DIR: join(home, 'data') };
      mkdirSync(env.DATA_DIR);
      chownSync(env.DATA_DIR, nobody, nobody);
      let server = await startServer({ env, uid: nobody });
      if (when === 'after some enquiries') assert.equal((await post(server, sample())).status, 201);
      await server.kill();
      if (when === 'before the first enquiry') {
        rmSync(env.DATA_DIR, { recursive: true });
        mkdirSync(env.DATA_DIR);
        chownSync(env.DATA_DIR, nobody, nobody);
      }
      const files = () =>
        execFileSync('find', [env.DATA_DIR, '-type', 'f'], { encoding: 'utf8' }).split('\n').filter(Boolean);
      for (const file of files()) chmodSync(file, 0o444);
      chmodSync(env.DATA_DIR, 0o555);
      server = await startServer({ env, uid: nobody });
      await expectRefusals(server);
      assert.equal((await fetch(`${server.url}/healthz`)).status, 503);
      chmodSync(env.DATA_DIR, 0o755);
      for (const file of files()) chmodSync(file, 0o644);
      await eventually('it takes enquiries again', async () => (await post(server, sample())).status === 201);
      assert.equal(await server.stop(), 0);
    });
  }
});
