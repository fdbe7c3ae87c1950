// After a day's work: the figures agree with what was done, and owners take each table along. Also what the filter sheet
// counts, an instalment with other figures, and the colours of a device.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createSqlStore } from '../../server/leads/store.ts';
import { sqlite } from '../leads/engines.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { type Browser, openHouse } from './house.ts';

const engine = sqlite();
const house = openHouse(engine);
const store = createSqlStore(engine);
const day = 86_400_000;
let owner: Browser;
let ownerId: string;
let reference: string;

before(async () => {
  ownerId = await house.known('rohini@pinkstone.example', 'owner');
  owner = await house.enter(ownerId);
  const adviser = await house.known('meera@pinkstone.example', 'adviser');
  // A name that a spreadsheet would run.
  await house.people.change(adviser, { name: '=HYPERLINK("https://evil.example")' }, ownerId);
  const me = { id: adviser, role: 'adviser', name: 'Meera' } as const;
  const asked = {
    kind: 'application',
    loanType: 'home-loan',
    loanAmount: '30 lakh',
    employment: 'salaried',
    salary: '90,000',
    agreeTerms: true,
    page: '/query',
  };
  const [called, late] = [sampleRecord(house.time.now, asked), sampleRecord(house.time.now)];
  reference = called.lead.reference;
  for (const record of [called, late]) await store.insert(record);
  // As the desk's worker does with what has come.
  await engine.use((db) => db.updateTable('leads').set({ taken_in_at: house.time.now }).execute());
  const act = async (action: Parameters<typeof house.work.act>[1]) => {
    const version = (await store.byReference(reference))?.lead.version ?? 0;
    const result = await house.work.act(reference, action, me, version);
    assert.equal(result.kind, 'done', JSON.stringify(result));
  };
  house.time.now += 2 * 3_600_000;
  await act({ do: 'take' });
  await act({ do: 'contact', how: 'spoke' });
  await act({ do: 'move', move: { to: 'disbursed' }, disbursedInr: 2_800_000, sure: true });
  house.time.now += 3 * day;
});

const csvOf = async (table: string) => {
  const { html, headers, status } = await owner.get(`/desk/numbers/export?table=${table}&period=week`);
  assert.equal(status, 200);
  assert.match(headers.get('content-disposition') ?? '', new RegExp(`${table}-week\\.csv`));
  return html.replace('\uFEFF', '').trim().split('\r\n');
};

test('the figures agree with what was done, on the page and in every spreadsheet', async () => {
  const { html } = await owner.get('/desk/numbers?period=week');
  assert.match(html, /1 of 2/);
  assert.match(html, /2 h 00 m/);
  assert.match(html, /1 loan</);
  assert.ok((await csvOf('days')).includes('"2026-11-17","2","1","1"'));
  const [columns, ...advisers] = await csvOf('advisers');
  assert.deepEqual(
    [columns, ...advisers.sort()],
    [
      '"adviser","enquiries","inTime","late","notCalled","medianFirstCallMinutes","disbursed","disbursedInr"',
      // An apostrophe makes text of what a spreadsheet would run.
      `"'=HYPERLINK(""https://evil.example"")","1","1","0","0","120","1","2800000"`,
      '"Nobody","1","0","0","1","","0","0"',
    ],
  );
  assert.ok((await csvOf('funnel')).includes('"disbursed","1"'));
  assert.ok((await csvOf('products')).includes('"home-loan","1","1"'));
  assert.ok((await csvOf('sources')).includes('"/query","1","1"'));
  assert.ok((await csvOf('hours')).includes('"14","2","1"'));
  for (const table of ['days', 'advisers', 'funnel', 'products', 'sources', 'hours'])
    assert.ok(html.includes(`/desk/numbers/export?table=${table}&amp;period=week`), table);
});

test('taking figures along is in the log; what is no table of ours is the first', async () => {
  const rows = await house.audit.newest({ limit: 50, actions: ['exported'] });
  assert.ok(rows.some(({ detail }) => detail === 'numbers/export?table=advisers&period=week'));
  const { headers } = await owner.get('/desk/numbers/export?table=constructor');
  assert.match(headers.get('content-disposition') ?? '', /days-30-days\.csv/);
});

test('the filter sheet’s button says how many it would show', async () => {
  const count = async (asked: string) => (await owner.get(`/desk/queue/count?${asked}`)).html;
  assert.equal(await count('view=all&state=any'), 'Show 2 enquiries');
  assert.equal(await count('view=all&state=any&product=home-loan'), 'Show 1 enquiry');
  assert.equal(await count('view=all&state=any&product=business-loan'), 'Show 0 enquiries');
});

test('other figures for the instalment are worked out in place, and nothing is saved', async () => {
  const before = (await store.byReference(reference))?.lead.version;
  const { html } = await owner.get(`/desk/e/${reference}?amount=10,00,000&rate=12&years=1`);
  assert.match(html, /data-emi-figure="">₹88,849</);
  assert.match(html, /₹10,00,000 at 12% for 1 years\. That is 99% of the income given\./);
  assert.match(html, /<details class="lead__change" open="">/);
  const plain = await owner.get(`/desk/e/${reference}?amount=x&rate=12&years=1`);
  assert.match(plain.html, /₹30,00,000 at/);
  assert.equal((await store.byReference(reference))?.lead.version, before);
});

test('the colours chosen for a device stand on the page itself, on every page, until it follows the system again', async () => {
  const other = await house.enter(ownerId);
  const choose = async (theme: string) => {
    const { cookie } = other;
    const { status, headers } = await other.post('/desk/me/theme', { theme });
    assert.equal(status, 303);
    other.cookie = cookie;
    return headers.getSetCookie().at(-1) ?? '';
  };
  const set = await choose('dark');
  assert.match(set, /^desk-theme=dark; Max-Age=31536000; Path=\/desk; HttpOnly; SameSite=Lax/);
  other.cookie = `${other.cookie}; desk-theme=dark`;
  for (const path of ['/desk/me', '/desk/queue'])
    assert.match((await other.get(path)).html, /^<!doctype html><html lang="en" data-theme="dark">/);
  const door = house.browser();
  door.cookie = 'desk-theme=light';
  assert.match((await door.get('/desk/sign-in')).html, /<html lang="en" data-theme="light">/);
  assert.match(await choose('system'), /^desk-theme=; Max-Age=0/);
  other.cookie = other.cookie.replace('dark', '"><script>');
  assert.match((await other.get('/desk/me')).html, /<html lang="en">/);
});

test('what came since counts at once, apart from the shares, and a promise that runs is nobody’s share', async () => {
  await store.insert(sampleRecord(house.time.now - 3_600_000, { email: 'new@visitor.example' }));
  const { html } = await owner.get('/desk/numbers?period=week');
  assert.match(html, /1 of 2/);
  assert.match(html, /<h2[^>]*>Since then<\/h2>/);
  assert.deepEqual((await csvOf('since')).slice(1), ['"Nobody","1","0","0","1","","0","0"']);
  // The firm promises four hours from now on: an enquiry of yesterday was promised a day, and is not counted before.
  const promise = (value: number | null) =>
    house.settings.change('promise', { seen: null, by: ownerId, make: () => ({ value, detail: '' }) });
  await promise(4);
  await store.insert(sampleRecord(house.time.now - 16 * 3_600_000, { email: 'yesterday@visitor.example' }));
  const sooner = await owner.get('/desk/numbers?period=week');
  assert.match(sooner.html, /whose 4 hours have ended/);
  assert.match(sooner.html, /Called within 4 hours/);
  assert.match(sooner.html, /1 of 2/);
  assert.deepEqual((await csvOf('since')).slice(1), ['"Nobody","2","0","0","2","","0","0"']);
  await promise(null);
});
