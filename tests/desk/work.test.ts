// The work on enquiries, on both engines: each action, what two people at once see, and the way back.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Action, ActResult } from '../../server/desk/work/views.ts';
import { noPostgres, type Postgres, startPostgres } from '../leads/postgres.ts';
import { at } from './offices.ts';
import { asha, type Bench, day, meera, openBench, rohini, start } from './work-bench.ts';

function done(result: ActResult): Extract<ActResult, { kind: 'done' }> {
  assert.equal(result.kind, 'done', JSON.stringify(result));
  return result as Extract<ActResult, { kind: 'done' }>;
}

function suite(open: () => Promise<Bench>) {
  let bench: Bench;
  before(async () => {
    bench = await open();
  });
  after(() => bench?.close());
  const view = async (reference: string, me = rohini) => {
    const found = await bench.work.enquiry(reference, me);
    assert.ok(found);
    return found;
  };
  const act = async (reference: string, action: Action, me = asha, seen?: number) =>
    bench.work.act(reference, action, me, seen ?? (await bench.version(reference)));

  test('a call is logged: tries count, speaking stops the clock for good, and the trail says who', async () => {
    const reference = await bench.enquiry({}, 1, 'asha');
    done(await act(reference, { do: 'contact', how: 'no-answer', note: 'Voicemail' }));
    const tried = await view(reference);
    assert.deepEqual([tried.row.tries, tried.row.contactedAt, tried.row.state], [1, null, 'new']);
    assert.equal(tried.row.reading.kind, 'in-time');
    bench.clock.now = start + 7_200_000;
    const followUpAt = at('2026-11-18', '10:00');
    done(await act(reference, { do: 'contact', how: 'spoke', followUpAt }));
    const { row, trail, notifications } = await view(reference);
    assert.deepEqual([row.state, row.contactedAt, row.followUpAt], ['contacted', bench.clock.now, followUpAt]);
    assert.deepEqual(row.reading, { kind: 'stopped', took: 3 * 3_600_000 });
    assert.deepEqual(
      trail.map(({ type, how, note, person }) => [type, how, note, person?.name ?? null]),
      [
        ['contact', 'spoke', null, 'Asha'],
        ['contact', 'no-answer', 'Voicemail', 'Asha'],
        ['received', null, null, null],
      ],
    );
    assert.equal(notifications.find(({ kind }) => kind === 'sla_reminder')?.state, 'cancelled');
    bench.clock.now = start;
  });

  test('a message counts as contact only after a try to call', async () => {
    const reference = await bench.enquiry({}, 1, 'asha');
    const message: Action = { do: 'message', channel: 'whatsapp', template: 'tried', language: 'hi' };
    done(await act(reference, message));
    assert.equal((await view(reference)).row.contactedAt, null);
    done(await act(reference, { do: 'contact', how: 'wrong-number' }));
    done(await act(reference, message));
    const { row, trail } = await view(reference);
    assert.equal(row.contactedAt, start);
    // Within one moment they have no order.
    const sent = { channel: 'whatsapp', template: 'tried', language: 'hi' };
    assert.deepEqual(
      trail.flatMap((entry) => entry.message ?? []),
      [sent, sent],
    );
  });

  test('two people at once: different fields join, the same field shows both and overwrites nothing', async () => {
    const reference = await bench.enquiry({}, 1, 'asha');
    const seen = await bench.version(reference);
    done(await act(reference, { do: 'move', move: { to: 'documents' } }, rohini, seen));
    // Asha saw neither change: a follow-up is another field, a note only adds.
    done(await act(reference, { do: 'followUp', at: start + day }, asha, seen));
    done(await act(reference, { do: 'note', text: 'Has slips for three months.' }, asha, seen));
    const conflict = await act(reference, { do: 'move', move: { to: 'contacted' } }, asha, seen);
    assert.ok(conflict.kind === 'conflict');
    assert.deepEqual(conflict.fields, [{ field: 'state', yours: 'contacted', theirs: 'documents' }]);
    assert.equal((await view(reference)).row.state, 'documents');
    // Her choice, once she has seen theirs.
    done(await act(reference, { do: 'move', move: { to: 'contacted' } }, asha, conflict.version));
    const { row, trail } = await view(reference);
    assert.deepEqual([row.state, row.followUpAt], ['contacted', start + day]);
    assert.deepEqual(
      trail
        .map(({ type }) => type)
        .slice(0, 4)
        .toSorted(),
      ['follow_up', 'moved', 'moved', 'note'],
    );
  });

  // Somebody who left gave it back in that moment: whoever had just called was asked what should hold.
  test('a call is no conflict with who has the enquiry', async () => {
    const reference = await bench.enquiry({}, 1, 'asha');
    const seen = await bench.version(reference);
    done(await act(reference, { do: 'pass', to: null }, asha, seen));
    done(await act(reference, { do: 'contact', how: 'spoke' }, rohini, seen));
    const { row } = await view(reference);
    assert.deepEqual([row.state, row.adviser?.id], ['contacted', rohini.id]);
  });

  test('of a conflict in two fields theirs may hold in one', async () => {
    const reference = await bench.enquiry({}, 1, 'asha');
    const seen = await bench.version(reference);
    done(await act(reference, { do: 'details', lender: 'A bank', approvedInr: 100 }, rohini, seen));
    const mine: Action = { do: 'details', lender: 'Another', approvedInr: 200 };
    const conflict = await act(reference, mine, asha, seen);
    assert.ok(conflict.kind === 'conflict' && conflict.by?.name === 'Rohini');
    assert.deepEqual(
      conflict.fields.map(({ field }) => field),
      ['lender', 'approved'],
    );
    done(await bench.work.act(reference, mine, asha, conflict.version, ['lender']));
    const { lender, approvedInr } = await view(reference);
    assert.deepEqual([lender, approvedInr], ['A bank', 200]);
  });

  test('the same form sent twice is one action', async () => {
    const reference = await bench.enquiry({}, 1, 'asha');
    const seen = await bench.version(reference);
    const note: Action = { do: 'note', text: 'Call after two.' };
    const [first, second] = [await act(reference, note, asha, seen), await act(reference, note, asha, seen)];
    assert.equal(done(first).event, done(second).event);
    assert.equal((await view(reference)).trail.filter(({ type }) => type === 'note').length, 1);
  });

  test('what was done can be taken back while nothing stands on it, and the clock then runs again', async () => {
    const reference = await bench.enquiry({}, 1, 'asha');
    const { event } = done(await act(reference, { do: 'contact', how: 'spoke' }));
    assert.ok(event);
    assert.ok((await view(reference, asha)).trail[0]?.undoable);
    done(await act(reference, { do: 'undo', event }));
    const { row, trail, notifications } = await view(reference, asha);
    assert.deepEqual([row.state, row.contactedAt, row.reading.kind], ['new', null, 'in-time']);
    assert.deepEqual([trail[0]?.type, trail[1]?.undone, trail[1]?.undoable], ['undone', true, false]);
    assert.equal(notifications.find(({ kind }) => kind === 'sla_reminder')?.state, 'pending');
    assert.deepEqual(await act(reference, { do: 'undo', event }), { kind: 'refused', why: 'not-undoable' });
    const moved = done(await act(reference, { do: 'move', move: { to: 'documents' } }));
    done(await act(reference, { do: 'move', move: { to: 'with-lender' } }));
    assert.deepEqual(await act(reference, { do: 'undo', event: moved.event ?? '' }), {
      kind: 'refused',
      why: 'not-undoable',
    });
  });

  test('the end is asked for once more; a closed one has no clock, keeps how far it came, and opens again', async () => {
    const reference = await bench.enquiry({}, 1, 'asha');
    done(await act(reference, { do: 'move', move: { to: 'approved' }, approvedInr: 4_000_000, lender: 'A bank' }));
    const close: Action = { do: 'move', move: { to: 'closed', reason: 'elsewhere' } };
    assert.deepEqual(await act(reference, close), { kind: 'refused', why: 'unsure' });
    done(await act(reference, { ...close, sure: true }));
    const closed = await view(reference);
    assert.deepEqual([closed.row.state, closed.row.reason, closed.row.reading.kind], ['closed', 'elsewhere', 'none']);
    assert.equal((await bench.store.byReference(reference))?.lead.reached, 4);
    done(await act(reference, { do: 'move', move: { to: 'with-lender' } }));
    assert.deepEqual((await view(reference)).row.reading.kind, 'in-time');
  });

  test('an adviser sees and touches their own and nobody’s; another’s does not exist for them', async () => {
    const [own, others, nobodys] = [
      await bench.enquiry({}, 2, 'asha'),
      await bench.enquiry({}, 2, 'meera'),
      await bench.enquiry({}, 2),
    ];
    assert.equal(await bench.work.enquiry(others, asha), null);
    assert.deepEqual(await act(others, { do: 'note', text: 'x' }), { kind: 'unknown' });
    assert.deepEqual(await act(own, { do: 'erase', confirm: own.slice(-5) }), { kind: 'refused', why: 'not-allowed' });
    const rows = (await bench.work.queue({ view: 'waiting' }, asha)).rows.map(({ reference }) => reference);
    assert.deepEqual(
      [own, others, nobodys].map((one) => rows.includes(one)),
      [true, false, true],
    );
    done(await act(nobodys, { do: 'take' }, meera));
    assert.equal(await bench.work.enquiry(nobodys, asha), null);
    done(await act(nobodys, { do: 'pass', to: 'asha' }, meera));
    assert.equal((await view(nobodys, asha)).row.adviser?.name, 'Asha');
    assert.deepEqual(await act(nobodys, { do: 'pass', to: 'nobody-known' }), {
      kind: 'refused',
      why: 'unknown-person',
    });
  });

  test('who took it back is not called; spam is, once somebody says it is a person', async () => {
    const reference = await bench.enquiry({ website: 'x' }, 1, 'asha');
    assert.deepEqual(await act(reference, { do: 'contact', how: 'spoke' }), { kind: 'refused', why: 'not-callable' });
    done(await act(reference, { do: 'notSpam' }));
    assert.equal((await view(reference)).row.reading.kind, 'in-time');
    done(await act(reference, { do: 'contact', how: 'spoke' }));
    const gone = await bench.enquiry({}, 1, 'asha');
    const record = await bench.store.byReference(gone);
    await bench.store.apply(record?.lead.id ?? '', { set: { withdrawn_at: start }, events: [] });
    assert.deepEqual(await act(gone, { do: 'message', channel: 'email', template: 'x', language: 'en' }), {
      kind: 'refused',
      why: 'not-callable',
    });
  });

  test('erasing needs the end of the reference, empties everything, and is told to the audit', async () => {
    const reference = await bench.enquiry({ name: 'Kavita Rathore' }, 1, 'asha');
    done(await act(reference, { do: 'note', text: 'Kavita teaches until two.' }));
    done(await act(reference, { do: 'details', lender: 'A bank', disbursedInr: 4_000_000 }));
    assert.deepEqual(await act(reference, { do: 'erase', confirm: 'WRONG' }, rohini), {
      kind: 'refused',
      why: 'wrong-confirmation',
    });
    done(await act(reference, { do: 'erase', confirm: reference.slice(-5).toLowerCase() }, rohini));
    const dump = JSON.stringify([await bench.store.byReference(reference), await view(reference)]);
    for (const trace of ['Kavita', 'teaches', 'A bank', '4000000', 'visitor.example', '0000042', '000 0042'])
      assert.ok(!dump.includes(trace), trace);
    const audit = await bench.engine.use((db) =>
      db.selectFrom('audit').select(['action', 'person_id']).where('subject', '=', reference).execute(),
    );
    assert.deepEqual(audit.map(({ action, person_id }) => `${person_id} ${action}`).toSorted(), [
      'asha details',
      'asha note',
      'rohini erased',
    ]);
  });

  test('the queue goes page by page, each enquiry once, soonest promise first', async () => {
    const fresh = await open();
    const sent = await Promise.all(Array.from({ length: 120 }, (_, at) => fresh.enquiry({}, 1 + (at % 7), 'asha')));
    const seen: string[] = [];
    let due = 0;
    for (let after: string | undefined; ; ) {
      const { rows, next, counts } = await fresh.work.queue({ view: 'mine', ...(after && { after }) }, asha);
      assert.equal(counts.mine, 120);
      for (const row of rows) {
        assert.ok(row.dueAt >= due);
        due = row.dueAt;
        seen.push(row.reference);
      }
      if (next === null) break;
      after = next;
    }
    assert.deepEqual(seen.toSorted(), sent.toSorted());
    const all = await fresh.work.queue({ view: 'all', state: 'open', product: 'home-loan' }, rohini);
    assert.equal(all.rows.length, 50);
    assert.ok(all.rows.every((row, at) => row.receivedAt <= (all.rows[at - 1]?.receivedAt ?? row.receivedAt)));
    await fresh.close();
  });

  test('today: one next call, nobody tried within the hour, what is offered, follow-ups with their note, what is done', async () => {
    const fresh = await open();
    const late = await fresh.enquiry({ name: 'Devendra' }, 27, 'asha');
    const soon = await fresh.enquiry({ name: 'Kavita' }, 20, 'asha');
    const later = await fresh.enquiry({ name: 'Anita' }, 2, 'asha');
    const offered = await fresh.enquiry({ name: 'Lata' }, 25);
    await fresh.enquiry({ name: 'Mohan' }, 2, 'meera');
    const call = async (reference: string, action: Action) =>
      done(await fresh.work.act(reference, action, asha, await fresh.version(reference)));
    await call(late, { do: 'contact', how: 'no-answer' });
    const called = await fresh.enquiry({ name: 'Bharat' }, 3, 'asha');
    await call(called, { do: 'contact', how: 'spoke', note: 'Form 16 still missing', followUpAt: start - 60_000 });
    const today = await fresh.work.today(asha);
    assert.equal(today.next?.row.reference, soon);
    assert.deepEqual(
      [today.offered, today.overdue, today.due].map((rows) => rows.map(({ reference }) => reference)),
      [[offered], [late], [later]],
    );
    assert.deepEqual(
      today.followUps.map(({ row, note }) => [row.reference, note]),
      [[called, 'Form 16 still missing']],
    );
    assert.deepEqual(
      today.done.map(({ row }) => row.reference),
      [called],
    );
    const everybodys = await fresh.work.today(rohini);
    assert.deepEqual([everybodys.next?.row.reference, everybodys.due.length], [offered, 3]);
    await fresh.close();
  });

  test('numbers count each enquiry once its promise has ended, and duties what was asked for', async () => {
    const fresh = await open();
    const [inTime, late] = [
      await fresh.enquiry({ page: '/query?x=1' }, 72, 'asha'),
      await fresh.enquiry({}, 72, 'asha'),
    ];
    await fresh.enquiry({}, 72, 'meera');
    await fresh.enquiry({}, 1, 'asha');
    const set = (reference: string, hours: number) =>
      fresh.engine.use((db) =>
        db
          .updateTable('leads')
          .set((eb) => ({ handled_at: eb('created_at', '+', hours * 3_600_000), state: 'contacted', reached: 1 }))
          .where('reference', '=', reference)
          .execute(),
      );
    await set(inTime, 2);
    await set(late, 30);
    const paid: Action = { do: 'move', move: { to: 'disbursed' }, disbursedInr: 4_000_000, sure: true };
    done(await fresh.work.act(inTime, paid, asha, await fresh.version(inTime)));
    const numbers = await fresh.work.numbers('week', rohini);
    assert.deepEqual(numbers.all, {
      enquiries: 3,
      inTime: 1,
      late: 1,
      uncalled: 1,
      medianFirst: 16 * 3_600_000,
      disbursed: 1,
      disbursedInr: 4_000_000,
    });
    assert.deepEqual(
      numbers.funnel.map(({ enquiries }) => enquiries),
      [3, 2, 1, 1, 1, 1],
    );
    assert.deepEqual(numbers.sources[0], { page: '', enquiries: 2, reachedLender: 0 });
    assert.equal(numbers.days.length, 7);
    const own = await fresh.work.numbers('week', asha);
    assert.deepEqual([own.mine?.enquiries, own.advisers], [2, []]);

    const record = await fresh.store.byReference(late);
    await fresh.store.apply(record?.lead.id ?? '', {
      set: { withdrawn_at: start, erasure_requested_at: start },
      events: [],
    });
    const asked = (await fresh.work.duties()).requests;
    assert.deepEqual(
      asked.map(({ kind, reference, doBy, doneAt }) => [kind, reference, doBy, doneAt]),
      [['erasure', late, start + 7 * day, null]],
    );
    done(await fresh.work.act(late, { do: 'erase', confirm: late.slice(-5) }, rohini, 0));
    assert.equal((await fresh.work.duties()).requests[0]?.doneBy?.name, 'Rohini');
    const old = await fresh.enquiry({}, 400 * 24, 'asha');
    await set(old, 2);
    assert.deepEqual(
      (await fresh.work.duties()).retention.rows.map(({ reference }) => reference),
      [old],
    );
    assert.equal(await fresh.work.purge(rohini), 1);
    assert.equal((await fresh.work.duties()).retention.due, 0);
    await fresh.close();
  });
}

describe('the work on SQLite', () => suite(() => openBench()));

describe('the work on PostgreSQL', { skip: noPostgres }, () => {
  let postgres: Postgres;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres?.stop());
  // One database: a fresh bench empties it.
  suite(() => openBench({ url: postgres.url }));
});
