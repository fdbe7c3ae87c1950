// How long the built site takes to answer the desk's pages over a million enquiries: the whole of an answer, from the
// request to the last byte of the page, as somebody signed in gets it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../tests/start-server.ts';
import { tempDir } from '../tests/leads/harness.ts';
import type { Postgres } from '../tests/leads/postgres.ts';
import { enter, type Guest } from './bench-desk-site.ts';
import { fillPostgres, fillSqlite } from './bench-desk-fill.ts';

export interface Line {
  what: string;
  value: string;
  target: string;
  holds: boolean;
}

const runs = 15;
/**
 * What the site and its database worked on an answer: everything they read is in memory, so on a machine of their own it
 * is also how long it takes. On a busy one a clock would tell how long they waited for a processor.
 */
async function timed(what: string, ask: () => Promise<unknown>, worked: () => number): Promise<Line> {
  await ask();
  const before = worked();
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await ask();
    best = Math.min(best, performance.now() - start);
  }
  const each = (worked() - before) / runs;
  return {
    what,
    value: `${each.toFixed(1)} ms (${best.toFixed(1)})`,
    target: '< 50 ms',
    holds: Math.min(each, best) < 50,
  };
}

/** Milliseconds of a processor that a process has had, all its threads together. */
function workOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
    return spent.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

type Asked = [what: string, ask: () => Promise<unknown>];

async function pagesOf(owner: Guest, adviser: Guest): Promise<Asked[]> {
  const first = await owner.get('/desk/queue?view=waiting');
  const reference = /PS-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(first)?.[0] ?? '';
  const next = /href="(\/desk\/queue\?[^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const queue =
    (asked: string, who = owner): Asked[1] =>
    () =>
      who.get(`/desk/queue?${asked}`);
  const find =
    (q: string, who = owner): Asked[1] =>
    () =>
      who.post('/desk/find', { q });
  return [
    ['waiting', queue('view=waiting')],
    ['waiting, its next page', () => owner.get(next)],
    ['waiting, an adviser’s', queue('view=waiting', adviser)],
    ['waiting, personal loans', queue('view=waiting&product=personal-loan')],
    ['mine', queue('view=mine', adviser)],
    ['unassigned', queue('view=unassigned')],
    ['overdue', queue('view=overdue')],
    ['all, newest', queue('view=all&state=any')],
    ['all, newest, by an adviser', queue('view=all&state=any', adviser)],
    ['all approved', queue('view=all&state=approved')],
    ['all approved personal loans', queue('view=all&state=approved&product=personal-loan')],
    ['all closed, by an adviser', queue('view=all&state=closed', adviser)],
    ['all of a page nobody came from', queue('view=all&state=any&source=/no-such-page')],
    ['all of a kind nobody sent', queue('view=all&state=any&kind=callback')],
    ['all spam', queue('view=all&state=any&spam=only')],
    ['all duplicates', queue('view=all&state=any&duplicates=only')],
    ['find a name', find('kavita')],
    ['find a name, by an adviser', find('kavita', adviser)],
    ['find a whole name', find('kavita rathore')],
    ['find the beginning of a name', find('ka')],
    ['find the end of a phone', find('4242')],
    ['find a phone', find('0141 0424242')],
    ['find an e-mail address', find('v424242@visitor.example')],
    ['find a reference', find(reference.slice(-5))],
    ['find nothing', find('zzyzx')],
    ['today', () => adviser.get('/desk/today')],
    ['today, everybody’s', () => owner.get('/desk/today')],
    ['one enquiry', () => owner.get(`/desk/e/${reference}`)],
  ];
}

async function measure(
  env: Record<string, string>,
  fill: () => void | Promise<void>,
  database: () => number[] = () => [],
): Promise<Line[]> {
  // The site makes its tables; they are filled while it is away.
  const first = await startServer(env);
  const people = [await enter(first.url, env, 'adviser'), await enter(first.url, env, 'owner')] as const;
  await first.stop();
  const began = performance.now();
  await fill();
  process.stdout.write(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  const server = await startServer({ ...env, PORT: String(first.port) });
  try {
    const lines: Line[] = [];
    const [adviser, owner] = people;
    const pages = await pagesOf(owner, adviser);
    // A server that runs for a while, not one that starts.
    for (let warm = 0; warm < 5; warm += 1) for (const [, ask] of pages) await ask();
    const worked = () => [server.child.pid ?? 0, ...database()].reduce((sum, pid) => sum + workOf(pid), 0);
    for (const [what, ask] of pages) lines.push(await timed(what, ask, worked));
    return lines;
  } finally {
    await server.stop();
  }
}

export function measureSqlite(count: number): Promise<Line[]> {
  const DATA_DIR = tempDir();
  return measure({ DATA_DIR }, () => fillSqlite(join(DATA_DIR, 'leads.sqlite'), count));
}

export const measurePostgres = ({ url, pids }: Postgres, count: number): Promise<Line[]> =>
  measure({ DATA_DIR: tempDir(), DATABASE_URL: url }, () => fillPostgres(url, count), pids);
