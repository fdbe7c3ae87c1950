// The desk is nobody's business but the firm's: no public page, file or list says that it is there.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const client = 'build/client';
const read = (file: string) => readFileSync(file, 'utf8');
const own = Object.values(JSON.parse(read('build/desk.json')) as Record<string, string>);
const publicFiles = globSync(`${client}/**/*.{html,data,js,css,xml,txt,json,webmanifest}`).filter(
  (file) => !own.includes(file.slice(client.length)),
);

test('the desk has its own script, style and worker', () => {
  assert.equal(own.length, 3);
  for (const file of own) assert.ok(read(`${client}${file}`).length > 300, file);
});

test('no public file leads to the desk or loads anything of it', () => {
  assert.ok(publicFiles.length > 100);
  const names = own.map((file) => file.slice('/assets/'.length));
  const found = publicFiles.filter((file) => {
    const text = read(file);
    return /["'(/]\/desk\b/.test(text) || names.some((name) => text.includes(name));
  });
  assert.deepEqual(found, []);
});

test('neither the site map nor the word to robots tells of it', () => {
  for (const file of ['sitemap.xml', 'robots.txt']) assert.doesNotMatch(read(`${client}/${file}`), /desk/i, file);
});
