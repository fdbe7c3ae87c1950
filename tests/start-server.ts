// Starts the site as a process of its own, on a free port, with a data folder of its own: for benchmarks and
// whole-system tests.
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export const root = join(import.meta.dirname, '..');

interface LogLine {
  level: string;
  event: string;
  [field: string]: unknown;
}

export interface RunningServer {
  url: string;
  port: number;
  child: ChildProcess;
  /** Everything it logged so far. */
  log: LogLine[];
  /** Everything it wrote so far, as it stands. */
  lines: string[];
  /** The first line of that event, waited for if need be. */
  logged(event: string): Promise<LogLine>;
  /** SIGTERM, as a deployment does; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

interface Program {
  /** What to run, with its arguments; the built site unless told otherwise. */
  program?: string[];
  /** To listen on, as systemd hands it over: the address stays the same from start to start. */
  socket?: number;
  /** Runs as this user. */
  uid?: number | undefined;
}

export async function startServer(
  env: Record<string, string> = {},
  { program = ['build/server/main.js'], socket, uid }: Program = {},
): Promise<RunningServer> {
  if (!existsSync(join(root, 'build/server/main.js'))) throw new Error('There is no build: run npm run build first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'pinkstone-'));
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...(socket !== undefined && { LISTEN_FDS: '1' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
    ...(uid !== undefined && { uid, gid: uid }),
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const log: LogLine[] = [];
  const lines: string[] = [];
  const waiting = new Map<string, ((line: LogLine) => void)[]>();
  createInterface({ input: child.stderr }).on('line', (text) => lines.push(text));
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push(text);
    const line = JSON.parse(text) as LogLine;
    log.push(line);
    for (const tell of waiting.get(line.event)?.splice(0) ?? []) tell(line);
  });
  const closed = once(child, 'close').finally(() => rmSync(dataDir, { recursive: true, force: true }));
  const logged = (event: string) =>
    new Promise<LogLine>((resolve, reject) => {
      const known = log.find((line) => line.event === event);
      if (known) return resolve(known);
      waiting.set(event, [...(waiting.get(event) ?? []), resolve]);
      closed.then(() => reject(new Error(`the server ended before ${event}:\n${lines.join('\n')}`)), reject);
    });
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    child.kill(signal);
    const [code] = (await closed) as [number | null];
    return code;
  }

  const url = String((await logged('server.ready')).address);
  return {
    url,
    port: Number(new URL(url).port),
    child,
    log,
    lines,
    logged,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}
