import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameEnquiry } from './same-enquiry.server.ts';

test('the same words within half a minute are one enquiry; after it they are a new one', () => {
  const first = sameEnquiry('asha', 1_000);
  assert.equal(sameEnquiry('asha', 30_000), first);
  assert.notEqual(sameEnquiry('ravi', 30_000), first);
  assert.notEqual(sameEnquiry('asha', 31_001), first);
});

test('a flood of different words does not push out what came just before', () => {
  for (let i = 0; i < 20_000; i += 1) sameEnquiry(`flood ${i}`, 100_000);
  const last = sameEnquiry('flood 19999', 100_001);
  assert.equal(sameEnquiry('flood 19999', 100_002), last);
});
