import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { readPages } from '../../server/http/page-manifest.ts';
import { directives } from './protection.ts';
import { server } from './shared-site.ts';
import { type Answer, ask, form } from './wire.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function assertScriptsAllowed(answer: Answer, what: string): void {
  const allowed = new Set(directives(answer).get('script-src'));
  const scripts = [...answer.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({
      attributes,
      text,
    }),
  );
  const runs = scripts.filter(
    ({ attributes }) => !/type="(application\/ld\+json|application\/json|speculationrules)"/.test(attributes),
  );
  for (const { attributes, text } of runs) {
    if (/\ssrc=/.test(attributes)) assert.match(attributes, /src="\//, `${what}: a script of our own`);
    else assert.ok(allowed.has(hashOf(text)), `${what}: the policy names ${text.slice(0, 60)}`);
  }
  assert.ok(runs.length > 0, `${what}: found its scripts`);
  assert.doesNotMatch(answer.body, /<[^>]+\son[a-z]+="/, `${what}: no handler in an attribute`);
  assert.doesNotMatch(answer.body, /href="javascript:/i, what);
}

test('on each page the policy names exactly its own inline scripts', async () => {
  const pages = Object.keys(readPages());
  assert.ok(pages.length > 20);
  for (const path of pages) {
    assertScriptsAllowed(await ask(server, path), path);
    assertScriptsAllowed(await ask(server, `${path}?x=1`), `${path}?x=1`);
  }
  assertScriptsAllowed(await ask(server, '/no-such-page'), 'not found');
  assertScriptsAllowed(await ask(server, '/query', { method: 'POST', headers: form, body: 'name=A' }), 'form again');
});
