// The files an operator copies, held against what they talk about: each was once left behind by a change in the code.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { variables } from '../server/env.ts';
import { createMetrics } from '../server/metrics/metrics.ts';

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
  const decided = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS'];
  const text = read('compose.yaml');
  const missing = variables.filter((name) => !decided.includes(name) && !new RegExp(`^ +${name}: `, 'm').test(text));
  assert.deepEqual(missing, []);
});

test('alerts and dashboard ask for metrics the site has, with labels it gives', async () => {
  const metrics = createMetrics();
  metrics.watchOutbox(async () => ({ pending: 0, dead: 0, oldest: null }));
  metrics.watchStore(async () => ({ ok: true, engine: 'sqlite', database: 'up', spooled: 0 }));
  metrics.watchBackup(async () => Date.now());
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

test('there is an alert for backups and for channels', () => {
  const alerts = Array.from(read('deploy/prometheus-alerts.yaml').matchAll(/- alert: (\w+)/g), ([, name]) => name);
  for (const name of ['BackupOld', 'NoBackup', 'NobodyIsTold', 'ChannelFailing'])
    assert.ok(alerts.includes(name), name);
});
