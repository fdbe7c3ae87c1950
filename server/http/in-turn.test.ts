import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, test } from 'node:test';
import { inTurn } from './in-turn.ts';

const order: string[] = [];
let working = 0;
let most = 0;
const server = createServer(
  inTurn(async (request, response) => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((done) => setImmediate(done));
    order.push(request.url ?? '');
    working -= 1;
    response.end('ok');
  }),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());

const open = async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

// Four hundred of them down one connection were begun at once, and everybody else waited until all were done.
test('requests sent without waiting are answered in order, one at a time, and others come in between', async () => {
  const [greedy, patient] = [await open(), await open()];
  const sent = Array.from({ length: 400 }, (_, n) => `/${n}`);
  greedy.write(sent.map((path) => get(path)).join(''));
  let answers = 0;
  const all = new Promise<void>((done) => {
    greedy.on('data', (chunk: Buffer) => {
      answers += chunk.toString().split('HTTP/1.1 200').length - 1;
      if (answers === sent.length) done();
    });
  });
  await once(greedy, 'data');
  patient.write(get('/patient'));
  await once(patient, 'data');
  await all;
  assert.deepEqual(
    order.filter((path) => path !== '/patient'),
    sent,
  );
  assert.ok(order.indexOf('/patient') < 100, `after ${order.indexOf('/patient')}`);
  assert.ok(most <= 2, `${most} at once`);
  greedy.destroy();
  patient.destroy();
});

test('whoever hangs up is no longer worked for', async () => {
  order.length = 0;
  const socket = await open();
  socket.write(Array.from({ length: 400 }, (_, n) => get(`/${n}`)).join(''));
  await once(socket, 'data');
  socket.destroy();
  const other = await open();
  for (let n = 0; n < 20; n += 1) {
    other.write(get('/other'));
    await once(other, 'data');
  }
  other.destroy();
  assert.ok(order.filter((path) => path !== '/other').length < 300);
});

test('who piles up too many is cut off', async () => {
  const socket = await open();
  socket.on('error', () => {});
  socket.resume();
  socket.write(get('/').repeat(10_000));
  await new Promise<void>((done) => socket.on('close', () => done()));
  const honest = await open();
  honest.write(get('/', 'Connection: close\r\n'));
  const [answer] = (await once(honest, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 200/);
});
