import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { boundsFor } from '../../../content/calculator.ts';
import { productIds } from '../../../content/products.ts';
import { readParams } from '../../../domain/loan/params.ts';
import { emi } from '../../../domain/loan/emi.ts';
import { rupees } from '../../../domain/money/format.ts';
import { en } from '../../../content/en/all.ts';
import { facts, firm } from '../../../tests/assistant/setup.ts';
import { groundOf, ungrounded } from '../figure-guard.ts';
import { createVoices } from '../reply/voice.ts';
import { slotReader } from '../slots/slots.ts';
import type { SumOutcome } from './outcome.ts';
import { saySum } from './say.ts';
import { computeSum, isSumIntent, type SumIntent, sumIntents } from './sums.ts';

const voices = createVoices(facts, firm, en.site.address);
const languages = ['en', 'hi', 'hinglish'] as const;

function ask(intent: SumIntent, message: string, product: string | null = null) {
  const slots = slotReader(message)([intent]);
  const input = { slots, product, facts };
  const outcome: SumOutcome = computeSum(intent, input);
  const said = (language: (typeof languages)[number]) => saySum(intent, outcome, input, voices[language]);
  return { outcome, said, text: said('en').text, href: outcome.state === 'result' ? outcome.href : null };
}

test('every sum that the corpus knows can be computed', () => {
  // Stamp duty is no sum of a loan: answers/stamp-duty.ts.
  const known = readdirSync(new URL('../corpus/', import.meta.url)).filter(
    (name) => name.startsWith('sum.') && name !== 'sum.stampduty.jsonl',
  );
  assert.deepEqual(
    sumIntents.filter((intent) => intent.startsWith('sum.')).toSorted(),
    known.map((name) => name.replace('.jsonl', '')).toSorted(),
  );
  assert.equal(isSumIntent('sum.emi'), true);
  assert.equal(isSumIntent('ask.rate'), false);
});

test('no sum is made of nothing', () => {
  assert.deepEqual(
    sumIntents.filter((intent) => ask(intent, 'kitna hoga').outcome.state === 'result'),
    [],
  );
});

test('each answer repeats what was understood and has the figures of the calculator', () => {
  const cases: [SumIntent, string, string | null, RegExp[]][] = [
    [
      'sum.emi',
      '60 lakh eight point five percent 20 years',
      'home-loan',
      [/^₹60 lakh at 8\.5% a year for 20 years:/, /₹52,069 a month/],
    ],
    ['sum.total', '60 lakh 8.5% 20 years total interest', null, [/₹64,96,655/]],
    [
      'sum.afford',
      'I can pay 25000 a month, 9%, 20 years',
      null,
      [/^An EMI of ₹25,000 at 9% a year for 20 years/, /about ₹27\.78 lakh/],
    ],
    [
      'sum.tenure',
      '30L at 9% if I pay 45000 a month',
      null,
      [/^₹30 lakh at 9% a year, paying ₹45,000/, /7 years 9 months/],
    ],
    ['sum.tenure', '30L at 9% if I pay 20000 a month', null, [/does not even cover the interest/, /at least ₹\d/]],
    [
      'sum.prepay',
      '30L 8.5% 20yr, 2 lakh prepay after 2 yrs',
      null,
      [/^₹30 lakh at 8\.5% a year, 20 years/, /₹2 lakh paid extra after 2 years/, /2 years 7 months sooner/],
    ],
    [
      'sum.transfer',
      '9.5 se 8.5 pe, 20 lakh baki, 15 saal, 12 hazar kharcha',
      null,
      [/^₹20 lakh left for 15 years, moved from 9\.5% to 8\.5%/, /₹20,884 to ₹19,695/, /costs of ₹12,000/],
    ],
    [
      'sum.outstanding',
      '24 lakh loan at 9, 20 years, 6 years paid, what is left',
      null,
      [/^₹24 lakh at 9% a year for 20 years/, /₹20,58,600/],
    ],
    ['sum.flat', '5 lakh 8% flat 3 saal', null, [/^8% flat for 3 years is the same as 14\.55%/, /₹17,222/]],
    ['sum.flat', 'do rupaye saikda saal ka kitna', null, [/^2% a month is 24% a year/]],
    ['sum.compare', '15 vs 20 years on 40L at 8.5', null, [/₹39,390/, /₹34,713/, /costs ₹12,40,978 more/]],
    ['sum.subsidy', 'pmegp 25 lakh general urban', 'government-subsidies', [/Project of ₹25 lakh/, /15%, ₹3\.75 lakh/]],
    ['check.amount', '60k salary', 'home-loan', [/^Income ₹60,000 a month/, /7\.3%/]],
    ['check.amount', '45 hazar salary aur 30 hazar emi pehle se', 'home-loan', [/no room/]],
    [
      'check.fit',
      'age 33 salary 58000 score 731',
      'home-loan',
      [/^It depends.*731/, /21–65/, /₹25,000/, /750\+ or .*650\+/],
    ],
    ['check.fit', 'salary 25000, 50 lakh chahiye', 'home-loan', [/^Not on that income alone: ₹50 lakh/]],
    ['check.fit', 'score 599', 'personal-loan', [/^Not as it stands: a score of 599/]],
    ['check.fit', 'cibil -1, salary 40k', 'personal-loan', [/^It depends.*−1/]],
    ['check.fit', 'meri umar 20 saal', null, [/Home loan: no/i]],
    // One share of every price lent too much on dear homes: the law has three, by the size of the loan.
    ['check.amount', 'flat worth 25 lakh', 'home-loan', [/up to about ₹22\.5 lakh; ₹2\.5 lakh is your own/]],
    ['check.amount', 'flat worth 35 lakh', 'home-loan', [/up to about ₹30 lakh/]],
    ['check.amount', 'flat worth 80 lakh', 'home-loan', [/up to about ₹64 lakh/]],
    ['check.amount', 'flat worth 1.2 crore', 'home-loan', [/up to about ₹90 lakh/]],
    ['check.amount', 'property worth 60 lakh', 'mortgage-loan', [/about ₹30 lakh to ₹42 lakh/]],
    // Each by itself fits, and together they do not.
    ['check.fit', 'age 61, tenure 15 years', 'home-loan', [/^Not over 15 years/, /Over 4 years at most/]],
    [
      'sum.prepay',
      '5000 extra dalu har mahine 28 lakh ke loan me 8.6% 18 saal',
      null,
      [/₹5,000 extra every month/, /₹9,34,814/],
    ],
  ];
  for (const [intent, message, product, wanted] of cases) {
    const { text, outcome } = ask(intent, message, product);
    assert.equal(outcome.state, 'result', `${message}: ${text}`);
    for (const pattern of wanted) assert.match(text, pattern, message);
  }
});

test('what is missing, double or of an unknown time is asked for', () => {
  const cases: [SumIntent, string, SumOutcome['state'], RegExp][] = [
    ['sum.emi', '20 lakh ki emi', 'missing', /interest rate.*tenure/],
    ['sum.transfer', '9.5 se 8.5 pe shift', 'missing', /still owed.*still runs/],
    ['sum.afford', 'kitna loan banega', 'missing', /EMI you can pay/],
    ['sum.tenure', '20 lakh 9%, 20 hazar ya 25 hazar ki kist du to kab tak', 'conflict', /₹20,000 or ₹25,000/],
    ['check.amount', 'income 6 lakh', 'unclear', /6 lakh: is that a month or a year/],
    ['sum.prepay', '10 lakh ka loan 9% 5 saal, 10 lakh part payment', 'outside', /do not make a loan/],
  ];
  for (const [intent, message, state, wanted] of cases) {
    const { text, outcome } = ask(intent, message);
    assert.equal(outcome.state, state, `${message}: ${text}`);
    assert.match(text, wanted, message);
  }
});

test('the link is the calculator with the figures of the answer', () => {
  const state = (href: string | null) =>
    readParams(new URL(href ?? '', 'https://x').searchParams, boundsFor, productIds).state;
  const prepay = state(ask('sum.prepay', '30L 8.5% 20yr, 2 lakh prepay after 2 yrs').href);
  assert.deepEqual([prepay.amount, prepay.rate, prepay.months, prepay.view], [3_000_000, 8.5, 240, 'prepay']);
  assert.deepEqual(prepay.prepay.extras, [{ month: 24, amount: 200_000 }]);
  // What is not paid every month or year is not in the address.
  assert.doesNotMatch(ask('sum.prepay', '30L 8.5% 20yr, 2 lakh prepay after 2 yrs').href ?? '', /monthly|yearly/);
  assert.equal(ask('sum.subsidy', 'pmegp 10 lakh gaon mahila').said('en').pages.includes('/emi-calculator'), false);
  const moved = state(ask('sum.transfer', '9.5 se 8.5 pe, 20 lakh baki, 15 saal').href);
  assert.deepEqual([moved.transfer.oldRate, moved.transfer.newRate, moved.transfer.months], [9.5, 8.5, 180]);
  assert.equal(state(ask('check.amount', '60k salary', 'home-loan').href).affordability.income, 60_000);
  assert.equal(ask('sum.emi', '5 lakh 40% 5 years').href, null);
});

test('what income a loan asks for: half of it is the instalment', () => {
  const { emi: instalment, exact } = emi({ principal: 2_000_000, annualRate: 9, months: 180 });
  const { text } = ask('sum.income', '20 lakh at 9% for 15 years, what salary is needed');
  assert.ok(text.includes(rupees(instalment)), text);
  assert.ok(text.includes(rupees(exact.emi * 2)), text);
  // Without a rate and a time, both ends of the loan's own rows.
  assert.match(
    ask('sum.income', '30 lakh home loan ke liye kitni salary', 'home-loan').text,
    /at [\d.]+% a year to .* at/,
  );
  assert.equal(ask('sum.income', 'kitni salary chahiye').outcome.state, 'missing');
});

test('no answer to the corpus holds a figure without ground, in any language', () => {
  const wrong: string[] = [];
  for (const intent of sumIntents) {
    const lines = readFileSync(new URL(`../corpus/${intent}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    for (const line of lines.filter((_, index) => index % 3 === 0)) {
      const { q, p } = JSON.parse(line) as { q: string; p: string[] };
      const { outcome, said } = ask(intent, q, p[0] ?? null);
      for (const language of languages) {
        const { text, rows, shown } = said(language);
        const ground = [
          groundOf(shown),
          groundOf(rows.flatMap((row) => ['', 'status'].map((variant) => voices[language].figure(row, variant)))),
        ];
        const phone = text.replaceAll(firm.phones.main.shown, '');
        const loose = ungrounded(phone.replaceAll('PMAY-U 2.0', ''), ground, q);
        if (loose.length > 0 || /[{}]|undefined|NaN/.test(text))
          wrong.push(`${q} (${outcome.state}): ${text} ${loose}`);
      }
    }
  }
  assert.deepEqual(wrong.slice(0, 5), []);
});

test('an EMI of the corpus is the one of the figures repeated before it', () => {
  const lines = readFileSync(new URL('../corpus/sum.emi.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  let results = 0;
  for (const line of lines) {
    const { outcome, text } = ask('sum.emi', (JSON.parse(line) as { q: string }).q);
    if (outcome.state !== 'result') continue;
    results += 1;
    for (const { frame, figures } of outcome.sentences) {
      if (frame !== 'emi') continue;
      const { amount, rate, tenure } = figures as unknown as {
        amount: { amount: number };
        rate: { percent: number };
        tenure: { months: number };
      };
      const sum = emi({ principal: amount.amount, annualRate: rate.percent, months: tenure.months });
      assert.ok(text.includes(rupees(sum.emi)), text);
    }
  }
  assert.ok(results > 80, `${results} of ${lines.length} were worked out`);
});
