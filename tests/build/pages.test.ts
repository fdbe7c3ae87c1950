import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { content } from '../../content/load.ts';
import { pagesOf } from '../../content/pages.ts';
import { readPages } from '../../server/http/page-manifest.ts';

test('the pages that texts may link to are the pages that were built', () => {
  const built = Object.keys(readPages());
  assert.deepEqual(built.sort(), [...pagesOf(content('en'))].sort());
});

// The share picture's words were once cut out of the markup by a pattern: up to the first tag, with & written as &amp;.
test('a route says the title that its page shows, and the share picture is there', () => {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  for (const [path, { title, picture }] of Object.entries(readPages())) {
    const page = readFileSync(`build/client${path}/index.html`, 'utf8');
    const shown = page.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/&([^;]+);/g, (_, name) => entities[name] ?? '?');
    assert.equal(title, shown, path);
    assert.ok(existsSync(`build/client${picture}`), picture);
  }
});

// The server's half of the build left a style sheet of its own among the files that are served.
test('every style sheet that is served is asked for by a page or a script', () => {
  const named = globSync(['build/client/**/*.{html,js}', 'build/server/**/*.js', 'build/desk.json']);
  const texts = named.map((file) => readFileSync(file, 'utf8'));
  const sheets = globSync('build/client/**/*.css').map((file) => basename(file));
  assert.ok(sheets.length > 3);
  for (const sheet of sheets)
    assert.ok(
      texts.some((text) => text.includes(sheet)),
      sheet,
    );
});

test('the parser of articles is in no bundle', () => {
  for (const folder of ['build/client', 'build/server'])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    ))
      assert.doesNotMatch(
        readFileSync(`${folder}/${name}`, 'utf8'),
        /markedjs|YAMLParseError|from ?["'](marked|yaml)["']/,
        `${folder}/${name}`,
      );
});
