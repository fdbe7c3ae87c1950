import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestMessage, readMessage } from './message.ts';

test('a message is kept as written, without what breaks a terminal, and never empty or endless', () => {
  assert.deepEqual(readMessage(' नमस्ते\r\nPAN comes\u0000 Monday \u202e'), { ok: true, text: 'नमस्ते\nPAN comes Monday' });
  assert.deepEqual(readMessage('x'.repeat(longestMessage)), { ok: true, text: 'x'.repeat(longestMessage) });
  assert.deepEqual(readMessage('x'.repeat(longestMessage + 1)), { ok: false, why: 'tooLong' });
  for (const nothing of ['', ' \n ', '\u200b', null, undefined, 7])
    assert.deepEqual(readMessage(nothing), { ok: false, why: 'empty' });
});
