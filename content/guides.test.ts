import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from './en/all.ts';
import { facts } from './facts.ts';
import { filler, tokenPattern } from './fill.ts';
import { guides as files } from './folders.ts';
import { guideProblems } from './guide-check.ts';
import { type Guide, guidePath } from './guide-schema.ts';
import { content } from './load.ts';
import type { Fact } from './schema.ts';
import { strings } from './walk.ts';

/** Rows a guide shows in its table or names in its texts. */
const rowsIn = (guide: Guide) =>
  new Set(
    [...strings(guide)].flatMap(({ path, text }) =>
      /(^|\.)row$/.test(path) ? [text] : Array.from(text.matchAll(tokenPattern), ([, id = '']) => id),
    ),
  );

test('a guide that does not fit is named by its file, its field and what is wrong', () => {
  const { articles, guides } = content('en');
  const [one] = files.en.map(({ file }) => file);
  const after = (fields: object) =>
    guideProblems({ articles, guides: guides.map((g, i) => (i ? g : { ...g, ...fields })) });
  assert.deepEqual(after({}), []);
  for (const [fields, said] of [
    [{ title: 'x'.repeat(61) }, 'title: has 61 letters, may have at most 60'],
    [{ mistakes: ['one'] }, 'mistakes: has 1 rows, must have at least 3'],
    [{ sauces: [] }, 'sauces: is not a field here: is it misspelt?'],
    [{ row: 'no.such' }, "there is no row 'no.such' in the ledger"],
    [{ related: ['no-such', guides[1]?.id] }, 'related: no-such is no other guide'],
    [{ links: [{ label: 'Nowhere', href: '/no-such' }] }, 'links, Nowhere: there is no page /no-such'],
    [{ product: 'no-such-loan' }, 'product: there is no loan no-such-loan'],
    [{ loans: ['no-such-loan'] }, 'loans: there is no loan no-such-loan'],
    [{ id: guides[2]?.id }, ''],
  ] as const)
    assert.ok(after(fields)[0]?.includes(said), `${said}\n${after(fields)[0]}`);
  assert.ok(after({ row: 'no.such' })[0]?.startsWith(`${one}: `));
});

test('each of the five loans has guides and articles to read before applying', () => {
  const { articles, guides } = content('en');
  // A loan that staff add may wait for its guides.
  for (const id of ['home-loan', 'personal-loan', 'mortgage-loan', 'business-loan', 'government-subsidies'])
    for (const [kind, pages] of Object.entries({ guides, articles })) {
      const count = pages.filter(({ loans }) => loans.includes(id)).length;
      assert.ok(count >= 2 && count <= 5, `${id} has ${count} ${kind}`);
    }
});

test('every guide has a worked example, and rows of law or schemes with an official source', () => {
  for (const { guide } of files.en) {
    const named = rowsIn(guide);
    assert.ok(
      [...named].some((id) => /^(ex|sum|saved)\./.test(id)),
      `${guide.id} computes nothing`,
    );
    const sources = facts.filter(({ id }) => named.has(id)).map(({ source }) => source);
    if (guide.id !== 'documents-by-loan')
      assert.ok(
        sources.some(({ href }) => href?.startsWith('https://')),
        guide.id,
      );
  }
});

test('a row that names a guide is shown there', () => {
  const missing = files.en.flatMap(({ guide }) => {
    const named = rowsIn(guide);
    return facts
      .filter(({ id, pages }) => pages.includes(guidePath(guide.id)) && !named.has(id))
      .map(({ id }) => `${guidePath(guide.id)} does not show ${id}`);
  });
  assert.deepEqual(missing, []);
});

test('sums and savings follow from rows', () => {
  const row = (id: string, value: number) => ({ id, value, unit: 'percent' }) as Fact;
  const { fillText } = filler([
    row('stamp.men', 6),
    row('home.rate.plot', 9.25),
    row('home.rate.overview', 8.5),
    { ...row('pmay.max', 180_000), unit: 'rupees' },
    row('pmay.instalments', 5),
  ]);
  const said = (text: string) => fillText(text, en.units);
  assert.equal(said('{sum.duty-man.part} of {sum.duty-man.of}, {sum.duty-man.rest}'), '₹3 lakh of ₹50 lakh, ₹47 lakh');
  assert.equal(said('{sum.pmay-instalment.part}'), '₹36,000');
  const number = (text: string) => Number(said(text).replace(/\D/g, ''));
  assert.equal(
    number('{saved.transfer.transfer-new.emi}'),
    number('{ex.transfer.emi}') - number('{ex.transfer-new.emi}'),
  );
  assert.throws(() => said('{sum.no.part}'), /there is no sum 'no'/);
  assert.throws(() => said('{saved.transfer.transfer-new.rate}'), /no part 'rate'/);
});
