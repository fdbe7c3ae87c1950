import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startServer } from '../start-server.ts';
import { bindSocket } from './bound-socket.ts';
import { visit } from './visitors.ts';

// In between two versions the proxy used to answer 502, for a second or two.
test('with a socket that systemd holds, no request fails while the site restarts', async (t) => {
  const socket = bindSocket();
  const data = mkdtempSync(join(tmpdir(), 'pinkstone-'));
  t.after(() => {
    socket.close();
    rmSync(data, { recursive: true });
  });
  const start = () => startServer({ DATA_DIR: data }, { socket: socket.fd });
  let site = await start();
  const visitors = visit({ host: '127.0.0.1', port: socket.port });
  let stored = 0;
  const stop = async () => {
    assert.equal(await site.stop(), 0);
    stored += site.log.filter(({ event }) => event === 'enquiry.stored').length;
  };
  for (let restarts = 0; restarts < 2; restarts += 1) {
    await visitors.more(20);
    await stop();
    site = await start();
  }
  await visitors.more(20);
  const { failures, enquiries } = await visitors.end();
  await stop();
  assert.deepEqual(failures, []);
  assert.ok(enquiries > 0);
  assert.equal(stored, enquiries, 'and no enquiry was lost or stored twice');
});
