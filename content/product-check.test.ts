// A loan is one folder: whoever adds one is told what it still lacks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assistantProblems } from './assistant-check.ts';
import { products } from './folders.ts';
import { content } from './load.ts';
import { productProblems } from './product-check.ts';

type Folder = (typeof products)[number];

const { services } = content('en');
const [first] = products as [Folder];
/** The folders after a slip in the first. */
const after = (slip: (folder: Folder) => void): Folder[] => {
  const copy = structuredClone(products);
  slip(copy[0] as Folder);
  return copy;
};
const at = `content/products/${first.id}`;

test('the files of a folder fit, and its figures are in the ledger', () => {
  const { facts, start } = first.product;
  const slips: [slip: (folder: Folder) => void, said: string][] = [
    [({ product }) => Reflect.deleteProperty(product, 'icon'), `${at}/product.ts: icon: is missing`],
    [({ product }) => Object.assign(product, { icno: 'x' }), `${at}/product.ts: icno: is not a field here`],
    [
      ({ product }) => Object.assign(product.start, { amount: 1 }),
      `${at}/product.ts: start, amount: 1 is not between `,
    ],
    [
      ({ product }) => Object.assign(product.start, { rate: `${facts}.nothing` }),
      `${at}/product.ts: the ledger has no row ${facts}.nothing with the product ${first.id}`,
    ],
    [
      ({ product }) => Object.assign(product, { facts: 'gold' }),
      `${at}/product.ts: facts: is gold, but the ledger's row ${facts}.`,
    ],
    [({ assistant }) => Object.assign(assistant.hi, { name: '' }), `${at}/assistant.hi.ts: name: is empty`],
    [
      ({ assistant }) => Object.assign(assistant.en.facts, { tenur: 'x' }),
      `${at}/assistant.en.ts: facts, tenur: is not a field here`,
    ],
    [
      ({ assistant }) => Reflect.deleteProperty(assistant.hinglish.facts, 'overview'),
      `${at}/assistant.hinglish.ts: facts, overview: is missing`,
    ],
    [(folder) => Object.assign(folder, { id: 'Gold Loan' }), 'content/products/Gold Loan: a folder’s name is made of'],
  ];
  assert.ok(start.amount > 1);
  for (const [slip, said] of slips) {
    const [one = 'nothing'] = productProblems(services, after(slip));
    assert.ok(one.startsWith(said), `${said}\n${one}`);
  }
  const [one, two] = products as [Folder, Folder];
  assert.deepEqual(
    productProblems(
      services,
      after(({ product }) => Object.assign(product.place, { menu: two.product.place.menu })),
    ),
    [`content/products/${two.id}/product.ts: place, menu: is ${two.product.place.menu}, as of ${one.id}`],
  );
});

test('a reply names rows there are, types no figure, and sells nothing that closed', () => {
  const said = assistantProblems(
    after(({ assistant }) => {
      assistant.hi.facts.rate = 'दर {nothing.rate}';
      assistant.en.documents = 'PAN, and statements of 12 months';
      assistant.hinglish.facts.rate = 'Stand-Up India {subsidy.standup}';
    }),
  );
  assert.deepEqual(said, [
    `${at}/assistant.en.ts: documents: “12 months” is typed; name its row of the ledger in braces`,
    `${at}/assistant.hi.ts: facts, rate: there is no row 'nothing.rate' in the ledger`,
    `${at}/assistant.hinglish.ts: facts, rate: subsidy.standup is closed; say it beside, with {subsidy.standup:status}`,
  ]);
});
