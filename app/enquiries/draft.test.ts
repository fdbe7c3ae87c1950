import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDraft } from './draft.ts';

// Counted from hydration, a form filled in before the scripts came was sent "within a second", and taken for a robot's.
test('a form is counted from the start of its page, an emptied one from its emptying', () => {
  assert.equal(newDraft().startedAt, performance.timeOrigin);
  assert.equal(newDraft(7).startedAt, 7);
  assert.notEqual(newDraft().submissionId, newDraft().submissionId);
});
