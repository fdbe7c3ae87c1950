// Answers per second and waiting times of POST /api/chat, asked the evaluation questions over real connections, and the
// memory of the index. The server runs in its own process. node scripts/bench-chat.ts [seconds] [connections]
import { readLines } from '../tests/assistant/score.ts';
import { embedded } from '../tests/assistant/setup.ts';
import { loadWithRawSockets, postJson } from './raw-load.ts';
import { startServer } from '../tests/start-server.ts';

const [seconds = 10, connections = 20] = process.argv.slice(2).map(Number);
const goals = { answersPerSecond: 800, p99Ms: 60, indexMb: 40, startMs: 1000 };

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
await run(2);
const result = await run(seconds);
await server.stop();

const report = {
  answersPerSecond: result.perSecond,
  p50Ms: result.p50,
  p99Ms: result.p99,
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
