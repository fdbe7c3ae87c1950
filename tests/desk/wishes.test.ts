// What a borrower chooses and writes on the status page, as the desk sees it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firm } from '../../content/firm.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { sqlite } from '../leads/engines.ts';
import { leadServiceOn } from '../leads/service.ts';
import { openHouse } from './house.ts';
import { at } from './offices.ts';

test('a chosen hour and a message stand on the queue, on today and on the enquiry; nobody is to call before', async () => {
  const engine = sqlite();
  const house = openHouse(engine);
  const service = leadServiceOn(createSqlStore(engine), {
    calls: { office: () => ({ hours: firm.hours, holidays: [] }), perHour: 2, nameOf: async () => null },
    clock: () => house.time.now,
  });
  const owner = await house.enter(await house.known('rohini@pinkstone.example', 'owner'));
  const send = async (name: string) => {
    const stored = await service.submit({
      kind: 'callback',
      name,
      email: `${name}@visitor.example`,
      phone: '0141 000 0042',
    });
    assert.ok(stored.kind === 'stored' && stored.statusToken);
    return { reference: stored.reference, token: stored.statusToken };
  };
  const asha = await send('Asha');
  const meera = await send('Bhanu');
  house.time.now += 1000;
  const five = at('2026-11-17', '17:00');
  assert.equal((await service.chooseCall(asha.token, { how: 'call', from: five, language: 'hi' })).kind, 'found');
  const written = { how: 'whatsapp', from: null, language: 'either' } as const;
  assert.equal((await service.chooseCall(meera.token, written)).kind, 'found');
  assert.equal((await service.write(asha.token, 'The <b>PAN</b> comes', 'a')).kind, 'found');

  const { html: enquiry } = await owner.get(`/desk/e/${asha.reference}`);
  assert.match(enquiry, /<b class="tag">5–6 PM, Hindi<\/b>/);
  assert.match(enquiry, /wrote to us/);
  assert.match(enquiry, /The &lt;b&gt;PAN&lt;\/b&gt; comes/);
  assert.match(enquiry, /chose: Tuesday 17 November 5–6 PM, Hindi/);
  const { html: queue } = await owner.get('/desk/queue');
  assert.match(queue, /wants to be reached: <\/span>5–6 PM</);
  assert.match(queue, /wants to be reached: <\/span>WhatsApp</);
  const next = async () => (await owner.get('/desk/today')).html.match(/id="next-title"[\s\S]*?<\/h2>/)?.[0] ?? '';
  assert.match(await next(), /Bhanu/, 'Asha is due earlier, and not to be called before five');
  house.time.now = five;
  assert.match(await next(), /Asha/);
});
