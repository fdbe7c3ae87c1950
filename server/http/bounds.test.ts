import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boundsFor as boundsOf } from '../../content/calculator.ts';
import { writeParams } from '../../domain/loan/params.ts';
import { unfolded } from '../../domain/loan/param-lists.ts';
import { mostChanges, mostExtras, mostOffers, mostParts } from '../../domain/loan/bounds.ts';
import { startState } from '../../domain/loan/state.ts';
import { formFields, jsonFields, refusedBySize } from './bounds.ts';

const refused = (url: string, headers: Record<string, string> = {}) =>
  refusedBySize({ url, headers, rawHeaders: Object.entries(headers).flat() });

test('an address within the bounds passes, one beyond is refused', () => {
  assert.equal(refused(`/blog?q=${'x'.repeat(2_046)}`), null);
  assert.equal(refused(`/blog?q=${'x'.repeat(2_047)}`), 414);
  assert.equal(refused(`/${'x'.repeat(2_046)}?q=1`), null);
  assert.equal(refused(`/${'x'.repeat(2_048)}`), 414);
  assert.equal(refused(`/blog?${'x&'.repeat(31)}x`), null);
  assert.equal(refused(`/blog?${'x&'.repeat(32)}x`), 400);
});

test('headers within the bounds pass, beyond they are refused', () => {
  assert.equal(refused('/', { 'accept-encoding': 'gzip, deflate, br, zstd' }), null);
  assert.equal(refused('/', { 'accept-encoding': 'x'.repeat(257) }), 431);
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, '']));
  assert.equal(refused('/', many(100)), null);
  assert.equal(refused('/', many(101)), 431);
});

test('a calculator with everything filled in is not refused', () => {
  const start = startState('home-loan', boundsOf('home-loan'));
  const state = {
    ...start,
    view: 'compare' as const,
    calculated: true,
    amount: start.amount + 1,
    rate: start.rate + 1,
    months: start.months + 1,
    prepay: {
      extras: Array.from({ length: mostExtras }, (_, n) => ({ month: 90 + n, amount: 7_777 })),
      monthly: 1,
      monthlyFrom: 2,
      yearly: 1,
      yearlyFrom: 3,
      mode: 'keep-tenure' as const,
    },
    offers: Array.from({ length: mostOffers }, () => ({ annualRate: 11.1, months: 77, fee: 777, feePercent: 1.25 })),
    transfer: { outstanding: 777_777, oldRate: 11.1, newRate: 7.7, months: 77, costs: 777 },
    affordability: { income: 77_777, existingEmis: 777, annualRate: 11.1, months: 77, share: 47, age: 47 },
    start: 2026 * 12 + 3,
    years: 'financial' as const,
    rateChanges: Array.from({ length: mostChanges }, (_, n) => ({
      annualRate: 9.25,
      month: 100 + n,
      moves: 'emi' as const,
    })),
    stepUp: 5,
    parts: Array.from({ length: mostParts }, (_, n) => ({ month: 10 + n, amount: 77_777 })),
    until: 'full-emi' as const,
    moratorium: { from: 7, months: 6, interest: 'paid' as const },
    payment: 77_777,
    find: 'amount' as const,
    paid: 77,
    flatRate: 7.7,
    feesBeforeTax: true,
    taxSlab: 20,
    possession: 24,
  };
  const params = writeParams(state, boundsOf);
  // A plain form also says which loan it was showing.
  params.set('was', 'home-loan');
  assert.ok(params.size > 32 && params.size <= 48, `${params.size}`);
  assert.equal(refused(`/emi-calculator?${params}`), null);
  assert.equal(refused(`/emi-calculator/schedule.csv?${params}`), null);
  // Without scripts a view sends each figure of its lists by itself, and the other views' as they are kept.
  const { offers, ...form } = Object.fromEntries(params);
  const sent = unfolded(new URLSearchParams(form));
  sent.set('offers', offers ?? '');
  assert.ok(sent.size > 48, `${sent.size}`);
  assert.equal(refused(`/emi-calculator?${sent}`), null);
  assert.equal(refused(`/emi-calculator?${'x&'.repeat(80)}`), 400);
});

const bytes = (text: string) => new TextEncoder().encode(text);

test('the fields of a form are counted as it was sent', () => {
  const encoded = 'application/x-www-form-urlencoded;charset=UTF-8';
  assert.equal(formFields(bytes('a=1&b=2&c=3'), encoded), 3);
  assert.equal(formFields(bytes(''), encoded), 1);
  assert.equal(formFields(bytes('a&b&c'), 'text/plain'), 0);
  const part = (name: string) => `--x\r\nCONTENT-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
  assert.equal(formFields(bytes(`${part('a')}${part('b')}--x--`), 'multipart/form-data; boundary=x'), 2);
});

test('the fields of JSON are counted as it was sent', () => {
  const tree = fc.letrec<{ value: unknown; object: object }>((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, fc.string(), fc.integer(), fc.array(tie('value')), tie('object')),
    object: fc.dictionary(fc.string(), tie('value')),
  })).object;
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce(
          (sum: number, inner) => sum + count(inner),
          Array.isArray(value) ? 0 : Object.keys(value).length,
        )
      : 0;
  fc.assert(
    fc.property(tree, fc.constantFrom(undefined, 2), (object, indent) => {
      const fields = jsonFields(JSON.stringify(object, null, indent));
      assert.deepEqual(fields, { outer: Object.keys(object).length, all: count(object) });
    }),
  );
  assert.equal(jsonFields('{"a":'.repeat(9_000)).all, 9_000);
});
