import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enquiry } from './enquiry.ts';
import { server } from './shared-site.ts';
import { ask, json } from './wire.ts';

test('the log has one line per request with the id the visitor got, and nothing the visitor wrote', async () => {
  const token = 'q9G7q8eRuR0flA6YkL6J6eMsnwQ6XP7I';
  const taken = await ask(server, '/api/leads', { method: 'POST', headers: json, body: JSON.stringify(enquiry()) });
  assert.equal(taken.status, 201);
  const answer = await ask(server, `/status/${token}?name=Asha`);
  const id = answer.headers.get('x-request-id');
  // The line leaves at the end of the event loop's turn, and comes through a pipe.
  const lines = () => server.log.filter((entry) => entry.id === id);
  for (let tries = 0; tries < 50 && lines().length === 0; tries++) await new Promise((done) => setTimeout(done, 20));
  const [line, ...more] = lines();
  assert.deepEqual(more, []);
  assert.equal(line?.event, 'request');
  assert.equal(line?.path, '/status/…');
  assert.doesNotMatch(JSON.stringify(server.log), new RegExp(`Asha|visitor\\.example|0042|${token}`));
});
