import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentProblems } from './content-problems.ts';

test('the content as it stands has no mistakes', () => {
  assert.deepEqual(contentProblems(), []);
});
