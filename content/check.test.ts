// Whoever edits a file is told which one, where, and what is wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problems } from './check.ts';
import { articles } from './folders.ts';
import { type Content, content } from './load.ts';
import type { Article, Prose } from './schema.ts';

/** What is said of the English content after a slip in it. */
function after(slip: (copy: Content) => void): string[] {
  const copy = structuredClone(content('en'));
  slip(copy);
  return problems(copy);
}

const [one, two] = articles.en.map(({ file }) => file);
const first = (copy: Content) => copy.articles[0] as Article;
const second = content('en').articles[1] as Article;
const blocks = first(content('en')).content.length;

test('an article that does not fit is named by its file, its field and what is wrong', () => {
  const slips: [fields: object, said: string][] = [
    [{ title: 'x'.repeat(81) }, `${one}: title: has 81 letters, may have at most 80`],
    [{ date: '3 November' }, `${one}: date: is "3 November": must be a date, written 2026-11-15`],
    [{ excerpt: undefined }, `${one}: excerpt: is missing`],
    [{ titel: 'x' }, `${one}: titel: is not a field here: is it misspelt?`],
    [{ related: [second.id, 99, 98] }, `${one}: related: 99 is no other article`],
    [{ related: [second.id] }, `${one}: related: has 1 rows, must have 3`],
    [{ sample: 'no' }, `${one}: sample: must be true or false, is "no"`],
    [{ id: second.id }, `${two}: id: is ${second.id}, as in ${one}`],
  ];
  for (const [fields, said] of slips)
    assert.equal(after((copy) => Object.assign(first(copy), fields))[0], said, JSON.stringify(fields));
});

test('the category of an article is one of those there are', () => {
  const [said = ''] = after((copy) => Object.assign(first(copy), { category: 'Gold' }));
  assert.match(said, /: category: is "Gold", must be \("Home Loans" or .* "Financial Planning"\)$/);
});

test('an article leads to pages there are, and safely to other sites', () => {
  const leading = (...links: string[]) =>
    after((copy) => {
      const text: Prose = links.map((href) => ({ label: 'there', href }));
      first(copy).content.push({ type: 'paragraph', text });
    });
  const own = ['/', '/services/home-loan-details', `/blog/${second.id}`, '/emi-calculator?loan=home-loan#more'];
  assert.deepEqual(leading(...own, 'https://x.example/'), []);
  assert.deepEqual(leading('/rates'), [`${one}: the link “there”: there is no page /rates`]);
  assert.deepEqual(leading('javascript:alert(1)'), [
    `${one}: content, ${blocks + 1}, text, 1, href: is "javascript:alert(1)": leads to a page of the site (/about) or to an https address`,
  ]);
});
