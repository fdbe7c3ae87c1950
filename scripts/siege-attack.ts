// The attacker of bench-siege.ts, in a thread of its own: each kind of request that once cost the site more than a page,
// at a steady rate, and bursts of them down one connection.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { url, perSecond } = workerData as { url: string; perSecond: number };
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const burst = 400;
const burstEvery = 5_000;

interface Shot {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const fields = (count: number) => Array.from({ length: count }, (_, n) => n);
const manyFields = fields(15_000)
  .map((n) => `${n}`)
  .join('&')
  .slice(0, 60_000);
const manyMembers = `{${fields(6_000)
  .map((n) => `"${n}":1`)
  .join(',')}}`.slice(0, 60_000);
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

const kinds: ((n: number) => Shot)[] = [
  () => ({ path: `/blog?${'a&'.repeat(7_000)}` }),
  (n) => ({ path: `/blog?q=${n}` }),
  (n) => ({ path: `/emi-calculator?amount=${5_000_000 + n}&rate=9.1&months=360&view=schedule&calculated=1` }),
  (n) => ({ path: `/emi-calculator/schedule.csv?amount=${5_000_000 + n}&rate=9.1&months=360&calculated=1` }),
  () => ({ path: '/about', headers: { 'accept-encoding': 'br;q=0, '.repeat(1_800) } }),
  () => ({ path: '/contact', method: 'POST', headers: form, body: manyFields }),
  () => ({ path: '/contact', method: 'POST', headers: form, body: 'name=A' }),
  () => ({ path: '/api/leads', method: 'POST', headers: json, body: manyMembers }),
  (n) => ({ path: '/api/chat', method: 'POST', headers: json, body: `{"message":"home loan rate ${n}"}` }),
  () => ({ path: '/healthz' }),
  (n) => ({ path: `/wp-admin/${n}.php` }),
  (n) => ({ path: `/%77p-admin/${n}` }),
  (n) => ({ path: `/status/guess-${n}` }),
  () => ({ path: '/about', headers: { 'content-length': '50000' }, body: 'x'.repeat(50_000) }),
];

let sent = 0;
const answers: Record<string, number> = {};
const count = (status: number | string) => {
  answers[status] = (answers[status] ?? 0) + 1;
};

function shoot(): void {
  const { path, method = 'GET', headers = {}, body } = (kinds[sent % kinds.length] as (n: number) => Shot)(sent);
  sent += 1;
  const call = request({ agent, host: hostname, port, path, method, headers }, (response) => {
    count(response.statusCode ?? 0);
    response.on('error', () => {});
    response.resume();
  });
  // Some are hung up on: that is an answer too.
  call.on('error', () => count('hung up'));
  call.end(body);
}

function pile(): void {
  sent += burst;
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      fields(burst)
        .map((n) => `GET /blog?q=${n} HTTP/1.1\r\nHost: x\r\n\r\n`)
        .join(''),
    );
  });
  socket.on('error', () => count('hung up'));
  socket.on('data', (chunk: Buffer) => {
    for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) count(status as string);
  });
  setTimeout(() => socket.destroy(), burstEvery);
}

const started = performance.now();
const single = perSecond - (burst * 1_000) / burstEvery;
let shots = 0;
const steady = setInterval(() => {
  for (const due = ((performance.now() - started) / 1_000) * single; shots < due; shots += 1) shoot();
}, 10);
const piles = setInterval(pile, burstEvery);
pile();

parentPort?.once('message', () => {
  clearInterval(steady);
  clearInterval(piles);
  agent.destroy();
  parentPort?.postMessage({ perSecond: Math.round((sent * 1_000) / (performance.now() - started)), answers });
});
