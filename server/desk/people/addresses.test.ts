import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from '../../../content/load.ts';
import { at, office } from '../../../tests/desk/offices.ts';
import { sampleRecord } from '../../../tests/leads/sample-record.ts';
import { mailText } from '../../notifications/mail-texts.ts';
import { receiversAtDesk } from './addresses.ts';
import type { Person } from './people.ts';
import { createStaffLinks } from './staff-links.ts';

const now = at('2026-11-18', '11:50');
const person = (id: string, role: Person['role']): Person => ({
  id,
  name: id,
  email: `${id}@firm.example`,
  role,
  active: true,
  inTurn: true,
  leave: [],
  products: [],
  languages: [],
  lastTurnAt: 0,
});
const list = async () => [person('asha', 'adviser'), person('meera', 'adviser'), person('rohini', 'owner')];

// The reminder to the team carried a borrower's phone, income and words to advisers who may not open the enquiry.
test('the team hears that an enquiry waits, and of a colleague’s no more than that', async () => {
  const record = { ...sampleRecord(now, { name: 'Kavita Sharma', message: 'I am a teacher.' }), outbox: [] };
  const lead = { ...record.lead, adviser_id: 'asha' };
  const receivers = receiversAtDesk({
    people: { list },
    links: createStaffLinks(Buffer.alloc(32, 7), () => now),
    siteUrl: 'https://firm.example',
    clock: () => now,
  });
  const told = await receivers('team', [], lead);
  const acts = Object.fromEntries(told.map(({ address, ways }) => [address, ways?.links.map(({ act }) => act)]));
  assert.deepEqual(acts['meera@firm.example'], ['open']);
  for (const whose of ['asha', 'rohini'])
    assert.deepEqual(acts[`${whose}@firm.example`], ['call', 'whatsapp', 'mine', 'called'], whose);
  for (const { ways } of told) {
    const mail = mailText('reminder_team', record, content('en').leads, '', { ways, office, now });
    assert.match(mail.subject, /K\./);
    assert.doesNotMatch(JSON.stringify(mail), /Kavita|Sharma|teacher|@visitor|0141|\+91/);
  }
});
