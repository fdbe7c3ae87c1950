// Starts the built server as a process of its own, on a free port, with a data folder of its own: for benchmarks and
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
  /** The first line of that event, waited for if need be. */
  logged(event: string): Promise<LogLine>;
  /** SIGTERM, as a deployment does; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** With a socket to listen on, as systemd hands it over, the address stays the same from start to start. */
export async function startServer(env: Record<string, string> = {}, socket?: number): Promise<RunningServer> {
  if (!existsSync(join(root, 'build/server/main.js'))) throw new Error('There is no build: run npm run build first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'pinkstone-'));
  const child = spawn(process.execPath, ['build/server/main.js'], {
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
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const log: LogLine[] = [];
  const waiting = new Map<string, ((line: LogLine) => void)[]>();
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as LogLine;
    log.push(line);
    for (const tell of waiting.get(line.event)?.splice(0) ?? []) tell(line);
  });
  const exited = once(child, 'exit').finally(() => rmSync(dataDir, { recursive: true, force: true }));
  const logged = (event: string) =>
    new Promise<LogLine>((resolve, reject) => {
      const known = log.find((line) => line.event === event);
      if (known) return resolve(known);
      waiting.set(event, [...(waiting.get(event) ?? []), resolve]);
      exited.then(() => reject(new Error(`the server ended before ${event}:\n${complaints}`)), reject);
    });

  const url = String((await logged('server.ready')).address);
  return {
    url,
    port: Number(new URL(url).port),
    child,
    log,
    logged,
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}
