// The proxy examples of deploy/, tried for real where a machine has nginx or Caddy.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { test } from 'node:test';
import { startServer } from '../start-server.ts';
import { bindSocket } from './bound-socket.ts';
import { installed, type ProxyName, startProxy } from './proxies.ts';
import { visit } from './visitors.ts';

const name = 'www.pinkstone.example';
type Outcome = { status: number; location?: string | undefined } | string;

/** The status, or how the connection ended. */
function ask(
  port: number,
  secure: boolean,
  host: string,
  path: string,
  servername = name,
  agent: Agent | false = false,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, agent, headers: { host } };
    const call = secure ? secureRequest({ ...options, servername, rejectUnauthorized: false }) : request(options);
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }));
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    call.end();
  });
}

const missing = (proxy: ProxyName) => (installed(proxy) && installed('openssl') ? false : `there is no ${proxy} here`);

for (const proxyName of ['nginx', 'caddy'] satisfies ProxyName[]) {
  test(`${proxyName}: our name is served, other names, /healthz and floods are not`, {
    skip: missing(proxyName),
  }, async (t) => {
    const site = await startServer({ TRUST_PROXY: '1', RATE_LIMITS: 'on' });
    const proxy = await startProxy(proxyName, site.port);
    t.after(() => Promise.all([proxy.stop(), site.stop()]));
    const secure = (host: string, path: string, servername?: string) => ask(proxy.https, true, host, path, servername);
    assert.deepEqual(await secure(name, '/about'), { status: 200, location: undefined });
    assert.deepEqual(await secure(name, '/healthz'), { status: 404, location: undefined });
    assert.ok(!site.log.some(({ path }) => path === '/healthz'));
    const moved = await ask(proxy.http, false, name, '/x?y=1');
    assert.ok(
      typeof moved !== 'string' && moved.location?.endsWith('/x?y=1') && moved.location.startsWith(`https://${name}`),
    );
    for (const outcome of [
      await ask(proxy.http, false, 'other.example', '/'),
      await secure('other.example', '/', 'other.example'),
      await secure('other.example', '/'),
    ])
      assert.equal(typeof outcome, 'string', JSON.stringify(outcome));
    if (proxyName === 'nginx') {
      // Over connections that stay: greeting anew for each, a slow machine never sends enough to be a flood.
      const agent = new Agent({ keepAlive: true, maxSockets: 20 });
      t.after(() => agent.destroy());
      let refused = false;
      for (let wave = 0; wave < 10 && !refused; wave += 1) {
        const flood = Array.from({ length: 300 }, () => ask(proxy.https, true, name, '/favicon.svg', name, agent));
        refused = (await Promise.all(flood)).some((answer) => typeof answer !== 'string' && answer.status === 429);
      }
      assert.ok(refused);
    }
  });
}

/** What a restart needs: a socket that stays open, or a proxy that tries again. */
const restarts: { proxyName: ProxyName; kept: boolean }[] = [
  { proxyName: 'nginx', kept: true },
  { proxyName: 'caddy', kept: true },
  { proxyName: 'caddy', kept: false },
];

for (const { proxyName, kept } of restarts) {
  const what = kept ? 'no request fails' : 'without a socket of systemd, no page fails';
  test(`${proxyName}: ${what} while the site restarts`, { skip: missing(proxyName) }, async (t) => {
    const socket = bindSocket();
    if (!kept) socket.close();
    const start = () => startServer({ TRUST_PROXY: '1', PORT: String(socket.port) }, kept ? { socket: socket.fd } : {});
    let site = await start();
    const proxy = await startProxy(proxyName, socket.port);
    t.after(async () => {
      await Promise.all([proxy.stop(), site.stop()]);
      if (kept) socket.close();
    });
    // A proxy may not send an enquiry a second time by itself: without the socket the visitor's browser does.
    const visitors = visit(
      { host: '127.0.0.1', port: proxy.https, headers: { host: name }, servername: name, rejectUnauthorized: false },
      { secure: true, enquiries: kept },
    );
    await visitors.more(30);
    assert.equal(await site.stop(), 0);
    site = await start();
    await visitors.more(30);
    assert.deepEqual((await visitors.end()).failures, []);
  });
}
