// Whoever edits a file is told which one, where, and what is wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problems, typedProblems } from './check.ts';
import { en } from './en/all.ts';
import { fill } from './fill.ts';
import { firm } from './firm.ts';
import { firmSchema } from './firm-schema.ts';
import { articles } from './folders.ts';
import { datedProblems, expiring, ledgerProblems } from './ledger-check.ts';
import { type Content, content } from './load.ts';
import { placeOf } from './places.ts';
import { statusProblems } from './status-check.ts';
import type { Article, Fact, FactInput, Prose } from './schema.ts';
import { misfits } from './wrong.ts';

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
    [{ related: [second.id, 9999, 9998] }, `${one}: related: 9999 is no other article`],
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

const row: FactInput = {
  id: 'gold.rate',
  product: 'home-loan',
  attribute: 'rate',
  value: [9, 12],
  unit: 'percent',
  pages: ['/services/home-loan'],
  source: { kind: 'firm', name: 'Product sheet' },
  checked: '2026-11-15',
  expires: '2027-05-15',
};
const rows = (...changes: object[]) => [
  { file: 'content/ledger/gold.ts', rows: changes.map((change) => ({ ...row, ...change }) as FactInput) },
];

test('a row of the ledger that cannot be true is refused', () => {
  const pages = new Set(row.pages);
  assert.deepEqual(ledgerProblems(pages, rows({}, { id: 'gold.age', unit: 'age', attribute: 'age', value: 21 })), []);
  const slips: [change: object, said: string][] = [
    [{ value: 105 }, 'gold.rate, value: 105 cannot be: rate in percent lies between 0 and 60'],
    [{ attribute: 'ltv', value: 105 }, 'gold.rate, value: 105 cannot be: ltv in percent lies between 0 and 100'],
    [{ value: [12, 9] }, 'gold.rate, value: a range runs from the smaller to the larger figure'],
    [
      { attribute: 'score', unit: 'score', value: 75 },
      'gold.rate, value: 75 cannot be: score in score lies between 300 and 900',
    ],
    [{ value: '9%' }, 'gold.rate, value: is "9%": must be one number, or a range [from, to]'],
    [{ unit: 'per cent' }, 'gold.rate, unit: is "per cent", must be ("percent" or '],
    [{ expires: '2026-11-15' }, 'gold.rate, expires: 2026-11-15 is not after checked'],
    [{ checked: '15.11.2026' }, 'gold.rate, checked: is "15.11.2026": must be a date, written 2026-11-15'],
    [{ pages: ['/services/gold'] }, 'gold.rate, pages: there is no page /services/gold'],
    [{ pages: [] }, 'gold.rate, pages: is empty'],
    [{ bond: 'from' }, 'gold.rate, bond: is not a field here: is it misspelt?'],
    [{ product: 'silver-loan' }, 'gold.rate, product: is silver-loan, must be one of firm, calculator, '],
    [{ source: 'Somebody' }, 'gold.rate, source: must be a group of fields, is "Somebody"'],
    [{ status: { is: 'closed' } }, 'gold.rate, status: closed, changed and announced have a day (on)'],
    [{ status: { is: 'open', on: '2026-11-15' } }, 'gold.rate, status: closed, changed and announced have a day (on)'],
    [{ unit: 'date', attribute: 'since', value: 2026_02_31 }, 'gold.rate, value: 20260231 is no day'],
    [{ product: 'law' }, 'gold.rate, law and schemes say to whom they apply (applies) and link to'],
    [{ applies: 'Loans up to 5 lakh' }, 'gold.rate, applies: “5 lakh” is typed'],
  ];
  for (const [change, said] of slips) {
    const [first = 'nothing', ...more] = ledgerProblems(pages, rows(change));
    assert.ok(first.startsWith(`content/ledger/gold.ts: ${said}`), `${said}\n${first}`);
    assert.deepEqual(more, []);
  }
  assert.deepEqual(ledgerProblems(pages, rows({}, {})), [
    'content/ledger/gold.ts: gold.rate: this id stands in content/ledger/gold.ts already',
  ]);
});

test('nobody has checked a figure tomorrow', () => {
  assert.deepEqual(datedProblems('2026-11-15', rows({})), []);
  assert.deepEqual(datedProblems('2026-11-14', rows({})), [
    'content/ledger/gold.ts: gold.rate, checked: 2026-11-15 is still to come',
  ]);
});

test('rows that must soon be checked again are listed, the first to expire first', () => {
  const dated = rows({ id: 'a.b', expires: '2027-01-10' }, { id: 'a.c', expires: '2026-12-01' })[0]?.rows as Fact[];
  const at = (today: string) => expiring(dated, today, 60).map(({ id }) => id);
  assert.deepEqual(at('2026-11-15'), ['a.c', 'a.b']);
  assert.deepEqual(at('2026-11-10'), ['a.c']);
  assert.deepEqual(at('2026-12-02'), ['a.b']);
  assert.deepEqual(expiring([{ ...dated[0], expires: null } as Fact], '2026-11-15', 60), []);
});

test('the firm’s phones, hours and addresses are as code and people can read them', () => {
  const { main } = firm.phones;
  const slips: [change: object, said: string][] = [
    [
      { phones: { ...firm.phones, main: { ...main, dial: '+911410000009' } } },
      'phones, main: dial is another number than shown',
    ],
    [
      { phones: { ...firm.phones, main: { shown: '0141 000', dial: '+0141000' } } },
      'phones, main, shown: is "0141 000": must be +91',
    ],
    [{ hours: [{ days: ['Monday'], opens: '9 am', closes: '19:00' }] }, 'hours, 1, opens: is "9 am": must be a time'],
    [{ hours: [{ days: ['Monday'], opens: '19:00', closes: '09:00' }] }, 'hours, 1: closes before it opens'],
    [{ hours: [...firm.hours, ...firm.hours] }, 'hours: a day stands in two rows'],
    [
      { hours: [{ days: ['Mon'], opens: '09:00', closes: '19:00' }] },
      'hours, 1, days, 1: is "Mon", must be ("Monday" or ',
    ],
    [
      { emails: { ...firm.emails, loans: 'loans at pinkstone' } },
      'emails, loans: is "loans at pinkstone": must be an e-mail address',
    ],
    [{ siteUrl: 'www.pinkstone.example/' }, 'siteUrl: is "www.pinkstone.example/": must be https://'],
    [{ name: '' }, 'name: is empty'],
  ];
  for (const [change, said] of slips) {
    const [first = 'nothing'] = misfits('content/firm.ts', firmSchema, { ...firm, ...change });
    assert.ok(first.startsWith(`content/firm.ts: ${said}`), `${said}\n${first}`);
  }
});

test('lists take any number that a page can show, and any rating', () => {
  const review = (rating: number) => ({ name: 'Asha M.', location: 'Jaipur', text: 'Good.', rating, sample: false });
  const lists = (copy: Content) => {
    copy.reviews = [1, 2, 3, 4, 5].map(review);
    copy.lenders.push(...copy.lenders);
    copy.awards.length = 1;
    copy.team.leaders.length = 2;
    copy.team.gallery.length = 5;
    copy.team.openings.length = 1;
  };
  assert.deepEqual(after(lists), []);
  assert.deepEqual(
    after((copy) => void copy.reviews.push(review(6), review(4.5))),
    [
      `content/en/showcase.ts: reviews, ${content('en').reviews.length + 1} (Asha M.), rating: is 6, may be at most 5`,
      `content/en/showcase.ts: reviews, ${content('en').reviews.length + 2} (Asha M.), rating: is 4.5, must be a whole number`,
    ],
  );
});

test('a token that names nothing and a typed figure are told with their place', () => {
  const wrong: string[] = [];
  const told = (path: string, message: string) => wrong.push(`${placeOf(path)}: ${message}`);
  fill(
    { home: { services: { items: [{ value: 'from {home.rat}' }] }, lead: '{site.fone} {ex.no.emi}' } },
    en.units,
    told,
  );
  assert.deepEqual(wrong, [
    "content/en/home.ts: services, items, 1, value: there is no row 'home.rat' in the ledger",
    'content/en/home.ts: lead: there is no {site.fone}',
  ]);
  assert.deepEqual(typedProblems({ reviews: [{ text: 'Only 8.5% a year' }] }), [
    'content/en/showcase.ts: reviews, 1, text: “8.5%” is typed; name its row of the ledger in braces',
  ]);
});

test('a closed or changed row is never shown without its status', () => {
  const fact = (id: string, status: Fact['status']) => ({ ...row, id, status }) as Fact;
  const said = (tree: object) =>
    statusProblems(tree, [
      fact('old.sum', { is: 'closed', on: '2022-03-31', named: 'Old Scheme' }),
      fact('new.sum', { is: 'open' }),
      fact('maybe.sum', { is: 'unconfirmed', until: '2026-03-31' }),
    ]);
  const home = 'content/en/home.ts';
  const beside = 'old.sum is closed; say it beside, with {old.sum:status}';
  assert.deepEqual(said({ home: { lead: 'Up to {old.sum}.' } }), [`${home}: lead: ${beside}`]);
  assert.deepEqual(said({ home: { lead: 'Ask about Old Scheme.' } }), [`${home}: lead: ${beside}`]);
  assert.deepEqual(said({ home: { lead: 'Up to {old.sum}, {old.sum:status}; now {new.sum}.' } }), []);
  // A figure is too short to say it; its label says it for both. A sentence elsewhere on the page does not.
  assert.deepEqual(said({ home: { stats: [{ value: '{old.sum}', label: 'subsidy, {old.sum:status}' }] } }), []);
  assert.deepEqual(said({ home: { stats: [{ value: '{old.sum}', label: 'subsidy' }], lead: '{old.sum:status}' } }), [
    `${home}: stats, 1, value: ${beside}`,
  ]);
  // A card that names its row shows the status itself.
  const card = { title: 'Old Scheme', text: 'Old Scheme gave help.', figure: { value: '{old.sum}', label: 'at most' } };
  assert.deepEqual(said({ home: { items: [{ ...card, row: 'old.sum' }] } }), []);
  assert.equal(said({ home: { items: [card] } }).length, 3);
  // What nobody could confirm is said once on the page.
  const page = 'shows maybe without its status; say it once, with {maybe.…:status}';
  assert.deepEqual(said({ home: { lead: '{maybe.sum}' } }), [`${home}: ${page}`]);
  assert.deepEqual(said({ home: { lead: '{maybe.sum}', note: '{maybe.sum:status}' } }), []);
});
