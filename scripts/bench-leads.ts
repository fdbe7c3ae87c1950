// npm run bench: how fast enquiries are stored, with which latency and memory, and how long staff wait for a list.
// The targets are those of two cores; a busy machine shows less.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { sqliteEngine } from '../server/db/engine.ts';
import { openSqlite } from '../server/db/sqlite.ts';
import { createSqlStore } from '../server/leads/store.ts';
import { createLog } from '../server/log.ts';

const root = join(import.meta.dirname, '..');
const enquiry = JSON.stringify({
  kind: 'application',
  name: 'आशा Verma',
  email: 'asha@visitor.example',
  phone: '+91 141 000 0042',
  loanType: 'home-loan',
  loanAmount: '25 lakh',
  employment: 'salaried',
  salary: '60,000',
  message: 'Please call in the evening.',
  agreeTerms: true,
});

interface Load {
  '2xx': number;
  non2xx: number;
  duration: number;
  latency: { p50: number; p99: number; max: number };
}

async function startServer(dataDir: string) {
  const child = spawn(process.execPath, [join(root, 'tests/leads/serve.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('listening ')) resolve(`http://127.0.0.1:${line.slice(10)}/api/leads`);
    }),
  );
  const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, rss, stop };
}

async function load(url: string, limit: string[]): Promise<Load> {
  const args = ['-c', '20', ...limit, '-m', 'POST', '-H', 'content-type: application/json', '-b', enquiry, '-j', url];
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/autocannon'), args, {
    maxBuffer: 1 << 26,
  });
  return JSON.parse(stdout) as Load;
}

async function newestOfAMillion(): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'pinkstone-bench-'));
  const file = join(dir, 'leads.sqlite');
  await (await openSqlite(file)).destroy();
  const raw = new DatabaseSync(file);
  raw.exec(`PRAGMA synchronous = OFF;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
    INSERT INTO leads SELECT printf('%032x', i), printf('PS-%010d', i), NULL, 'message', 1700000000000 + i * 1000,
      1700086400000 + i * 1000, 'Asha Verma', 'asha@visitor.example', '0141 000 0042', '+911410000042', '', '', NULL, '',
      '', NULL, '', 'Please call in the evening.', '', '/contact', 'en', '[]', '[]', '', NULL, NULL, NULL, NULL, 1 FROM n`);
  raw.close();
  const store = createSqlStore(sqliteEngine(file, createLog('error')));
  await store.page({ limit: 1 });
  const times: number[] = [];
  for (let run = 0; run < 20; run += 1) {
    const start = performance.now();
    const rows = await store.page({ limit: 50 });
    times.push(performance.now() - start);
    if (rows.length !== 50) throw new Error('the list is short');
  }
  await store.close();
  rmSync(dir, { recursive: true });
  return Math.max(...times);
}

const dir = mkdtempSync(join(tmpdir(), 'pinkstone-bench-'));
const server = await startServer(dir);
const idle = server.rss();
await load(server.url, ['-d', '3']);
const measured = await load(server.url, ['-d', '10']);
const early = server.rss();
const rest = await load(server.url, ['-a', '100000']);
const late = server.rss();
await server.stop();
rmSync(dir, { recursive: true });
const list = await newestOfAMillion();

const mb = (value: number) => `${value.toFixed(0)} MB`;
const rate = measured['2xx'] / measured.duration;
const rows: [what: string, measured: string, target: string, holds: boolean][] = [
  ['stored enquiries per second, 20 connections', rate.toFixed(0), '>= 1500', rate >= 1500],
  ['p50 latency', `${measured.latency.p50} ms`, '', true],
  ['p99 latency', `${measured.latency.p99} ms`, '< 50 ms', measured.latency.p99 < 50],
  ['refused or failed', String(measured.non2xx + rest.non2xx), '0', measured.non2xx + rest.non2xx === 0],
  ['memory, idle', mb(idle), '', true],
  ['memory under load', mb(early), '< 200 MB', early < 200],
  ['memory after 100,000 more', mb(late), '< 200 MB, flat', late < 200 && late < early * 1.25],
  ['newest 50 of a million, slowest of 20', `${list.toFixed(1)} ms`, '< 20 ms', list < 20],
];
for (const [what, value, target, holds] of rows) {
  process.stdout.write(`${what.padEnd(46)} ${value.padStart(10)}   ${target.padEnd(16)} ${holds ? '' : 'MISSED'}\n`);
}
process.exitCode = rows.every(([, , , holds]) => holds) ? 0 : 1;
