import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingPages, placeFinder } from './missing-pages.ts';

const routes = {
  root: { id: 'root', path: '' },
  about: { id: 'about', path: 'about' },
  blog: { id: 'blog', path: 'blog' },
  article: { id: 'article', path: 'blog/:id' },
  csv: { id: 'csv', path: 'emi-calculator/schedule.csv' },
  status: { id: 'status', path: 'status/:token' },
  rest: { id: 'rest', path: '*' },
};
const files = new Map(['/', '/about', '/blog', '/blog/1', '/emi-calculator'].map((path) => [path, {}]));
const placeOf = placeFinder({ routes } as never, files);

test('what may be there is left to the pages themselves', () => {
  for (const path of ['/about', '/blog/1', '/emi-calculator/schedule.csv', '/status/token', '/%61bout', '/gone.data'])
    assert.equal(placeOf(path), null, path);
});

test('what is not there belongs to a place, by its route and by what lies above it', () => {
  const places = ['/gone', '/about/gone', '/blog/gone', '/blog/gone/further', '/status', '/status/a/b'].map(placeOf);
  assert.equal(places.includes(null), false);
  const [nowhere, about, article, below, ...status] = places;
  assert.equal(new Set([nowhere, about, article, below]).size, 4);
  assert.deepEqual(status, [nowhere, nowhere]);
  assert.equal(placeOf('/gone/further/down'), nowhere);
  assert.equal(placeOf('/about/gone/further'), about);
});

test('a page that is not there is made once, whatever is asked for and however often', async () => {
  let made = 0;
  const missing = missingPages({ routes } as never, files as never, async () => {
    made += 1;
    return new Response('Oops', { status: 404, headers: { 'x-kept': '1' } });
  });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => missing(`/gone-${n}`, n % 2 ? 'gzip' : '')));
  assert.equal(made, 1);
  assert.equal(await answers[0]?.text(), 'Oops');
  assert.equal(answers[1]?.headers.get('content-encoding'), 'gzip');
  for (const answer of answers) assert.deepEqual([answer?.status, answer?.headers.get('x-kept')], [404, '1']);
});

test('one that could not be made is tried again', async () => {
  let tries = 0;
  const missing = missingPages({ routes } as never, files as never, async () => {
    tries += 1;
    return new Response('', { status: tries === 1 ? 500 : 404 });
  });
  await assert.rejects(missing('/gone', ''));
  assert.equal((await missing('/gone', ''))?.status, 404);
});
