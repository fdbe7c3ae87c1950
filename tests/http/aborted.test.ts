import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startServer } from '../start-server.ts';

let server: RunningServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const types = {
  '/api/leads': 'application/json',
  '/api/chat': 'application/json',
  '/contact': 'application/x-www-form-urlencoded',
  '/query': 'application/x-www-form-urlencoded',
};
const halves = {
  declared: 'Content-Length: 100\r\n\r\n{"a',
  chunked: 'Transfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n',
};

// Phones lose their network in mid-sentence. Counted as our failure, that would ring the alarm over nothing.
for (const [path, type] of Object.entries(types)) {
  for (const [how, half] of Object.entries(halves)) {
    test(`a ${how} post to ${path} that breaks off on its way is no failure of ours`, async () => {
      const known = server.log.length;
      const socket = connect(server.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${half}`);
      await sleep(200);
      socket.destroy();
      const lines = () => server.log.slice(known);
      for (let i = 0; i < 100 && !lines().some(({ event }) => event === 'request'); i += 1) await sleep(50);
      const told = lines().map(({ level, event, status }) => ({ level, event, status }));
      assert.deepEqual(told, [{ level: 'info', event: 'request', status: 499 }]);
    });
  }
}
