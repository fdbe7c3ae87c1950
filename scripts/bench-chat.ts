// Answers per second and waiting times of POST /api/chat, asked the evaluation questions over real connections, and the
// memory of the index. The server runs in its own process; the processor time it takes for an answer says more than
// answers a second where the machine has other work. node scripts/bench-chat.ts [seconds] [connections]
import { readFileSync } from 'node:fs';
import { readLines } from '../tests/assistant/score.ts';
import { embedded } from '../tests/assistant/setup.ts';
import { loadWithRawSockets, postJson } from './raw-load.ts';
import { startServer } from '../tests/start-server.ts';

const [seconds = 10, connections = 20] = process.argv.slice(2).map(Number);
const goals = { answersPerSecond: 2000, p99Ms: 30, indexMb: 40, startMs: 1000 };

function measureIndex(): { mb: number; ms: number } {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const assistant = embedded();
  const ms = performance.now() - started;
  assistant.answer({ message: 'home loan rate' });
  globalThis.gc?.();
  return { mb: (process.memoryUsage().heapUsed - before.heapUsed) / 2 ** 20, ms };
}

const index = measureIndex();
const server = await startServer();
const requests = readLines(new URL('../tests/assistant/eval.jsonl', import.meta.url))
  .filter((line) => line.q.trim() && line.q.length < 2000)
  .map((line) => postJson('/api/chat', { message: line.q }));
const run = (duration: number) => loadWithRawSockets(server.url, requests, { connections, seconds: duration });
/** Of all the server's threads, in microseconds: user and system time, in ticks of a hundredth of a second. */
function processorTime(): number {
  const [, fields = ''] = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10_000;
}
await run(2);
const before = processorTime();
const result = await run(seconds);
const spent = processorTime() - before;
await server.stop();

const report = {
  answersPerSecond: result.perSecond,
  p50Ms: result.p50,
  p99Ms: result.p99,
  processorUs: Math.round(spent / (result.perSecond * seconds)),
  not2xx: result.failed,
  indexMb: Math.round(index.mb * 10) / 10,
  startMs: Math.round(index.ms),
};
console.log(JSON.stringify(report));
const met =
  report.answersPerSecond >= goals.answersPerSecond &&
  report.p99Ms < goals.p99Ms &&
  report.indexMb < goals.indexMb &&
  report.startMs < goals.startMs &&
  report.not2xx === 0;
if (!met) console.error(`Goals missed: ${JSON.stringify(goals)}`);
process.exitCode = met ? 0 : 1;
