// npm run doctor against the real server behind a real proxy, a mail server and a webhook receiver.
import assert from 'node:assert/strict';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { type RunningServer, startServer } from '../start-server.ts';
import { signEcho } from '../../server/http/echo.ts';
import { desk, tempDir } from '../leads/harness.ts';
import { startMailServer, startReceiver, webhookSecret } from '../leads/receivers.ts';
import { ask } from './wire.ts';

const dataDir = tempDir();
const statusKey = Buffer.alloc(32, 7).toString('base64');
let site: RunningServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let hook: Awaited<ReturnType<typeof startReceiver>>;
const proxies: Server[] = [];

/** One that appends to X-Forwarded-For and passes the rest on, as the examples in deploy/ do. */
async function proxyTo(port: number): Promise<number> {
  const proxy = createServer((incoming, outgoing) => {
    const told = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': told };
    const call = request(
      { port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(call);
  });
  proxies.push(proxy);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return (proxy.address() as AddressInfo).port;
}

before(async () => {
  [site, mail, hook] = await Promise.all([
    startServer({ DATA_DIR: dataDir, STATUS_KEY: statusKey, TRUST_PROXY: '1' }),
    startMailServer(),
    startReceiver(),
  ]);
});
after(async () => {
  for (const proxy of proxies) {
    proxy.closeAllConnections();
    proxy.close();
  }
  hook.close();
  await Promise.all([site.stop(), mail.close()]);
});

const settings = () => ({
  DATA_DIR: dataDir,
  STATUS_KEY: statusKey,
  SMTP_URL: mail.url,
  SMTP_TLS: 'optional',
  NOTIFY_EMAIL: 'desk@firm.example',
  WEBHOOK_URL: hook.url,
  WEBHOOK_SECRET: webhookSecret,
});

async function doctor(env: Record<string, string>) {
  const { code, stdout } = await desk('doctor', [], env);
  const lines = stdout.trim().split('\n');
  return { code, stdout, line: (about: string) => lines.find((text) => text.slice(9).startsWith(about)) ?? '' };
}

test('all is well: a mail and a signed call arrive, one proxy is counted; the code is 0', async () => {
  assert.equal((await desk('backup', [], { DATA_DIR: dataDir })).code, 0);
  const port = await proxyTo(site.port);
  const { code, stdout, line } = await doctor({ ...settings(), SITE_URL: `http://127.0.0.1:${port}` });
  assert.equal(code, 0, stdout);
  for (const about of ['settings', 'data folder', 'store', 'backup', 'mail', 'webhook', 'proxies', 'clock'])
    assert.match(line(about), /^ok /, stdout);
  assert.deepEqual(mail.mails.at(-1)?.to, ['desk@firm.example']);
  assert.equal(hook.calls.at(-1)?.payload.type, 'doctor.test');
  assert.match(line('proxies'), /1 wrote X-Forwarded-For, TRUST_PROXY is 1/);
});

test('what is wrong is told with what to do; the code is 1', async () => {
  mail.state.mood = 'refusing';
  hook.state.mood = 'failing';
  const port = await proxyTo(await proxyTo(site.port));
  const wrong = await doctor({ ...settings(), SITE_URL: `http://127.0.0.1:${port}` });
  assert.equal(wrong.code, 1);
  assert.match(wrong.line('mail'), /^failed .*check SMTP_URL/);
  assert.match(wrong.line('webhook'), /^failed .*answered 500/);
  assert.match(wrong.line('proxies'), /^failed .*2 wrote X-Forwarded-For, TRUST_PROXY is 1: set it to 2/);
  const bare = await doctor({ DATA_DIR: dataDir, STATUS_KEY: statusKey, SITE_URL: site.url });
  assert.match(bare.line('proxies'), /^failed .*0 wrote .*set it to 0, or a visitor can pretend/);
  assert.match(bare.line('mail'), /^warning .*nobody is told of an enquiry/);
  const mistaken = await doctor({ DATA_DIR: dataDir, PORT: 'x' });
  assert.equal(mistaken.code, 1);
  assert.match(mistaken.stdout, /^failed +settings +PORT must be a port number/);
});

test('without the site’s key there is nothing at that address', async () => {
  const own = Buffer.from(statusKey, 'base64');
  const asked = (header?: string) =>
    ask(site, '/api/doctor', { headers: header === undefined ? {} : { 'x-pinkstone-doctor': header } });
  for (const header of [
    undefined,
    'x',
    signEcho(Buffer.alloc(32, 8), Date.now()),
    signEcho(own, Date.now() - 600_000),
    `${Date.now()}.`,
  ])
    assert.equal((await asked(header)).status, 404);
  assert.equal((await asked(signEcho(own, Date.now()))).status, 200);
});
