// The fonts once stayed as they were first cut: a letter that a text brought later was missing from them for good.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildFonts } from './fonts.ts';

test('fonts are cut anew when a text brings a new letter or a file is gone, and only then', async (t) => {
  const out = mkdtempSync(join(tmpdir(), 'pinkstone-fonts-'));
  t.after(() => rmSync(out, { recursive: true }));
  // Cutting takes seconds; what matters here is when it is done, and to which letters.
  const cut = async (_font: Uint8Array, signs: string) => Buffer.from(signs);
  const build = (words: string) => buildFonts({ out, words, cut });
  const ranges = () => readFileSync(join(out, 'faces.css'), 'utf8').match(/unicode-range: .*/g) ?? [];

  assert.equal(await build('Loans'), true);
  assert.match(ranges()[0] ?? '', /^unicode-range: U\+20-7E, U\+A0, U\+A9, /);
  assert.equal(ranges()[1], 'unicode-range: U+20B9;');
  assert.equal(await build('other words, नमस्ते, the same letters'), false);

  assert.equal(await build('Café Ŝ'), true, 'é and Ŝ are new');
  assert.match(ranges()[0] ?? '', /U\+E9,/);
  assert.match(ranges()[1] ?? '', /U\+15C, U\+20B9;/);
  for (const file of ['anek-latin', 'eczar-latin'])
    assert.match(readFileSync(join(out, `${file}.woff2`), 'utf8'), /a.*z.*é/);

  rmSync(join(out, 'eczar-latin.woff2'));
  assert.equal(await build('Café Ŝ'), true);
});
