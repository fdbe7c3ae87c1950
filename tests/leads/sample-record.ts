// An enquiry as the store receives it, for tests.
import { readLead } from '../../domain/lead/schema.ts';
import { buildRecord, type LeadRecord } from '../../server/leads/record.ts';

const sample = { kind: 'callback', name: 'Asha', email: 'asha@visitor.example', phone: '0141 000 0042' };

export function sampleRecord(now = Date.now(), more: object = {}): LeadRecord {
  const reading = readLead({ ...sample, ...more });
  if (!reading.ok) throw new Error('The sample is refused');
  return buildRecord(reading.lead, now, {
    noticeVersion: 'test',
    promise: 24 * 3_600_000,
    loans: ['home-loan'],
    key: Buffer.alloc(32, 7),
  });
}
