// Sums drawn in the many ways people write and say them: every amount × rate × time × sentence must be read exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Slots, slotReader } from './slots.ts';

type Written = [value: number, text: string];
const each = (values: number[], factor: number, ...ways: string[]): Written[] =>
  values.flatMap((value) => ways.map((way): Written => [value * factor, way.replace('#', String(value))]));

const amounts: Written[] = [
  ...each([2.5, 7, 18, 42], 1e5, '# lakh', '#L', '# lac', '₹# lakh', '# लाख'),
  ...each([1, 2.25], 1e7, '# crore', '#cr', '# करोड़'),
  ...[350_000, 1_250_000].flatMap((value): Written[] =>
    [`Rs.${value}`, `₹${value.toLocaleString('en-IN')}`, `${value.toLocaleString('en-IN')}/-`].map((text) => [
      value,
      text,
    ]),
  ),
  [15_000_000, 'dedh crore'],
  [350_000, 'sadhe teen lakh'],
  [12_000_000, '1 cr 20 lakh'],
  [550_000, 'five lakh fifty thousand'],
  [2_500_000, 'पच्चीस लाख'],
  [750_000, 'साढ़े सात लाख'],
  [1_500_000, '१५ लाख'],
];
const rates: Written[] = [
  ...each([7.3, 8.5, 9, 10.75, 14], 1, '#%', '# percent', '@ #%', '#% p.a.', '# प्रतिशत', '# taka'),
  [8.5, 'eight point five percent'],
  [8.5, 'saade aath percent'],
  [9.25, 'sava nau percent'],
  [8.75, 'paune nau percent'],
  [10.25, 'ten point two five percent'],
  [9.75, 'nau point pachattar percent'],
  [8.5, 'आठ पॉइंट पाँच प्रतिशत'],
];
const times: Written[] = [
  ...each([3, 5, 12, 20], 12, '# years', '#yr', '# saal', '# साल', '# वर्ष'),
  ...each([18, 60, 240], 1, '# months', '# mahine', '# महीने'),
  [30, 'dhai saal'],
  [240, 'bees saal'],
  [180, 'fifteen years'],
  [18, '1 year 6 months'],
];
const monthly: Written[] = [
  ...each([8, 12, 22.5], 1e3, '#k', '# hazar', '# thousand', '# हज़ार'),
  [15_000, '₹15,000'],
  [15_000, 'pandrah hazar'],
  [2_500, 'dhai hazar'],
];

/** The same draws every time, so that a failure can be run again. */
function draws(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as T;
  };
}

/** What is left of a loan and its time stand for the loan's own in a sum: either may be read. */
const either: Record<string, string> = { owed: 'amount', remaining: 'tenure' };
const read = ({ filled, loose }: Slots) => ({
  ...Object.fromEntries(
    Object.entries(filled).map(([role, list]) => [either[role] ?? role, list.map(({ value }) => value)]),
  ),
  ...(loose.length > 0 && { loose: loose.map(({ value }) => value) }),
});

/** Sentences with {role} where a drawn value stands. */
const sentences: Record<string, string[]> = {
  'sum.emi': [
    'emi for {amount} at {rate} for {tenure}',
    '{amount}, {tenure}, {rate}, emi kitni hogi',
    '{rate} par {amount} ki kist {tenure} ke liye',
    'hello sir mujhe {amount} ka loan chahiye {tenure} ke liye {rate} byaj par, mahine ki kist bata do na',
  ],
  'sum.afford': [
    'main {emi} mahina de sakta hu, {tenure}, {rate}, kitna loan milega',
    'I can pay {emi} a month at {rate} for {tenure}, how big a loan?',
    'हर महीने {emi} भर सकता हूँ, {rate} पर {tenure}, कितना लोन बनेगा',
  ],
  'sum.tenure': [
    '{amount} at {rate}, paying {emi} per month, how long',
    '{amount} ka loan {rate} par, {emi} ki kist du to kitne saal lagenge',
  ],
  'sum.prepay': [
    '{amount} at {rate} for {tenure}, if I pay {extraMonthly} extra every month what do I save',
    'har mahine {extraMonthly} extra bharu to, loan {amount}, {rate}, {tenure}',
  ],
  'sum.outstanding': [
    '{amount} at {rate} for {tenure}, how much is left after {elapsed}',
    '{amount} liya tha {rate} par {tenure} ke liye, {elapsed} ho gaye, kitna baki hai',
  ],
  'check.fit': [
    'salary {income}, {amount} ka loan milega kya',
    'meri tankhwah {income} hai aur {running} ki emi chal rahi hai, loan mil jayega',
  ],
};
const drawn: Record<string, Written[]> = {
  amount: amounts,
  rate: rates,
  tenure: times,
  elapsed: times,
  emi: monthly,
  extraMonthly: monthly,
  income: monthly,
  running: monthly,
};
const drawnCount = 500;
/** What a reader that learns may leave to chance. */
const mostWrong = 0.01;

/** Nobody has paid longer than the loan runs, pays in more than it comes to, or owes each month what he earns. */
const mayBe = ({ elapsed: [gone = 0] = [], tenure: [time = 480] = [], ...sums }: Record<string, number[]>): boolean => {
  const [amount, extra, income, running] = ['amount', 'extraMonthly', 'income', 'running'].map(
    (role) => sums[role]?.[0],
  );
  return gone < time && (extra ?? 0) * time < (amount ?? Infinity) && (running ?? 0) < (income ?? Infinity);
};

for (const [intent, ways] of Object.entries(sentences)) {
  test(`${intent} in every notation`, () => {
    const pick = draws(2026);
    const wrong: string[] = [];
    for (let count = 0; count < drawnCount; count += 1) {
      const wanted: Record<string, number[]> = {};
      const message = pick(ways).replace(/\{(\w+)\}/g, (_, role: string) => {
        const [value, text] = pick(drawn[role] ?? []);
        wanted[role] = [value];
        return text;
      });
      if (!mayBe(wanted)) continue;
      const found = read(slotReader(message)([intent]));
      try {
        assert.deepEqual(found, wanted);
      } catch {
        wrong.push(`${message}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
      }
    }
    assert.ok(
      wrong.length <= drawnCount * mostWrong,
      `${wrong.length} of ${drawnCount}: ${wrong.slice(0, 6).join('\n')}`,
    );
  });
}
