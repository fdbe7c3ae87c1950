import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RunningServer, startServer } from '../start-server.ts';

let server: RunningServer;
before(async () => {
  server = await startServer({ RATE_LIMITS: 'on' });
});
after(() => server.stop());

const typed = {
  name: 'Asha “Ash” Verma',
  email: 'asha@visitor.example',
  phone: '0141 000 0042',
  loanType: 'business-loan',
  loanAmount: '25 lakh',
  employment: 'professional',
  salary: '60,000',
  message: 'Please call\nin the evening.',
};
const post = (path: string, fields: Record<string, string>) =>
  fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A busy machine is slow enough to be allowed one more: until none is left. */
async function spendAll() {
  for (let number = 0; (await post('/contact', { ...typed, message: `Number ${number}` })).status !== 429; number += 1)
    assert.ok(number < 60, 'there is a limit');
}

const stored = () => server.log.filter(({ event }) => event === 'enquiry.stored').length;

test('too many forms from one connection: the form comes back with everything in it', async () => {
  const status = (await post('/contact', typed)).headers.get('location')?.match(/t=([\w-]+)/)?.[1];
  await spendAll();
  let before = stored();

  const query = await post('/query', { ...typed, agreeTerms: 'on', marketing: 'on' });
  assert.equal(query.status, 429);
  assert.ok(Number(query.headers.get('retry-after')) > 0);
  assert.match(query.headers.get('content-type') ?? '', /^text\/html/);
  assert.match(query.headers.get('content-security-policy') ?? '', /script-src 'self' 'sha256-/);
  const html = await query.text();
  assert.match(html, /role="alert"[^>]*autofocus[\s\S]*?One moment[\s\S]*?Everything you typed is still here/);
  for (const name of ['name', 'email', 'phone', 'loanAmount', 'salary'] as const) {
    assert.ok(
      html
        .match(/<input[^>]*>/g)
        ?.some((tag) => tag.includes(`name="${name}"`) && tag.includes(`value="${typed[name]}"`)),
      name,
    );
  }
  assert.match(html, /<option value="business-loan" selected="">/);
  assert.match(html, /<input[^>]*value="professional"[^>]*checked|<input[^>]*checked[^>]*value="professional"/);
  assert.match(html, /Please call\nin the evening\.<\/textarea>/);
  assert.equal(html.match(/<input type="checkbox"[^>]*checked=""/g)?.length, 2, 'both ticks');

  assert.equal(stored(), before, 'and nothing was stored');

  await spendAll();
  before = stored();
  const withdrawal = await post(`/status/${status}`, { do: 'withdrawEnquiry' });
  assert.equal(withdrawal.status, 429);
  assert.match(await withdrawal.text(), /nothing was changed/);

  const nowhere = await post('/about', typed);
  assert.equal(nowhere.status, 429);
  assert.match(await nowhere.text(), /^Too many enquiries/);
  assert.equal(stored(), before, 'and nothing was stored');
});
