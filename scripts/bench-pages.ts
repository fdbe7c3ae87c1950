// Lighthouse (mobile) over every route, and beside each page, in the same run, the same page with its scripts removed:
// the floor. The processor is slowed to one fixed speed (scripts/slow-core.ts). With --beside, the home page of another
// site in the same run. npm run bench -- pages [--runs 5] [--save] [--beside http://address] [/route …]
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'chrome-launcher';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { readPages } from '../server/http/page-manifest.ts';
import { chromiumFlags, findChromium } from './browser.mjs';
import { calibrate, targetIndex } from './slow-core.ts';
import { undisturbed } from './stolen-time.ts';
import { startServer } from '../tests/start-server.ts';

const args = process.argv.slice(2);
const runs = Number(args[args.indexOf('--runs') + 1]) || 5;
const beside = args.includes('--beside') ? args[args.indexOf('--beside') + 1] : undefined;
const named = args.filter((arg) => arg.startsWith('/'));
const routes = named.length > 0 ? named : Object.keys(readPages());

interface Measures {
  scores: Record<string, number>;
  lcp: number;
  fcp: number;
  tbt: number;
  /** As TBT, but from the start: what blocks before the first paint keeps a visitor waiting as well, and TBT passes over it. */
  blocked: number;
  cls: number;
}

/** Of a longer task, what goes past this is blocking. */
const longTask = 50;

const least = { performance: 99, accessibility: 100, 'best practices': 100, seo: 100 };
const most = { 'LCP / floor': 1.1, 'TBT ms': 50, CLS: 0.009 };

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const of = (list: Measures[], pick: (m: Measures) => number) => median(list.map(pick));

/** The same site without a single script, policy left out because its hashes no longer fit. */
async function startFloor(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { 'accept-encoding': 'identity' } });
    const type = answer.headers.get('content-type') ?? '';
    const headers: Record<string, string> = { 'content-type': type };
    for (const name of ['cache-control', 'etag'])
      if (answer.headers.has(name)) headers[name] = answer.headers.get(name) ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const plain = type.startsWith('text/html')
      ? body.toString().replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
      : body;
    const { brotliCompressSync } = await import('node:zlib');
    const small = /text|javascript|json|svg|xml/.test(type);
    response.writeHead(answer.status, small ? { ...headers, 'content-encoding': 'br' } : headers);
    response.end(small ? brotliCompressSync(plain) : plain);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

function longTasks({ audits, runtimeError }: RunnerResult['lhr']): { duration: number }[] {
  const audit = audits['long-tasks'];
  const details = audit?.details as { debugData?: { tasks?: { duration: number }[] } } | undefined;
  const tasks = audit?.scoreDisplayMode === 'notApplicable' ? [] : details?.debugData?.tasks;
  if (!tasks)
    throw new Error(runtimeError?.message ?? audit?.errorMessage ?? 'Lighthouse lists its long tasks no more');
  return tasks;
}

async function measure(url: string, flags: Flags): Promise<Measures> {
  const { lhr } = await undisturbed(async () => (await lighthouse(url, flags)) as RunnerResult);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? 0;
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    blocked: longTasks(lhr).reduce((sum, { duration }) => sum + duration - longTask, 0),
    cls: value('cumulative-layout-shift'),
  };
}

const server = await startServer({ LOG_LEVEL: 'info' });
const floor = await startFloor(server.url);
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...chromiumFlags],
});
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
const { index, slowdown } = await undisturbed(() => calibrate(browser));
const core = `benchmark index ${index}, slowed ${slowdown} times to ${targetIndex}`;
console.log(core);
const flags: Flags = {
  port: chrome.port,
  output: 'json',
  logLevel: 'error',
  throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
};
const speedOnly: Flags = { ...flags, onlyCategories: ['performance'] };
const rows: Record<string, string | number>[] = [];
const peer: Measures[] = [];
let compared = '';

for (const route of routes) {
  const ours: Measures[] = [];
  const bare: Measures[] = [];
  for (let run = 0; run < runs; run++) {
    // What the machine's mood does not change is asked once.
    ours.push(await measure(server.url + route, run === 0 ? flags : speedOnly));
    bare.push(await measure(floor.url + route, speedOnly));
    if (beside && route === '/') peer.push(await measure(beside, speedOnly));
  }
  const score = (id: string) => ours[0]?.scores[id] ?? 0;
  const row = {
    route,
    performance: of(ours, (m) => m.scores.performance ?? 0),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(of(ours, (m) => m.lcp)),
    'LCP / floor': (of(ours, (m) => m.lcp) / of(bare, (m) => m.lcp)).toFixed(2),
    'FCP / floor': (of(ours, (m) => m.fcp) / of(bare, (m) => m.fcp)).toFixed(2),
    'TBT ms': Math.round(of(ours, (m) => m.tbt)),
    CLS: of(ours, (m) => m.cls).toFixed(3),
  };
  rows.push(row);
  console.log(Object.values(row).join(' | '));
  if (route === '/' && peer.length > 0) {
    const said = (name: string, list: Measures[]) =>
      `${name} performance ${of(list, (m) => m.scores.performance ?? 0)}, FCP ${Math.round(of(list, (m) => m.fcp))}, LCP ${Math.round(of(list, (m) => m.lcp))}, TBT ${Math.round(of(list, (m) => m.tbt))} ms, from the start ${Math.round(of(list, (m) => m.blocked))} ms`;
    compared = `Home beside another, in one run: ${said('ours', ours)}; ${said(beside ?? '', peer)}.`;
    console.log(compared);
  }
}

/** What misses its goal, in words. */
const misses = rows.flatMap((row) => [
  ...Object.entries(least).flatMap(([name, goal]) =>
    Number(row[name]) < goal ? [`${row.route}: ${name} ${row[name]}, at least ${goal}`] : [],
  ),
  ...Object.entries(most).flatMap(([name, goal]) =>
    Number(row[name]) > goal ? [`${row.route}: ${name} ${row[name]}, at most ${goal}`] : [],
  ),
]);
console.log(misses.length > 0 ? misses.join('\n') : 'every goal met');

if (args.includes('--save')) {
  const head = Object.keys(rows[0] ?? {});
  const table = [head, head.map(() => '---'), ...rows.map((row) => Object.values(row))].map(
    (line) => `| ${line.join(' | ')} |`,
  );
  const file = 'docs/performance.md';
  const others = readFileSync(file, 'utf8').match(/\n# (?!Pages, measured)[\s\S]*/)?.[0] ?? '';
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    file,
    `# Pages, measured

Lighthouse 13, mobile, median of ${runs}, ${core}, ${day}. ${compared} The floor is the same page in the same run with its scripts removed.
Made by \`npm run bench -- pages --save\`.

${table.join('\n')}

${misses.length > 0 ? `Missed: ${misses.join('; ')}.` : 'Every goal met.'}
${others}`,
  );
}
await browser.close();
chrome.kill();
floor.stop();
await server.stop();
process.exit(0);
