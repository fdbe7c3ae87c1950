import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { readCorpus } from '../corpus/read.ts';
import calibration from '../intent/calibration.json' with { type: 'json' };
import { askedRecord, isCurrent } from '../intent/learned-from.ts';
import { storedClassifier } from '../intent/stored.ts';
import { trainUnseen } from '../intent/train.ts';
import { clausesOf } from './clauses.ts';
import { openAsked } from './reader.ts';
import { candidatesOf, sceneOf } from './scene.ts';
import { askedFile } from './stored.ts';
import { trainAsked } from './train.ts';

const mostBytes = 1.25 * 1024 ** 2;
const stored = brotliDecompressSync(readFileSync(askedFile));
const classifier = storedClassifier();
const askedIn = openAsked(stored);

// Somebody adds examples and forgets `npm run assistant -- train`.
test('the stored net is what the corpus gives, to the byte', async () => {
  const trained = async () => trainAsked(readCorpus(), await trainUnseen(readCorpus(), calibration.temperature));
  assert.ok(await isCurrent(askedRecord, stored, trained), 'run: npm run assistant -- train');
});

test('training draws the same each time', () => {
  const some = readCorpus().filter((_, at) => at % 400 === 0);
  const once = trainAsked(some, () => classifier);
  assert.ok(
    Buffer.compare(
      once,
      trainAsked(some, () => classifier),
    ) === 0,
  );
});

test('it fits into a megabyte and a quarter', () => {
  assert.ok(stored.length <= mostBytes, `${stored.length} bytes`);
});

test('a classifier that judges a line has not learned from its writer', async () => {
  const some = readCorpus().filter((_, at) => at % 1000 === 0);
  const own = { q: 'zzyzx qwfpg', i: ['talk.noise'], p: [], w: 'only-here' };
  const other = { ...own, i: ['firm.awards'], w: 'only-there' };
  const unseen = await trainUnseen([...some, ...Array.from({ length: 40 }, () => own), other], 1);
  const heardBy = (line: typeof own) =>
    unseen(line)
      .read(own.q)
      .intents.find(({ name }) => name === 'talk.noise')?.p ?? 0;
  const writers = [...new Set(some.map(({ w }) => w))].map((w) => heardBy({ ...own, w }));
  assert.ok(heardBy(own) < Math.max(...writers) / 2, 'the words were learned from the others only');
});

test('both questions of a message are heard, and what is only told is not', () => {
  const names = (raw: string) => askedIn(classifier, raw).flatMap(({ name, p }) => (p > 0.5 ? [name] : []));
  assert.deepEqual(names('home loan ka byaj kitna hai aur kagaz kya kya lagenge').toSorted(), ['ask.docs', 'ask.rate']);
  assert.deepEqual(
    names('I sell bangles near Tripolia, my brother has a shop too. How many years can a home loan run?'),
    ['ask.tenure'],
  );
});

test('whatever is asked was heard somewhere, and stands in one of the clauses', () => {
  for (const { q } of readCorpus().filter((_, at) => at % 500 === 0)) {
    const candidates = candidatesOf(sceneOf(classifier, q));
    const clauses = clausesOf(q);
    for (const { name, p, at } of askedIn(classifier, q)) {
      assert.ok(candidates.includes(name), q);
      assert.ok(p >= 0 && p <= 1, q);
      assert.ok(at >= -1 && at < Math.max(clauses.length, 1), q);
    }
  }
  assert.deepEqual(askedIn(classifier, '').length, candidatesOf(sceneOf(classifier, '')).length);
});
