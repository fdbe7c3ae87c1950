import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { products } from '../../../content/products.ts';
import { corpusFiles, type Example, linesOf } from './read.ts';

const here = import.meta.dirname;
/** Two messages that differ in case, punctuation or spaces only are one. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim() || text;

const files = corpusFiles();
const intents = new Set(files.map((file) => basename(file, '.jsonl')));
const listed = readFileSync(join(here, 'README.md'), 'utf8');

test('every example stands in the file of its first intent, with intents and loans that exist', () => {
  const loans = new Set(products.map(({ id }) => id));
  for (const file of files) {
    const intent = basename(file, '.jsonl');
    assert.ok(listed.includes(intent), `${intent} is explained`);
    for (const { q, i, p, w } of linesOf<Example>(file)) {
      assert.equal(i[0], intent, q);
      assert.ok(i.length <= 3 && i.every((name) => intents.has(name)), q);
      assert.ok(
        p.every((id) => loans.has(id)),
        q,
      );
      assert.ok(w, q);
      assert.doesNotMatch(q, /(?<!\d)[6-9]\d{9}(?!\d)/, 'a number that may ring somebody');
    }
  }
});

/** Sets that nothing is taught from; the lots were mended for long ago, and are taught under names of their own (`set-…`). */
const judging = ['visible', 'eval', 'heldout', 'variations', 'messy', 'fresh'];

test('no example stands twice, and none in a set that judges the assistant', () => {
  const held = judging.flatMap((set) => linesOf<{ q?: string }>(`tests/assistant/${set}.jsonl`));
  const seen = new Set(held.map(({ q }) => plain(q ?? '')));
  for (const { q } of files.flatMap((file) => linesOf<Example>(file))) {
    assert.ok(!seen.has(plain(q)), q);
    seen.add(plain(q));
  }
});
