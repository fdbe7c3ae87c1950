import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCrossSite } from './cross-site.ts';

const site = 'https://www.pinkstone.example';
const from = (headers: Record<string, string>) => isCrossSite(new Headers(headers), site);

test('our own pages and clients that are no browser pass', () => {
  assert.equal(from({}), false);
  assert.equal(from({ 'sec-fetch-site': 'same-origin', origin: site }), false);
  assert.equal(from({ origin: site }), false);
  assert.equal(from({ origin: 'http://localhost:3000', host: 'localhost:3000' }), false);
});

test('other sites, sandboxes and neighbours do not', () => {
  assert.equal(from({ 'sec-fetch-site': 'cross-site' }), true);
  assert.equal(from({ origin: 'https://other.example' }), true);
  assert.equal(from({ origin: 'null', host: 'www.pinkstone.example' }), true);
  assert.equal(from({ 'sec-fetch-site': 'same-site', origin: 'https://blog.pinkstone.example' }), true);
});
