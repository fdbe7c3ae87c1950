// With the site's own ledger, whatever stands in it: each loan there is answers to its name, in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../../content/assistant.ts';
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { products } from '../../content/products.ts';
import { createAssistant } from '../../server/chat/engine.ts';
import { createVoices } from '../../server/chat/reply/voice.ts';

const { services, articles, site } = content('en');
const assistant = createAssistant({ facts, services, articles, firm, address: site.address });
const voices = createVoices(facts, firm, site.address);
const ways = {
  en: ['interest rate of', 'documents for a', ''],
  hinglish: ['', '', 'ki byaj dar kya hai'],
  hi: ['', '', 'की ब्याज दर क्या है'],
};

for (const { id, facts: prefix, details } of products) {
  test(`${id} is known by its name, with the figures of the ledger`, () => {
    const row = facts.find((one) => one.id === `${prefix}.rate`);
    assert.ok(row);
    for (const language of ['en', 'hi', 'hinglish'] as const) {
      const { asked, name } = texts[language].loan(id);
      const called = asked[0]?.split('|')[0] ?? '';
      const [before, , after] = ways[language];
      const { response } = assistant.answer({ message: `${before} ${called} ${after}`.trim(), locale: language });
      assert.ok(response.includes(voices[language].figure(row)), `${called}: ${response}`);
      if (language !== 'en') continue;
      const papers = assistant.answer({ message: `${ways.en[1]} ${called}` });
      assert.ok(papers.response.startsWith(`${name}, documents:`), papers.response);
      assert.deepEqual(
        papers.sources.map(({ href }) => href),
        [details, '/documents'],
      );
    }
  });
}

test('a list of the loans names each of them', () => {
  const { response } = assistant.answer({ message: 'what loans do you offer' });
  for (const { id } of products) assert.ok(response.includes(texts.en.loan(id).offered), `${id}: ${response}`);
  const rates = assistant.answer({ message: 'what are your interest rates' }).response;
  for (const { id } of products) {
    const { rate } = texts.en.loan(id).inAll;
    if (rate) assert.ok(rates.includes(voices.en.say(rate).text), `${id}: ${rates}`);
  }
});
