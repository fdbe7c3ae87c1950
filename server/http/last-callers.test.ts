import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { lastCallers } from './last-callers.ts';

// Node lets one in at a time: of twenty at the door when it closed, nineteen were reset.
test('whoever stands at the door when it closes is still let in and answered', async () => {
  const server = createServer((_, response) => response.end('served'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const callers = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1');
    const answer = new Promise<string>((resolve) => {
      socket.on('error', (error) => resolve(error.message));
      socket.on('data', (chunk) => resolve(String(chunk)));
    });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return { socket, answer };
  });
  // Their connections stand, and the server has let in none but the first.
  await once(callers[0]?.socket as never, 'connect');
  await lastCallers(server);
  server.close();
  for (const { answer } of callers) assert.match(await answer, /served$/);
});

test('a door that is never quiet closes all the same', async () => {
  const server = createServer();
  const knocking = setInterval(
    () =>
      server.emit(
        'connection',
        connect(1, '127.0.0.1').on('error', () => {}),
      ),
    0,
  );
  await lastCallers(server);
  clearInterval(knocking);
});
