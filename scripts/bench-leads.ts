// npm run bench: how fast enquiries are stored, with which latency and memory, and how long staff wait for a list.
// The targets are those of two cores; a busy machine shows less.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteEngine } from '../server/db/engine.ts';
import { openSqlite } from '../server/db/sqlite.ts';
import { createSqlStore } from '../server/leads/store.ts';
import { createLog } from '../server/log.ts';
import { loadWithRawSockets, postJson } from './raw-load.ts';
import { startServer } from '../tests/start-server.ts';

const enquiry = postJson('/api/leads', {
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

async function newestOfAMillion(): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'pinkstone-bench-'));
  const file = join(dir, 'leads.sqlite');
  await (await openSqlite(file)).destroy();
  const raw = new DatabaseSync(file);
  raw.exec(`PRAGMA synchronous = OFF;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
    INSERT INTO leads (id, reference, status_token, kind, created_at, due_at, name, email, phone, phone_e164, loan_type,
      loan_amount, loan_amount_inr, employment, salary, salary_inr, subject, message, conversation, page, language, spam,
      unknown_choices, fingerprint, handled_at, withdrawn_at, erasure_requested_at, erased_at, version)
    SELECT printf('%032x', i), printf('PS-%010d', i), NULL, 'message', 1700000000000 + i * 1000,
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

const server = await startServer({ LOG_LEVEL: 'info' });
const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
const load = (limit: { seconds: number } | { count: number }) =>
  loadWithRawSockets(server.url, [enquiry], { connections: 20, ...limit });
const idle = rss();
await load({ seconds: 3 });
const measured = await load({ seconds: 10 });
const early = rss();
const rest = await load({ count: 100_000 });
const late = rss();
await server.stop();
const list = await newestOfAMillion();

const mb = (value: number) => `${value.toFixed(0)} MB`;
const rate = measured.perSecond;
const rows: [what: string, measured: string, target: string, holds: boolean][] = [
  ['stored enquiries per second, 20 connections', String(rate), '>= 1500', rate >= 1500],
  ['p50 latency', `${measured.p50} ms`, '', true],
  ['p99 latency', `${measured.p99} ms`, '< 50 ms', measured.p99 < 50],
  ['refused or failed', String(measured.failed + rest.failed), '0', measured.failed + rest.failed === 0],
  ['memory, idle', mb(idle), '', true],
  ['memory under load', mb(early), '< 200 MB', early < 200],
  ['memory after 100,000 more', mb(late), '< 200 MB, flat', late < 200 && late < early * 1.25],
  ['newest 50 of a million, slowest of 20', `${list.toFixed(1)} ms`, '< 20 ms', list < 20],
];
for (const [what, value, target, holds] of rows) {
  process.stdout.write(`${what.padEnd(46)} ${value.padStart(10)}   ${target.padEnd(16)} ${holds ? '' : 'MISSED'}\n`);
}
process.exitCode = rows.every(([, , , holds]) => holds) ? 0 : 1;
