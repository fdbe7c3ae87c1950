import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLimiter } from './limits.ts';
import { clientNetworks } from './networks.ts';

test('a burst passes, then one at a time, and each address has its own', () => {
  let now = 0;
  const limiter = createLimiter({ burst: 3, perMinute: 6, clock: () => now });
  assert.deepEqual(
    [1, 2, 3, 4].map(() => limiter.take(['a'])),
    [null, null, null, 10],
  );
  assert.equal(limiter.take(['b']), null);
  now += 10_000;
  assert.equal(limiter.take(['a']), null);
  assert.equal(limiter.take(['a']), 10);
});

test('memory stays bounded: the addresses seen longest ago are forgotten', () => {
  const limiter = createLimiter({ burst: 1, perMinute: 1, maxKeys: 4, clock: () => 0 });
  for (const address of ['a', 'b', 'c', 'd']) limiter.take([address]);
  assert.equal(limiter.take(['a']), null, 'forgotten');
  assert.notEqual(limiter.take(['d']), null, 'remembered');
});

// Whoever is lent a /48 holds 65,536 networks of the size that was counted before.
test('IPv6 networks share what the larger network around them may', () => {
  const passed = (ip: (n: number) => string) => {
    const limiter = createLimiter({ burst: 10, perMinute: 1, clock: () => 0 });
    let count = 0;
    for (let n = 0; n < 1_000; n += 1) {
      if (limiter.take(clientNetworks(ip(n), null, 0)) === null) count += 1;
    }
    return count;
  };
  const hex = (n: number) => n.toString(16);
  assert.equal(
    passed((n) => `2001:db8:1:2::${hex(n)}`),
    10,
    'one /64',
  );
  assert.equal(
    passed((n) => `2001:db8:1:${hex(n % 256)}::1`),
    40,
    'one /56',
  );
  assert.equal(
    passed((n) => `2001:db8:1:${hex(n * 64)}::1`),
    160,
    'one /48',
  );
  assert.equal(
    passed((n) => `2001:db8:${hex(n)}::1`),
    1_000,
    'others’ networks',
  );
});

test('what a small network is refused does not count against its neighbours', () => {
  const limiter = createLimiter({ burst: 1, perMinute: 1, clock: () => 0 });
  for (let n = 0; n < 100; n += 1) limiter.take(clientNetworks('2001:db8::1', null, 0));
  assert.equal(limiter.take(clientNetworks('2001:db8:0:1::1', null, 0)), null);
});
