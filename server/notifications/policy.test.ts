import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadRow, OutboxKind, OutboxRow } from '../db/tables.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { erasure } from '../leads/service.ts';
import { type Happening, kindsCancelledBy, kindsOn, reasonNotTo, stateBefore } from './policy.ts';
import { isMailable } from './recipient.ts';

const hour = 3_600_000;
const { lead } = sampleRecord(0);
const after = (change: Partial<LeadRow>): LeadRow => ({ ...lead, ...change });

test('each thing that happens is told to those it concerns', () => {
  const told: Record<Happening, OutboxKind[]> = {
    received: ['staff_email', 'webhook', 'visitor_ack', 'sla_reminder'],
    takenIn: ['reminder_adviser', 'reminder_team', 'reminder_owner'],
    given: ['assigned_email', 'assigned_push'],
    callChosen: ['call_email', 'call_visitor'],
    wrote: ['message_email'],
    handled: [],
    closed: [],
    marketingWithdrawn: ['marketing_webhook'],
    withdrawn: ['withdrawal_email', 'withdrawal_webhook'],
    erasureRequested: ['erasure_email', 'erasure_webhook'],
    erased: ['erased_webhook'],
  };
  for (const [happening, kinds] of Object.entries(told)) assert.deepEqual(kindsOn(happening as Happening), kinds);
});

// The CRM never heard of an erasure: erasing queued nothing, and what the visitor's request had queued was cancelled
// because the enquiry was erased.
test('an erasure, asked for or by retention, cancels what carries personal data and nothing that says to erase it', () => {
  const erased = after({ withdrawn_at: 1, erasure_requested_at: 1, erased_at: 2 });
  const sent = (kind: OutboxKind) => reasonNotTo(kind, erased, 3) === null;
  for (const kind of [
    'staff_email',
    'webhook',
    'visitor_ack',
    'sla_reminder',
    'withdrawal_email',
    'erasure_email',
  ] as const)
    assert.equal(sent(kind), false, kind);
  for (const kind of ['withdrawal_webhook', 'erasure_webhook', 'erased_webhook', 'marketing_webhook'] as const)
    assert.equal(sent(kind), true, kind);
  for (const reason of ['asked', 'retention'] as const) {
    const change = erasure(lead.id, 'staff', reason, 2);
    assert.deepEqual(
      change.notifications?.map(({ kind }) => kind),
      ['erased_webhook'],
    );
    assert.ok(change.cancel?.includes('webhook') && !change.cancel.includes('erasure_webhook'));
  }
});

test('what a change cancels is what the worker would not send after it', () => {
  const stamps = {
    handled: { handled_at: 1 },
    withdrawn: { withdrawn_at: 1 },
    erasureRequested: { erasure_requested_at: 1 },
    erased: { erased_at: 1 },
  };
  const every = (Object.keys(stamps) as (keyof typeof stamps)[]).flatMap((happening) => kindsOn(happening));
  for (const [happening, change] of Object.entries(stamps)) {
    const cancelled = kindsCancelledBy(happening as keyof typeof stamps);
    for (const kind of [...every, ...kindsOn('received')])
      assert.equal(
        reasonNotTo(kind, after(change), 1) !== null,
        cancelled.includes(kind),
        `${kind} after ${happening}`,
      );
  }
});

test('a mail to the visitor only to whom we may write, not to a robot’s victim, not days later', () => {
  assert.equal(reasonNotTo('visitor_ack', lead, 71 * hour), null);
  assert.equal(reasonNotTo('visitor_ack', lead, 73 * hour), 'too late');
  assert.equal(reasonNotTo('staff_email', lead, 73 * hour), null, 'staff hear of it however late');
  assert.ok(reasonNotTo('visitor_ack', after({ spam: '["honeypot"]' }), 0));
  assert.ok(reasonNotTo('visitor_ack', after({ email: 'root@localhost' }), 0));
});

test('addresses at IPs, localhost and names without a dot get no mail', () => {
  for (const domain of ['visitor.example', 'mail.visitor.co.in', 'xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g', '1.2.3.in'])
    assert.ok(isMailable(`asha@${domain}`), domain);
  for (const domain of [
    'localhost',
    'LocalHost',
    'mail.localhost',
    'mailserver',
    'printer.local',
    'db.internal',
    '127.0.0.1',
    '10.1',
    '0x7f.1',
    '0177.0.0.1',
    '2130706433',
    '[::1]',
    '',
  ])
    assert.equal(isMailable(`asha@${domain}`), false, domain);
});

// A stranger who names somebody's address gets one mail a day sent there, however many enquiries; an hour chosen on
// each of them must not add another each time.
test('the mail about an hour goes only after the acknowledgement has gone', () => {
  const { outbox } = sampleRecord(0);
  const acknowledged = (state: OutboxRow['state']) =>
    outbox.map((row) => (row.kind === 'visitor_ack' ? { ...row, state } : row));
  for (const state of ['pending', 'sent', 'cancelled', 'dead'] as const)
    assert.equal(stateBefore('call_visitor', acknowledged(state)), state);
  assert.equal(stateBefore('call_visitor', []), null);
  assert.equal(stateBefore('call_email', []), 'sent', 'our own mails wait for none');
  assert.ok(reasonNotTo('call_visitor', lead, 0), 'without an hour there is nothing to say');
  assert.equal(reasonNotTo('call_visitor', { ...lead, call_from: 5 }, 0), null);
  assert.ok(reasonNotTo('call_visitor', { ...lead, call_from: 5, spam: '["honeypot"]' }, 0));
});
