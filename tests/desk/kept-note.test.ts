// A note written by somebody whose device was signed out meanwhile: it must not be lost, and must not be stored on the way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSqlStore } from '../../server/leads/store.ts';
import { sqlite } from '../leads/engines.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { openHouse, password } from './house.ts';

const engine = sqlite();
const house = openHouse(engine);
const leads = createSqlStore(engine);
const unescaped = (html: string) =>
  html.replace(/&(quot|lt|gt|amp);/g, (_, name: string) => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name] ?? '');
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  );

test('what was typed goes along through sign-in, also past a wrong password, and is saved once', async () => {
  const { lead, ...rest } = sampleRecord(house.time.now);
  await leads.insert({ lead, ...rest });
  const path = `/desk/e/${lead.reference}/note`;
  const browser = await house.signedIn('asha@pinkstone.example', 'adviser');
  await house.door.signOutEverywhere(browser.id);
  const typed = 'Call after 2 & ask for "papers" <soon>';
  const refused = await browser.post(path, { text: typed, seen: String(lead.version) });
  assert.equal(refused.status, 401);
  const notes = async () =>
    (await house.work.enquiry(lead.reference, { id: '', role: 'owner', name: '' }))?.trail
      .filter(({ type }) => type === 'note')
      .map(({ note }) => note);
  assert.deepEqual(await notes(), []);

  const who = { email: 'asha@pinkstone.example' };
  const missed = await browser.post('/desk/sign-in', { ...hidden(refused.html), ...who, password: 'not the password' });
  assert.equal(missed.status, 422);
  house.time.now += 60_000;
  const entered = await browser.post('/desk/sign-in', { ...hidden(missed.html), ...who, password });
  assert.equal(entered.status, 200);
  assert.match(entered.html, new RegExp(`data-send-again="" action="${path}"`));
  const fields = hidden(entered.html);
  assert.equal(fields.text, typed);
  for (let times = 0; times < 2; times += 1) assert.equal((await browser.post(path, fields)).status, 303);
  assert.deepEqual(await notes(), [typed]);
});

test('nothing else is carried through sign-in: no other address, no erasing', async () => {
  for (const keptPath of [
    'https://evil.example/',
    '/desk/people',
    '/desk/e/PS-1/erase',
    '//evil.example/desk/e/x/note',
  ]) {
    const { html } = await house
      .browser()
      .post('/desk/sign-in', { keptPath, kept: 'text=x', email: 'x@y.example', password: 'x' });
    assert.doesNotMatch(html, /name="kept/, keptPath);
  }
});
