// What still stands between this content and going live: mistakes, with which the site does not even build; sample rows,
// facts that have expired, soon will, or wait for the firm's word, and figures that differ between pages. With --launch it exits non-zero unless
// all lists may stay as they are.
import { en } from '../content/en/all.ts';
import { facts } from '../content/facts.ts';
import { figure } from '../content/fill.ts';
import { firm } from '../content/firm.ts';
import { expiring } from '../content/ledger-check.ts';
import type { Fact } from '../content/schema.ts';
import { contentProblems } from './content-problems.ts';
import { dateOf } from '../domain/moments.ts';

const mistakes = contentProblems();
if (mistakes.length > 0) {
  console.log(['The content has mistakes:', ...mistakes].join('\n  '));
  process.exit(1);
}

const today = dateOf(Date.now());
const soon = 60;

/** Where `sample: true` stands, with how many rows under each list. */
function sampleRows(tree: unknown, path = ''): string[] {
  if (!tree || typeof tree !== 'object') return [];
  const own = 'sample' in tree && tree.sample === true ? [path] : [];
  return own.concat(Object.entries(tree).flatMap(([key, value]) => sampleRows(value, path ? `${path}.${key}` : key)));
}

function counted(paths: string[]): string[] {
  const lists = new Map<string, number>();
  for (const path of paths) {
    const list = path.replace(/\.\d+$/, '');
    lists.set(list, (lists.get(list) ?? 0) + 1);
  }
  return [...lists].map(([list, count]) => (count === 1 ? list : `${list} (${count} rows)`));
}

function differing(): string[] {
  const groups = Map.groupBy(facts, ({ product, attribute }) => `${product} ${attribute}`);
  return [...groups]
    .filter(([, rows]) => new Set(rows.map((row) => JSON.stringify(row.value))).size > 1)
    .map(([name, rows]) => `${name}: ${rows.map(rowLine).join(' · ')}`);
}

const rowLine = (row: Fact) =>
  `${row.bound === 'from' ? 'from ' : row.bound === 'upTo' ? 'up to ' : ''}${figure(row, en.units)} (${row.pages.join(', ')}${row.reading ? `, ${en.readings[row.reading]}` : ''})`;

const lists: [title: string, blocks: boolean, rows: string[]][] = [
  ['Sample content to replace', true, counted(sampleRows({ firm, ...en }))],
  [
    'Facts that have expired',
    true,
    facts.filter(({ expires }) => expires && expires < today).map(({ id, expires }) => `${id}, ${expires}`),
  ],
  [
    `Facts that expire within ${soon} days`,
    false,
    expiring(facts, today, soon).map(({ id, expires, source }) => `${id}, ${expires}: ${source.name}`),
  ],
  [
    'Facts the firm must confirm',
    true,
    facts.filter(({ toConfirm }) => toConfirm).map(({ id, note, applies }) => `${id}: ${note ?? applies}`),
  ],
  [
    'Schemes whose continuation is not confirmed',
    false,
    [
      ...new Set(
        facts
          .filter(({ status }) => status?.is === 'unconfirmed')
          .map((row) => `${row.source.name}: ${figure(row, en.units, 'status')}`),
      ),
    ],
  ],
  [
    'Facts with a note for whoever checks them next',
    false,
    facts.filter(({ note }) => note).map(({ id, note }) => `${id}: ${note}`),
  ],
  // Readings the firm's own pages give differently are allowed; they are listed so that nobody is surprised.
  ['Figures that differ between pages', false, differing()],
];

for (const [title, , rows] of lists) {
  console.log(`${title}: ${rows.length}`);
  for (const row of rows) console.log(`  ${row}`);
}
const blocking = lists.filter(([, blocks, rows]) => blocks && rows.length > 0);
if (blocking.length > 0)
  console.log(`\nNot ready to launch: ${blocking.map(([title]) => title.toLowerCase()).join('; ')}.`);
if (process.argv.includes('--launch') && blocking.length > 0) process.exit(1);
