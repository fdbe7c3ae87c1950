// The files an operator copies, held against what they talk about: each was once left behind by a change in the code.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { variables } from '../server/env.ts';

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
