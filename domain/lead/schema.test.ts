import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanLine, cleanText } from './clean.ts';
import { leadFromForm } from './form.ts';
import { readLead } from './schema.ts';

const callback = { kind: 'callback', name: 'आशा', email: 'asha@visitor.example', phone: '0141 000 0042' };

test('asks what the forms ask, no more', () => {
  assert.ok(readLead(callback).ok);
  assert.ok(readLead({ ...callback, email: 'asha@localhost' }).ok, 'type=email takes it, so do we');
  assert.ok(readLead({ ...callback, phone: 'call my brother' }).ok);
  assert.deepEqual(readLead({ ...callback, kind: 'message' }), { ok: false, errors: { message: 'required' } });
  const application = { ...callback, kind: 'application', loanAmount: 'as much as possible', salary: 'later' };
  assert.deepEqual(readLead(application), { ok: false, errors: { agreeTerms: 'agree' } });
  assert.ok(readLead({ ...application, agreeTerms: true }).ok, 'selections are not enforced');
});

test('what nobody can see is no answer to a required field', () => {
  for (const name of ['\u200B', '\u200D \u200C', '\u2060\u00AD'])
    assert.deepEqual(readLead({ ...callback, name }), { ok: false, errors: { name: 'required' } });
  assert.ok(readLead({ ...callback, name: 'क्\u200Dष' }).ok, 'joiners between letters are letters to us');
});

test('refuses what type=email refuses', () => {
  for (const email of [
    'asha',
    'asha@',
    '@visitor.example',
    'a b@visitor.example',
    'asha@-x.example',
    'asha@visitor..example',
  ])
    assert.deepEqual(readLead({ ...callback, email }), { ok: false, errors: { email: 'email' } }, email);
});

test('caps lengths as the browser counts them', () => {
  const lines = 'x\r\n'.repeat(2499);
  const message = { ...callback, kind: 'message' };
  assert.ok(readLead({ ...message, message: `${lines}xx` }).ok, 'a line end counts once');
  assert.deepEqual(readLead({ ...message, message: 'x'.repeat(5001) }), { ok: false, errors: { message: 'tooLong' } });
  // NFC writes U+0958 as two letters: what the browser let through must not become too long here.
  assert.ok(readLead({ ...callback, name: '\u0958'.repeat(200) }).ok);
});

test('only true is consent', () => {
  for (const marketing of ['true', 1, 'on', {}, [true], null, undefined]) {
    const reading = readLead({ ...callback, marketing });
    assert.ok(reading.ok && !reading.lead.marketing);
  }
});

test('a submission id is a random UUID or nothing', () => {
  const id = (submissionId: unknown) => readLead({ ...callback, submissionId });
  assert.ok(id(undefined).ok);
  assert.ok(id('8D1C1A0E-6B2F-4F5C-9C39-0D8E6E0D1A11').ok);
  // A version 1 id is the time and the machine: it can be guessed. Nil and max would be shared.
  for (const bad of [
    'x',
    7,
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'c232ab00-9414-11ec-b3c8-9f6bdeced846',
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    '8d1c1a0e-6b2f-4f5c-1c39-0d8e6e0d1a11',
  ])
    assert.deepEqual(id(bad), { ok: false, errors: { submissionId: 'uuid' } });
});

test('never throws, and answers only known fields', () => {
  const fields = new Set([
    'name',
    'email',
    'phone',
    'loanType',
    'loanAmount',
    'employment',
    'salary',
    'subject',
    'message',
    'agreeTerms',
    'kind',
    'submissionId',
    'body',
  ]);
  fc.assert(
    fc.property(
      fc.anything({ withNullPrototype: true }),
      fc.constantFrom('application', 'message', 'callback'),
      (input, kind) => {
        for (const value of [input, typeof input === 'object' ? { ...input, kind } : input]) {
          const reading = readLead(value);
          if (!reading.ok) for (const field of Object.keys(reading.errors)) assert.ok(fields.has(field), field);
        }
      },
    ),
  );
});

test('cleaning keeps what Hindi needs and drops what harms', () => {
  assert.equal(cleanLine(' क्‍ष\u0000\t\u202Eशर्मा\n'), 'क्‍ष शर्मा');
  assert.equal(cleanText('a\r\nb\u0007\tc\u2028d'), 'a\nb\tc\nd');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.doesNotMatch(cleanLine(text), /\p{Cc}/u);
      assert.ok(cleanText(text).isWellFormed());
    }),
  );
});

test('a form post is the same input as JSON', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...callback, kind: 'ignored', submissionId: '', marketing: 'on' }))
    form.set(name, value);
  const reading = readLead(leadFromForm('callback', form));
  assert.ok(reading.ok && reading.lead.marketing && !reading.lead.agreeTerms && reading.lead.kind === 'callback');
});
