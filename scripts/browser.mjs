// Finds a Chromium for the tests and benchmarks, or installs one. Plain JavaScript: it runs before anything is set up.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its windows: the same pages for half the processor time, but no back/forward cache. */
const shells = ['/usr/bin/chromium-headless-shell'];
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser that works as root, draws in software and calls nobody. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of an installed Chromium, or undefined: Playwright's own is then used, if it is there. */
export const findChromium = () => [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path));
/** What tests drive: the windowless one where it is installed. */
export const findTestBrowser = () =>
  [process.env.CHROME_PATH, ...shells, ...places].find((path) => path && existsSync(path));

export function ensureChromium() {
  if (findChromium()) return;
  const attempt = (command, ...args) => {
    try {
      execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
      return true;
    } catch {
      return false;
    }
  };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (attempt('apt-get', 'update', '-qq') && attempt('apt-get', 'install', '-y', '-qq', 'chromium')) {
      // Not every release has it, and the browser serves as well.
      attempt('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
      return;
    }
  }
  if (attempt('npx', 'playwright', 'install', 'chromium')) return;
  console.error('No Chromium found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH.');
  process.exit(1);
}
