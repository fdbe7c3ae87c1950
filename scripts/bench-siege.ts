// npm run bench -- siege [seconds]: one address attacks in every way we know while a visitor from another one reads pages.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { type RunningServer, startServer } from '../tests/start-server.ts';

const seconds = Math.min(Number(process.argv[2]) || 20, 120);
const perSecond = 300;
const every = 25;
const goals = { p99: 100, rate: perSecond * 0.95 };

/** Nine built pages, then one that is made when asked for: what reading looks like. */
const pages = [
  ...['/', '/about', '/services/home-loan', '/blog', '/blog/1', '/emi-calculator', '/contact', '/team', '/query'],
  '/emi-calculator?amount=2500000&rate=9&months=240&calculated=1',
];

/** Asks at fixed times, whether or not the last answer is there, and measures from those times. */
async function visit({ port }: RunningServer, duration: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const times: number[] = [];
  const failures: string[] = [];
  const started = performance.now();
  const ask = (path: string, due: number) =>
    new Promise<void>((resolve) => {
      const fail = (why: string) => {
        failures.push(`${path}: ${why}`);
        resolve();
      };
      const options = { agent, port, host: '127.0.0.1', localAddress: '127.0.0.2', path };
      request({ ...options, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.on('error', (error) => fail(error.message));
        response.on('end', () => {
          if (response.statusCode !== 200) return fail(String(response.statusCode));
          times.push(performance.now() - due);
          resolve();
        });
        response.resume();
      })
        .on('error', (error) => fail(error.message))
        .end();
    });
  const asked: Promise<void>[] = [];
  for (let n = 0; n * every < duration * 1_000; n += 1) {
    const due = started + n * every;
    await new Promise((wait) => setTimeout(wait, Math.max(0, due - performance.now())));
    asked.push(ask(pages[n % pages.length] as string, due));
  }
  await Promise.all(asked);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? Number.NaN) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), slowest: at(0.9999), failures };
}

const server = await startServer({ RATE_LIMITS: 'on', LOG_LEVEL: 'info' });
await visit(server, 2);
const calm = await visit(server, 5);
const attacker = new Worker(new URL('siege-attack.ts', import.meta.url), {
  workerData: { url: server.url, perSecond },
});
const siege = await visit(server, seconds);
attacker.postMessage('stop');
const [attack] = (await once(attacker, 'message')) as [{ perSecond: number; answers: Record<string, number> }];
await attacker.terminate();
const after = await visit(server, 2);
await server.stop();

const failures = [...calm.failures, ...siege.failures, ...after.failures];
console.table({
  'p99 without an attack, ms': { measured: calm.p99, goal: '' },
  'attack, requests a second': { measured: attack.perSecond, goal: `>= ${goals.rate}` },
  'p50 under attack, ms': { measured: siege.p50, goal: '' },
  'p99 under attack, ms': { measured: siege.p99, goal: `< ${goals.p99}` },
  'slowest under attack, ms': { measured: siege.slowest, goal: '' },
  'pages the visitor did not get': { measured: failures.length, goal: '0' },
});
console.log('the attacker got', JSON.stringify(attack.answers));
const met = siege.p99 < goals.p99 && failures.length === 0 && attack.perSecond >= goals.rate;
if (!met) console.error('Goals missed', failures.slice(0, 5));
process.exitCode = met ? 0 : 1;
