// How fast the built site is served from memory: pages a second, slowest hundredth, start time, memory.
import { readFileSync } from 'node:fs';
import { get, loadWithRawSockets } from './raw-load.ts';
import { startServer } from '../tests/start-server.ts';

const started = performance.now();
const server = await startServer();
const startMs = performance.now() - started;

await loadWithRawSockets(server.url, [get('/')], { connections: 40, seconds: 2 });
const { perSecond, p99, failed } = await loadWithRawSockets(server.url, [get('/')], {
  connections: 40,
  seconds: 8,
});
const rss = Number(readFileSync(`/proc/${server.child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
console.table({
  'start to ready, ms': { measured: Math.round(startMs), goal: '< 1000' },
  'pages a second, brotli': { measured: perSecond, goal: '>= 4000' },
  'p99 at 40 connections, ms': { measured: p99, goal: '< 20' },
  'memory, MB': { measured: Math.round(rss), goal: '< 150' },
  'answers that were not 200': { measured: failed, goal: '0' },
});
await server.stop();
