// How much memory the desk's live pages take: the built site, somebody signed in, and so many streams that listen.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../tests/start-server.ts';
import { enter } from './bench-desk-site.ts';

const memory = (pid: number | undefined) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;

/** Resolves once it hears. */
const listen = (url: string, cookie: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = get(`${url}/desk/live`, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream answered ${response.statusCode}`));
      response.once('data', () => resolve(response)).resume();
    });
    request.on('error', reject);
  });

export async function measureLive(streams: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinkstone-live-'));
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const { cookie } = await enter(server.url, { DATA_DIR: dataDir }, 'owner');
    // What a first stream loads is no stream's own.
    const first = await listen(server.url, cookie);
    const before = memory(server.child.pid);
    const open = await Promise.all(Array.from({ length: streams }, () => listen(server.url, cookie)));
    const took = memory(server.child.pid) - before;
    for (const stream of [first, ...open]) stream.destroy();
    return { what: `${streams} live connections`, value: `${took.toFixed(1)} MB`, target: '< 50 MB', holds: took < 50 };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
