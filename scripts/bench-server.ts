// How fast the built site is served from memory: pages a second, slowest hundredth, start time, memory.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { startServer } from './start-server.ts';

const seconds = 8;
const started = performance.now();
const server = await startServer();
const startMs = performance.now() - started;

const result = await autocannon({
  url: server.address,
  connections: 40,
  duration: seconds,
  headers: { 'accept-encoding': 'br' },
});
const rss = Number(readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
console.table({
  'start to ready, ms': { measured: Math.round(startMs), goal: '< 1000' },
  'pages a second, brotli': { measured: Math.round(result.requests.average), goal: '>= 4000' },
  'p99 at 40 connections, ms': { measured: result.latency.p99, goal: '< 20' },
  'memory, MB': { measured: Math.round(rss), goal: '< 150' },
  'answers that were not 200': { measured: result.non2xx + result.errors, goal: '0' },
});
await server.stop();
