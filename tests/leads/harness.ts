// Starts the enquiry server as a process of its own, talks to it, and asks the staff command what is stored.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
export const tempDir = () => mkdtempSync(join(tmpdir(), 'pinkstone-leads-'));

/** A failed test leaves its server behind: end it, or the run would wait for it. */
const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Server {
  url: string;
  child: ChildProcess;
  /** Everything it logged. */
  lines: string[];
  kill(): Promise<void>;
  /** SIGTERM, as a deployment does; the exit code. */
  stop(): Promise<number | null>;
}

interface ServerOptions {
  env: Record<string, string>;
  outbox?: object;
  uid?: number;
}

const baseEnv = () => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(tmpdir(), 'pinkstone-compile-cache'),
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
});

export async function startServer({ env, outbox = {}, uid }: ServerOptions): Promise<Server> {
  const child = spawn(process.execPath, [join(root, 'tests/leads/serve.ts'), JSON.stringify(outbox)], {
    env: { ...baseEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: root,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const lines: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('listening ')) resolve(line.slice(10));
    });
    exited.then(() => reject(new Error(`the server ended:\n${lines.join('\n')}`)), reject);
  });
  return {
    url,
    child,
    lines,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

export const sample = (more: object = {}) => ({
  kind: 'application',
  name: 'आशा Verma',
  email: 'asha@visitor.example',
  phone: '0141 000 0042',
  loanType: 'home-loan',
  loanAmount: '25 lakh',
  employment: 'salaried',
  salary: '60,000',
  message: 'Please call in the evening.',
  agreeTerms: true,
  submissionId: randomUUID(),
  ...more,
});

export interface Answer {
  status: number;
  headers: Headers;
  body: { reference?: string; statusUrl?: string; callBy?: string; errors?: Record<string, string>; error?: string };
}

export async function post(
  server: { url: string },
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof input === 'string' ? input : JSON.stringify(input),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

type Script = 'leads' | 'backup' | 'restore' | 'migrate' | 'doctor';

export async function desk(script: Script, args: string[], env: Record<string, string>) {
  const run = promisify(execFile)(process.execPath, [join(root, `server/desk/${script}.ts`), ...args], {
    env: { ...baseEnv(), ...env },
    cwd: root,
    maxBuffer: 1 << 30,
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

export interface Listed {
  reference: string;
  [field: string]: unknown;
}

export async function listed(env: Record<string, string>): Promise<Listed[]> {
  const { stdout } = await desk('leads', ['list', '--json'], env);
  return JSON.parse(stdout) as Listed[];
}

/** Asks until the answer is true; for what happens "soon". */
export async function eventually(
  what: string,
  check: () => Promise<boolean> | boolean,
  within = 60_000,
): Promise<void> {
  const end = Date.now() + within;
  for (;;) {
    if (await Promise.resolve(check()).catch(() => false)) return;
    if (Date.now() > end) throw new Error(`did not happen within ${within} ms: ${what}`);
    await sleep(50);
  }
}
