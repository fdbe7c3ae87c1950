import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { corpusFiles, linesOf } from '../../corpus/read.ts';
import { isCurrent, rolesRecord } from '../../intent/learned-from.ts';
import { roles as ofSlots } from '../slot.ts';
import { sceneOf } from './features.ts';
import { allTold, type Labelled, labelledFiles, readLabelled, toldOf } from './labelled.ts';
import { openRoles } from './reader.ts';
import { rolesFile } from './stored.ts';
import { trainRoles } from './train.ts';

const mostBytes = 2 * 1024 ** 2;
const stored = brotliDecompressSync(readFileSync(rolesFile));
const known = new Set<string>([...ofSlots, 'none', 'back']);

// Somebody labels figures, or changes how they are found, and forgets `npm run assistant -- roles`.
test('the stored reader of roles is what the labelled figures give, to the byte', async () => {
  assert.ok(await isCurrent(rolesRecord, stored, () => trainRoles(readLabelled())), 'run: npm run assistant -- roles');
});

test('training draws the same each time, and what it learned is read again', () => {
  const some = readLabelled().filter((_, at) => at % 20 === 0);
  const weights = trainRoles(some);
  assert.ok(Buffer.compare(weights, trainRoles(some)) === 0);
  const read = openRoles(weights);
  const figures = some.map(toldOf).flatMap(({ words, found, intents, roles }) => {
    const given = read(sceneOf(words, found, intents));
    return roles.flatMap((role, at) => (role === undefined ? [] : [role === given[at]?.role]));
  });
  const right = figures.filter(Boolean).length / figures.length;
  assert.ok(right > 0.9, `${right} of what it was taught`);
});

test('it fits into two megabytes', () => {
  assert.ok(stored.length <= mostBytes, `${stored.length} bytes`);
});

test('every label is a role, on a figure that is found, in the file of what is asked', () => {
  const intents = new Set(corpusFiles().map((file) => basename(file, '.jsonl')));
  for (const file of labelledFiles())
    for (const line of linesOf<Labelled>(file)) {
      assert.equal(line.i[0], basename(file, '.jsonl'), line.q);
      assert.ok(
        line.i.every((name) => intents.has(name)),
        line.q,
      );
      assert.ok(line.w, line.q);
      assert.doesNotMatch(line.q, /(?<!\d)[6-9]\d{9}(?!\d)/, 'a number that may ring somebody');
      for (const [, role = ''] of line.q.matchAll(/\]\{(\w+)\}/g)) assert.ok(known.has(role), `${role}: ${line.q}`);
      assert.ok(
        allTold(line).roles.some((role) => role !== undefined),
        line.q,
      );
    }
});
