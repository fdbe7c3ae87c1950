import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from './assistant.ts';
import { content } from './load.ts';
import { placeOf } from './places.ts';
import { slips, usage } from './usage.ts';
import { strings } from './walk.ts';

test('a slip is found, and the specification’s own words are let be', () => {
  assert.deepEqual(slips('Ask an advisor by e-mail'), ['“advisor”: we say adviser', '“e-mail”: we say email']);
  assert.deepEqual(slips('PMEGP, Mudra, Stand-Up India'), []);
  assert.deepEqual(slips('Ask an adviser about MUDRA'), []);
});

test('every English text uses one word for one thing', () => {
  assert.ok(usage.length > 5);
  // Names of people who ask, not of what we say.
  const skipped = /(^|\.)(asked|ambiguous|alsoCalled)(\.|$)/;
  const found = [
    ...[...strings(content('en'))].map(({ path, text }) => ({ place: placeOf(path), path, text })),
    ...[...strings(texts.en)].map(({ path, text }) => ({ place: `assistant: ${path}`, path, text })),
  ]
    .filter(({ path }) => !skipped.test(path))
    .flatMap(({ place, text }) => slips(text).map((slip) => `${place}: ${slip}`));
  assert.deepEqual(found, []);
});
