import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { idOf, readReference, receiptOf, referenceOf, rowsOfToken, statusTokenOf } from './identity.ts';

const key = Buffer.alloc(32, 1);

test('one submission, one id, also for enquiries stored by earlier versions; no submission id, a fresh one', () => {
  const submission = '3f0c8f6e-8a51-4a55-9f6d-0d9a5f2c7b11';
  assert.equal(idOf(submission), '6db5d58510966c43de4c5820663a0920');
  assert.notEqual(idOf(null), idOf(null));
});

// The token used to be a hash of the submission id: whoever saw the id had the link.
test('a link takes the id, the words and our key; any other gives another link', () => {
  const id = idOf(randomUUID());
  const token = statusTokenOf(id, 'words', key);
  assert.equal(statusTokenOf(id, 'words', key), token);
  assert.notEqual(statusTokenOf(id, 'other words', key), token);
  assert.notEqual(statusTokenOf(id, 'words', Buffer.alloc(32, 2)), token);
  const secret = (text: string) => Buffer.from(text, 'base64url').subarray(8);
  assert.equal(secret(token).length * 8, 128);
  assert.notDeepEqual(secret(statusTokenOf(idOf(randomUUID()), 'words', key)), secret(token));
});

test('a link leads to the rows it can belong to, and what is no link to none', () => {
  const id = idOf(randomUUID());
  const place = rowsOfToken(statusTokenOf(id, 'words', key));
  assert.ok(place && place.from <= id && id < place.to);
  for (const odd of ['', 'x', `${'a'.repeat(31)}/`, 'a'.repeat(33), 'a'.repeat(100_000)])
    assert.equal(rowsOfToken(odd), null);
  assert.notEqual(receiptOf('PS-00000-00000', key), receiptOf('PS-00000-00001', key));
});

test('references read back however they are said', () => {
  const reference = referenceOf('some id', 0);
  assert.equal(readReference(reference), reference);
  assert.equal(readReference(` ${reference.toLowerCase().replaceAll('-', '')} `), reference);
  assert.equal(readReference('ps-oil00-00000'), 'PS-01100-00000');
  assert.notEqual(referenceOf('some id', 1), reference);
});
