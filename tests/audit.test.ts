// The audit asks a registry of our own making: what it does with an advisory, and with a registry that has none.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const advisory = (name: string, severity: string) => ({
  [name]: [
    { id: 1, url: 'https://example.test/1', title: 'A hole', severity, vulnerable_versions: '*', cwe: [], cvss: {} },
  ],
});

async function audit(advisories: object | null, ...flags: string[]) {
  const registry = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(advisories ? 200 : 405, { 'content-type': 'application/json' });
      const name = decodeURIComponent(request.url ?? '').slice(1);
      const versions = { '99.0.0': { name, version: '99.0.0' } };
      const known = { name, versions, 'dist-tags': { latest: '99.0.0' } };
      response.end(JSON.stringify(request.method === 'POST' ? advisories : known));
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  // npm keeps advisories: each call with a shelf of its own.
  const shelf = await mkdtemp(join(tmpdir(), 'audit-'));
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: shelf };
  try {
    const { stdout } = await promisify(execFile)('node', ['scripts/audit.ts', ...flags], { env });
    return { passes: true, stdout };
  } catch (error) {
    return { passes: false, stdout: (error as { stdout: string }).stdout };
  } finally {
    registry.close();
    await rm(shelf, { recursive: true });
  }
}

test('a hole in what runs fails from moderate up, in what builds from high up', async () => {
  const inHono = await audit(advisory('hono', 'moderate'));
  assert.equal(inHono.passes, false);
  assert.match(inHono.stdout, /what runs: hono .*\(moderate\)/);
  assert.equal((await audit(advisory('knip', 'moderate'))).passes, true);
  assert.equal((await audit(advisory('knip', 'high'))).passes, false);
});

test('a registry without advisories is named as such, and refused where an answer is required', async () => {
  const lenient = await audit(null);
  assert.equal(lenient.passes, true);
  assert.match(lenient.stdout, /what runs: not audited/);
  assert.equal((await audit(null, '--required')).passes, false);
});
