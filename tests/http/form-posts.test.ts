import assert from 'node:assert/strict';
import { test } from 'node:test';
import { server } from './shared-site.ts';

const typed = { name: 'Asha Verma', email: 'asha@visitor.example', phone: '0141 000 0042', message: 'Please call.' };
const send = (fields: Record<string, string>) =>
  fetch(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('a confirmation is shown for an enquiry that is there, and for no other', async () => {
  const sent = await send(typed);
  const url = sent.headers.get('location') ?? '';
  const page = async (path: string) => (await fetch(server.url + path)).text();
  const shown = /id="sent"[\s\S]*Message Sent!/;
  assert.match(await page(url), shown);
  assert.doesNotMatch(await page(url.replace(/PS-\w+/, 'PS-AAAAA')), shown);
  assert.doesNotMatch(await page('/contact?sent=PS-AAAAA-BBBBB&t=abcdefghijklmnopqrstuvwx'), shown);
  assert.doesNotMatch(await page('/query?sent=PS-AAAAA-BBBBB&t=abcdefghijklmnopqrstuvwx'), /id="sent"/);
});

test('a form without scripts pressed twice is stored once', async () => {
  const [one, two] = await Promise.all([send(typed), send(typed)]);
  assert.equal(one?.status, 303);
  assert.equal(one?.headers.get('location'), two?.headers.get('location'));
  const other = await send({ ...typed, message: 'Another one.' });
  assert.notEqual(other.headers.get('location'), one?.headers.get('location'));
});
