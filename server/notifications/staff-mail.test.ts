import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from '../../content/load.ts';
import { at, office } from '../../tests/desk/offices.ts';
import { startMailServer } from '../../tests/leads/receivers.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import type { OutboxRow } from '../db/tables.ts';
import { mailChannel } from './mail.ts';
import { mailText } from './mail-texts.ts';

const words = content('en').leads;
const received = at('2026-11-17', '14:20');
const application = {
  loanType: 'home-loan',
  loanAmount: '45 lakh',
  employment: 'salaried',
  salary: '85000',
  agreeTerms: true,
};
const kavita = {
  ...sampleRecord(received, { kind: 'application', ...application, name: 'kavita Sharma' }),
  outbox: [],
};
const subjectAt = (now: number, record = kavita) =>
  mailText('staff_email', record, words, '', { ways: null, office, now }).subject;

test('the subject says the loan, the amount, one letter of the name and the open time that is left', () => {
  const { reference } = kavita.lead;
  assert.equal(subjectAt(received), `Home loan, ₹45,00,000, K., 10 h 00 m left (${reference})`);
  assert.equal(subjectAt(at('2026-11-18', '13:00')), `Home loan, ₹45,00,000, K., 1 h 20 m left (${reference})`);
  assert.equal(subjectAt(at('2026-11-18', '17:35')), `Home loan, ₹45,00,000, K., 3 h 15 m late (${reference})`);
  assert.doesNotMatch(subjectAt(received), /avita|Sharma/);
  const callback = { ...sampleRecord(received, { name: ' सीमा चौधरी' }), outbox: [] };
  assert.equal(subjectAt(received, callback), `Call request, स., 10 h 00 m left (${callback.lead.reference})`);
});

test('a subject is one line whatever was typed as a name', () => {
  const nasty = { ...sampleRecord(received, { name: '\r\nBcc: x@evil.example' }), outbox: [] };
  assert.equal(subjectAt(received, nasty), `Call request, B., 10 h 00 m left (${nasty.lead.reference})`);
});

test('people of the desk get mails of their own, the others of the list one together; a second try repeats none', async () => {
  const server = await startMailServer();
  const asked: unknown[] = [];
  const own = (url: string) => ({ until: received, links: [{ act: 'mine' as const, url }] });
  const channel = mailChannel({
    smtpUrl: server.url,
    tlsRequired: false,
    staffEmails: ['a@firm.example', 'asha@firm.example', 'b@firm.example'],
    from: 'desk@firm.example',
    siteUrl: 'https://firm.example',
    words,
    desk: {
      office: () => office,
      receivers: async (to, listed) => {
        asked.push(to);
        return listed.map((address) => ({
          address,
          ways: address.startsWith('asha') ? own('https://firm.example/desk/do/ashas') : null,
        }));
      },
    },
  });
  const row = { ...(sampleRecord(received).outbox[0] as OutboxRow), id: 'one', kind: 'staff_email' as const };
  const deliver = () => channel.deliver(row, kavita, new AbortController().signal);
  await deliver();
  await deliver();
  assert.deepEqual(server.mails.map(({ to }) => to).toSorted(), [
    ['a@firm.example', 'b@firm.example'],
    ['asha@firm.example'],
  ]);
  const bodies = server.mails.map(({ raw }) => raw.replace(/=\r\n/g, ''));
  assert.equal(bodies.filter((raw) => raw.includes('/desk/do/ashas')).length, 1, 'nobody else has her link');
  assert.deepEqual(asked, [null, null]);
  channel.close?.();
  await server.close();
});
