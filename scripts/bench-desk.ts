// npm run bench -- desk [--count 100000] [--only live]: what live pages cost in memory, how long the desk's lists and searches take on a million enquiries, on both
// engines, and whether two instances ever give one enquiry twice. The targets are those of two cores.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { insertRows } from '../server/db/insert-rows.ts';
import type { DeskLead } from '../server/db/tables.ts';
import { createTurnStore } from '../server/desk/work/turn-store.ts';
import type { QueueFilter } from '../server/desk/work/views.ts';
import { referenceOf } from '../server/leads/identity.ts';
import { buildRecord } from '../server/leads/record.ts';
import { wordsOf } from '../server/leads/words.ts';
import { readLead } from '../domain/lead/schema.ts';
import { noPostgres, startPostgres } from '../tests/leads/postgres.ts';
import { office } from '../tests/desk/offices.ts';
import { measureLive } from './bench-desk-live.ts';
import { asha, type Bench, openBench, rohini } from '../tests/desk/work-bench.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000000' }, only: { type: 'string' } },
});
const count = Number(values.count);
const given = 10_000;
/** A statement on PostgreSQL may take little more than a second. */
const atOnce = 500;
const hour = 3_600_000;
const firsts =
  'asha kavita meera ritu anita lata pooja nisha seema neha rakesh mohan imran vikram arjun tarun gopal yusuf harish devendra'.split(
    ' ',
  );
const lasts =
  'verma rathore joshi mathur soni agarwal bairwa meena gurjar saini sheikh ansari solanki vyas jangid kumawat dhaka bohra'.split(
    ' ',
  );
const products = ['home-loan', 'personal-loan', 'business-loan', 'mortgage-loan'];
const people = ['asha', 'meera', 'rohini'];

const reading = readLead({
  kind: 'application',
  name: 'Asha Verma',
  email: 'asha@visitor.example',
  phone: '+91 141 000 0042',
  loanType: 'home-loan',
  loanAmount: '25 lakh',
  salary: '60,000',
  agreeTerms: true,
});
if (!reading.ok) throw new Error('The sample is refused');
const key = Buffer.alloc(32, 7);
const sample = buildRecord(reading.lead, 0, { noticeVersion: 'bench', promise: 24 * hour, loans: products, key }).lead;

/** One in five hundred waits; the others were called, and half of them are closed. */
function enquiry(at: number, now: number): { lead: DeskLead; words: string[] } {
  const waits = at % 500 === 0;
  const received = waits ? now - (at % 30) * hour : now - 2 * 24 * hour - at * 30_000;
  const number = String(at).padStart(7, '0');
  const id = createHash('sha256').update(number).digest('hex').slice(0, 32);
  const lead = {
    ...sample,
    id,
    reference: referenceOf(id, 0),
    created_at: received,
    due_at: received + 24 * hour,
    name: `${firsts[at % firsts.length]} ${lasts[Math.floor(at / firsts.length) % lasts.length]}`,
    email: `v${at}@visitor.example`,
    phone: `0141 ${number}`,
    phone_e164: `+91141${number}`,
    loan_type: products[at % products.length] ?? '',
  };
  const closed = !waits && at % 2 === 0;
  const row: DeskLead = {
    ...lead,
    handled_at: waits ? null : received + hour,
    closed_at: closed ? received + 2 * hour : null,
    state: waits ? 'new' : closed ? 'closed' : at % 20 === 1 ? 'approved' : 'contacted',
    closing_reason: closed ? 'elsewhere' : null,
    reached: waits ? 0 : 1,
    adviser_id: waits && at % 1500 === 0 ? null : (people[at % people.length] ?? null),
    assigned_at: received,
    taken_at: received,
    passed_by: '[]',
    tries: 0,
    last_try_at: null,
    follow_up_at: at % 1000 === 1 ? now + hour : null,
    lender: '',
    approved_inr: null,
    disbursed_inr: null,
    joined_to: null,
    of_person: 1,
    taken_in_at: received,
    call_how: '',
    call_language: '',
    call_from: null,
    call_set_at: null,
    call_changes: 0,
    promised_by: null,
  };
  return { lead: row, words: wordsOf(lead) };
}

async function fill({ engine, clock }: Bench): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => enquiry(from + at, clock.now));
    await engine.use((db) =>
      db.transaction().execute(async (trx) => {
        const leads = rows.map(({ lead }) => lead);
        await insertRows(trx, 'leads', leads, 'on conflict do nothing');
        const words = rows.flatMap(({ lead, words: list }) => list.map((word) => ({ word, lead_id: lead.id })));
        await insertRows(trx, 'lead_words', words, 'on conflict do nothing');
      }),
    );
  }
}

interface Line {
  what: string;
  value: string;
  target: string;
  holds: boolean;
}

async function slowest(what: string, ask: () => Promise<unknown>): Promise<Line> {
  await ask();
  let most = 0;
  for (let run = 0; run < 10; run += 1) {
    const start = performance.now();
    await ask();
    most = Math.max(most, performance.now() - start);
  }
  return { what, value: `${most.toFixed(1)} ms`, target: '< 50 ms', holds: most < 50 };
}

async function measure(bench: Bench): Promise<Line[]> {
  const { work } = bench;
  const queue = (filter: QueueFilter, me = rohini) => work.queue(filter, me);
  const [first] = (await queue({ view: 'waiting' })).rows;
  const reference = first?.reference ?? '';
  const asked: [string, () => Promise<unknown>][] = [
    ['waiting', () => queue({ view: 'waiting' })],
    ['waiting, an adviser’s', () => queue({ view: 'waiting' }, asha)],
    ['mine', () => queue({ view: 'mine' }, asha)],
    ['unassigned', () => queue({ view: 'unassigned' })],
    ['overdue', () => queue({ view: 'overdue' })],
    ['all, newest', () => queue({ view: 'all' })],
    ['all of an adviser, by that adviser', () => queue({ view: 'all', adviser: 'asha' }, asha)],
    ['all approved personal loans', () => queue({ view: 'all', state: 'approved', product: 'personal-loan' })],
    ['all closed', () => queue({ view: 'all', state: 'closed' })],
    ['find a name', () => queue({ view: 'all', q: 'kavita' })],
    ['find a whole name', () => queue({ view: 'all', q: 'kavita rathore' })],
    ['find the end of a phone', () => queue({ view: 'all', q: '4242' })],
    ['find a reference', () => queue({ view: 'all', q: reference.slice(-5) })],
    ['find nothing', () => queue({ view: 'all', q: 'zzyzx' })],
    ['today', () => work.today(asha)],
    ['one enquiry', () => work.enquiry(reference, rohini)],
  ];
  const lines: Line[] = [];
  for (const [what, ask] of asked) lines.push(await slowest(what, ask));
  return lines;
}

/** Both give out as fast as they can. */
async function giveOut(url: string): Promise<Line> {
  const [one, other] = [await openBench({ url }), await openBench({ url, keep: true })];
  const sent = Array.from({ length: given }, (_, at) => at);
  for (let from = 0; from < given; from += 200)
    await Promise.all(
      sent
        .slice(from, from + 200)
        .map((at) =>
          one.enquiry({ email: `v${at}@visitor.example`, phone: `0141 1${String(at).padStart(6, '0')}` }, 1),
        ),
    );
  const store = ({ engine }: Bench) => createTurnStore({ engine, line: null, office: () => office });
  const turns = [store(one), store(other)];
  await Promise.all(
    turns.map(async (turn) => {
      while ((await turn.takeIn(one.clock.now)).count > 0);
    }),
  );
  const events = await one.engine.use((db) =>
    db.selectFrom('lead_events').select('lead_id').where('type', '=', 'assigned').execute(),
  );
  const once = new Set(events.map(({ lead_id }) => lead_id)).size;
  await one.close();
  await other.close();
  const holds = once === given && events.length === given;
  return { what: `two instances give ${given} out`, value: `${events.length - once} twice`, target: '0', holds };
}

const lines: Line[] = [];
const report = (engine: string, found: Line[]) => {
  for (const { what, value, target, holds } of found)
    process.stdout.write(
      `${engine.padEnd(11)} ${what.padEnd(36)} ${value.padStart(10)}   ${target.padEnd(10)} ${holds ? '' : 'MISSED'}\n`,
    );
  lines.push(...found);
};

async function lists(): Promise<void> {
  const sqlite = await openBench();
  await fill(sqlite);
  report('SQLite', await measure(sqlite));
  await sqlite.close();
  if (noPostgres) return void process.stdout.write(`${noPostgres}\n`);
  const postgres = await startPostgres();
  try {
    const bench = await openBench({ url: postgres.url });
    await fill(bench);
    report('PostgreSQL', await measure(bench));
    await bench.close();
    report('PostgreSQL', [await giveOut(postgres.url)]);
  } finally {
    postgres.stop();
  }
}

report('the site', [await measureLive(200)]);
if (values.only !== 'live') await lists();
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;
