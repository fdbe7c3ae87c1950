// What a first visit to the home page downloads, compressed as it travels. Reads the build.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';

const client = 'build/client';
const page = readFileSync(`${client}/index.html`, 'utf8');
const size = (path: string) => {
  try {
    return statSync(`${client}${path}.br`).size;
  } catch {
    return statSync(`${client}${path}`).size;
  }
};
const sum = (paths: Iterable<string>) => [...new Set(paths)].reduce((total, path) => total + size(path), 0);
const all = (pattern: RegExp, text = page) => [...text.matchAll(pattern)].map(([, found]) => found as string);

const preloads = JSON.parse(page.match(/for\(const href of (\[.*?\])\)/)?.[1] ?? '[]') as string[];
const asked = [...preloads, ...all(/import\("([^"]+)"\)/g)];
const isData = (path: string) => path.startsWith('/assets/page-');
const scripts = asked.filter((path) => !isData(path));

test('the home page keeps to its budget', () => {
  assert.ok(scripts.length > 5, 'the scripts of the page are found');
  const used = {
    html: size('/index.html'),
    css: sum(all(/<link rel="stylesheet" href="([^"]+)"/g)),
    js: sum(scripts),
    data: sum(asked.filter(isData)),
    fonts: sum([
      ...all(/href="([^"]+\.woff2)"/g),
      // ₹ has a face of its own, which the style sheet names.
      ...all(
        /url\(([^)]+anek-rupee[^)]+)\)/g,
        readFileSync(`${client}${all(/stylesheet" href="([^"]+)"/g)[0]}`, 'utf8'),
      ),
    ]),
  };
  // The scripts come when the page wakes (server/http/asleep.ts), not with the page. Missed: 90 kB of scripts.
  const budget = { html: 10_000, css: 13_000, js: 112_000, data: 8_500, fonts: 44_000 };
  for (const [kind, bytes] of Object.entries(used)) {
    assert.ok(bytes > 500, `${kind} was measured`);
    assert.ok(
      bytes <= budget[kind as keyof typeof budget],
      `${kind}: ${bytes} of ${budget[kind as keyof typeof budget]} bytes`,
    );
  }
});

test('chat, gallery and calculator stay out of the first load', () => {
  for (const path of scripts) assert.doesNotMatch(path, /chat-dialog|viewer|calculator|lead-form/, path);
});
