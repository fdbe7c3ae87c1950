import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn } from './fill-in.ts';

test('every known placeholder is filled, wherever and however often it stands; the rest stays', () => {
  assert.equal(fillIn('{a}, {a} of {b} at {home.rate}: {c}', { a: 1, b: 'two' }), '1, 1 of two at {home.rate}: {c}');
});

// `replace` reads $& in what it puts in: a search for it came back as "{query}".
test('what is put in is taken as it is', () => {
  assert.equal(fillIn('Nothing for “{query}”', { query: '$& {count}' }), 'Nothing for “$& {count}”');
});
