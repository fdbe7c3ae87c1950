// Answers per second and waiting times of POST /api/chat, asked the evaluation questions over real connections, and the
// memory of the index. The server runs in its own process. node scripts/bench-chat.ts [seconds] [connections]
import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { readLines } from '../tests/assistant/score.ts';
import { embedded } from '../tests/assistant/setup.ts';

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

async function startServer(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, ['tests/assistant/serve.ts', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((found) =>
    child.stdout.once('data', (line: Buffer) => found(String(line).trim())),
  );
  return { url, stop: () => child.kill() };
}

const index = measureIndex();
const server = await startServer();
const requests = readLines(new URL('../tests/assistant/eval.jsonl', import.meta.url))
  .filter((line) => line.q.trim() && line.q.length < 2000)
  .map((line) => ({
    method: 'POST' as const,
    path: '/api/chat',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: line.q }),
  }));
const run = (duration: number) => autocannon({ url: server.url, connections, duration, requests });
await run(2);
const result = await run(seconds);
server.stop();

const report = {
  answersPerSecond: Math.round(result.requests.average),
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  not2xx: result.non2xx + result.errors,
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
