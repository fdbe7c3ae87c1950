// Documents that name a file, a package or another document name one that is there.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

const read = (file: string) => readFileSync(file, 'utf8');
const tree = '{app,content,deploy,docs,domain,lint,scripts,server,tests}';

/** The guide for staff is not among them: it names files that they may make one day. */
const documents = ['README.md', ...globSync('docs/*.md', { exclude: ['docs/content.md'] })];

test('every path in the documents exists', () => {
  for (const file of documents) {
    const paths =
      read(file).match(
        /(?<![\w/.-])(app|art|content|deploy|desk|docs|domain|lint|scripts|server|tests)\/[\w./*-]*[\w*/]/g,
      ) ?? [];
    const missing = paths.filter((path) => !existsSync(path) && globSync(path).length === 0);
    assert.deepEqual(missing, [], file);
  }
});

test('no comment or document cites a document from elsewhere', () => {
  const known = new Set(globSync(['*.md', `${tree}/**/*.md`]).map((file) => basename(file)));
  for (const file of [...documents, ...globSync(`${tree}/**/*.{ts,tsx,mjs,css}`, { exclude: ['tests/content/**'] })]) {
    const cited = read(file).match(/(?<![\w*>-])[\w-]+\.md\b/g) ?? [];
    assert.deepEqual(
      cited.filter((name) => !known.has(name)),
      [],
      file,
    );
  }
});

test('every dependency has its reason, and no reason is for one that is gone', () => {
  const reasons = read('docs/decisions/2026-11-15-dependencies.md').split('## Not taken')[0] as string;
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json'));
  const runtime = Object.keys({ ...dependencies, ...optionalDependencies });
  const rows = [...reasons.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.trim().split(', ')).slice(1);
  assert.deepEqual(rows.filter((name) => !/^-+$/.test(name)).sort(), runtime.sort());
  const unexplained = Object.keys(devDependencies).filter(
    (name) => !name.startsWith('@types/') && !reasons.includes(name.replace(/^(@fontsource-variable)\/.*/, '$1')),
  );
  assert.deepEqual(unexplained, []);
});
