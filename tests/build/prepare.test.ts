// What a newcomer reads when the machine lacks something: one line that says what, for which platform, and what to do.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { missingRuntime } from '../../scripts/native.mjs';

const packagedNode = `node-${process.platform}-${process.arch}`;
const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A checkout outside ours, so that nothing is found above it: one unbuilt source, and the packages named. */
function checkout(copied: string[], linked: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  folders.push(folder);
  for (const file of ['prepare.mjs', 'native.mjs', 'browser.mjs'])
    cpSync(`scripts/${file}`, join(folder, 'scripts', file));
  for (const path of ['app', 'art', 'content', 'desk', 'domain', 'public', 'server', 'node_modules/@resvg'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const file of ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'])
    writeFileSync(join(folder, file), '');
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"build":"echo no fonts && exit 3"}}');
  writeFileSync(join(folder, '.npmrc'), 'loglevel=silent');
  for (const name of copied) cpSync(`node_modules/${name}`, join(folder, 'node_modules', name), { recursive: true });
  for (const name of linked) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  const installed = join(folder, 'node_modules/.package-lock.json');
  writeFileSync(installed, '');
  utimesSync(installed, new Date(), new Date(Date.now() + 60_000));
  return folder;
}

function prepare(cwd: string, env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'build'], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stderr, last: stderr.trim().split('\n').at(-1) ?? '' };
}

test('a native part that the registry lacks is named, with its platform and what to do', () => {
  const { status, stderr, last } = prepare(
    checkout(['rolldown'], ['lightningcss', 'sharp', '@resvg/resvg-js', packagedNode]),
  );
  assert.equal(status, 1);
  assert.match(last, new RegExp(`^No native part for ${process.platform}-${process.arch} of: rolldown\\. .*npm ci`));
  assert.doesNotMatch(stderr, /^\s+at /m, 'no stack trace');
});

test('a build that fails ends in a line of ours', () => {
  const { status, stderr, last } = prepare(
    checkout([], ['rolldown', 'lightningcss', 'sharp', '@resvg/resvg-js', packagedNode]),
  );
  assert.equal(status, 1);
  assert.equal(last, 'The site could not be built (the reason stands above).');
  assert.doesNotMatch(stderr, /^\s+at /m, 'no stack trace');
});

test('an install that fails ends in a line of ours', () => {
  const folder = checkout([], []);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "ENOTFOUND" >&2\nexit 7\n');
  chmodSync(join(bin, 'npm'), 0o755);
  const { status, stderr, last } = prepare(folder, { PATH: `${bin}:${process.env.PATH}` });
  assert.equal(status, 1);
  assert.match(last, /^The packages could not be installed .* run the command again\.$/);
  assert.doesNotMatch(stderr, /^\s+at /m, 'no stack trace');
});

test('a machine with an older Node and no packaged one is told what to install', () => {
  assert.match(missingRuntime('20.1.0', false) ?? '', /^Node 24 is needed, and \S+ has Node 20\.1\.0: install Node 24/);
  assert.equal(missingRuntime('20.1.0', true), undefined);
  assert.equal(missingRuntime('24.1.0', false), undefined);
});
