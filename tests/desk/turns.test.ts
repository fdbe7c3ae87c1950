// Who gets an enquiry, on both engines: by turn, on to the next after half an hour of open time, never to two.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../leads/harness.ts';
import { noPostgres, type Postgres, startPostgres } from '../leads/postgres.ts';
import { remindAnew } from '../../server/desk/work/reminder-store.ts';
import { at, office } from './offices.ts';
import { asha, type Bench, openBench, rohini, start } from './work-bench.ts';

const minute = 60_000;

function suite(open: (more?: { keep: boolean }) => Promise<Bench>) {
  const rowOf = async ({ work }: Bench, reference: string) => (await work.enquiry(reference, rohini))?.row;

  test('by turn; whoever knows the person first; found by sound, number and reference; told as new', async () => {
    const bench = await open();
    const heard: string[] = [];
    bench.work.subscribe(rohini, ({ what, reference }) => heard.push(`${what} ${reference}`));
    const one = (name: string, phone: string, age: number) =>
      bench.enquiry({ name, phone, email: `${phone.replaceAll(' ', '')}@visitor.example` }, age);
    const seema = await one('सीमा चौधरी', '0141 000 0012', 3);
    const ritu = await one('Ritu Mathur', '0141 000 0013', 2);
    const again = await one('Seema Chaudhary', '+91 141 000 0012', 1);
    await bench.turns.look();
    const rows = await Promise.all([seema, ritu, again].map((reference) => rowOf(bench, reference)));
    assert.deepEqual(
      rows.map((row) => [row?.adviser?.id, row?.ofPerson]),
      [
        ['asha', 1],
        ['meera', 1],
        ['asha', 2],
      ],
    );
    assert.deepEqual(heard, [`new ${seema}`, `new ${ritu}`, `new ${again}`]);
    const find = async (q: string, me = rohini) =>
      (await bench.work.queue({ view: 'all', q }, me)).rows.map(({ reference }) => reference);
    for (const q of ['seema', 'सीमा', 'chaud sima', '0012', '0141 0000012', '+91 141 000 0012'])
      assert.deepEqual(await find(q), [again, seema], q);
    assert.deepEqual(await find(ritu.slice(3)), [ritu]);
    assert.deepEqual(await find(ritu.slice(-5).toLowerCase()), [ritu]);
    assert.deepEqual(await find('01410000013@visitor'), [ritu]);
    assert.deepEqual(await find('ritu'), [ritu]);
    // Another's is not found either.
    assert.deepEqual(await find('ritu', asha), []);
    assert.deepEqual(await find('nobody at all'), []);
    const view = await bench.work.enquiry(again, asha);
    assert.deepEqual(
      view?.samePerson.map(({ row }) => row.reference),
      [seema],
    );
    assert.equal(view?.trail[0]?.type, 'assigned');
    await bench.close();
  });

  test('not begun within half an hour of open time it goes on; begun, or at night, it stays', async () => {
    const bench = await open();
    const [first, second] = [
      await bench.enquiry({ phone: '0141 000 0021', email: 'a@visitor.example' }, 2),
      await bench.enquiry({ phone: '0141 000 0022', email: 'b@visitor.example' }, 1),
    ];
    await bench.turns.look();
    assert.deepEqual(
      [(await rowOf(bench, first))?.adviser?.id, (await rowOf(bench, second))?.adviser?.id],
      ['asha', 'meera'],
    );
    await bench.work.act(first, { do: 'note', text: 'Rings later.' }, asha, await bench.version(first));
    bench.clock.now = start + 29 * minute;
    await bench.turns.look();
    assert.equal((await rowOf(bench, second))?.adviser?.id, 'meera');
    bench.clock.now = start + 30 * minute;
    await bench.turns.look();
    assert.deepEqual(
      [(await rowOf(bench, first))?.adviser?.id, (await rowOf(bench, second))?.adviser?.id],
      ['asha', 'asha'],
    );
    // Asha has it from 2:50 PM; everybody had it by 3:20 PM, and it stays.
    bench.clock.now = start + 61 * minute;
    await bench.turns.look();
    assert.equal((await rowOf(bench, second))?.adviser?.id, 'asha');
    // Through the night nobody loses one.
    bench.clock.now = at('2026-11-17', '18:50');
    const night = await bench.enquiry({ phone: '0141 000 0023', email: 'c@visitor.example' }, 0);
    await bench.turns.look();
    const before = (await rowOf(bench, night))?.adviser?.id;
    bench.clock.now = at('2026-11-18', '09:19');
    await bench.turns.look();
    assert.equal((await rowOf(bench, night))?.adviser?.id, before);
    bench.clock.now = at('2026-11-18', '09:20');
    await bench.turns.look();
    assert.notEqual((await rowOf(bench, night))?.adviser?.id, before);
    await bench.close();
  });

  test('given back it goes to the next; with nobody in turn it waits for whoever comes', async () => {
    const bench = await open();
    const away = (in_turn: number) => bench.engine.use((db) => db.updateTable('people').set({ in_turn }).execute());
    await away(0);
    const reference = await bench.enquiry({}, 1);
    await bench.turns.look();
    assert.equal((await rowOf(bench, reference))?.adviser, null);
    await bench.engine.use((db) =>
      db.updateTable('people').set({ in_turn: 1 }).where('role', '=', 'adviser').execute(),
    );
    await bench.turns.look();
    assert.equal((await rowOf(bench, reference))?.adviser?.id, 'asha');
    await bench.work.act(reference, { do: 'pass', to: null }, asha, await bench.version(reference));
    assert.equal((await rowOf(bench, reference))?.adviser, null);
    await bench.turns.look();
    assert.equal((await rowOf(bench, reference))?.adviser?.id, 'meera');
    await bench.close();
  });

  test('adviser, team and owner are reminded through the outbox, the owner daily, and nobody once we have called', async () => {
    const bench = await open();
    const reference = await bench.enquiry({}, 0);
    await bench.turns.look();
    const reminders = async () =>
      ((await bench.work.enquiry(reference, rohini))?.notifications ?? [])
        .filter(({ kind }) => kind.includes('reminder'))
        .map(({ kind, state, nextTryAt }) => [kind, state, nextTryAt])
        .toSorted();
    // Ten open hours from Tuesday 2:20 PM: half of them at 9:20 AM, three quarters at 11:50 AM.
    assert.deepEqual(await reminders(), [
      ['reminder_adviser', 'pending', at('2026-11-18', '09:20')],
      ['reminder_owner', 'pending', start + 24 * 60 * minute],
      ['reminder_team', 'pending', at('2026-11-18', '11:50')],
      ['sla_reminder', 'cancelled', null],
    ]);
    // An owner makes tomorrow a holiday: half and three quarters of the open time fall on today.
    const tomorrow = { ...office, holidays: ['2026-11-18'] };
    await remindAnew(bench.engine, tomorrow, bench.clock.now);
    assert.deepEqual(
      (await reminders()).map(([, , moment]) => moment),
      [at('2026-11-17', '16:40'), start + 24 * 60 * minute, at('2026-11-17', '17:50'), null],
    );
    await remindAnew(bench.engine, office, bench.clock.now);
    assert.equal((await reminders())[0]?.[2], at('2026-11-18', '09:20'));
    const due = start + 24 * 60 * minute;
    const [outbox] = bench.store.outboxes;
    for (const { row } of (await outbox?.claim(['reminder_owner'], due, 1, 5)) ?? [])
      await outbox?.settle(row, { state: 'sent', at: due });
    bench.clock.now = due + 24 * 60 * minute;
    await bench.turns.look();
    assert.deepEqual((await reminders())[1], ['reminder_owner', 'pending', bench.clock.now]);
    await bench.work.act(reference, { do: 'contact', how: 'spoke' }, rohini, await bench.version(reference));
    assert.ok((await reminders()).every(([, state]) => state === 'cancelled'));
    await bench.close();
  });

  test('two instances at once give none twice, and the turns are even', async () => {
    const bench = await open();
    const count = 20;
    await Promise.all(
      Array.from({ length: count }, (_, sent) =>
        bench.enquiry({ phone: `0141 00${String(10_000 + sent)}`, email: `v${sent}@visitor.example` }, 1),
      ),
    );
    const second = await open({ keep: true });
    await Promise.all([bench.turns.look(), second.turns.look()]);
    const events = await bench.engine.use((db) =>
      db.selectFrom('lead_events').select('lead_id').where('type', '=', 'assigned').execute(),
    );
    assert.equal(events.length, count);
    assert.equal(new Set(events.map(({ lead_id }) => lead_id)).size, count);
    const rows = await bench.engine.use((db) =>
      db
        .selectFrom('leads')
        .select(({ fn }) => ['adviser_id', fn.countAll<number>().as('count')])
        .groupBy('adviser_id')
        .execute(),
    );
    assert.deepEqual(
      rows.map(({ count: given }) => Number(given)),
      [count / 2, count / 2],
    );
    await second.close();
    await bench.close();
  });
}

describe('turns on SQLite', () => {
  let file: string | undefined;
  suite(async (more) => {
    const bench = await openBench(more?.keep ? { file: file as string, keep: true } : {});
    file = bench.file;
    return bench;
  });
});

describe('turns on PostgreSQL', { skip: noPostgres }, () => {
  let postgres: Postgres;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres?.stop());
  suite((more) => openBench({ url: postgres.url, ...more }));

  test('what happens on one instance is heard on another, when it is written', async () => {
    const bench = await openBench({ url: postgres.url });
    const other = await openBench({ url: postgres.url, keep: true });
    other.live.start();
    const reference = await bench.enquiry({}, 1, 'asha');
    const { promise, resolve } = Promise.withResolvers<string>();
    other.work.subscribe(asha, ({ what, reference: changed, version }) => resolve(`${what} ${changed} ${version}`));
    // It may still be connecting: a note each time until one is heard.
    let heard: string | undefined;
    while (heard === undefined) {
      const seen = await bench.version(reference);
      await bench.work.act(reference, { do: 'note', text: `At ${seen}` }, asha, seen);
      heard = await Promise.race([promise, pause(50, undefined)]);
    }
    assert.match(heard, new RegExp(`^changed ${reference} \\d+$`));

    // Who has it open on one is told on the other, also when they leave.
    const told: string[][] = [];
    const said = (count: number) => eventually('it is told', () => told.length === count);
    bench.live.start();
    other.work.visit(reference, asha, (names) => told.push(names));
    const leave = bench.work.visit(reference, rohini, () => {});
    await said(1);
    leave();
    await said(2);
    assert.deepEqual(told, [['Rohini'], []]);
    await other.close();
    await bench.close();
  });
});
