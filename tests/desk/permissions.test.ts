// Every address of the desk, for everybody who could ask: made from the table of routes, so that a new one is asked too.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createSqlStore } from '../../server/leads/store.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { sqlite } from '../leads/engines.ts';
import { type Browser, openHouse } from './house.ts';

// Who may come is decided by one table (domain/desk/permissions.ts); one engine is enough to ask it.
const engine = sqlite();
const house = openHouse(engine);
const leads = createSqlStore(engine);

/** Written down once more by address: a route that says the wrong deed must not pass by saying it twice. */
const ownersOnly = /^\/desk\/(people|duties|settings|audit)\b|\/(export|erase)\b/;
const forAnyone = /^\/desk\/(sign-in|invite|do)\b/;

const filled = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => (name === 'token' ? 'x'.repeat(32) : name));
const ask = (browser: Browser, { method, path }: { method: string; path: string }, fields?: Record<string, string>) =>
  method === 'GET' ? browser.get(filled(path)) : browser.post(filled(path), fields);

let ids: { adviser: string; owner: string };
before(async () => {
  ids = {
    adviser: await house.known('adviser@pinkstone.example', 'adviser'),
    owner: await house.known('owner@pinkstone.example', 'owner'),
  };
});

/** Whoever was signed in, and was signed out from elsewhere. */
async function revoked(): Promise<Browser> {
  const browser = await house.enter(ids.adviser);
  await house.door.signOutEverywhere(ids.adviser);
  return browser;
}

/** An enquiry that somebody has, or nobody. */
async function enquiryOf(id: string | null): Promise<string> {
  const { lead, ...rest } = sampleRecord(house.time.now);
  await leads.insert({ lead, ...rest });
  const me = { id: id ?? '', role: 'adviser', name: '' } as const;
  if (id) assert.equal((await house.work.act(lead.reference, { do: 'take' }, me, lead.version)).kind, 'done');
  return lead.reference;
}

test('the table has the routes of the desk', () => {
  assert.ok(house.routes.length > 8);
  const paths = house.routes.map(({ method, path }) => `${method} ${path}`);
  assert.equal(new Set(paths).size, paths.length);
});

for (const route of house.routes)
  describe(`${route.method} ${route.path}`, () => {
    const isOpen = forAnyone.test(route.path);

    for (const [who, come] of [
      ['nobody', async () => house.browser()],
      ['somebody signed out from elsewhere', revoked],
      [
        'a made-up cookie',
        async () => {
          const browser = house.browser();
          browser.cookie = `desk=${'A'.repeat(32)}`;
          return browser;
        },
      ],
    ] as [string, () => Promise<Browser>][])
      test(who, async () => {
        const { status, headers } = await ask(await come(), route);
        if (isOpen) assert.ok([200, 303, 410, 422].includes(status), String(status));
        else if (route.method === 'POST' || route.api) assert.equal(status, 401);
        else {
          assert.equal(status, 302);
          assert.match(headers.get('location') ?? '', /^\/desk\/sign-in\?to=%2Fdesk%2F/);
        }
      });

    for (const role of ['adviser', 'owner'] as const)
      test(role, async () => {
        const { status, headers } = await ask(await house.enter(ids[role]), route);
        const refused = role === 'adviser' && ownersOnly.test(route.path);
        if (refused) assert.equal(status, 403);
        else assert.ok(![401, 403].includes(status) && status < 500, String(status));
        assert.equal(headers.get('cache-control'), 'no-store');
        assert.match(headers.get('x-robots-tag') ?? '', /noindex/);
        assert.match(headers.get('content-security-policy') ?? '', /script-src 'self';/);
      });

    if (route.path.includes(':reference'))
      test('an enquiry: one’s own, nobody’s, another adviser’s', async () => {
        const other = await house.known('other@pinkstone.example', 'adviser');
        const outcome = async (who: 'adviser' | 'owner', whose: string | null) => {
          const reference = await enquiryOf(whose);
          const path = route.path.replace(':reference', reference);
          const before = (await leads.byReference(reference))?.lead.version;
          const { status } = await ask(
            await house.enter(ids[who]),
            { ...route, path },
            { seen: String(before), text: 'x' },
          );
          const after = (await leads.byReference(reference))?.lead.version;
          return { status, changed: after !== before };
        };
        const erases = ownersOnly.test(route.path);
        assert.deepEqual(await outcome('adviser', other), { status: erases ? 403 : 404, changed: false });
        for (const whose of [ids.adviser, null]) {
          const { status } = await outcome('adviser', whose);
          assert.ok(erases ? status === 403 : status < 403 || status === 409 || status === 422, String(status));
        }
        const { status } = await outcome('owner', other);
        assert.ok(status < 403 || status === 409 || status === 422, String(status));
      });

    if (route.method === 'POST')
      test('another site’s page changes nothing, nor does a form without this device’s token', async () => {
        const owner = await house.enter(ids.owner);
        const neighbour = await house.enter(ids.owner);
        const told = async () => (await house.audit.newest({ limit: 1 }))[0]?.id;
        const before = await told();
        const path = filled(route.path);
        const refusals = [
          await owner.post(path, {}, { origin: 'https://evil.example' }),
          await owner.post(path, {}, { origin: 'null' }),
          await owner.post(path, {}, { 'sec-fetch-site': 'cross-site' }),
        ];
        if (!isOpen)
          refusals.push(
            await owner.post(path, { token: '' }),
            await owner.post(path, { token: neighbour.formToken }),
            await owner.post(path, { token: 'A'.repeat(owner.formToken.length) }),
          );
        for (const { status } of refusals) assert.equal(status, 403);
        assert.equal(await told(), before);
      });
  });

test('after sign-in one returns to the page asked for, and never elsewhere', async () => {
  const nobody = await house.browser().get('/desk/me?done=name');
  assert.equal(nobody.headers.get('location'), '/desk/sign-in?to=%2Fdesk%2Fme%3Fdone%3Dname');
  const owner = await house.enter(ids.owner);
  for (const to of [
    'https://evil.example/desk/',
    '//evil.example/desk/x',
    '/desk/../../evil',
    '/\\evil.example/desk',
  ]) {
    const page = await owner.get(`/desk/sign-in?to=${encodeURIComponent(to)}`);
    assert.equal(page.headers.get('location'), '/desk/today', to);
    const form = await house.browser().get(`/desk/sign-in?to=${encodeURIComponent(to)}`);
    assert.match(form.html, /name="to" value="\/desk\/today"/);
  }
});

test('nobody learns by trying which pages there are', async () => {
  for (const path of ['/desk', '/desk/', '/desk/nothing-here', '/desk/people/none', '/desk/e/PS-00000-00000'])
    assert.equal((await house.browser().get(path)).status, 302, path);
  assert.equal((await (await house.enter(ids.owner)).get('/desk/nothing-here')).status, 404);
  assert.equal((await (await house.enter(ids.owner)).get('/desk')).headers.get('location'), '/desk/today');
});

test('what is typed as a name is shown as text', async () => {
  const adviser = await house.enter(ids.adviser);
  await adviser.post('/desk/me/name', { name: '<script>alert(1)</script>"\'' });
  const { html } = await adviser.get('/desk/me');
  assert.ok(!html.includes('<script>alert'));
  assert.match(html, /&lt;script&gt;alert\(1\)/);
});
