import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { content } from '../../content/load.ts';
import { pagesOf } from '../../content/pages.ts';

test('the pages that texts may link to are the pages that were built', () => {
  const built = Object.keys(JSON.parse(readFileSync('build/policies.json', 'utf8')) as object);
  assert.deepEqual(built.sort(), [...pagesOf(content('en'))].sort());
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
