import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLead } from '../../domain/lead/schema.ts';
import { mailText } from '../notifications/mail-texts.ts';
import { buildRecord } from './record.ts';
import { statusView } from './status-view.ts';
import { content } from '../../content/load.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-16T12:00:00+05:30');

// The clock counted a day of its own, whatever the pages promised.
test('the clock, the mails and the status page keep the promise they were given', () => {
  const reading = readLead({ kind: 'callback', name: 'Asha', email: 'asha@visitor.example', phone: '0141 000 0042' });
  assert.ok(reading.ok);
  for (const [promise, callBy, reminder] of [
    [24 * hour, '17 November 2026, 12:00', 20],
    [6 * hour, '16 November 2026, 18:00', 5],
  ] as const) {
    const record = buildRecord(reading.lead, noon, {
      noticeVersion: 'test',
      promise,
      loans: [],
      key: Buffer.alloc(32),
    });
    assert.equal(statusView(record).callBy, noon + promise);
    assert.equal(record.outbox.find(({ kind }) => kind === 'sla_reminder')?.due_at, noon + reminder * hour);
    assert.equal(record.outbox.find(({ kind }) => kind === 'visitor_ack')?.due_at, noon);
    const mail = mailText('visitor_ack', record, content('en').leads, 'https://site.example/status/x');
    assert.ok(mail.paragraphs.join(' ').includes(callBy), mail.paragraphs.join(' '));
  }
});
