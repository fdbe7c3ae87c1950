import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qrModules, qrSvg } from './qr.ts';

const address = 'https://www.pinkstone.example/emi-calculator?';

// Sizes and digests of the same codes by another program (uqr 0.1.3, level L, mask 0): versions 1, 4, 9 and 22.
test('module for module what another program draws', () => {
  for (const [text, size, digest] of [
    ['₹5,00,000', 21, '007f511dad3a9fe6'],
    [`${address}calculated=1`, 33, 'fd54adf338d0ba82'],
    [`${address}${'amount=2500000&'.repeat(12)}`, 53, '62d99b5309d74e27'],
    [`${address}${'amount=2500000&'.repeat(60)}`, 105, '3c9f5d51e2d61f32'],
  ] as const) {
    const modules = qrModules(text) ?? [];
    assert.equal(modules.length, size);
    const drawn = modules.map((row) => row.map(Number).join('')).join('\n');
    assert.equal(createHash('sha256').update(drawn).digest('hex').slice(0, 16), digest, text.slice(0, 60));
  }
});

test('a drawing with a quiet border; a text that fits no code has none', () => {
  assert.match(qrSvg('x') ?? '', /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 29 29"/);
  assert.equal(qrSvg('x'.repeat(2_000)), null);
});
