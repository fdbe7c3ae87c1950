// The morning's and the week's letters: once each, whoever sends them, with the figures of the pages.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { duration } from '../../domain/desk/times.ts';
import { percent } from '../../domain/money/format.ts';
import { createLetterStore } from '../../server/desk/work/letters-store.ts';
import { createLetters } from '../../server/desk/work/letters.ts';
import { createLog } from '../../server/log.ts';
import type { MailText } from '../../server/notifications/mail-texts.ts';
import { sqlite } from '../leads/engines.ts';
import { noPostgres, startPostgres } from '../leads/postgres.ts';
import { openHouse } from './house.ts';
import { at, office } from './offices.ts';
import { asha, type Bench, openBench, rohini } from './work-bench.ts';

const log = createLog('silent');
const opens = at('2026-11-18', '09:00');

interface Sent {
  id: string;
  to: string;
  text: MailText;
}

function instance(bench: Bench, sent: Sent[], fails = () => false) {
  return createLetters({
    store: createLetterStore(bench.engine),
    people: bench.people,
    work: bench.work,
    office: () => office,
    siteUrl: 'https://firm.example',
    send: async (id, [to = ''], text) => {
      if (fails()) throw new Error('away');
      sent.push({ id, to, text });
    },
    log,
    clock: () => bench.clock.now,
    backoff: { base: 1000, cap: 1000, attempts: 5, refusals: 5 },
  });
}
const told = (sent: Sent[]) => sent.map(({ id }) => id).toSorted();
const ofDay = (day: string, week?: string) =>
  [
    `morning_digest.${day}.asha`,
    `morning_digest.${day}.meera`,
    `morning_digest.${day}.rohini`,
    ...(week ? [`weekly_report.${week}.rohini`] : []),
  ].toSorted();

test('at the opening of each open day, once, also after a restart; the week’s once a week, to owners', async () => {
  const bench = await openBench();
  const sent: Sent[] = [];
  const first = instance(bench, sent);
  bench.clock.now = opens - 60_000;
  await first.look();
  assert.deepEqual(told(sent), []);
  bench.clock.now = opens;
  await first.look();
  await first.look();
  await instance(bench, sent).look();
  assert.deepEqual(told(sent), ofDay('2026-11-18', '2026-11-16'));
  assert.deepEqual(
    sent.filter(({ id }) => id.includes('asha')).map(({ to }) => to),
    ['asha@pinkstone.example'],
  );
  bench.clock.now = at('2026-11-19', '09:30');
  await instance(bench, sent).look();
  assert.deepEqual(told(sent.splice(4)), ofDay('2026-11-19'));
  bench.clock.now = at('2026-11-23', '09:00');
  await instance(bench, sent).look();
  assert.deepEqual(told(sent.splice(4)), ofDay('2026-11-23', '2026-11-23'));
  await bench.close();
});

test('whoever is on leave or left gets none, and one that failed goes again under its own id', async () => {
  const bench = await openBench();
  await bench.engine.use(async (db) => {
    await db.updateTable('people').set({ leave: '["2026-11-18"]' }).where('id', '=', 'asha').execute();
    await db.updateTable('people').set({ active: 0 }).where('id', '=', 'meera').execute();
  });
  const sent: Sent[] = [];
  let away = true;
  const letters = instance(bench, sent, () => away);
  bench.clock.now = opens;
  await letters.look();
  assert.deepEqual(sent, []);
  away = false;
  await letters.look();
  assert.deepEqual(sent, [], 'not before its time');
  bench.clock.now += 2000;
  await letters.look();
  await letters.look();
  assert.deepEqual(told(sent), ['morning_digest.2026-11-18.rohini', 'weekly_report.2026-11-16.rohini']);
  await bench.close();
});

test('they say what the pages show, and of a name one letter', async () => {
  const bench = await openBench();
  const late = await bench.enquiry({ name: 'Kavita Sharma' }, 30, 'asha');
  await bench.enquiry({ name: 'Ravi' }, 1, 'asha');
  const called = await bench.enquiry({ name: 'Sunil' }, 80, 'asha');
  await bench.work.act(called, { do: 'contact', how: 'spoke' }, asha, await bench.version(called));
  bench.clock.now = opens;
  const sent: Sent[] = [];
  await instance(bench, sent).look();
  const [mine, week, owners] = ['digest.2026-11-18.asha', 'weekly', 'digest.2026-11-18.rohini'].map(
    (id) => sent.find((one) => one.id.includes(id))?.text,
  );
  assert.equal(mine?.subject, 'Today: 1 overdue, 1 to call');
  const lines = mine?.paragraphs.join('\n') ?? '';
  const [row] = (await bench.work.today(asha)).overdue.concat((await bench.work.today(asha)).next?.row ?? []);
  assert.equal(row?.reference, late);
  assert.match(lines, new RegExp(`h \\d\\d m late: Home loan, ₹45,00,000, K\\., ${late}`));
  assert.doesNotMatch(JSON.stringify(sent), /Kavita|Sharma|visitor\.example/);

  const numbers = await bench.work.numbers('week', rohini);
  assert.ok(numbers.all.enquiries > 0);
  const share = percent((100 * numbers.all.inTime) / numbers.all.enquiries, 1);
  const table = new Map(week?.table);
  assert.equal(table.get('Enquiries'), String(numbers.all.enquiries));
  assert.match(
    table.get('Called within 24 hours') ?? '',
    new RegExp(`^${share}, ${numbers.all.inTime} of ${numbers.all.enquiries}`),
  );
  assert.equal(table.get('Median first call'), duration(numbers.all.medianFirst ?? 0));
  assert.match(
    owners?.closing.join() ?? '',
    new RegExp(`${share} called within 24 hours, ${numbers.all.inTime} of ${numbers.all.enquiries}`),
  );
  assert.deepEqual(mine?.closing, [], 'the firm’s figures are the owners’');
  await bench.close();
});

test('one that was given up stands in Duties, and goes when an owner asks, however late', async () => {
  const house = openHouse(sqlite());
  const owner = await house.known('rohini@pinkstone.example', 'owner');
  const store = createLetterStore(house.engine);
  await store.write([{ kind: 'morning_digest', of: '2026-11-17', to: owner }], house.time.now);
  const [letter] = await store.claim(house.time.now, 60_000, 1);
  assert.ok(letter);
  await store.settle(letter, { state: 'dead', error: '550 no such mailbox', due: house.time.now });
  const browser = await house.enter(owner);
  const { html } = await browser.get('/desk/duties');
  assert.match(html, /Morning letter to [^<]*<span class="sub duties__why">tried 1 times, since [^<]*: 550 no such/);
  house.time.now += 10 * 3_600_000;
  const retry = () => browser.post('/desk/duties/retry', { letter: letter.id });
  assert.equal((await retry()).status, 303);
  assert.equal((await retry()).status, 404, 'it is on its way');
  assert.doesNotMatch((await browser.get('/desk/duties')).html, /Morning letter to/);
  const sent: string[] = [];
  const letters = createLetters({
    store,
    people: house.people,
    work: house.work,
    office: house.settings.office,
    siteUrl: 'https://firm.example',
    send: async (id) => void sent.push(id),
    log,
    clock: () => house.time.now,
  });
  await letters.look();
  assert.deepEqual(sent, [letter.id]);
  assert.equal((await house.audit.newest({ limit: 9, actions: ['retried'] }))[0]?.detail, 'morning_digest');
});

describe('two instances on one PostgreSQL', { skip: noPostgres }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.stop());

  test('send each letter once', async () => {
    const one = await openBench({ url: postgres.url });
    const other = await openBench({ url: postgres.url, keep: true });
    const sent: Sent[] = [];
    for (const bench of [one, other]) bench.clock.now = opens;
    const all = [instance(one, sent), instance(other, sent), instance(one, sent), instance(other, sent)];
    await Promise.all(all.map((letters) => letters.look()));
    await Promise.all(all.map((letters) => letters.look()));
    assert.deepEqual(told(sent), ofDay('2026-11-18', '2026-11-16'));
    await other.close();
    await one.close();
  });
});
