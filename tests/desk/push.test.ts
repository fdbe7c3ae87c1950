// Notices on advisers' phones, as a push service and a browser get them: over a real socket, opened with the browser's keys.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createPushStore } from '../../server/desk/people/push-store.ts';
import { createLog } from '../../server/log.ts';
import { createOutbox } from '../../server/notifications/outbox.ts';
import { pushChannel } from '../../server/notifications/push.ts';
import { encryptPush, makePushKeys, pushKeysOf } from '../../server/notifications/web-push.ts';
import { eventually } from '../leads/harness.ts';
import { sqlite } from '../leads/engines.ts';
import { openHouse } from './house.ts';
import { at, office } from './offices.ts';
import { asha, meera, openBench } from './work-bench.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** What a browser makes when it subscribes. */
function makeBrowser() {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body: Buffer): string {
      const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const sealed = body.subarray(21 + theirs.length);
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      assert.equal(text.at(-1), 2, 'the last record');
      return text.subarray(0, -1).toString();
    },
  };
}

test('the message of RFC 8291’s example comes out as the standard has it', () => {
  const sender = pushKeysOf('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw');
  const address = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const made = encryptPush(
    'When I grow up, I want to be a watermelon',
    address,
    sender,
    bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  );
  assert.equal(
    made.toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

describe('an enquiry that is given to somebody', () => {
  const heard: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let status = 201;
  const service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
  let home = '';
  before(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    home = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  after(() => service.close());
  beforeEach(() => {
    heard.length = 0;
    status = 201;
  });

  async function open(now?: number) {
    const bench = await openBench();
    if (now) bench.clock.now = now;
    const clock = () => bench.clock.now;
    const devices = createPushStore(bench.engine, clock);
    const keys = makePushKeys();
    const channel = pushChannel({ keys, contact: 'mailto:desk@firm.example', devices, office: () => office, clock });
    const backoff = { base: 1, cap: 1, attempts: 50, refusals: 50 };
    const outbox = createOutbox({
      store: bench.store,
      channels: [channel],
      log: createLog('silent'),
      clock,
      backoff,
      pollEvery: 20,
    });
    outbox.start();
    const close = async () => {
      await outbox.stop();
      await bench.close();
    };
    return { bench, devices, keys, close };
  }

  test('is told to each of their devices and to nobody else’s, encrypted, signed, and without a word of the visitor', async () => {
    const { bench, devices, keys, close } = await open();
    const [phone, laptop, other] = [makeBrowser(), makeBrowser(), makeBrowser()];
    await devices.add(asha.id, { endpoint: `${home}/phone`, ...phone }, 'Chrome, Android', null);
    await devices.add(asha.id, { endpoint: `${home}/laptop`, ...laptop }, 'Firefox', null);
    await devices.add(meera.id, { endpoint: `${home}/other`, ...other }, 'Safari', null);
    await bench.enquiry({ name: 'Kavita Sharma' }, 0);
    await bench.turns.look();
    await eventually('both are told', () => heard.length === 2);
    const [first] = heard;
    assert.deepEqual(heard.map(({ path }) => path).toSorted(), ['/laptop', '/phone']);
    for (const { path, headers, body } of heard) {
      const said = JSON.parse((path === '/phone' ? phone : laptop).open(body)) as object;
      assert.deepEqual(said, { title: 'Desk', text: '1 new enquiry', silent: false });
      assert.equal(headers['content-encoding'], 'aes128gcm');
      assert.ok(Number(headers.ttl) > 0);
    }
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(first?.headers.authorization ?? '') ?? [];
    assert.equal(key, keys.publicKey);
    const [head = '', claims = '', proof = ''] = token.split('.');
    const point = bytes(key);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    assert.ok(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(proof)));
    const { aud, exp, sub } = JSON.parse(bytes(claims).toString()) as { aud: string; exp: number; sub: string };
    assert.deepEqual([aud, sub], [home, 'mailto:desk@firm.example']);
    assert.ok(exp * 1000 > bench.clock.now && exp * 1000 <= bench.clock.now + 86_400_000);
    await close();
  });

  test('is told again when the service is away, once to a device that heard; a device that is gone is dropped', async () => {
    const { bench, devices, close } = await open();
    await devices.add(asha.id, { endpoint: `${home}/phone`, ...makeBrowser() }, '', null);
    status = 503;
    await bench.enquiry({}, 0);
    await bench.turns.look();
    await eventually('it was tried', () => heard.length > 0);
    status = 201;
    const sent = async () =>
      (
        await bench.engine.use((db) =>
          db.selectFrom('outbox').select('state').where('kind', '=', 'assigned_push').execute(),
        )
      )[0]?.state;
    await eventually('it went', async () => {
      // What was put off is due a moment later; it may be put off only now.
      bench.clock.now += 60_000;
      return (await sent()) === 'sent';
    });
    status = 410;
    await bench.enquiry({ email: 'b@visitor.example', phone: '0141 000 0077' }, 0);
    await bench.turns.look();
    await bench.enquiry({ email: 'c@visitor.example', phone: '0141 000 0078' }, 0);
    await bench.turns.look();
    await eventually('it is dropped', async () => (await devices.ofPerson(asha.id)).length === 0);
    await close();
  });

  test('makes no sound while the office is closed', async () => {
    const { bench, devices, close } = await open(at('2026-11-17', '23:10'));
    const phone = makeBrowser();
    await devices.add(asha.id, { endpoint: `${home}/phone`, ...phone }, '', null);
    await bench.enquiry({}, 0);
    await bench.turns.look();
    await eventually('it is told', () => heard.length > 0);
    assert.equal((JSON.parse(phone.open(heard[0]?.body ?? Buffer.alloc(0))) as { silent: boolean }).silent, true);
    await close();
  });
});

test('a browser subscribes for its own person, only at a public push service, and can be taken off', async () => {
  const house = openHouse(sqlite());
  const [mine, others] = [
    await house.known('asha@pinkstone.example', 'adviser'),
    await house.known('m@pinkstone.example', 'adviser'),
  ];
  const browser = await house.enter(mine);
  const { p256dh, auth } = makeBrowser();
  const ask = async (endpoint: string, keys = { p256dh, auth }) =>
    (await browser.json('/desk/me/push', { endpoint, keys })).status;
  for (const wrong of [
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://metadata.internal/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
    'file:///etc/passwd',
  ])
    assert.equal(await ask(wrong), 422, wrong);
  assert.equal(await ask('https://push.example/x', { p256dh, auth: 'short' }), 422);
  assert.equal(await ask('https://push.example/x'), 200);
  const [device] = await house.push.devices.ofPerson(mine);
  assert.equal(device?.endpoint, 'https://push.example/x');
  const page = await browser.get('/desk/me');
  assert.match(page.html, new RegExp(`data-push="${house.push.publicKey}"`));
  assert.doesNotMatch(page.html, /push\.example/, 'where a browser is reached is shown to nobody');
  await (await house.enter(others)).post('/desk/me/push/remove', { device: device?.id ?? '' });
  assert.equal((await house.push.devices.ofPerson(mine)).length, 1, 'not by somebody else');
  await browser.post('/desk/me/push/remove', { device: device?.id ?? '' });
  assert.deepEqual(await house.push.devices.ofPerson(mine), []);
  const worker = await browser.get('/desk/push-worker.js');
  assert.match(worker.headers.get('content-type') ?? '', /^text\/javascript/);
  // A phone that was handed on went on telling of enquiries: whoever signs out there is told there no more.
  assert.equal(await ask('https://push.example/x'), 200);
  assert.equal((await house.push.devices.ofPerson(mine)).length, 1);
  await browser.post('/desk/sign-out');
  assert.deepEqual(await house.push.devices.ofPerson(mine), []);
});
