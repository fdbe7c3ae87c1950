// Runs before npm start and npm test, with whatever Node the machine has (20 or newer): installs when the lock file is
// newer than node_modules, builds when a source is newer than the build.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';

const wanted = process.argv.slice(2);
const newer = (file, than) => statSync(file).mtimeMs > statSync(than).mtimeMs;
const npm = (...args) => execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });

const installed = 'node_modules/.package-lock.json';
if (!existsSync(installed) || newer('package-lock.json', installed)) {
  npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  utimesSync(installed, new Date(), new Date());
}

const sources = [
  'app',
  'art',
  'content',
  'domain',
  'public',
  'scripts',
  'server',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(path)
      .filter((name) => name !== 'fonts')
      .map((name) => newest(join(path, name))),
  );
}

if (wanted.includes('build')) {
  const stamp = 'build/stamp';
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (sources.some((path) => newest(path) > built)) npm('run', 'build');
}

if (wanted.includes('browser')) ensureChromium();
