// The links in staff mails, as their readers, mail programs, scanners and colleagues open them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { StaffLink } from '../../server/desk/people/staff-links.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { openHouse } from './house.ts';
import { sqlite } from '../leads/engines.ts';

const engine = sqlite();
const house = openHouse(engine);
const leads = createSqlStore(engine);
const day = 86_400_000;
const asha = await house.known('asha@pinkstone.example', 'adviser');
const meera = await house.known('meera@pinkstone.example', 'adviser');

async function enquiry(): Promise<string> {
  const { lead, ...rest } = sampleRecord(house.time.now, { name: 'Kavita Sharma', loanType: 'home-loan' });
  await leads.insert({ lead, ...rest });
  return lead.reference;
}
const linkTo = (reference: string, act: StaffLink['act'], person = asha, until = house.time.now + 2 * day) =>
  house.links.make({ act, person, reference }, until);
const stored = async (reference: string) => (await leads.byReference(reference))?.lead;
const viewOf = (reference: string) => house.work.enquiry(reference, { id: '', name: '', role: 'owner' });

describe('a link in a staff mail', () => {
  test('holds nothing of the visitor’s, and opening it changes nothing, signed in or not', async () => {
    const reference = await enquiry();
    const before = await stored(reference);
    for (const act of ['call', 'whatsapp', 'mine', 'called'] as const) {
      const path = linkTo(reference, act);
      const said = Buffer.from(path.slice('/desk/do/'.length + 43), 'base64url').toString();
      assert.doesNotMatch(`${path} ${said}`, /Kavita|Sharma|@|\+91|0141/);
      for (const browser of [house.browser(), await house.enter(asha)])
        for (let times = 0; times < 2; times += 1) {
          const { html } = await browser.get(path);
          assert.doesNotMatch(html, /Kavita|Sharma|@visitor/, 'no more than the subject of the mail');
        }
    }
    assert.deepEqual(await stored(reference), before);
  });

  test('Mine asks, then takes it for whom the mail was sent to, without signing in; pressed again it stays so', async () => {
    const reference = await enquiry();
    const path = linkTo(reference, 'mine');
    const browser = house.browser();
    assert.match((await browser.get(path)).html, /Take this enquiry\?/);
    for (let times = 0; times < 2; times += 1) {
      assert.equal((await browser.post(path)).status, 303);
      assert.equal((await viewOf(reference))?.row.adviser?.id, asha);
    }
    const version = (await stored(reference))?.version;
    assert.match((await browser.get(path)).html, /It is yours/);
    assert.equal((await stored(reference))?.version, version);
    assert.equal(browser.cookie, '', 'a mail signs nobody in');
  });

  test('Called asks to sign in, and brings one back; the call is logged once', async () => {
    const reference = await enquiry();
    const path = linkTo(reference, 'called');
    const nobody = await house.browser().get(path);
    assert.equal(nobody.headers.get('location'), `/desk/sign-in?to=${encodeURIComponent(path)}`);
    assert.equal((await house.browser().post(path, { how: 'spoke', seen: '1' })).status, 401);
    assert.equal((await stored(reference))?.handled_at, null);

    const browser = await house.enter(asha);
    const { html } = await browser.get(path);
    const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? '';
    await browser.post(path, { how: 'no-answer', seen });
    await browser.post(path, { how: 'no-answer', seen });
    assert.equal((await viewOf(reference))?.row.tries, 1, 'a form sent twice is one try');
    const now = String((await stored(reference))?.version);
    assert.equal((await browser.post(path, { how: 'spoke', seen: now })).status, 303);
    const first = await stored(reference);
    assert.equal(first?.handled_at, house.time.now);
    house.time.now += 1000;
    await browser.post(path, { how: 'spoke', seen: String(first?.version) });
    assert.deepEqual(await stored(reference), first);
    assert.match((await browser.get(path)).html, /The call is logged/);
  });

  test('Call and WhatsApp lead to the enquiry of whoever is signed in', async () => {
    const reference = await enquiry();
    const browser = await house.enter(asha);
    const to = async (act: 'call' | 'whatsapp') => (await browser.get(linkTo(reference, act))).headers.get('location');
    assert.deepEqual([await to('call'), await to('whatsapp')], [`/desk/e/${reference}`, `/desk/e/${reference}#write`]);
  });

  test('that is over, forged, or of somebody who left opens nothing', async () => {
    const reference = await enquiry();
    const before = await stored(reference);
    const path = linkTo(reference, 'mine');
    const said = (text: string) => Buffer.from(text).toString('base64url');
    const proof = path.slice('/desk/do/'.length).slice(0, 43);
    const left = await house.known('left@pinkstone.example', 'adviser');
    await house.people.change(left, { active: false }, null);
    const useless = [
      linkTo(reference, 'mine', asha, house.time.now),
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
      `/desk/do/${proof}${said(`mine zzzzzzzz ${meera} ${reference}`)}`,
      `/desk/do/${'A'.repeat(43)}${path.slice(-90)}`,
      '/desk/do/x',
      linkTo(reference, 'mine', left),
      linkTo(reference, 'mine', 'nobody'),
    ];
    for (const one of useless)
      for (const browser of [house.browser(), await house.enter(asha)]) {
        assert.equal((await browser.get(one)).status, 410, one);
        assert.equal((await browser.post(one)).status, 410, one);
      }
    assert.deepEqual(await stored(reference), before);
  });

  test('forwarded to a colleague who is signed in does nothing in either name', async () => {
    const reference = await enquiry();
    const before = await stored(reference);
    const colleague = await house.enter(meera);
    for (const act of ['mine', 'called', 'call', 'whatsapp'] as const) {
      assert.equal((await colleague.get(linkTo(reference, act))).status, 403);
      assert.equal((await colleague.post(linkTo(reference, act), { how: 'spoke', seen: '1' })).status, 403);
    }
    assert.deepEqual(await stored(reference), before);
  });

  test('does nothing once somebody else has it, or the visitor took it back', async () => {
    const reference = await enquiry();
    const version = (await stored(reference))?.version ?? 0;
    await house.work.act(reference, { do: 'take' }, { id: meera, role: 'adviser', name: '' }, version);
    assert.equal((await house.browser().post(linkTo(reference, 'mine'))).status, 409);
    assert.equal((await viewOf(reference))?.row.adviser?.id, meera);

    const withdrawn = await enquiry();
    await engine.use((db) =>
      db.updateTable('leads').set({ withdrawn_at: 1 }).where('reference', '=', withdrawn).execute(),
    );
    assert.equal((await house.browser().get(linkTo(withdrawn, 'mine'))).status, 409);
    assert.equal((await house.browser().post(linkTo(withdrawn, 'mine'))).status, 409);
  });

  test('another site’s page cannot press it', async () => {
    const reference = await enquiry();
    const evil = { origin: 'https://evil.example' };
    assert.equal((await house.browser().post(linkTo(reference, 'mine'), {}, evil)).status, 403);
    assert.equal((await viewOf(reference))?.row.adviser, null);
  });
});
