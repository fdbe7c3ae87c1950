import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { identify, idOf, readReference, referenceOf } from './identity.ts';

test('one submission, one identity; no submission id, a fresh one', () => {
  const submission = randomUUID();
  assert.deepEqual(identify(submission), identify(submission));
  assert.notEqual(identify(null).id, identify(null).id);
});

test('the token leads to the id', () => {
  const { id, statusToken } = identify(null);
  assert.equal(idOf(statusToken), id);
  assert.ok(Buffer.from(statusToken, 'base64url').length * 8 >= 128);
});

test('references read back however they are said', () => {
  const reference = referenceOf('some id', 0);
  assert.equal(readReference(reference), reference);
  assert.equal(readReference(` ${reference.toLowerCase().replaceAll('-', '')} `), reference);
  assert.equal(readReference('ps-oil00-00000'), 'PS-01100-00000');
  assert.notEqual(referenceOf('some id', 1), reference);
});
