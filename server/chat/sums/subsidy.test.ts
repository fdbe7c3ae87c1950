import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { en } from '../../../content/en/all.ts';
import { lakhCrore } from '../../../domain/money/format.ts';
import { findSchemes } from '../../../domain/schemes/find.ts';
import { facts, firm } from '../../../tests/assistant/setup.ts';
import { newUnit, today } from '../../../tests/schemes/plans.ts';
import { createVoices } from '../reply/voice.ts';
import { slotReader } from '../slots/slots.ts';
import { saySum } from './say.ts';
import { computeSum } from './sums.ts';

const voice = createVoices(facts, firm, en.site.address).en;
const shown = (amount: number) => lakhCrore(amount, voice.words);

function said(message: string) {
  const input = { slots: slotReader(message)(['sum.subsidy']), product: 'government-subsidies', facts };
  return saySum('sum.subsidy', computeSum('sum.subsidy', input), input, voice);
}
const reply = (message: string) => said(message).text;

test('the assistant and the scheme finder count the same subsidy for the same project', () => {
  const anyCost = fc.integer({ min: 1, max: 400 }).map((halfLakhs) => halfLakhs * 50_000);
  fc.assert(
    fc.property(anyCost, fc.boolean(), fc.boolean(), fc.boolean(), (cost, special, rural, make) => {
      const { results } = findSchemes(
        facts,
        newUnit({
          cost,
          kind: make ? 'make' : 'service',
          place: rural ? 'village' : 'town',
          groups: special ? ['sc'] : [],
        }),
        today,
      );
      const sumOf = (id: string) => results.find((one) => one.id === id)?.sum;
      const [pmegp, vyupy] = [sumOf('pmegp'), sumOf('vyupy')];
      assert.ok(pmegp && 'lockIn' in pmegp && vyupy && 'interest' in vyupy);
      const words = `${special ? 'sc' : 'general'} ${rural ? 'village' : 'urban'} ${make ? 'manufacturing' : 'service'}`;
      const said = reply(`pmegp subsidy on project of ${cost} rupees, ${words}`);
      assert.ok(said.includes(`${pmegp.percent}%, ${shown(pmegp.subsidy)} of subsidy`), said);
      assert.ok(said.includes(`${shown(pmegp.own)} of your own`), said);
      assert.equal(/no more than/.test(said), pmegp.rest > 0, said);
      const state = reply(`vyupy margin money on project of ${cost} rupees`);
      assert.ok(state.includes(`loan of ${shown(vyupy.loan)}, never more than `), state);
      assert.ok(state.includes(`: here ${shown(vyupy.subsidy)}.`), state);
    }),
    { numRuns: 200 },
  );
});

test('what is counted leads to the finder, where it is counted for the whole plan', () => {
  for (const message of ['pmegp 10 lakh gaon mahila', 'vyupy 20 lakh project', 'pmay subsidy home loan'])
    assert.equal(said(message).pages[0], '/schemes', message);
});
