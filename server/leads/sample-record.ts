// An enquiry as the store receives it, for tests.
import { readLead } from '../../domain/lead/schema.ts';
import { buildRecord, type LeadRecord } from './record.ts';

export function sampleRecord(now = Date.now()): LeadRecord {
  const reading = readLead({ kind: 'callback', name: 'Asha', email: 'asha@visitor.example', phone: '0141 000 0042' });
  if (!reading.ok) throw new Error('The sample is refused');
  return buildRecord(reading.lead, now, { noticeVersion: 'test', promise: 24 * 3_600_000 });
}
