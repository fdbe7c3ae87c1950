// A PostgreSQL server of the test's own, in a temporary folder: to kill, freeze and restart.
import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../start-server.ts';
import { tempDir } from './harness.ts';

function findBin(): string | null {
  const homes = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr'];
  for (const home of homes) {
    const inside = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
    for (const bin of [join(home, 'bin'), ...inside.map((name) => join(home, name, 'bin'))])
      if (existsSync(join(bin, 'pg_ctl')) && existsSync(join(bin, 'initdb'))) return bin;
  }
  return null;
}

const bin = findBin();
/** For node:test's skip: false, or why. */
export const noPostgres: string | false = bin ? false : 'PostgreSQL is not installed on this machine';

export interface Postgres {
  url: string;
  /** Of the server and those that answer. */
  pids(): number[];
  /** As a power cut would: no checkpoint, no goodbye. */
  kill(): void;
  freeze(): void;
  thaw(): void;
  start(): Promise<void>;
  stop(): void;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** To make an empty cluster takes most of a second of processor time, to copy one next to nothing: the first is kept. */
export async function startPostgres(): Promise<Postgres> {
  const home = tempDir();
  const data = join(home, 'data');
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const run = (name: string, ...args: string[]) => {
    const [file, all] = asRoot
      ? (['runuser', ['-u', 'postgres', '--', join(bin ?? '', name), ...args]] as const)
      : ([join(bin ?? '', name), args] as const);
    return execFileSync(file, all, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  };
  if (asRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
    chownSync(home, uid ?? 0, gid ?? 0);
  }
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  const fresh = join(root, 'test-results', `postgres-${run('pg_ctl', '--version').match(/[\d.]+/)?.[0]}`);
  if (existsSync(fresh)) copy(fresh, data);
  else {
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-instructions');
    mkdirSync(dirname(fresh), { recursive: true });
    copy(data, `${fresh}.${process.pid}`);
    // Two test files may be at it at once: the first to be ready is taken.
    try {
      renameSync(`${fresh}.${process.pid}`, fresh);
    } catch {
      rmSync(`${fresh}.${process.pid}`, { recursive: true });
    }
  }
  // Tests kill processes, not machines: what the system has in memory outlives them. A disk that others use may take
  // longer to sync than the site waits for its database.
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${home}'\nfsync = off\n`,
  );
  const pids = () => {
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return [main, ...children.map(Number)];
  };
  const signal = (name: NodeJS.Signals, which: number[]) => {
    for (const pid of which) {
      try {
        process.kill(pid, name);
      } catch {
        // A backend may have ended by itself.
      }
    }
  };
  const postgres: Postgres = {
    pids,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: () => signal('SIGKILL', pids()),
    freeze: () => signal('SIGSTOP', pids()),
    thaw: () => signal('SIGCONT', pids()),
    async start() {
      // Right after a kill the old shared memory may still be in use.
      for (let attempt = 0; ; attempt += 1) {
        try {
          run('pg_ctl', '-D', data, '-l', join(home, 'log'), '-w', 'start');
          return;
        } catch (error) {
          if (attempt > 20) throw error;
          await sleep(250);
        }
      }
    },
    stop: () => {
      try {
        run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      } catch {
        // It was killed already.
      }
    },
  };
  await postgres.start();
  return postgres;
}
