import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { correctedRecord, isCurrent } from '../../intent/learned-from.ts';
import { allTold, readLabelled } from '../roles/labelled.ts';
import { storedRoles } from '../roles/stored.ts';
import { takenApart } from '../taken-apart.ts';
import { corrected, correctedFile, openCorrected } from './corrected.ts';
import { trainCorrected } from './train.ts';

const mostBytes = 1024 ** 2;
const stored = brotliDecompressSync(readFileSync(correctedFile));

// Somebody marks what is taken back, or teaches roles, and forgets the rest of `npm run assistant -- roles`.
test('the stored reader of corrections is what the labelled figures give, to the byte', async () => {
  assert.ok(
    await isCurrent(correctedRecord, stored, () => trainCorrected(readLabelled(), storedRoles())),
    'run: npm run assistant -- corrected',
  );
});

test('training draws the same each time, and what it learned is heard again', () => {
  const some = readLabelled().filter(({ q }, at) => q.includes('{back}') && at % 4 === 0);
  const weights = trainCorrected(some, storedRoles());
  assert.ok(Buffer.compare(weights, trainCorrected(some, storedRoles())) === 0);
  const hears = openCorrected(weights, storedRoles());
  const judged = some.map(allTold).flatMap(({ words, found, roles }) => {
    const gone = hears(words, found);
    return roles.flatMap((role, at) => (role === undefined ? [] : [(role === 'back') === gone[at]]));
  });
  const right = judged.filter(Boolean).length / judged.length;
  assert.ok(right > 0.9, `${right} of what it was taught`);
});

test('it fits into a megabyte', () => {
  assert.ok(stored.length <= mostBytes, `${stored.length} bytes`);
});

const standsOf = (text: string) => corrected(takenApart(text)).found.map(({ value, measure }) => `${value} ${measure}`);

for (const [text, ...stands] of [
  ['45 lakh.. wait, make it 41 lakh, 9%, 20 years', '4100000 money', '9 percent', '240 time'],
  ['20 lakh nahi 25 lakh ka loan, 9% pe, 15 saal', '2500000 money', '9 percent', '180 time'],
  ['24 months, no, make it 36', '36 time'],
  ['30 लाख नहीं, 28 लाख, 8.5%, 20 साल', '2800000 money', '8.5 percent', '240 time'],
] as const)
  test(`"${text}": what is taken back is gone`, () => assert.deepEqual(standsOf(text), stands));

for (const [text, ...stands] of [
  ['EMI for 15 years or 20 years', '180 time', '240 time'],
  ['rate went from 8.5% to 9.1%', '8.5 percent', '9.1 percent'],
  ['salary 40 hazar hai, 20 lakh ka loan nahi milega kya', '40000 money', '2000000 money'],
] as const)
  test(`"${text}": everything stands`, () => assert.deepEqual(standsOf(text), stands));
