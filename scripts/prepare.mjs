// Runs before npm start and npm test, with whatever Node the machine has (20 or newer): installs when the lock file is
// newer than node_modules; asked to, builds when a source is newer than the build. What goes wrong ends in one readable line.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { missingRuntime, nativeTrouble } from './native.mjs';

const wanted = process.argv.slice(2);
const newer = (file, than) => statSync(file).mtimeMs > statSync(than).mtimeMs;

function stop(line) {
  console.error(`\n${line}`);
  process.exit(1);
}

function npm(args, trouble) {
  try {
    execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    stop(trouble);
  }
}

const installed = 'node_modules/.package-lock.json';
// Packages are not taken from under those who use them at the same time.
if (!wanted.includes('installed') && (!existsSync(installed) || newer('package-lock.json', installed))) {
  npm(
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed (the reason stands above). Check the network and the npm registry, then run the command again.',
  );
  utimesSync(installed, new Date(), new Date());
}

const sources = [
  'app',
  'art',
  'content',
  'desk',
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

const runtime = missingRuntime();
if (runtime) stop(runtime);

if (wanted.includes('build')) {
  const stamp = 'build/stamp';
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (sources.some((path) => newest(path) > built)) {
    const trouble = nativeTrouble();
    if (trouble) stop(trouble);
    npm(['run', 'build'], 'The site could not be built (the reason stands above).');
  }
}

if (wanted.includes('browser')) ensureChromium();
