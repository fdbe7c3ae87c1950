import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientNetworks } from './networks.ts';

const of = (ip: string) => clientNetworks(ip, null, 0);
const told = (forwardedFor: string, proxies: number) => clientNetworks('10.0.0.1', forwardedFor, proxies)[0];

test('X-Forwarded-For is believed as far as our own proxies wrote it', () => {
  const forged = '198.51.100.1, 203.0.113.9';
  assert.equal(told(forged, 0), '10.0.0.1');
  assert.equal(told(forged, 1), '203.0.113.9');
  assert.equal(told(forged, 2), '198.51.100.1');
  assert.equal(told('203.0.113.9', 3), '203.0.113.9');
  assert.equal(told('', 1), '10.0.0.1');
  assert.equal(told(`${'x, '.repeat(5_000)}203.0.113.9`, 1), '203.0.113.9');
});

test('one address is one, however it is written', () => {
  const spellings = {
    '192.0.2.1': [
      '192.0.2.1:4711',
      '::ffff:192.0.2.1',
      '::FFFF:c000:0201',
      '[::ffff:192.0.2.1]:443',
      '0:0:0:0:0:ffff:192.0.2.1',
    ],
    '2001:db8::1': [
      '2001:DB8::1',
      '2001:0db8:0000:0000:0000:0000:0000:0001',
      '[2001:db8::1]',
      '[2001:db8::1]:443',
      '"[2001:db8::1]:443"',
      '2001:db8::1%eth0',
      '[2001:db8::1%25eth0]:443',
    ],
  };
  for (const [plain, others] of Object.entries(spellings)) {
    for (const other of others) assert.deepEqual(of(other), of(plain), other);
  }
});

test('an IPv6 address counts by its networks, the smallest first', () => {
  assert.deepEqual(of('2001:db8:1:2:3:4:5:6'), ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']);
  assert.deepEqual(of('2001:db8:1:2::9'), of('2001:db8:1:2:3:4:5:6'));
  assert.notEqual(of('2001:db8:1:3::1')[0], of('2001:db8:1:2::1')[0]);
  assert.deepEqual(of('192.0.2.1'), ['192.0.2.1']);
});

test('what is no address is nobody’s: all of it is counted together', () => {
  for (const text of [
    '',
    'unknown',
    '_hidden',
    '0x7f.1',
    '127.1',
    '1.2.3.4.5',
    '999.1.1.1',
    ':::',
    '[',
    'a'.repeat(600),
  ])
    assert.deepEqual(of(text), ['unknown'], text);
});
