// Starts the built site on a free port, for benchmarks and whole-system tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningServer {
  address: string;
  pid: number;
  dataDir: string;
  /** Stops it as an operator would, and says with which code it went. */
  stop(): Promise<number | null>;
}

export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'pinkstone-'));
  const child = spawn('node', ['build/node/main.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server went with code ${code} before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      try {
        const entry = JSON.parse(line) as { event: string; address?: string };
        if (entry.event === 'server.ready' && entry.address) resolve(entry.address);
      } catch {
        // Not a log line.
      }
    });
  });
  return {
    address,
    pid: child.pid as number,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      const code = await gone;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
