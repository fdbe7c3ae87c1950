// Documents that name a file, a package or another document name one that is there.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** From whom the walks of architecture.md go to whom: each hands over by an import. */
const steps: [from: string, to: string][] = [
  ['app/features/lead-form/use-lead-form.ts', 'app/enquiries/draft.ts'],
  ['app/enquiries/enquiry.ts', 'domain/lead/schema.ts'],
  ['app/enquiries/sender.ts', 'app/enquiries/send.ts'],
  ['server/site.ts', 'server/http/in-turn.ts'],
  ['server/site.ts', 'server/leads/routes.ts'],
  ['server/leads/routes.ts', 'server/http/json-endpoint.ts'],
  ['server/leads/service.ts', 'server/leads/record.ts'],
  ['server/leads/record.ts', 'server/leads/identity.ts'],
  ['server/leads/record.ts', 'server/notifications/policy.ts'],
  ['server/leads/store.ts', 'server/leads/rows.ts'],
  ['server/notifications/mail.ts', 'server/notifications/mail-texts.ts'],
  ['server/site.ts', 'server/chat/open-assistant.ts'],
  ['server/chat/open-assistant.ts', 'server/chat/engine.ts'],
  ['server/chat/routes.ts', 'server/http/json-endpoint.ts'],
];

test('the walks of an enquiry and of a message go where the code goes', () => {
  const walks = read('docs/architecture.md').match(/^### One .*file by file$[\s\S]*?(?=^#{2,3} )/gm) ?? [];
  assert.equal(walks.length, 2);
  for (const [from, to] of steps) {
    const imported = Array.from(read(from).matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g), ([, one, two]) =>
      join(dirname(from), one ?? two ?? ''),
    );
    assert.ok(imported.includes(to), `${from} no longer imports ${to}`);
    assert.ok(from === 'server/site.ts' || walks.some((walk) => walk.includes(from)), `no walk names ${from}`);
    assert.ok(
      walks.some((walk) => walk.includes(to)),
      `no walk names ${to}`,
    );
  }
});
