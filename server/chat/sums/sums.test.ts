import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { readSlots } from '../slots/slots.ts';
import { computeSum, type SumIntent, type SumOutcome, sumIntents } from './sums.ts';

test('every sum that the corpus knows can be computed', () => {
  const known = readdirSync(new URL('../corpus/', import.meta.url)).filter((name) => name.startsWith('sum.'));
  assert.deepEqual(
    sumIntents.filter((intent) => intent.startsWith('sum.')).toSorted(),
    known.map((name) => name.replace('.jsonl', '')).toSorted(),
  );
});

test('no sum is made of nothing', () => {
  const outcome = (intent: SumIntent): SumOutcome =>
    computeSum(intent, { slots: readSlots('kitna hoga'), product: null, facts: [] });
  assert.deepEqual(
    sumIntents.filter((intent) => outcome(intent).state === 'result'),
    [],
  );
});
