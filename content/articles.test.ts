import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articleFrom } from './articles.ts';
import { plainText } from './schema.ts';

const article = (text: string) => articleFrom(`---\nid: 13\n---\n\n${text}`);

test('headings, paragraphs, lists, pictures and links come out as blocks', () => {
  const { id, content } = articleFrom(
    [
      '---',
      'id: 13',
      'date: 2026-11-03',
      '---',
      '',
      'From {home.rate}, as the [law](https://law.example/1)',
      'and [our sheet](/services/home-loan?x#y) say.',
      '',
      '## A title: with a colon',
      '',
      '![What it shows](blog/inline-lamp-desk "The caption’s own words")',
      '',
      '- one',
      '- two \\* [three](/about)',
      '',
    ].join('\n'),
  );
  assert.equal(id, 13);
  assert.deepEqual(content, [
    {
      type: 'paragraph',
      text: [
        'From {home.rate}, as the ',
        { label: 'law', href: 'https://law.example/1' },
        ' and ',
        { label: 'our sheet', href: '/services/home-loan?x#y' },
        ' say.',
      ],
    },
    { type: 'heading', text: 'A title: with a colon' },
    {
      type: 'image',
      src: 'blog/inline-lamp-desk',
      alt: 'What it shows',
      caption: 'The caption’s own words',
    },
    { type: 'list', items: [['one'], ['two * ', { label: 'three', href: '/about' }]] },
  ]);
  const [first] = content;
  assert.equal(first?.type === 'paragraph' && plainText(first.text), 'From {home.rate}, as the law and our sheet say.');
});

test('a file saved on Windows reads the same', () => {
  const { content } = articleFrom('---\r\nid: 13\r\n---\r\n\r\nOne\r\nline.\r\n\r\n- a\r\n- b\r\n');
  assert.deepEqual(content, [
    { type: 'paragraph', text: ['One line.'] },
    { type: 'list', items: [['a'], ['b']] },
  ]);
});

test('what no block can show is refused, with its line', () => {
  for (const [text, message] of [
    ['Fine.\n\n<script>alert(1)</script>', /^line 7: .*HTML/],
    ['A <b>bold</b> word', /^line 5: .*HTML/],
    ['A **bold** word', /^line 5: .*bold/],
    ['# Too large', /^line 5: .*##/],
    ['1. first\n2. second', /^line 5: .*begins with -/],
    ['| a | b |\n|---|---|\n| 1 | 2 |', /^line 5: .*table/],
    ['> said', /^line 5: .*quotation/],
    ['one &nbsp; two', /^line 5: .*&nbsp;/],
    ['- one\n\n  and more\n- two', /^line 5: .*one line/],
    ['see ![x](blog/a "b") here', /^line 5: .*picture/],
    ['[**x**](/about)', /^line 5: .*plain words/],
  ] as const)
    assert.throws(() => article(text), { message }, text);
  assert.throws(() => articleFrom('No front matter'), /begins with a line ---/);
  assert.throws(() => articleFrom('---\nauthor: {site.name} desk\n---\n\nText'), /line 2/);
});
