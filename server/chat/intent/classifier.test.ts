import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { texts } from '../../../content/assistant.ts';
import { readCorpus } from '../corpus/read.ts';
import calibration from './calibration.json' with { type: 'json' };
import { openClassifier } from './classifier.ts';
import { exp } from './learn.ts';
import { classifierRecord, isCurrent } from './learned-from.ts';
import { classifierFile, storedClassifier } from './stored.ts';
import { train } from './train.ts';

const mostBytes = 3 * 1024 ** 2;
const stored = brotliDecompressSync(readFileSync(classifierFile));

// Somebody adds examples and forgets `npm run assistant -- train`, or changes the file by hand.
test('the stored classifier is what the corpus gives, to the byte', async () => {
  const same = await isCurrent(classifierRecord, stored, () => train(readCorpus(), calibration.temperature));
  assert.ok(same, 'run: npm run assistant -- train');
});

test('training draws the same each time', async () => {
  const some = readCorpus().filter((_, at) => at % 1000 === 0);
  assert.ok(Buffer.compare(await train(some, 1), await train(some, 1)) === 0);
});

test('it fits into three megabytes', () => {
  assert.ok(stored.length <= mostBytes, `${stored.length} bytes`);
});

test('the probabilities of the intents nearly add up, and an empty message has some too', () => {
  const { read } = storedClassifier();
  for (const message of ['home loan ka byaj', '', '🙂', 'क'.repeat(900)]) {
    const { intents, products } = read(message);
    const sum = intents.reduce((part, { p }) => part + p, 0);
    // What has no share worth naming is left out.
    assert.ok(sum > 0.97 && sum <= 1 + 1e-9, `${message}: ${sum}`);
    assert.ok(intents.every(({ p }, at) => p <= (intents[at - 1]?.p ?? 1)));
    assert.ok(products.every(({ p }) => p >= 0 && p <= 1));
  }
});

test('Devanagari and Latin letters are heard alike', () => {
  const { read } = storedClassifier();
  for (const [hindi, latin] of [
    ['होम लोन का ब्याज कितना है', 'home loan ka byaj kitna hai'],
    ['मुझे कॉल करो', 'mujhe call karo'],
  ] as const)
    assert.equal(read(hindi).intents[0]?.name, read(latin).intents[0]?.name);
});

test('a reading that is offered is understood as what it stands for', () => {
  const { read, intents } = storedClassifier();
  const wrong = Object.values(texts).flatMap(({ readings }) =>
    Object.entries(readings)
      .filter(([intent, label]) => read(label).intents[0]?.name !== intent)
      .map(([intent, label]) => `${label}: ${read(label).intents[0]?.name}, not ${intent}`),
  );
  assert.deepEqual(wrong, []);
  for (const { readings } of Object.values(texts))
    assert.ok(Object.keys(readings).every((intent) => intents.includes(intent)));
});

test('the own exponential is the usual one', () => {
  for (const x of [-20, -1.5, 0, 0.3, 7]) assert.ok(Math.abs(exp(x) / Math.exp(x) - 1) < 1e-12);
  assert.equal(openClassifier(stored).intents.length, new Set(readCorpus().flatMap(({ i }) => i)).size);
});
