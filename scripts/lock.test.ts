import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { missingParts, type Packages, withoutParts } from './lock.ts';

const parts = { 'bundler-linux-x64-gnu': '1.0.0', 'bundler-linux-arm64-gnu': '1.0.0', 'bundler-darwin-arm64': '1.0.0' };
const hashed = (version: string) => ({ version, integrity: 'sha512-made-up' });
const complete: Packages = {
  '': {},
  'node_modules/bundler': { version: '1.0.0', optionalDependencies: parts },
  'node_modules/bundler-linux-x64-gnu': hashed('1.0.0'),
  'node_modules/bundler-linux-arm64-gnu': hashed('1.0.0'),
};

test('our own lock has every native part, hashed, for both processors', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages };
  assert.deepEqual(withoutParts(packages), []);
  assert.deepEqual(missingParts(packages), []);
});

test('a part for ARM64 that is only named, or not even that, is a broken install', () => {
  const { 'node_modules/bundler-linux-arm64-gnu': _, ...without } = complete;
  const named = { ...complete, 'node_modules/bundler-linux-arm64-gnu': { version: '1.0.0' } };
  for (const packages of [without, named])
    assert.deepEqual(withoutParts(packages), ['bundler: no hashed part for linux arm64']);
});

test('a part is found where npm nests it', () => {
  const { 'node_modules/bundler-linux-x64-gnu': _, ...rest } = complete;
  const nested = { ...rest, 'node_modules/bundler/node_modules/bundler-linux-x64-gnu': hashed('1.0.0') };
  assert.deepEqual(withoutParts(nested), []);
});

test('entries are made up for other platforms only', () => {
  const { 'node_modules/bundler-linux-arm64-gnu': _, ...without } = complete;
  assert.deepEqual(missingParts(without), [
    {
      name: 'bundler-darwin-arm64',
      entry: { version: '1.0.0', optional: true, cpu: ['arm64'], os: ['darwin'] },
    },
  ]);
});
