// Style sheets and markup are held together by class names, which no compiler reads.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (pattern: string) =>
  globSync(pattern)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const styles = read('desk/styles/**/*.css').replace(/\/\*.*?\*\/|"[^"]*"/gs, '');
const sources = read('desk/{parts,screens,client}/*.{ts,tsx}');

test('every class of the desk’s styles is asked for somewhere', () => {
  const selectors = styles.match(/[^{};]+(?=\{)/g) ?? [];
  const names = new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  assert.ok(names.size > 150);
  // `clock--${weight}` asks for every weight.
  const isAsked = (name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources) ||
    sources.includes(`${name.replace(/(--|__)[^_]*?$/, '$1')}\${`);
  assert.deepEqual(
    [...names].filter((name) => !isAsked(name)),
    [],
  );
});

test('no page of the desk has a style attribute: its policy forbids them', () => {
  assert.doesNotMatch(sources, /style=\{/);
});
