// One stranger asks for too much. Nobody else may notice, and refusing must be cheap.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { startServer } from '../start-server.ts';
import { enquiry } from '../http/enquiry.ts';
import { assertProtected } from '../http/protection.ts';
import { ask, form, json } from '../http/wire.ts';
import { standInPages, startSite } from '../site.ts';

const [open, limited] = await Promise.all([startServer(), startServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })]);
after(() => Promise.all([open.stop(), limited.stop()]));

test('what is too large is refused with a small page, with RATE_LIMITS=off as well', async () => {
  const long = {
    'seven thousand parameters': ['/blog?', 'a&'.repeat(7_000), 414],
    'fifty parameters': ['/blog?', 'a=1&'.repeat(50), 400],
    'ninety parameters, of a calculator': ['/emi-calculator?', 'a=1&'.repeat(90), 400],
    'a long search': ['/blog?q=', 'a'.repeat(2_100), 414],
    'a long path': ['/', 'a'.repeat(2_100), 414],
  } as const;
  for (const [what, [path, rest, status]] of Object.entries(long)) {
    const answer = await ask(open, path + rest);
    assert.equal(answer.status, status, what);
    assertProtected(answer, what);
    assert.match(answer.body, /<h1>[^<]+<\/h1>.*<a [^>]*href="\/"/, what);
    assert.doesNotMatch(answer.body, /<script/, what);
    assert.ok(answer.body.length < 2_000, what);
  }
  const codings = await ask(open, '/about', { headers: { 'accept-encoding': 'gzip;q=0.1, '.repeat(1_000) } });
  assert.equal(codings.status, 431);
  const headers = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`x-${n}`, '1']));
  assert.equal((await ask(open, '/about', { headers })).status, 431);
});

test('forms and JSON of thousands of fields are refused', async () => {
  const fields = 'a=1&'.repeat(15_000);
  const posted = await ask(open, '/contact', { method: 'POST', headers: form, body: fields });
  assert.equal(posted.status, 400);
  assert.ok(posted.body.length < 2_000);
  const body = JSON.stringify({ ...enquiry(), ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [n, 1])) });
  for (const path of ['/api/leads', '/api/chat']) {
    const answer = await ask(open, path, { method: 'POST', headers: json, body });
    assert.equal(answer.status, 413, path);
    assert.equal(typeof JSON.parse(answer.body).error, 'string');
  }
  const history = Array.from({ length: 60 }, () => ({ role: 'user', content: 'home loan' }));
  const asked = JSON.stringify({ message: 'home loan rate', history });
  assert.equal((await ask(open, '/api/chat', { method: 'POST', headers: json, body: asked })).status, 200);
});

test('rendered pages are limited by address, and nothing else is', async () => {
  const get = (path: string, from: string) => ask(limited, path, { headers: { 'x-forwarded-for': from } });
  const until429 = async (from: (n: number) => string) => {
    for (let n = 0; n < 1_000; n += 1) {
      const answer = await get(`/blog?q=${n}`, from(n));
      if (answer.status === 429) return { n, answer };
      assert.equal(answer.status, 200);
    }
    return assert.fail('never refused');
  };
  // The same one in many spellings.
  const spellings = ['192.0.2.1', '192.0.2.1:4711', '::ffff:192.0.2.1', '[::ffff:c000:201]:80'];
  const { n, answer } = await until429((each) => spellings[each % 4] as string);
  assert.ok(n >= 120 && n < 400, `${n}`);
  assertProtected(answer, '429');
  assert.ok(Number(answer.headers.get('retry-after')) > 0);
  assert.match(answer.body, /One moment, please/);
  assert.ok(answer.body.length < 2_000);

  // In a crowd the next visit may already be allowed again: of several at once most are not.
  const guesses = await Promise.all(Array.from({ length: 20 }, () => get('/status/guess', '192.0.2.1')));
  assert.ok(guesses.filter(({ status }) => status === 429).length > 10);
  assert.equal((await get('/about', '192.0.2.1')).status, 200, 'built pages are for everybody');
  assert.equal((await get('/no-such-page', '192.0.2.1')).status, 404, 'as is the page for what is not there');
  assert.equal((await get('/blog?q=x', '192.0.2.2')).status, 200, 'and a neighbour reads on');
  const post = { method: 'POST', headers: { ...form, 'x-forwarded-for': '192.0.2.1' }, body: 'name=A' };
  const posted = await Promise.all(Array.from({ length: 20 }, () => ask(limited, '/contact', post)));
  assert.ok(
    posted.some(({ status, body }) => status === 429 && body.length < 2_000),
    'forms are rendered as well',
  );
  const lead = await ask(limited, '/api/leads', {
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify(enquiry()),
  });
  assert.equal(lead.status, 201, 'an enquiry has a limit of its own');
});

test('with RATE_LIMITS=off nobody is counted', async () => {
  for (let n = 0; n < 150; n += 1) assert.equal((await ask(open, `/status/${n}`)).status, 404);
});

// The menu marks where one is, so that not every page for what is not there is the same.
test('the ready-made page for what is not there is the one that would be rendered', async () => {
  const plain = [
    '/no-such-page',
    '/about/no-such',
    '/blog/999',
    '/blog/999/x',
    '/services/home-loan-details/x',
    '/team/a/b',
  ];
  for (const path of plain) {
    const ready = await ask(open, path);
    // Encoded, it is looked up by the router itself.
    const rendered = await ask(open, `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`);
    assert.deepEqual([ready.status, rendered.status], [404, 404], path);
    assert.equal(ready.body, rendered.body, path);
    for (const name of ['content-security-policy', 'content-type', 'cache-control', 'vary'])
      assert.equal(ready.headers.get(name), rendered.headers.get(name), `${path}: ${name}`);
    const head = await ask(open, path, { method: 'HEAD' });
    assert.deepEqual([head.status, head.body], [404, '']);
  }
});

test('four hundred requests down one connection are all answered, in order', async () => {
  const socket = connect(open.port, '127.0.0.1');
  await once(socket, 'connect');
  const paths = Array.from({ length: 400 }, (_, n) => (n % 40 === 0 ? '/blog?q=x' : n % 2 ? '/about' : `/gone-${n}`));
  const expected = paths.map((path) => (path.startsWith('/gone') ? 404 : 200));
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  const closed = once(socket, 'close');
  const last = paths.length - 1;
  socket.write(
    paths
      .map((path, n) => `GET ${path} HTTP/1.1\r\nHost: x\r\n${n === last ? 'Connection: close\r\n' : ''}\r\n`)
      .join(''),
  );
  await closed;
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  assert.deepEqual(statuses, expected);
});

test('the body of a GET is not read', async () => {
  for (const path of ['/about', '/blog?q=x', '/no-such-page']) {
    const socket = connect(open.port, '127.0.0.1');
    await once(socket, 'connect');
    // Bytes that nobody read may end the connection with a reset.
    socket.on('error', () => {});
    const answered = once(socket, 'data');
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n`);
    const [first] = (await answered) as [Buffer];
    assert.match(first.toString('latin1'), /^HTTP\/1\.1 (200|404) [\s\S]*connection: close/i, path);
    await closed;
  }
});

test('with too many pages in the making the next is told to come back', async (t) => {
  const begun: (() => void)[] = [];
  const pages = standInPages(() => () => new Promise((done) => begun.push(() => done(new Response('page')))));
  const site = await startSite({ RATE_LIMITS: 'off' }, pages);
  t.after(site.stop);
  const refused: (string | null)[] = [];
  const asked = Array.from({ length: 150 }, async () => {
    const { status, headers } = await fetch(`${site.url}/blog?q=x`);
    if (status === 503) refused.push(headers.get('retry-after'));
    return status;
  });
  const sent = fetch(`${site.url}/contact`, { method: 'POST' });
  while (begun.length < 101 || refused.length < 50) await new Promise((done) => setImmediate(done));
  assert.deepEqual(refused, Array(50).fill('2'));
  for (const finish of begun) finish();
  assert.equal((await Promise.all(asked)).filter((status) => status === 200).length, 100);
  assert.equal((await sent).status, 200, 'an enquiry found room');
});
