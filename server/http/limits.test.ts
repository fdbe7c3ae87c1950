import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientAddress, createLimiter } from './limits.ts';

test('a burst passes, then one at a time, and each address has its own', () => {
  let now = 0;
  const limiter = createLimiter({ burst: 3, perMinute: 6, clock: () => now });
  assert.deepEqual(
    [1, 2, 3, 4].map(() => limiter.take('a')),
    [null, null, null, 10],
  );
  assert.equal(limiter.take('b'), null);
  now += 10_000;
  assert.equal(limiter.take('a'), null);
  assert.equal(limiter.take('a'), 10);
});

test('memory stays bounded: the least recently seen address is forgotten', () => {
  const limiter = createLimiter({ burst: 1, perMinute: 1, maxKeys: 2, clock: () => 0 });
  limiter.take('a');
  limiter.take('b');
  limiter.take('c');
  assert.equal(limiter.take('a'), null, 'forgotten');
  assert.notEqual(limiter.take('c'), null, 'remembered');
});

test('X-Forwarded-For is believed as far as our own proxies wrote it', () => {
  const forged = '198.51.100.1, 203.0.113.9';
  assert.equal(clientAddress('10.0.0.1', forged, 0), '10.0.0.1');
  assert.equal(clientAddress('10.0.0.1', forged, 1), '203.0.113.9');
  assert.equal(clientAddress('10.0.0.1', forged, 2), '198.51.100.1');
  assert.equal(clientAddress('10.0.0.1', '203.0.113.9', 3), '203.0.113.9');
  assert.equal(clientAddress('10.0.0.1', null, 1), '10.0.0.1');
});

test('IPv6 counts by network', () => {
  assert.equal(clientAddress('::ffff:192.0.2.1', null, 0), '192.0.2.1');
  assert.equal(clientAddress('2001:db8:1:2:3:4:5:6', null, 0), clientAddress('2001:db8:1:2::9', null, 0));
  assert.notEqual(clientAddress('2001:db8:1:2::1', null, 0), clientAddress('2001:db8:1:3::1', null, 0));
  assert.equal(clientAddress('::1', null, 0), '0:0:0:0::/64');
});
