import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedded } from './setup.ts';
import { readCorpus } from '../../server/chat/corpus/read.ts';
import { table } from '../../server/chat/answers/table.ts';
import { variants } from '../../server/chat/answers/variants.ts';

const corpus = readCorpus();
const assistant = embedded();

test('every intent has a row, and every row an intent that is asked or stands for one', () => {
  const intents = new Set(corpus.flatMap(({ i }) => i));
  const rows = Object.values(table);
  const bare = new Set([...rows.flatMap(({ bare, among }) => bare ?? among ?? []), ...variants.map(({ as }) => as)]);
  assert.deepEqual(
    [...intents].filter((intent) => !table[intent]),
    [],
  );
  assert.deepEqual(
    Object.keys(table).filter((name) => !intents.has(name) && !bare.has(name)),
    [],
  );
  assert.deepEqual(
    variants.flatMap(({ of }) => of.filter((name) => !intents.has(name))),
    [],
  );
});

test('a few words decide which of an intent’s answers is meant', () => {
  for (const { as, tried } of variants.filter(({ as }) => !table[as]?.fact)) {
    const { response, language } = assistant.answer({ message: tried });
    const own = assistant.say(as, language).response;
    assert.ok(response.includes(own), `${tried} → ${response}`);
  }
});

// A row may name a text that is missing in one language: only saying it would show that.
test('every row can be said, in each language, without a figure from nowhere', () => {
  const gone: string[] = [];
  for (const intent of new Set(corpus.map(({ i }) => i[0] ?? '')))
    for (const locale of ['en', 'hi', 'hinglish']) {
      const said = assistant.say(intent, locale);
      if (said.gap || !said.response.trim() || /\{|\}|undefined/.test(said.response)) gone.push(`${intent} ${locale}`);
    }
  assert.deepEqual(gone, []);
});

/** Distress, grief and a lost income: people who need a person. */
const inNeed = new Set(['harassed.group', 'talk.distress', 'talk.harassed', 'rule.death', 'emi.jobloss']);

test('only wishes for a person and need open the panel', () => {
  const open = Object.keys(table).filter((name) => table[name]?.form);
  assert.ok(open.every((name) => (name.startsWith('lead.') && name !== 'lead.stop') || inNeed.has(name)));
});
