import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { answersOf } from '../db/lead-columns.ts';
import { hasExpired, statusView } from './status-view.ts';

const day = 86_400_000;
const start = 1_800_000_000_000;

test('the page masks how to reach the visitor; staff mails do not', () => {
  const shown = (more: object) =>
    Object.fromEntries(statusView(sampleRecord(start, more)).answers.map(({ field, value }) => [field, value]));
  assert.deepEqual(shown({}), { name: 'Asha', email: 'a•••@visitor.example', phone: '••• 042' });
  assert.equal(shown({ email: 'x@visitor.example' }).email, 'x•••@visitor.example');
  assert.equal(shown({ phone: 'call my brother' }).phone, '•••');
  assert.equal(shown({ phone: '12345' }).phone, '•••');
  const told = answersOf(sampleRecord(start).lead).map(({ value }) => value);
  assert.deepEqual(told, ['Asha', 'asha@visitor.example', '0141 000 0042']);
});

test('a link lasts 180 days from the last thing that happened', () => {
  const record = sampleRecord(start);
  const after = (days: number, change: object = {}) =>
    hasExpired({ ...record, lead: { ...record.lead, ...change } }, start + days * day);
  assert.equal(after(180), false);
  assert.equal(after(181), true);
  assert.equal(after(181, { handled_at: start + 2 * day }), false);
  assert.equal(after(190, { withdrawn_at: start + 9 * day }), true);
  const [consent] = record.consents;
  assert.ok(consent);
  const taken = { ...consent, action: 'withdrawn' as const, at: start + 100 * day };
  assert.equal(hasExpired({ ...record, consents: [consent, taken] }, start + 279 * day), false);
});
