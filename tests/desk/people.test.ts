// What owners do with people, and how a device's lock opens the desk.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createSqlStore } from '../../server/leads/store.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { deviceLock } from './device-lock.ts';
import { sqlite } from '../leads/engines.ts';
import { type Browser, openHouse } from './house.ts';

const engine = sqlite();
const house = openHouse(engine);
const leads = createSqlStore(engine);
const place = { origin: 'http://localhost:3000', rpId: 'localhost' };
let owner: Browser;
let ownerId: string;

before(async () => {
  ownerId = await house.known('rohini@pinkstone.example', 'owner');
  owner = await house.enter(ownerId);
});

const linkIn = (html: string) => html.match(/value="(http:\/\/localhost:3000\/desk\/invite\/[\w-]+)"/)?.[1];

test('an owner invites, and the link is shown once', async () => {
  const made = await owner.post('/desk/people/invite', { email: ' Kiran.Dhaka@pinkstone.example ', role: 'adviser' });
  assert.match(made.html, /A link for Kiran Dhaka/);
  const link = linkIn(made.html);
  assert.ok(link);
  assert.equal(linkIn((await owner.get('/desk/people')).html), undefined);
  assert.equal((await house.browser().get(new URL(link).pathname)).status, 200);
  const twice = await owner.post('/desk/people/invite', { email: 'kiran.dhaka@pinkstone.example', role: 'owner' });
  assert.equal(twice.status, 422);
  assert.match(twice.html, /Kiran Dhaka is here already/);
  const wrong = await owner.post('/desk/people/invite', { email: 'kiran at pinkstone', role: 'owner' });
  assert.equal(wrong.status, 422);
  assert.match(wrong.html, /value="kiran at pinkstone"/);
});

test('what is changed of a person is kept, and what is no leave is asked for again', async () => {
  const id = await house.known('neha@pinkstone.example', 'adviser');
  await house.enter(id);
  const saved = await owner.post(`/desk/people/${id}`, {
    leaveFrom: '2026-11-16',
    leaveTo: '2026-11-20',
    products: 'home-loan',
    languages: 'hi',
    role: 'adviser',
  });
  assert.equal(saved.status, 303);
  const neha = await house.people.byId(id);
  assert.deepEqual(
    [neha?.inTurn, neha?.leave.length, neha?.products, neha?.languages, neha?.role],
    [false, 5, ['home-loan'], ['hi'], 'adviser'],
  );
  assert.match((await owner.get('/desk/people')).html, /On leave to 20 Nov/);
  const backwards = await owner.post(`/desk/people/${id}`, { leaveFrom: '2026-11-20', leaveTo: '2026-11-16' });
  assert.equal(backwards.status, 422);
  assert.equal((await owner.post(`/desk/people/${id}`, { products: 'gold-loan' })).status, 303);
  assert.deepEqual((await house.people.byId(id))?.products, []);
});

test('whoever leaves is signed out at once, and what they had goes on', async () => {
  const [leaver, heir] = [
    await house.known('vikram@pinkstone.example', 'adviser'),
    await house.known('meera@pinkstone.example', 'adviser'),
  ];
  const there = await house.enter(leaver);
  const me = { id: leaver, role: 'adviser', name: 'Vikram' } as const;
  const references: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const record = sampleRecord(house.time.now + i);
    await leads.insert(record);
    const { reference } = record.lead;
    const taken = await house.work.act(reference, { do: 'take' }, me, record.lead.version);
    assert.equal(taken.kind, 'done');
    references.push(reference);
  }
  assert.match((await owner.get(`/desk/people/${leaver}`)).html, /Their 3 open enquiries go/);
  assert.equal((await owner.post(`/desk/people/${leaver}/off`, { to: 'one', who: heir })).status, 303);
  assert.equal((await there.get('/desk/me')).status, 302);
  for (const reference of references)
    assert.equal((await leads.byReference(reference))?.lead.adviser_id, heir, reference);
  assert.match((await owner.get('/desk/people')).html, /Show one who left/);
  assert.match((await owner.get('/desk/people?left=yes')).html, /Let in again/);
  assert.equal((await owner.post(`/desk/people/${leaver}/back`)).status, 303);
  assert.equal((await house.people.byId(leaver))?.active, true);
  assert.equal((await there.get('/desk/me')).status, 302);
});

test('the last owner neither leaves nor steps down', async () => {
  const page = await owner.post(`/desk/people/${ownerId}/off`, { to: 'turn' });
  assert.match(page.html, /This is the last owner/);
  await owner.post(`/desk/people/${ownerId}`, { role: 'adviser' });
  const still = await house.people.byId(ownerId);
  assert.deepEqual([still?.role, still?.active], ['owner', true]);
});

test('a device’s lock opens the desk, each opening once', async () => {
  const id = await house.known('zoya@pinkstone.example', 'adviser');
  const here = await house.enter(id);
  const device = deviceLock('ec', place);
  const asked = JSON.parse((await here.json('/desk/me/lock/challenge')).html) as { challenge: string; rpId: string };
  assert.equal(asked.rpId, 'localhost');
  assert.equal((await here.json('/desk/me/lock', device.add(asked.challenge))).status, 201);
  assert.equal((await here.json('/desk/me/lock', device.add(asked.challenge))).status, 422);
  // A challenge for one person adds no lock to another's.
  const other = await house.enter(ownerId);
  assert.equal((await other.json('/desk/me/lock', deviceLock('ec', place).add(asked.challenge))).status, 422);

  const challenge = async () => {
    house.time.now += 1000;
    return (JSON.parse((await house.browser().json('/desk/sign-in/challenge')).html) as { challenge: string })
      .challenge;
  };
  const opened = device.open(await challenge());
  const phone = house.browser();
  const entered = await phone.json('/desk/sign-in/lock', { ...opened, to: 'https://evil.example/desk/' });
  assert.equal(entered.status, 200);
  assert.deepEqual(JSON.parse(entered.html), { to: '/desk/today' });
  assert.equal((await phone.get('/desk/me')).status, 200);

  const thief = house.browser();
  assert.equal((await thief.json('/desk/sign-in/lock', opened)).status, 422);
  assert.equal((await thief.json('/desk/sign-in/lock', deviceLock('ec', place).open(await challenge()))).status, 422);
  assert.equal((await thief.json('/desk/sign-in/lock', device.open(asked.challenge))).status, 422);
  assert.equal((await thief.json('/desk/sign-in/lock', { id: 'x' })).status, 422);
  const stale = await challenge();
  house.time.now += 6 * 60_000;
  assert.equal((await thief.json('/desk/sign-in/lock', device.open(stale))).status, 422);
  assert.equal(thief.cookie, '');

  // A copied device counts on from where it was copied.
  const counted = deviceLock('ec', place);
  const again = JSON.parse((await here.json('/desk/me/lock/challenge')).html) as { challenge: string };
  await here.json('/desk/me/lock', counted.add(again.challenge, { counter: 4 }));
  const open = async (counter: number) =>
    (await house.browser().json('/desk/sign-in/lock', counted.open(await challenge(), { counter }))).status;
  assert.deepEqual([await open(5), await open(5), await open(6)], [200, 422, 200]);

  await here.post('/desk/me/lock/remove', { lock: device.id });
  const gone = device.open(await challenge());
  assert.equal((await house.browser().json('/desk/sign-in/lock', gone)).status, 422);
});

test('the log says who did what, and an owner can read and take it along', async () => {
  const { html } = await owner.get('/desk/duties');
  assert.match(html, /Who saw and changed what/);
  assert.match(html, /added a device lock/);
  const ofPeople = await owner.get('/desk/duties?kind=people');
  for (const text of [/invited Kiran Dhaka: adviser/, /changed Neha: /]) assert.match(ofPeople.html, text);
  const signedIn = await owner.get(`/desk/duties?kind=signed-in&person=${ownerId}`);
  assert.doesNotMatch(signedIn.html, /invited/);
  const csv = await owner.get('/desk/duties/export');
  assert.match(csv.headers.get('content-type') ?? '', /text\/csv/);
  assert.match(csv.html, /,"invited",/);
  assert.match(csv.html, /"taken","PS-/);
  assert.match((await owner.get('/desk/duties')).html, /exported: duties\/export/);
});

test('a name that a spreadsheet would run comes as text', async () => {
  const id = await house.known('formula@pinkstone.example', 'adviser');
  await house.people.change(id, { name: '=HYPERLINK("https://evil.example")' }, id);
  const csv = await owner.get('/desk/duties/export');
  assert.doesNotMatch(csv.html, /(^|,)"?=HYPERLINK/m);
  assert.match(csv.html, /HYPERLINK/);
});

test('page by page the log goes back to its first line', async () => {
  const count = async (html: string) => [...html.matchAll(/<th role="rowheader"/g)].length;
  let page = await owner.get('/desk/duties?kind=people');
  let seen = 0;
  for (let pages = 0; ; pages += 1) {
    assert.ok(pages < 20);
    seen += await count(page.html.slice(page.html.indexOf('id="log"')));
    const older = page.html.match(/href="\/desk\/duties\?([^"#]+)#log"/)?.[1];
    if (!older) break;
    page = await owner.get(`/desk/duties?${older.replaceAll('&amp;', '&')}`);
  }
  const rows = await house.audit.newest({ limit: 1000 });
  const kinds = ['invited', 'made-link', 'changed-person', 'changed-setting'];
  assert.equal(seen, rows.filter(({ action }) => kinds.includes(action)).length);
});
