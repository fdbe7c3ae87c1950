// What only the desk's styles must do; what they share with the site's is in tests/styles.test.ts.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { preprocessCSS, resolveConfig } from 'vite';
import config from '../../vite.config.ts';

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
  for (const path of globSync('desk/{parts,screens,client}/*.{ts,tsx}'))
    assert.doesNotMatch(readFileSync(path, 'utf8'), /style=\{/, path);
});
