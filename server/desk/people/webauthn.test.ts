// A device's lock made of Node's own keys: what browsers send, and everything that must not pass for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { challenges } from './webauthn.ts';
import { deviceLock, place } from '../../../tests/desk/device-lock.ts';
import { readNewLock, readOpened } from './webauthn.ts';

const key = Buffer.alloc(32, 7);

test('a challenge is ours, of this person, and of the last minutes', () => {
  let now = 1_000_000;
  const asked = challenges(key, () => now);
  const challenge = asked.make('arjun');
  assert.equal(asked.read(challenge, 'arjun'), 1_000_000);
  assert.equal(asked.read(challenge, 'meera'), null);
  assert.equal(asked.read(challenge, ''), null);
  assert.equal(challenges(Buffer.alloc(32, 8), () => now).read(challenge, 'arjun'), null);
  assert.equal(asked.read(`${challenge.slice(0, 30)}A${challenge.slice(31)}`, 'arjun'), null);
  for (const none of ['', 'abc', 'A'.repeat(75)]) assert.equal(asked.read(none, 'arjun'), null);
  now += 5 * 60_000 + 1;
  assert.equal(asked.read(challenge, 'arjun'), null);
  assert.notEqual(asked.make('arjun'), asked.make('arjun'));
});

for (const kind of ['ec', 'ed25519', 'rsa'] as const)
  test(`a lock with a key of kind ${kind} is added and opened`, () => {
    const device = deviceLock(kind);
    assert.deepEqual(readNewLock(device.add('asked'), place), { challenge: 'asked', counter: 0 });
    const opened = device.open('asked', { counter: 3 });
    assert.deepEqual(readOpened(opened, device.publicKey, place), { challenge: 'asked', counter: 3 });
  });

test('what another site, another key or nobody’s finger says is nothing', () => {
  const device = deviceLock('ec');
  const wrong = [
    device.open('asked', { origin: 'https://evil.example' }),
    device.open('asked', { rpId: 'evil.example' }),
    device.open('asked', { type: 'webauthn.create' }),
    device.open('asked', { crossOrigin: true }),
    device.open('asked', { flags: 0x01 }),
    device.open('asked', { flags: 0x04 }),
    deviceLock('ec').open('asked'),
    { ...device.open('asked'), signature: device.open('other').signature },
    { ...device.open('asked'), clientDataJSON: device.open('other').clientDataJSON },
    { ...device.open('asked'), clientDataJSON: 'bm90IGpzb24' },
    { ...device.open('asked'), authenticatorData: 'AAAA' },
  ];
  for (const [index, one] of wrong.entries())
    assert.equal(readOpened(one, device.publicKey, place), null, String(index));
  assert.equal(readOpened(device.open('asked'), 'bm8ga2V5', place), null);
});

test('a lock is added only under its own id, and with a key worth having', () => {
  const device = deviceLock('ec');
  const good = device.add('asked');
  const wrong = [
    { ...good, id: deviceLock('ec').id },
    { ...good, publicKey: 'AAAA' },
    { ...good, publicKey: deviceLock('weak').publicKey },
    device.add('asked', { flags: 0x05 }),
    device.add('asked', { type: 'webauthn.get' }),
    device.add('asked', { origin: 'http://www.pinkstone.example' }),
  ];
  for (const [index, one] of wrong.entries()) assert.equal(readNewLock(one, place), null, String(index));
});
