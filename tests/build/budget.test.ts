// What a first visit to a page downloads, compressed as it travels. Reads the build.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotli } from '../../scripts/compress.ts';

const client = 'build/client';
/** A build that is only looked at has larger twins: what counts is what the site's own would be. */
const size = (path: string) => {
  const plain = readFileSync(`${client}${path}`);
  return path.endsWith('.woff2') ? plain.length : brotli(plain).length;
};
const sum = (paths: Iterable<string>) => [...new Set(paths)].reduce((total, path) => total + size(path), 0);

function firstLoad(path: string) {
  const page = readFileSync(`${client}${path}`, 'utf8');
  const all = (pattern: RegExp, text = page) => [...text.matchAll(pattern)].map(([, found]) => found as string);
  const preloads = JSON.parse(page.match(/const files=(\[.*?\]);/)?.[1] ?? '[]') as string[];
  const asked = [...preloads, ...all(/import\("([^"]+)"\)/g)];
  const styles = all(/<link rel="stylesheet" href="([^"]+)"/g);
  const isData = (found: string) => found.startsWith('/assets/page-');
  const scripts = asked.filter((found) => !isData(found));
  const used = {
    html: size(path),
    css: sum(styles),
    js: sum(scripts),
    data: sum(asked.filter(isData)),
    fonts: sum([
      ...all(/href="([^"]+\.woff2)"/g),
      // ₹ has a face of its own, which the style sheet names.
      ...all(/url\(([^)]+anek-rupee[^)]+)\)/g, readFileSync(`${client}${styles[0]}`, 'utf8')),
    ]),
  };
  return { scripts, used };
}

const home = firstLoad('/index.html');

for (const [name, { scripts, used }, budget] of [
  // The scripts come when the page wakes (server/http/asleep.ts), not with the page: then 90 kB are missed.
  ['home page', home, { html: 12_000, css: 13_000, js: 112_500, data: 8_500, fonts: 44_000 }],
  // Its views come after the page, as a file of their own.
  [
    'calculator',
    firstLoad('/emi-calculator/index.html'),
    { html: 8_000, css: 17_000, js: 128_000, data: 9_500, fonts: 44_000 },
  ],
] as const) {
  test(`the ${name} keeps to its budget`, () => {
    assert.ok(scripts.length > 5, 'the scripts of the page are found');
    for (const [kind, bytes] of Object.entries(used)) {
      const most = budget[kind as keyof typeof budget];
      assert.ok(bytes > 500, `${kind} was measured`);
      assert.ok(bytes <= most, `${kind}: ${bytes} of ${most} bytes`);
    }
  });
}

test('chat, gallery and calculator stay out of the home page’s first load', () => {
  for (const path of home.scripts) assert.doesNotMatch(path, /chat-dialog|viewer|calculator|lead-form/, path);
});
