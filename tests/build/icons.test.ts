// Built pages carry the icons they show (scripts/inline-icons.ts): none waits for the sprite.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('every icon of a built page is in the page, once', () => {
  const files = globSync('build/client/**/index.html');
  assert.ok(files.length > 30);
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const shown = new Set(Array.from(html.matchAll(/<use href="([^"]+)"/g), ([, href]) => href));
    const there = Array.from(html.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => `#${id}`);
    assert.deepEqual([...shown].sort(), there.sort(), file);
    assert.ok(shown.size > 3, file);
  }
});
