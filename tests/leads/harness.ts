// Starts the enquiry server as a process of its own, talks to it, and asks the staff command what is stored.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bundled, type Command } from '../bundle.ts';
import { type RunningServer, root, startServer as startProgram } from '../start-server.ts';

export const tempDir = () => mkdtempSync(join(tmpdir(), 'pinkstone-leads-'));

/** A failed test leaves its server behind: end it, or the run would wait for it. */
const running = new Set<RunningServer>();
after(() => {
  for (const { child } of running) child.kill('SIGKILL');
});

interface ServerOptions {
  env: Record<string, string>;
  outbox?: object;
  uid?: number;
}

export async function startServer({ env, outbox = {}, uid }: ServerOptions): Promise<RunningServer> {
  const server = await startProgram(env, { program: [await bundled('serve'), JSON.stringify(outbox)], uid });
  running.add(server);
  server.child.once('exit', () => running.delete(server));
  return server;
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
    // A connection kept for the next one may be closed by the server, idle for long, in the moment of sending.
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: typeof input === 'string' ? input : JSON.stringify(input),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

export async function desk(command: Command, args: string[], env: Record<string, string>) {
  const run = promisify(execFile)(process.execPath, [await bundled(command), ...args], {
    env: { PATH: process.env.PATH, ...env },
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
