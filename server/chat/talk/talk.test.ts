import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { corpusFiles, linesOf } from '../corpus/read.ts';
import { isCurrent, talkRecord } from '../intent/learned-from.ts';
import { storedClassifier } from '../intent/stored.ts';
import { type FollowUp, readTalks, talkFiles, toldIn } from './labelled.ts';
import { openTalk } from './reader.ts';
import { talkFile } from './stored.ts';
import { trainTalk } from './train.ts';

const mostBytes = 1024 ** 2;
const stored = brotliDecompressSync(readFileSync(talkFile));
const classifier = storedClassifier();

// Somebody adds follow-ups, or changes what is learned of them, and forgets `npm run assistant -- talks`.
test('the stored reader of talks is what the follow-ups give, to the byte', async () => {
  assert.ok(
    await isCurrent(talkRecord, stored, () => trainTalk(classifier, readTalks())),
    'run: npm run assistant -- talks',
  );
});

test('training draws the same each time, and what it learned is read again', () => {
  const some = readTalks().filter((_, at) => at % 40 === 0);
  const weights = trainTalk(classifier, some);
  assert.ok(Buffer.compare(weights, trainTalk(classifier, some)) === 0);
  const read = openTalk(weights);
  const right = some.filter((talk) => talk.i.includes(read(classifier, toldIn(classifier, talk)) ?? ''));
  assert.ok(right.length / some.length > 0.7, `${right.length} of ${some.length} that it was taught`);
});

test('it fits into a megabyte', () => {
  assert.ok(stored.length <= mostBytes, `${stored.length} bytes`);
});

test('a message that nothing was said before is left to itself', () => {
  const { intents } = classifier.read('and for business?');
  const told = { raw: 'and for business?', intents, earlier: [], history: [] };
  assert.equal(openTalk(stored)(classifier, told), undefined);
});

test('every follow-up stands in a talk, in the file of what is asked, and rings nobody', () => {
  const intents = new Set(corpusFiles().map((file) => basename(file, '.jsonl')));
  for (const file of talkFiles())
    for (const { h, q, i, w } of linesOf<FollowUp>(file)) {
      assert.equal(i[0], basename(file, '.jsonl'), q);
      assert.ok(
        i.every((name) => intents.has(name)),
        q,
      );
      assert.ok(w, q);
      assert.ok(h.length > 0 && h.every(([visitor]) => visitor.trim()), q);
      assert.doesNotMatch(`${h.flat().join(' ')} ${q}`, /(?<!\d)[6-9]\d{9}(?!\d)/, 'a number that may ring somebody');
    }
});
