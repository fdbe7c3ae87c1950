// A sum is made only of figures whose words say what they are. Each message here once got a confident wrong sum.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Turn } from '../../server/chat/message.ts';
import { embedded } from './setup.ts';

const assistant = embedded();
const ask = (message: string, ...before: string[]) =>
  assistant.answer({ message, history: before.map((text): Turn => ({ from: 'visitor', text })) });

test('a figure that has no role is asked about, with what was understood, and its readings can be pressed', () => {
  const { response, choices } = ask('emi on twenty two lakh fifty at nine percent for ten years');
  assert.match(response, /What is “fifty” here\? I understood ₹22 lakh, 9%, 10 years/);
  assert.match(ask(choices[0]?.label ?? '').response, /^₹22 lakh at 9% a year for 10 years: the EMI is ₹27,869/);
  assert.doesNotMatch(ask('बाईस लाख पचास पर नौ प्रतिशत दस साल की किस्त').response, /₹27,869/);
});

test('an EMI that one can pay, or another’s salary, is no loan', () => {
  // ₹18,000 and ₹20,000 over ten years; ₹30,000 beside 40 lakh.
  assert.match(ask('if i can pay 18k to 20k a month for 10 yrs at 11% how big loan').response, /₹18,000 or ₹20,000/);
  const both = ask('my salary is 45k, wife 30k, want 40 lakh for 20 years at 8.5 what will be emi').response;
  assert.match(both, /₹40 lakh at 8\.5% a year for 20 years: the EMI is ₹34,713/);
  assert.doesNotMatch(both, /₹30,000 at/);
});

test('of a price, what one brings oneself is not borrowed', () => {
  assert.match(ask('35 lakh house, 7 lakh from my side, 8.6%, 20 years what emi').response, /^₹28 lakh at 8\.6%/);
  assert.match(ask('flat 62 lakh ka, 20% down payment, baki loan 8.4% 25 saal emi').response, /^₹49\.6 lakh par 8\.4%/);
  assert.match(
    ask('loan 8 lakh, processing fee 2%, rate 11%, 5 years emi?').response,
    /₹8 lakh at 11% a year for 5 years/,
  );
});

test('fractions as clocks are read, and years that are left unsaid', () => {
  assert.match(ask('emi on 40 lakh at quarter to nine percent for 20 years').response, /8\.75%/);
  assert.match(ask('emi for 30 lakh at half past 8 percent 20 years').response, /8\.5%/);
  assert.match(ask('20 lakh pone nau percent 15 saal ki kist').response, /8\.75%/);
  assert.match(ask('30 lakh loan at 9 percent, 5 me chukana hai, emi kitni').response, /9% saalana, 5 saal/);
  assert.match(
    ask('and if i repay in 5?', 'home loan 30 lakh 8.5% 20 years').response,
    /^₹30 lakh at 8\.5% a year for 5 years/,
  );
});

test('the rest of a price is borrowed, whoever brings the other part', () => {
  // ₹14 lakh was the loan, and the price was asked about.
  const papa = ask('house deal final at 62 lac papa is giving 14 lac balance from bank 8.5% 25 years wht will be emi');
  assert.match(papa.response, /^₹48 lakh at 8\.5% a year for 25 years: the EMI is ₹38,651/);
  const both = ask('flat is 58 lakh. 16.5 lakh i have and 1.5 lakh didi is giving. rest loan for 20 yrs @ 8.5. emi?');
  assert.match(both.response, /^₹40 lakh/);
});

test('a bare figure after a sum takes the place that it can only have; where it could have two, it is asked about', () => {
  assert.match(
    ask('too heavy. make it 20', 'emi for 26 lakh at 8.5 for 15 years').response,
    /^₹26 lakh at 8\.5% a year for 20 years/,
  );
  assert.match(ask('और अगर साढ़े आठ पे मिल जाए', '14 लाख 9 परसेंट 10 साल की किश्त').response, /^₹14 लाख पर 8\.5%/);
  assert.match(ask('make it 10', 'emi for 5 lakh at 12 for 4 years').response, /What is “10” here/);
});

test('what is taken back is not summed', () => {
  const { response } = ask('I typed wrong, it is 20 lakh not 2 lakh, 9%, 15 years, emi?');
  assert.match(response, /^₹20 lakh at 9% a year for 15 years/);
  assert.doesNotMatch(response, /₹2 lakh at/);
  assert.match(ask('2 lakh nahi 12 lakh, 9% 5 saal ki emi').response, /^₹12 lakh par 9%/);
});

test('another’s age is neither the loan’s years nor one’s own', () => {
  const { response } = ask(
    'मेरी उम्र 58 है तनख्वाह 30 हजार बेटे की 26 हजार वो 27 साल का है दोनों मिलके घर का लोन लें तो कितना मिलेगा',
  );
  assert.match(response, /₹56,000/);
  assert.doesNotMatch(response, /27 साल/);
});

test('what is paid above the EMI is extra', () => {
  const { response } = ask('18 लाख बाकी 9% पर 12 साल, हर महीने 3000 रुपये किश्त से ज्यादा भरूं तो कितने महीने पहले खत्म होगा');
  assert.match(response, /हर महीने ₹3,000 अतिरिक्त/);
});

test('a scheme’s own age limit judges, not that of all schemes', () => {
  assert.match(ask('umar 46 chal rhi h, vyupy wali yojna me aa jaunga kya').response, /^Abhi nahi.*18–45/);
});

test('what can be paid each month is no loan over twenty years, and the bank’s own share goes before ours', () => {
  const left = ask('I am left with thirty two thousand that I could put to an instalment. 9 percent 20 yrs. what emi');
  assert.doesNotMatch(left.response, /₹288/);
  const told = ask(
    'salary 62000 inhand, bank bolta hai 40 pratishat hi kist me jayega, 25 saal 8.6, kitna home loan milega',
  );
  assert.match(told.response, /40%.*₹24,800/);
});

test('a scheme named a turn before still has its own age limit', () => {
  assert.match(ask('फिर मेरी उमर सैंतालीस है, हो जाएगा?', 'विश्वकर्मा युवा उद्यमी योजना').response, /18–45/);
});
