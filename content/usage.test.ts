import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { texts } from './assistant.ts';
import { content } from './load.ts';
import { placeOf } from './places.ts';
import { typedFigures } from './figures.ts';
import { slips, usage } from './usage.ts';
import { strings } from './walk.ts';

test('a slip is found, and the specification’s own words are let be', () => {
  assert.deepEqual(slips('Ask an advisor by e-mail'), ['“advisor”: we say adviser', '“e-mail”: we say email']);
  assert.deepEqual(slips('PMEGP, Mudra, Stand-Up India'), []);
  assert.deepEqual(slips('Ask an adviser about MUDRA'), []);
});

/** The desk's words stand in files of their own, which no public page may carry. */
const deskWords = await Promise.all(
  globSync('content/en/desk-*.ts').map(async (file) => ({
    file,
    words: (await import(pathToFileURL(file).href)) as Record<string, unknown>,
  })),
);

test('every English text uses one word for one thing', () => {
  assert.ok(usage.length > 5);
  assert.ok(deskWords.length > 9);
  // Names of people who ask, not of what we say.
  const skipped = /(^|\.)(asked|ambiguous|alsoCalled)(\.|$)/;
  const found = [
    ...[...strings(content('en'))].map(({ path, text }) => ({ place: placeOf(path), path, text })),
    ...deskWords.flatMap(({ file, words }) =>
      [...strings(words)].map(({ path, text }) => ({ place: `${file}: ${path}`, path, text })),
    ),
    ...[...strings(texts.en)].map(({ path, text }) => ({ place: `assistant: ${path}`, path, text })),
  ]
    .filter(({ path }) => !skipped.test(path))
    .flatMap(({ place, text }) => slips(text).map((slip) => `${place}: ${slip}`));
  assert.deepEqual(found, []);
});

/** One of a pair, where the other counts; and what somebody may type. */
const said = ['1 day', '45 lakh'];

// A figure of the ledger typed into a text goes on being said when the ledger no longer says it.
test('the desk’s texts type no figure of the ledger and exclaim nothing', () => {
  const found = deskWords.flatMap(({ file, words }) =>
    [...strings(words)].flatMap(({ path, text }) => [
      ...typedFigures(text)
        .filter((figure) => !said.includes(figure))
        .map((figure) => `${file}: ${path}: “${figure}” is typed`),
      ...(/!(\s|$)/.test(text) ? [`${file}: ${path}: no exclamation marks`] : []),
    ]),
  );
  assert.deepEqual(found, []);
});
