import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createGaps, gapsFile, masked, readGaps } from './gaps.ts';

test('nothing personal is kept', () => {
  assert.equal(masked('My number is 98765 43210, mail a.b@c.in'), 'my number is # mail [address]');
  assert.equal(masked('my name is ramesh and I need a boat loan'), 'my name is [name] and i need a boat loan');
  assert.equal(masked('loan for Sunita in Kota'), 'loan for [name] in [name]');
  assert.equal(masked('मेरा नाम गोपाल है, नाव के लिए लोन'), 'मेरा नाम [name] है, नाव के लिए लोन');
  assert.equal(masked('PAN ABCDE1234F lost'), 'pan abcde# f lost');
  assert.equal(masked('call 98\u202a765\u200e43210\u001b[2J\nnow'), 'call # [# j now');
  assert.equal(masked('number ９８７６５ ٤٣٢١٠'), 'number #');
  assert.ok(masked('x '.repeat(500)).length <= 120);
});

test('the same question is counted, most asked first, and survives a restart', () => {
  const dir = mkdtempSync(join(tmpdir(), 'gaps-'));
  try {
    const file = gapsFile(dir);
    // In India the next day has begun.
    const gaps = createGaps(file, () => Date.parse('2026-11-14T20:00:00Z'));
    for (const text of ['loan for a boat', 'loan for a horse', 'Loan for a  boat']) gaps.record(text);
    gaps.flush();
    createGaps(file, () => Date.parse('2026-11-16T06:00:00Z')).flush();
    assert.deepEqual(readGaps(file), [
      { text: 'loan for a boat', count: 2, last: '2026-11-15' },
      { text: 'loan for a horse', count: 1, last: '2026-11-15' },
    ]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('the list is bounded, and a disk that cannot be written costs nothing', () => {
  const gaps = createGaps(join(fileURLToPath(import.meta.url), 'under-a-file', 'gaps.json'));
  for (let i = 0; i < 3000; i += 1)
    gaps.record(`q${String.fromCharCode(97 + (i % 26))}${'b'.repeat(i % 100)} ${'c'.repeat(i % 29)}`);
  gaps.flush();
});
