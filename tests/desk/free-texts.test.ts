// Whatever a stranger or an adviser writes is text on every page of the desk, and never a script or an element.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { randomUUID } from 'node:crypto';
import { fields, textFields } from '../../domain/lead/fields.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { productIds } from '../../content/products.ts';
import { sqlite } from '../leads/engines.ts';
import { leadServiceOn } from '../leads/service.ts';
import { type Browser, openHouse } from './house.ts';

const engine = sqlite();
const house = openHouse(engine);
const service = leadServiceOn(createSqlStore(engine), { loans: productIds });

/** Ends an attribute, a text, a script and a comment; short enough for every field. */
const nasty = (field: string) => `${field}"'></textarea></script>--><img src=x onerror=alert(1)>`;
const shown = /&quot;&#x27;&gt;&lt;\/textarea&gt;/;

let owner: Browser;
let reference: string;
before(async () => {
  owner = await house.signedIn('owner@pinkstone.example', 'owner');
  const texts = Object.fromEntries(textFields().map((name) => [name, nasty(name).slice(0, fields[name].max)]));
  const stored = await service.submit({
    ...texts,
    kind: 'application',
    email: "o'hara&lt=@people.example",
    conversation: `15:16 You: ${nasty('conversation')}`,
    page: nasty('page'),
    language: nasty('language').slice(0, 30),
    agreeTerms: true,
    shareConversation: true,
    submissionId: randomUUID(),
  });
  assert.equal(stored.kind, 'stored', JSON.stringify(stored));
  reference = stored.kind === 'stored' ? stored.reference : '';
});

function assertHarmless(html: string, of: string) {
  assert.ok(!/<script(?! type="module" src="\/script\.js">)/.test(html), `a script of ${of}`);
  assert.ok(!/<img|<\/textarea><\/script>/.test(html), `an element of ${of}`);
  const tags = html.replace(/"[^"]*"/g, '""').replace(/>[^<]*</g, '><');
  assert.ok(!/ (on\w+|style)=/.test(tags), `an attribute of ${of}`);
}

describe('what was written', () => {
  test('by the sender: every field, on every page that shows it', async () => {
    for (const path of ['/desk/today', '/desk/queue', '/desk/queue?view=all', `/desk/e/${reference}`]) {
      const { status, html } = await owner.get(path);
      assert.equal(status, 200, path);
      assert.match(html, shown, path);
      assertHarmless(html, path);
    }
  });

  test('by an adviser: a note, a lender, what is looked for, what is sent back with a mistake', async () => {
    const seen = async () =>
      (await owner.get(`/desk/e/${reference}`)).html.match(/name="seen" value="(\d+)"/)?.[1] ?? '';
    const post = async (act: string, fields: Record<string, string>) =>
      owner.post(`/desk/e/${reference}/${act}`, { seen: await seen(), ...fields });
    assert.equal((await post('note', { text: nasty('note') })).status, 303);
    assert.equal((await post('details', { lender: nasty('lender') })).status, 303);
    const { html } = await owner.get(`/desk/e/${reference}`);
    for (const field of ['note', 'lender']) assert.ok(html.includes(`${field}&quot;&#x27;&gt;`), field);
    assertHarmless(html, 'the enquiry');
    const found = await owner.post('/desk/find', { q: nasty('find') });
    assert.equal(found.status, 200);
    assertHarmless(found.html, 'find');
    const wrong = await post('note', { text: nasty('note').repeat(90) });
    assert.equal(wrong.status, 422);
    assertHarmless(wrong.html, 'a note that is too long');
    for (const query of [nasty('view'), nasty('done')]) {
      const page = await owner.get(
        `/desk/queue?view=${encodeURIComponent(query)}&adviser=${encodeURIComponent(query)}`,
      );
      assertHarmless(page.html, 'an address');
    }
  });

  test('an export begins no cell like a formula', async () => {
    const name = '=HYPERLINK("http://evil.example")';
    const stored = await service.submit({
      kind: 'callback',
      name,
      email: 'a@people.example',
      phone: '+91 141 000 0012',
      submissionId: randomUUID(),
    });
    assert.equal(stored.kind, 'stored');
    const { html: csv } = await owner.get('/desk/queue/export?view=all');
    assert.ok(csv.includes(`"'=HYPERLINK(""http://evil.example"")"`));
    assert.ok(!/(^|,)"[=+\-@]/m.test(csv));
  });
});
