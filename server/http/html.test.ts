import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { finishHtml } from './html.ts';

const mark = 'known-to-nobody';
const ours = 'window.ours = 1';
const moduleScript = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`;
const page = (words: string) =>
  [
    `<link rel="stylesheet" href="/assets/root.css" nonce="${mark}"/>`,
    `<link rel="modulepreload" href="/assets/root.js" nonce="${mark}"/>`,
    `<p>${words}</p><script nonce="${mark}">${ours}</script>`,
    `<script nonce="${mark}" type="module" async="">${moduleScript}</script>`,
  ].join('');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy names our own scripts, and the mark is gone', () => {
  const { html, policy } = finishHtml(page('Welcome'), mark);
  assert.doesNotMatch(html, /nonce|known-to-nobody|<link rel="modulepreload"|type="module"/);
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  assert.deepEqual(scripts[0], ours);
  assert.match(scripts[1] ?? '', /const files=\["\/assets\/root\.js"\];.*import\("\/assets\/entry\.js"\)/);
  assert.ok(policy.includes(`script-src 'self' ${scripts.map(hash).join(' ')};`));
});

test('what the scripts start from is kept beside the page, and asked for with them', () => {
  const stream = 'window.__reactRouterContext.streamController';
  const data = [`${stream}.enqueue("[1]");`, `${stream}.close();`];
  const raw =
    page('Welcome') + data.map((text) => `<!--$--><script nonce="${mark}">${text}</script><!--/$-->`).join('');
  const kept: string[] = [];
  const { html } = finishHtml(raw, mark, (text) => `/assets/page-${kept.push(text)}.js`);
  assert.deepEqual(kept, [data.join('')]);
  assert.doesNotMatch(html, /streamController/);
  assert.match(html, /const files=\["\/assets\/page-1\.js","\/assets\/root\.js"\];/);
  assert.ok(
    finishHtml(raw, mark).html.includes(`<script>${data[0]}</script>`),
    'a page made for one visitor holds its own',
  );
});

test('a page that was never left asks for no place to go back to, and is named when it wakes', () => {
  const restore = '((storageKey, restoreKey) => { sessionStorage.getItem(storageKey) })("positions", null)';
  const { html, policy } = finishHtml(`${page('Welcome')}<script nonce="${mark}">${restore}</script>`, mark);
  const script = html.match(/<script>(\{const name=[\s\S]*?)<\/script>/)?.[1] ?? '';
  assert.ok(policy.includes(hash(script)));
  const run = (key?: string) => {
    const asked: string[] = [];
    const waking: (() => void)[] = [];
    const history = {
      state: key ? { key } : undefined,
      replaceState(state: { key: string }) {
        this.state = state;
      },
    };
    runInNewContext(script, {
      history,
      sessionStorage: { getItem: (name: string) => asked.push(name) },
      addEventListener: (type: string, heard: () => void) => type === 'waking' && waking.push(heard),
      setTimeout: (then: () => void) => then(),
    });
    return { asked, waking, history };
  };
  assert.deepEqual(run('left here').asked, ['positions']);
  const first = run();
  assert.equal(first.history.state, undefined);
  for (const wake of first.waking) wake();
  assert.match((first.history.state as { key: string } | undefined)?.key ?? '', /^\w+$/);
  assert.deepEqual(first.asked, []);
});

// Every <script> of a rendered page used to be hashed: markup that slipped in would have been let run by our own policy.
test('a script that is not ours gets no hash, whatever it looks like', () => {
  const strange = [
    '<script>steal()</script>',
    '<script nonce="guessed">steal()</script>',
    `<script type="module" async="">${moduleScript.replace('root.js', 'theirs.js')}</script>`,
    '<link rel="modulepreload" href="/theirs.js"/>',
  ];
  const clean = finishHtml(page('Welcome'), mark);
  for (const markup of strange) {
    const { html, policy } = finishHtml(page(markup), mark);
    assert.equal(policy, clean.policy, markup);
    assert.ok(html.includes(markup), 'and it is left as it stands');
  }
});
