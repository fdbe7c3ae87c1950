// Sums in the many ways visitors write them: every amount × rate × tenure × sentence that is drawn must give the exact EMI.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emi } from '../../domain/loan/emi.ts';
import { rupees } from '../../domain/money/format.ts';
import { embedded } from './setup.ts';

type Written = [number, string];
interface Tongue {
  amounts: Written[];
  rates: Written[];
  tenures: Written[];
  sentences: string[];
}

const each = (values: number[], factor: number, ...ways: string[]): Written[] =>
  values.flatMap((value) => ways.map((way): Written => [value * factor, way.replace('#', String(value))]));
const lakhs = [1, 2.5, 7, 18.75, 42];
const rates = [7.3, 8.5, 9, 10.75, 12, 24];
const years = [1, 3, 5, 12, 20, 30];
const months = [6, 18, 60, 240];
const grouped = [350_000, 1_250_000].flatMap((value): Written[] => {
  const indian = value.toLocaleString('en-IN');
  const western = value.toLocaleString('en-US');
  const plain = [`${value}`, `${value} rs`, `Rs.${value}`, `₹${indian}`, `Rs ${indian}`, `${indian}/-`, western];
  return plain.map((text): Written => [value, text]);
});

const tongues: Record<string, Tongue> = {
  en: {
    amounts: [
      ...grouped,
      ...each(lakhs, 1e5, '# lakh', '#L', '# lacs', '₹# lakh', '# lakh rupees'),
      ...each([1, 2.25], 1e7, '# crore', '#cr', '# Cr'),
      ...each([75, 500], 1e3, '#k', '# thousand'),
      [550_000, 'five lakh fifty thousand'],
      [12_000_000, 'one crore twenty lakh'],
      [5_000_000, 'half a crore'],
    ],
    rates: each(rates, 1, '#%', '# percent', '@ #%', '@#', '#% p.a.', '#% per annum', 'rate #', 'interest #%'),
    tenures: [
      ...each(years, 12, '# years', '#yr', 'for # years', '#-year', 'tenure # years'),
      ...each(months, 1, '# months', '#m', 'over # months'),
    ],
    sentences: ['emi for #', '# emi pls', 'home loan # what will be emi', '# how much i have to pay monthly'],
  },
  hinglish: {
    amounts: [
      ...grouped,
      ...each(lakhs, 1e5, '# lakh', '# lakh rupaye', '#lac'),
      ...each([50, 90], 1e3, '# hazar', '#k'),
      [150_000, 'dedh lakh'],
      [350_000, 'sadhe teen lakh'],
      [175_000, 'paune do lakh'],
      [2_400_000, 'chaubis lakh'],
    ],
    rates: each(rates, 1, '#%', '# percent byaj par', '# pratishat', '# taka', '#% saalana'),
    tenures: [...each(years, 12, '# saal', '# saal ke liye', '# saal k liye'), ...each(months, 1, '# mahine')],
    sentences: ['# ki emi kitni hogi', '# kist batao', '# har mahine kitna dena hoga', 'emi batao #'],
  },
  hi: {
    amounts: [
      ...each(lakhs, 1e5, '# लाख', '# लाख रुपये'),
      ...each([1.5], 1e7, '# करोड़'),
      [750_000, 'साढ़े सात लाख'],
      [1_500_000, '१५ लाख'],
      [500_000, '₹५,००,०००'],
    ],
    rates: each(rates, 1, '#%', '# प्रतिशत', '#% ब्याज', '# फीसदी'),
    tenures: [...each(years, 12, '# साल', '# वर्ष', '# साल के लिए'), ...each(months, 1, '# महीने', '# माह')],
    sentences: ['# की ईएमआई', '# किस्त कितनी होगी', '# हर महीने कितना देना होगा'],
  },
};

const drawn = 1500;
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [2, 0, 1],
] as const;

/** The same draws every time, so that a failure can be run again. */
function draws(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as T;
  };
}

const assistant = embedded();
for (const [language, { amounts, rates, tenures, sentences }] of Object.entries(tongues)) {
  test(`sums in ${language}, in every notation`, () => {
    const pick = draws(2026);
    const wrong: string[] = [];
    for (let count = 0; count < drawn; count += 1) {
      const [principal, amount] = pick(amounts);
      const [annualRate, rate] = pick(rates);
      const [length, tenure] = pick(tenures);
      const parts = [amount, rate, tenure];
      const given = pick(orders).map((index) => parts[index]);
      const message = pick(sentences).replace('#', given.join(pick([' ', ', '])));
      const { response } = assistant.answer({ message });
      const sum = rupees(emi({ principal, annualRate, months: length }).emi);
      if (!response.includes(sum)) wrong.push(`${message}: not ${sum} ← ${response.slice(0, 100)}`);
    }
    assert.deepEqual(wrong.slice(0, 10), []);
  });
}

test('what is paid extra, each month or to another bank is no principal, whichever sum the words sound like', () => {
  const sums: [string, RegExp][] = [
    // Five lakh were heard in these, or five percent, or forty months.
    ['emi on fifteen point two five lakh at nine point seven five per cent for 10 years', /₹15\.25 lakh at 9\.75%/],
    ['pachas point saat paanch lakh ki emi 9 percent 20 saal', /₹50\.75 lakh par 9%/],
    ['तीन दशमलव सात पांच लाख पर 9 प्रतिशत से 3 साल की किस्त', /₹3\.75 लाख पर 9%/],
    [
      'sixty five lakh fifty thousand @8.4 for two hundred forty months emi',
      /₹65\.5 lakh at 8\.4% a year for 20 years/,
    ],
    ['emi of 20 lakh at 9% for one eighty months', /for 15 years/],
    // The EMI of the first sum, or of the second, was the answer to these.
    ['loan 60 lakh at 8 percent for 7 years, if i prepay 25 lac how much do i save', /₹60 lakh.*₹25 lakh paid extra/],
    ['got a bonus of 2.75 lakh to put in my 12.5 lakh loan, 9.25 percent, 15 years remaining, benefit?', /paid extra/],
    ['बीस लाख बाकी हैं दस प्रतिशत पर आठ साल बचे हैं, दो लाख और भर दूं तो कितना बचेगा', /₹2 लाख पहली ईएमआई के साथ अतिरिक्त/],
    // A loan of ₹25,000.
    [
      'with emi of 25k per month at 9.25 pc over 20 years what loan can i take',
      /EMI of ₹25,000 .*loan of about ₹27\.29 lakh/,
    ],
    // Half of it, as if it were an income.
    ['max 22k monthly is possible for me. at 10% for 3 years how much loan would that be', /EMI of ₹22,000/],
    ['with emi of fifteen thousand per month at 8.75 percent over 4 years what loan can i take', /EMI of ₹15,000/],
    // "Which rate do you mean?", and the instalment alone.
    ['40 लाख बाकी, सात वर्ष बचे, अभी 10.5% है, सवा आठ फीसदी में बदल लूं तो कितनी बचत', /10\.5% से 8\.25% पर/],
    ['paying 10.75% on one cr with 10 yrs to go, another bank offers 9 percent. saving?', /moved from 10\.75% to 9%/],
  ];
  for (const [message, said] of sums) assert.match(assistant.answer({ message }).response, said, message);
});

test('an answer is said once, however often it is asked for', () => {
  const { response } = assistant.answer({ message: 'one crore twenty lakhs, rate 8 point 2, time 22 years' });
  assert.equal(response.match(/98,280/g)?.length, 1);
});
