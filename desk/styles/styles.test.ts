// Style sheets and markup are held together by class names, which no compiler reads.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { preprocessCSS, resolveConfig } from 'vite';
import config from '../../vite.config.ts';

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

// Under npm run dev the choice between light and dark did nothing: only the build knew of it.
test('the colours chosen for a device hold under npm run dev, and public pages know nothing of them', async () => {
  const { css } = config;
  const resolved = await resolveConfig({ configFile: false, logLevel: 'silent', ...(css && { css }) }, 'serve');
  const made = async (file: string) =>
    (await preprocessCSS(readFileSync(file, 'utf8'), resolve(file), resolved)).code.replaceAll('"', '');
  const desk = await made('desk/styles/desk.css');
  assert.match(desk, /:root\[data-theme=dark\]/);
  assert.match(desk, /:root:not\(\[data-theme=light\]\)/);
  assert.doesNotMatch(await made('app/styles/base/tokens.css'), /data-theme/);
});

test('no page of the desk has a style attribute: its policy forbids them', () => {
  assert.doesNotMatch(sources, /style=\{/);
});
