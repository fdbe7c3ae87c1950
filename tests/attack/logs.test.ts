// What a stranger writes into an address must not reach the log as it is, and never a key to an enquiry.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type RunningServer, startServer } from '../start-server.ts';
import { ask } from '../http/wire.ts';

const server = await startServer({ LOG_LEVEL: 'info' });
after(() => server.stop());

/** The line leaves at the end of the event loop's turn, and comes through a pipe. */
async function lineOf({ log }: RunningServer, id: string | null) {
  for (;;) {
    const line = log.find((entry) => entry.id === id);
    if (line) return line;
    await new Promise((done) => setTimeout(done, 5));
  }
}
const logged = async (path: string) =>
  String((await lineOf(server, (await ask(server, path)).headers.get('x-request-id'))).path);

const token = 'q9G7q8eRuR0flA6YkL6J6eMsnwQ6XP7I';

test('a token is masked in every spelling of its address', async () => {
  const spellings = [
    `/status/${token}`,
    `/status/${token}.data`,
    `//status/${token}`,
    `/Status/${token}`,
    `/STATUS//${token}/`,
    `/status%2f${token}`,
    `/status%2F${token}`,
    `/status%252f${token}`,
    `/status%25252525252f${token}`,
    `/%73tatus/${token}`,
    `/%53%54atus%2f${token}`,
    `/status/./${token}`,
    `/x/../status/${token}`,
    `/status;${token}`,
    `/sta%00tus/${token}`,
    `/sta%E2%80%AEtus/${token}`,
    `/%EF%BD%93tatus/${token}`,
    `/status%FF/${token}`,
    `/${'x'.repeat(150)}/status/${token}`,
  ];
  for (const path of spellings) assert.equal(await logged(path), '/status/…', path);
  assert.ok(!JSON.stringify(server.log).includes(token.slice(4, -4)));
});

test('a path is cut at 200 characters', async () => {
  const path = await logged(`/${'a/'.repeat(500)}`);
  assert.equal(path.length, 200);
  assert.ok(path.endsWith('…'));
});

test('what would move a cursor or turn the reading direction is left out', async () => {
  const path = await logged('/a%1B%5B2Jb%0Ac%C2%9Bd%E2%80%AEe%E2%81%A6f%E2%80%8Fg%EF%BB%BFh');
  assert.doesNotMatch(path, /[\p{Cc}\p{Bidi_Control}\uFEFF]/u);
});

// Lower-cased, a link with a capital in /Status led nowhere: the token was another one.
test('a tidied address of a status page keeps its token as it is', async () => {
  for (const path of [`/Status/${token}`, `/STATUS/${token}/`, `//sTatus//${token}`, `/%53tatus/${token}`]) {
    const answer = await ask(server, `${path}?Done=X`);
    assert.equal(answer.status, 301, path);
    assert.equal(answer.headers.get('location'), `/status/${token}?Done=X`, path);
  }
  assert.equal((await ask(server, '/About/Us')).headers.get('location'), '/about/us');
});
