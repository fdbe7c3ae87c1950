import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentLists, documentLoans } from '../../content/documents.ts';
import { typedFigures } from '../../content/figures.ts';
import { documentList } from '../../content/hi/documents.ts';
import { content } from '../../content/load.ts';
import { strings } from '../../content/walk.ts';
import { works } from '../eligibility/check.ts';
import { asksProperty, papers, papersFor, properties, readChoice, searchOf } from './papers.ts';

const ids = (loan: string, work: (typeof works)[number], property: (typeof properties)[number] = 'none') =>
  papersFor({ loan, work, property }).map(({ id }) => id);

test('the list follows loan, work and property', () => {
  assert.deepEqual(ids('home-loan', 'salaried', 'resale'), [
    ...['pan', 'aadhaar', 'photos', 'slips', 'salaryStatement', 'form16', 'letter', 'runningLoans'],
    ...['deeds', 'patta', 'map', 'agreement', 'propertyTax', 'encumbrance'],
  ]);
  assert.ok(ids('home-loan', 'business', 'new').includes('rera'));
  assert.ok(!ids('home-loan', 'business', 'resale').includes('rera'));
  assert.ok(ids('home-loan', 'salaried', 'society').includes('societyPatta'));
  assert.ok(!ids('mortgage-loan', 'salaried', 'resale').includes('agreement'), 'nothing is bought');
  for (const loan of ['personal-loan', 'business-loan'])
    assert.deepEqual(ids(loan, 'salaried', 'resale'), ids(loan, 'salaried'), 'no property, no papers of it');
  assert.ok(ids('business-loan', 'self-employed').includes('udyam'));
  assert.ok(!ids('home-loan', 'salaried', 'resale').includes('gst'));
});

test('every choice has a list, and every paper is on one', () => {
  const listed = new Set<string>();
  for (const loan of documentLoans)
    for (const work of works)
      for (const property of properties) {
        const list = ids(loan, work, property);
        assert.ok(list.length >= 5, `${loan} ${work} ${property}`);
        if (asksProperty(loan) && property !== 'none') assert.ok(list.includes('encumbrance'));
        for (const id of list) listed.add(id);
      }
  assert.deepEqual(
    papers.map(({ id }) => id).filter((id) => !listed.has(id)),
    [],
  );
  assert.equal(new Set(papers.map(({ number }) => number)).size, papers.length, 'a number stands for one paper');
});

test('both languages name every paper, with figures from the ledger only', () => {
  const { en, hi } = documentLists(content('en'));
  assert.deepEqual(Object.keys(hi.papers).sort(), Object.keys(en.papers).sort());
  assert.equal(hi.papers.slips.name, 'सैलरी स्लिप, पिछले 3 महीने');
  for (const { path, text } of strings(documentList)) {
    assert.deepEqual(typedFigures(text), [], path);
    assert.equal(text, text.normalize('NFC'), path);
    // The words of the glossary, not those of forms.
    assert.doesNotMatch(text, /ऋण|दस्तावेज़|आवेदन|पात्रता/, path);
  }
});

test('ticks travel in the address; what is no paper does not', () => {
  const read = (query: string) => readChoice(new URLSearchParams(query), documentLoans);
  assert.deepEqual(read('have=4,1,1,99,x&have=2').have, [1, 2, 4]);
  const query = 'loan=home-loan&work=salaried&property=resale&list=hi&have=1,2,4';
  assert.equal(searchOf(read(query)), query);
  assert.equal(searchOf(read('loan=personal-loan&work=salaried&property=resale')), 'loan=personal-loan&work=salaried');
  assert.deepEqual(read('loan=car-loan&work=king').choice, { loan: undefined, work: undefined, property: 'none' });
});
