import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startServer } from '../start-server.ts';
import { enquiry } from './enquiry.ts';
import { form, json } from './wire.ts';

async function open(server: RunningServer): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // A connection the server cuts may also end in a reset: what was received until then is the answer.
  const answer = new Promise<string>((resolve) => {
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
  await once(socket, 'connect');
  return { socket, answer };
}

/** Those who stood at the door when it was told to close are still let in; soon nobody new is. */
async function doorCloses({ url }: RunningServer): Promise<void> {
  try {
    for (;;) await (await fetch(url)).arrayBuffer();
  } catch {}
}

/** With the expectation the server says when it has the request in hand. */
const head = (length: number) =>
  `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`;

test('an enquiry half sent at SIGTERM is stored and answered, then the server ends with 0', async () => {
  const server = await startServer();
  const body = JSON.stringify(enquiry());
  const { socket, answer } = await open(server);
  socket.write(head(Buffer.byteLength(body)) + body.slice(0, 20));
  await once(socket, 'data');
  const ended = server.stop();
  await server.logged('server.stopping');
  await doorCloses(server);
  socket.write(body.slice(20));
  assert.match(await answer, /^HTTP\/1\.1 100 [\s\S]*^HTTP\/1\.1 201 [\s\S]*"reference":"PS-/m);
  assert.equal(await ended, 0);
  assert.ok(server.log.some(({ event }) => event === 'enquiry.stored'));
});

test('visitors who keep their connections busy do not hold up the end', async () => {
  const server = await startServer({ LOG_LEVEL: 'info' });
  const agent = new Agent({ keepAlive: true });
  let stopped = false;
  let answered = 0;
  const broken: string[] = [];
  const get = () =>
    new Promise<void>((resolve, reject) => {
      request(`${server.url}/about`, { agent }, (response) => {
        response.resume();
        response.on('end', resolve);
        response.on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  const visitor = async () => {
    for (;;) {
      try {
        await get();
        answered += 1;
      } catch (error) {
        if (!stopped) broken.push(String(error));
        return;
      }
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  while (answered <= 8 && broken.length === 0) await sleep(20);
  stopped = true;
  const started = performance.now();
  assert.equal(await server.stop(), 0);
  assert.ok(performance.now() - started < 5_000);
  await Promise.all(visitors);
  assert.deepEqual(broken, []);
});

test('a sender who never ends the headers is cut off', async (t) => {
  const server = await startServer();
  t.after(() => server.stop());
  const { socket, answer } = await open(server);
  const started = performance.now();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 500);
  t.after(() => clearInterval(drip));
  assert.match(await answer, /^HTTP\/1\.1 408 /);
  const seconds = (performance.now() - started) / 1000;
  assert.ok(seconds > 8 && seconds < 30, `after ${seconds} s`);
});

test('too large a body is refused, whether its length is declared, a form’s, or found out on the way', async (t) => {
  const server = await startServer();
  t.after(() => server.stop());
  const large = 'x'.repeat(100_000);
  const post = (path: string, headers: Record<string, string>, body: BodyInit) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const declared = await post('/api/leads', json, JSON.stringify({ message: large }));
  assert.equal(declared.status, 413);
  assert.equal(typeof ((await declared.json()) as { error: string }).error, 'string');
  const chunks = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 10; i += 1) controller.enqueue(new TextEncoder().encode(large.slice(0, 10_000)));
      controller.close();
    },
  });
  assert.equal((await post('/api/leads', json, chunks)).status, 413);
  assert.equal((await post('/query', form, `message=${large}`)).status, 413);
  const small = await post('/api/leads', json, JSON.stringify(enquiry()));
  assert.equal(small.status, 201, 'and the next one is taken');
});
