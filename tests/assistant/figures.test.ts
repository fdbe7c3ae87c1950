// No figure from nowhere: thousands of generated questions, every figure of every reply traced to the ledger, the
// question or a sum that is worked out again here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { emi } from '../../domain/loan/emi.ts';
import { units } from '../../content/en/units.ts';
import { figure } from '../../content/fill.ts';
import { figuresIn } from '../../server/chat/figure-guard.ts';
import { question } from './generate.ts';
import { embedded, facts, firm } from './setup.ts';

const assistant = embedded();
const kinds: Record<string, string> = {
  percent: '%',
  rupees: '₹',
  years: 'm',
  age: 'm',
  months: 'm',
  days: 'd',
  'working-days': 'd',
  hours: 'h',
};
const known = new Set<string>();
for (const row of facts) {
  for (const value of typeof row.value === 'number' ? [row.value] : row.value) {
    const kind = kinds[row.unit] ?? 'n';
    known.add(`${kind}${row.unit === 'years' || row.unit === 'age' ? value * 12 : value}`);
    known.add(`n${value}`);
    // A day, 2026_01_31, is written with its own numbers.
    if (row.unit === 'date') for (const part of [value % 100, Math.floor(value / 1e4)]) known.add(`n${part}`);
  }
  // The day a scheme closed: “closed on 31 March 2025”.
  for (const { kind, value } of figuresIn(figure(row, units, 'status'))) known.add(`${kind}${value}`);
}
// Phones, hours, the address and names that hold digits. One to three number the steps after an application.
const constants = [
  firm.phones.main.shown,
  firm.phones.messaging.shown,
  '302001',
  '9:00 7:00 5:00 10:00 3:00',
  '80 24 7 16 12 100 1 2 3 90',
];
for (const text of constants) for (const { value } of figuresIn(text)) known.add(`n${value}`);

const oldest = facts.filter(({ unit }) => unit === 'age').map(({ value }) => Math.max(...[value].flat()));

function untraced(asked: string, reply: string): string[] {
  const own = figuresIn(asked);
  const bare = new Set([
    ...own.filter(({ kind }) => kind === 'n').map(({ value }) => value),
    // "A 22 year old" may come back as "an age of 22".
    ...own.filter(({ kind }) => kind === 'm').flatMap(({ value }) => [value, value / 12]),
  ]);
  const ownKeys = new Set([
    ...own.map(({ kind, value }) => `${kind}${value}`),
    // "86 months" come back as 7 years 2 months.
    ...own.filter(({ kind }) => kind === 'm').flatMap(({ value }) => [`m${value - (value % 12)}`, `m${value % 12}`]),
    // So do "320 kist".
    ...[...asked.matchAll(/(\d+) (?:kist|emi)/g)].flatMap(([, count]) => [
      `m${Number(count) - (Number(count) % 12)}`,
      `m${Number(count) % 12}`,
    ]),
    // "I earn 45" is told in thousands, and said so.
    ...[...bare].filter((value) => value <= 400).map((value) => `₹${value * 1000}`),
    // What is left until the age at which a loan must have ended, in whole years.
    ...[...bare].flatMap((age) => oldest.map((end) => `m${Math.floor(end - age) * 12}`)),
  ]);
  return (
    figuresIn(reply)
      .map(({ kind, value }) => ({ kind, value, key: `${kind}${value}` }))
      .filter(({ key, value }) => !known.has(key) && !ownKeys.has(key) && !bare.has(value))
      // "7943262 and ₹86,16,026" is read as two sums; the first comes back as it was typed, without a unit.
      .filter(({ kind, value }) => !(kind === 'n' && own.some((said) => said.value === value)))
      .map(({ key }) => key)
  );
}

/** An EMI reply states its own inputs; the sum must follow from them. */
function sumsHold(reply: string): boolean {
  const list = figuresIn(reply);
  const inputs = {
    principal: list.find((f) => f.kind === '₹')?.value,
    annualRate: list.find((f) => f.kind === '%')?.value,
  };
  const months = list
    .filter((f) => f.kind === 'm')
    .slice(0, 2)
    .map((f) => f.value);
  if (inputs.principal === undefined || inputs.annualRate === undefined || months[0] === undefined) return false;
  const { principal, annualRate } = inputs as { principal: number; annualRate: number };
  const rupees = new Set(list.filter((f) => f.kind === '₹').map((f) => f.value));
  return [months[0], months[0] + (months[1] ?? 0)].some((time) => {
    if (!Number.isInteger(time) || time < 1) return false;
    const sum = emi({ principal, annualRate, months: time });
    return [sum.emi, sum.interest, sum.total].every((value) => rupees.has(value));
  });
}

/** One instalment of one loan; what other sums give is held by server/chat/sums. */
const isSum = (reply: string) => (reply.match(/the EMI is|ke liye EMI:|के लिए EMI/g) ?? []).length === 1;

/** What an income carries is a sum too. */
const carries =
  /free for one|[Oo]n a property of|ki property par|की संपत्ति पर|EMI ke liye bachta|के लिए बच|[Ss]aari EMI mila|सारी ईएमआई मिला|All EMIs together/;

test('no reply to a generated question holds a figure without ground', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { response, kind, settled } = assistant.answer({ message: asked });
      if (settled && kind === 'emi' && isSum(response)) assert.ok(sumsHold(response), `${asked} → ${response}`);
      else if (!settled && !carries.test(response))
        assert.deepEqual(untraced(asked, response), [], `${asked} → ${response}`);
    }),
    { numRuns: 6000 },
  );
});

test('whatever is typed gets a short reply, and none of it comes back as markup', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'binary' }),
        question.map((text) => `<script>${text}</script>`),
      ),
      (asked) => {
        const { response, showContactForm, sources } = assistant.answer({ message: asked });
        assert.ok(response.length > 0 && response.length <= 1200);
        assert.doesNotMatch(response, /<\/?[a-z]/i);
        assert.equal(typeof showContactForm, 'boolean');
        for (const { href, title } of sources) assert.ok(href.startsWith('/') && title.length > 0);
      },
    ),
    { numRuns: 3000 },
  );
});
