import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsFor } from '../../../content/calculator.ts';
import { productIds } from '../../../content/products.ts';
import { arrived, carriedOver } from './product-change.ts';

const [any, home] = [boundsFor(null), boundsFor('home-loan')];

test('what was set stays where the new type goes so far; the rest starts anew', () => {
  assert.equal(carriedOver('amount', 4_000_000, any, home), 4_000_000);
  assert.equal(carriedOver('rate', 18, any, home), home.rate.start);
  // Left at the old type's start, it was no choice.
  assert.equal(carriedOver('amount', any.amount.start, any, home), home.amount.start);
});

test('a plain form that chose another type arrives changed, and says so', () => {
  const sent = new URLSearchParams('was=&loan=home-loan&amount=40+lakh&rate=18&months=60&calculated=1');
  const { params, changes } = arrived(sent, boundsFor, productIds);
  assert.equal(params.get('amount'), '40 lakh');
  assert.deepEqual(changes, [
    { name: 'rate', from: 18, to: home.rate.start },
    { name: 'months', from: 60, to: home.months.start },
  ]);
  const unchanged = new URLSearchParams('was=home-loan&loan=home-loan&rate=18');
  assert.deepEqual(arrived(unchanged, boundsFor, productIds), { params: unchanged, changes: [] });
  assert.deepEqual(arrived(new URLSearchParams('was=&loan=car&rate=12'), boundsFor, productIds).changes, []);
});
