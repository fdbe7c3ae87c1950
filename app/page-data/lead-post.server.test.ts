import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RouterContextProvider } from 'react-router';
import { content } from '../../content/load.ts';
import type { LeadService, SubmitResult } from '../../server/leads/service.ts';
import type { Posted } from '../features/lead-form/use-lead-form.ts';
import { postLead } from './lead-post.server.ts';
import { storedReceipt } from './receipt.server.ts';
import { pageContext } from '../../server/http/page-context.ts';

const id = '3f0c8f6e-8a51-4a55-9f6d-0d9a5f2c7b11';
const typed = { name: 'Asha', email: 'asha@people.example', phone: '+91 141 000 0012', message: 'a\nb', website: '' };

const stored = {
  kind: 'stored',
  reference: 'PS-ABCDE-FGHJK',
  callBy: Date.UTC(2026, 10, 17),
  statusToken: 'token-of-twenty-four-bytes-x',
  repeated: false,
} as const;

const receiptOf = (reference: string) => `proof-of-${reference}`;

async function post(fields: Record<string, string>, result: SubmitResult | Error, wait: number | null = null) {
  const context = new RouterContextProvider();
  const seen: unknown[] = [];
  const submit = async (input: unknown) => {
    seen.push(input);
    if (result instanceof Error) throw result;
    return result;
  };
  context.set(pageContext, {
    leads: { submit, receiptOf } as unknown as LeadService,
    report: () => {},
    wait,
  } as never);
  const request = new Request('http://site.example/contact', { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await postLead({ kind: 'message', path: '/contact', words: content('en') }, { request, context });
  return { answer, seen };
}

/** React Router's data(): a body with its status and headers. */
const parts = (answer: unknown) =>
  answer as { data: Posted; init: { status: number; headers?: Record<string, string> } };

test('a stored enquiry leads to its confirmation, with nothing of the visitor in the address', async () => {
  const { answer, seen } = await post(typed, stored);
  assert.ok(answer instanceof Response);
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get('Location'), '/contact?sent=PS-ABCDE-FGHJK&t=token-of-twenty-four-bytes-x#sent');
  const [{ submissionId, ...sent }] = seen as [Record<string, unknown>];
  assert.deepEqual(sent, { ...typed, kind: 'message', agreeTerms: false, marketing: false, shareConversation: false });
  assert.match(String(submissionId), /^[0-9a-f-]{36}$/);
});

// Other words under an id we know: the enquiry's own link is not for whoever merely knows the id.
test('without a status link the confirmation has a proof of its own, which opens nothing', async () => {
  const { answer } = await post(typed, { ...stored, statusToken: null, repeated: true });
  assert.ok(answer instanceof Response);
  const to = new URL(answer.headers.get('Location') ?? '', 'http://site.example');
  const context = new RouterContextProvider();
  const status = async () => ({ kind: 'unknown' });
  context.set(pageContext, { leads: { status, receiptOf }, report: () => {}, wait: null } as never);
  assert.deepEqual(await storedReceipt(new Request(to), context), { reference: 'PS-ABCDE-FGHJK' });
  to.searchParams.set('sent', 'PS-ABCDE-FGHJ0');
  assert.equal(await storedReceipt(new Request(to), context), null, 'not for another reference');
});

test('an outage is a 503 that says when to come back and keeps every value under one submission id', async () => {
  const { answer } = await post({ ...typed, submissionId: id, marketing: 'on' }, { kind: 'unavailable' });
  const { data, init } = parts(answer);
  assert.equal(init.status, 503);
  assert.equal(init.headers?.['Retry-After'], '5');
  assert.equal(data.outcome, 'unavailable');
  assert.equal(data.texts.message, 'a\nb');
  assert.deepEqual(data.ticks, ['marketing']);
  assert.equal(data.submissionId, id);
});

test('what is wrong is said in words, and the next attempt gets an id', async () => {
  const { answer } = await post({ ...typed, email: 'x' }, { kind: 'invalid', errors: { email: 'email' } });
  const { data, init } = parts(answer);
  assert.equal(init.status, 422);
  assert.match(data.errors.email ?? '', /email address like/);
  assert.equal(data.texts.email, 'x');
  assert.match(data.submissionId, /^[0-9a-f-]{36}$/);
});

test('too many at once is a 429 that says when to come back, stores nothing and keeps every value', async () => {
  const { answer, seen } = await post({ ...typed, marketing: 'on' }, new Error('nothing is stored'), 7);
  const { data, init } = parts(answer);
  assert.deepEqual(seen, []);
  assert.equal(init.status, 429);
  assert.equal(init.headers?.['Retry-After'], '7');
  assert.equal(data.outcome, 'busy');
  assert.equal(data.texts.message, 'a\nb');
  assert.deepEqual(data.ticks, ['marketing']);
});

test('a button pressed twice sends one enquiry, and another word another one', async () => {
  const idOf = async (fields: Record<string, string>) =>
    ((await post(fields, stored)).seen as { submissionId: string }[])[0]?.submissionId;
  const first = await idOf({ ...typed, name: 'Twice' });
  assert.equal(await idOf({ ...typed, name: 'Twice' }), first);
  assert.notEqual(await idOf({ ...typed, name: 'Twice', message: 'more' }), first);
});

test('a slip is asked about once, with everything kept, and goes as it is the second time', async () => {
  const odd = { ...typed, phone: '98290', email: 'ramesh@gmail', marketing: 'on', submissionId: id };
  const { answer, seen } = await post({ ...odd, asked: '' }, stored);
  const { data, init } = parts(answer);
  assert.deepEqual(seen, [], 'nothing is stored yet');
  assert.equal(init?.status ?? 200, 200, 'it is no refusal');
  assert.equal(data.outcome, 'asked');
  assert.match(data.questions.phone ?? '', /ten digits, this one has 5/);
  assert.deepEqual(Object.keys(data.questions), ['email', 'phone']);
  assert.equal(data.texts.phone, '98290');
  assert.deepEqual(data.ticks, ['marketing']);
  assert.equal(data.submissionId, id);
  const again = await post({ ...odd, asked: data.asked.join(' ') }, stored);
  assert.ok(again.answer instanceof Response);
  assert.equal(again.answer.status, 303);
});

test('questions and errors come together; what was asked is not asked again after the error is mended', async () => {
  const wrong = { kind: 'invalid', errors: { message: 'required' } } as const;
  const first = parts((await post({ ...typed, name: 'R', message: '', asked: '' }, wrong)).answer);
  assert.equal(first.init.status, 422);
  assert.deepEqual([Object.keys(first.data.errors), Object.keys(first.data.questions)], [['message'], ['name']]);
  const second = parts(
    (await post({ ...typed, name: 'R', message: '', asked: first.data.asked.join(' ') }, wrong)).answer,
  );
  assert.deepEqual([second.data.questions, second.data.asked], [{}, ['name']]);
});

test('a post that is not of our form is taken as it is', async () => {
  const { answer } = await post({ ...typed, phone: '1' }, stored);
  assert.ok(answer instanceof Response);
});

test('the confirmation without scripts knows the moment of the call and the loan, and where this site is', async () => {
  const receipt = async (kind: string, siteUrl?: string) => {
    const context = new RouterContextProvider();
    const view = {
      reference: stored.reference,
      state: 'waiting',
      callBy: stored.callBy,
      answers: [{ field: 'loanType', value: 'home-loan' }],
    };
    context.set(pageContext, {
      leads: { status: async () => ({ kind, view }), receiptOf },
      siteUrl,
      report: () => {},
      wait: null,
    } as never);
    return storedReceipt(
      new Request(`http://inside.example/query?sent=${stored.reference}&t=${stored.statusToken}`),
      context,
    );
  };
  const statusUrl = `/status/${stored.statusToken}`;
  const { reference, callBy } = stored;
  const origin = 'https://outside.example';
  assert.deepEqual(await receipt('found', origin), { reference, statusUrl, callBy, loan: 'home-loan', origin });
  assert.deepEqual(await receipt('unavailable'), { reference, statusUrl, origin: 'http://inside.example' });
  assert.equal(await receipt('unknown'), null);
});
