import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkBackup, checkClock, checkDisk, checkFolder } from './check-machine.ts';
import { noteBackup } from './last-backup.ts';

const home = mkdtempSync(join(tmpdir(), 'pinkstone-doctor-'));
after(() => rmSync(home, { recursive: true }));

test('the disk: enough, little, too little', () => {
  const free = (bytes: number) => checkDisk(home, () => ({ bavail: bytes / 1000, blocks: 1e6, bsize: 1000 })).state;
  assert.deepEqual([free(5e8), free(1e8), free(5e10)], ['warning', 'failed', 'ok']);
});

test('the backup: none, fresh, last night’s missing, old, and one whose folder is gone', () => {
  const dir = join(home, 'backup');
  mkdirSync(dir);
  const now = Date.now();
  const aged = (hours: number, folder = dir) => {
    noteBackup(dir, new Date(now - hours * 3_600_000).toISOString(), folder);
    return checkBackup(dir, now).state;
  };
  assert.equal(checkBackup(dir, now).state, 'warning');
  writeFileSync(join(dir, 'manifest.json'), '{}');
  assert.deepEqual([aged(2), aged(30), aged(60), aged(2, join(dir, 'gone'))], ['ok', 'warning', 'failed', 'warning']);
});

test('the clock is judged by the one it differs from most', () => {
  const clock = (...ahead: number[]) => checkClock(ahead.map((ms) => ({ whose: 'another', ahead: ms })));
  assert.equal(clock().state, 'warning');
  assert.equal(clock(900, -1500).state, 'ok');
  assert.equal(clock(0, 20_000).state, 'warning');
  assert.match(clock(0, -400_000).text, /^400 s behind another/);
  assert.equal(clock(0, -400_000).state, 'failed');
});

test('the folder: private, open, writable by everybody, missing', () => {
  const dir = join(home, 'folder');
  assert.equal(checkFolder(dir).state, 'warning');
  mkdirSync(dir);
  const states = [0o700, 0o755, 0o777].map((mode) => {
    chmodSync(dir, mode);
    return checkFolder(dir).state;
  });
  assert.deepEqual(states, ['ok', 'warning', 'failed']);
});
