import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLog } from '../log.ts';
import { openStatusKey, statusKeyFile } from './status-key.ts';

const folder = () => join(mkdtempSync(join(tmpdir(), 'pinkstone-key-')), 'data');
function open(DATA_DIR: string, STATUS_KEY?: string) {
  const lines: string[] = [];
  const key = openStatusKey(
    { DATA_DIR, STATUS_KEY },
    createLog('info', (line) => lines.push(line)),
  );
  return { key, lines };
}

test('the first start makes a key that only its owner can read; later starts find it', () => {
  const dir = folder();
  const { key, lines } = open(dir);
  assert.equal(key.length, 32);
  assert.deepEqual(lines, []);
  assert.equal(statSync(statusKeyFile(dir)).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(dir), ['status.key']);
  assert.deepEqual(open(dir).key, key);
  assert.notDeepEqual(open(folder()).key, key);
});

test('several instances share the one they are given, and keep no file', () => {
  const given = Buffer.alloc(32, 5);
  const dir = folder();
  assert.deepEqual(open(dir, given.toString('base64')).key, given);
  assert.throws(() => statSync(dir));
});

test('a key that cannot be kept or read is said, and the site still runs', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'pinkstone-key-')), 'no-folder');
  writeFileSync(file, '');
  const nowhere = open(join(file, 'data'));
  assert.equal(nowhere.key.length, 32);
  assert.match(nowhere.lines.join(), /status_key\.not_kept/);
  const dir = mkdtempSync(join(tmpdir(), 'pinkstone-key-'));
  writeFileSync(statusKeyFile(dir), 'cut off');
  const damaged = open(dir);
  assert.equal(damaged.key.length, 32);
  assert.match(damaged.lines.join(), /status_key\.not_kept.*DAMAGED/);
});
