import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from './load.ts';
import { hardToRead } from './readability.ts';
import type { Block } from './schema.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', text: [text] });
const sentence = (count: number) => `${Array.from({ length: count }, () => 'loan').join(' ')}.`;

test('a long paragraph and long sentences are found', () => {
  assert.deepEqual(hardToRead([paragraph(`${sentence(20)} ${sentence(20)} ${sentence(20)} ${sentence(20)}`)]), []);
  assert.match(hardToRead([paragraph(`${sentence(40)} ${sentence(1)} ${sentence(40)}`)]).join(), /^81 words in one/);
  assert.deepEqual(hardToRead([paragraph(`${sentence(30)} ${sentence(12)}`)]), ['sentences of 21 words on average']);
  // A figure with a point in it is no end of a sentence.
  assert.deepEqual(hardToRead([paragraph(`About ₹1.8 lakh at 8.5% a year ${sentence(16)}`)]), [
    'sentences of 23 words on average',
  ]);
});

test('every article and guide can be read on a phone, in a second language', () => {
  const { articles, guides } = content('en');
  const found = [
    ...articles.map(({ id, content }) => ({ page: `/blog/${id}`, wrong: hardToRead(content) })),
    ...guides.map(({ id, content, lead, steps }) => ({
      page: `/guides/${id}`,
      wrong: hardToRead(content, [lead, ...steps.map(({ text }) => text)]),
    })),
  ];
  assert.ok(found.length > 20);
  assert.deepEqual(
    found.filter(({ wrong }) => wrong.length > 0),
    [],
  );
});
