// Figures of one message that cannot all be right are asked about; where either end or way is meant, both are told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Turn } from '../../server/chat/message.ts';
import { embedded } from './setup.ts';

const assistant = embedded();
const ask = (message: string, ...before: string[]) =>
  assistant.answer({ message, history: before.map((text): Turn => ({ from: 'visitor', text })) });

test('what is told twice and differs is asked about', () => {
  const rest = ask('Price of the flat is 64 lakh, 20 lakh from my side, so loan of 52 lakh at 8.7% for 20 years, EMI?');
  assert.match(rest.response, /₹52 lakh or ₹44 lakh\. Which one/);
  assert.match(ask('dedh lakh (15,00,000) pe 11% 4 saal ki emi').response, /₹1\.5 lakh ya ₹15 lakh/);
  assert.match(ask('3 lakh for 2 years at 1.5% a month that is 20% a year, emi?').response, /18% or 20%/);
  const runs =
    'हाथ में 70 हजार आते हैं, किस्तें कुल 12 हजार की हैं, कार की 9 हजार और फोन की 5 हजार। 8.5% 20 साल, कितना होम लोन मिलेगा';
  assert.match(ask(runs).response, /₹12,000 या ₹14,000/);
  // What goes into the registry too is no clash.
  assert.match(
    ask('flat 60 lakh, 18 lakh mine, loan 43 lakh at 8.5% 20 years emi').response,
    /^₹43 lakh at 8\.5% a year for 20 years: the EMI is ₹37,316/,
  );
});

test('either end of a payment, and either of two payments, is worked out', () => {
  assert.match(
    ask('20 se 22 hazar ki kist de sakta hu 9% 15 saal, kitna loan milega').response,
    /^₹20,000 ki EMI.*₹22,000 ki EMI/,
  );
  const ways = ask('22 lakh baki, 9%, 12 saal. 1 lakh bharu ya 3 lakh bharu, byaj kitna bachega').response;
  assert.match(ways, /₹1 lakh pehli EMI.*₹3 lakh pehli EMI/);
});

test('a rate that the bank raised is no move, and the EMI told stands for the time', () => {
  const raised = 'bank revised 8.25 to 8.9, outstanding 22 lakh, 140 emis left, how much my emi goes up';
  assert.match(ask(raised).response, /₹24,522.*₹25,313.*₹791/);
  assert.match(
    ask('12 lakh left at 8.75%, emi 15000. if i pay 2 lakh at once when will it be over').response,
    /10 years 1 month to pay.*2 years 4 months sooner/,
  );
});

test('an EMI that is somebody else’s is not taken off', () => {
  const sum = 'salary 60k, 15000 ki emi chal rahi, 11% 5 saal pe kitna personal loan milega';
  assert.match(ask(sum).response, /₹15,000 bachta hai/);
  assert.match(ask('wo emi papa ki hai, meri koi emi nahi', sum).response, /₹30,000 EMI ke liye bachta hai/);
});

test('a woman’s extra percent under VYUPY is told beside the rate without it', () => {
  const asks = 'main mahila hu, VYUPY me 30 lakh ka loan 11% pe mile to subsidy ke baad byaj kitna padega';
  assert.match(ask(asks).response, /extra chhoot ke saath lagbhag 2% saalana padta hai, uske bina 3%/);
  assert.match(ask('meri umar 48 hai vyupy me ho jayega? nahi to mudra me kitna').response, /18–45/);
  assert.doesNotMatch(ask('meri umar 48 hai vyupy me ho jayega? nahi to mudra me kitna').response, /Haan, 48/);
});

test('numbers are read as they are said', () => {
  assert.match(ask('2.5 lakh @12% 2yrs n half emi').response, /for 2 years 6 months: the EMI is ₹9,687/);
  assert.match(ask('सतरह लाख नौ टका दस साल किस्त बताओ').response, /^₹17 लाख/);
  assert.match(ask('तेरह कर दो परसेंट', 'छह लाख बारह परसेंट चार साल की किस्त').response, /13% सालाना/);
  assert.match(ask('saal ki in hand kamai 7.2 lakh, 9% 20 saal kitna home loan').response, /₹60,000/);
});

test('the sum before is gone back to, and two sums are set against each other', () => {
  const talk = ['30 lakh 20 years 8.5% emi', 'documents for salaried?'];
  assert.match(
    ask('coming back to the emi, what if it is 9%', ...talk).response,
    /^₹30 lakh at 9% a year for 20 years/,
  );
  assert.match(ask('so how much more is that every month', '25 lakh 20 years at 8.5', 'and at 9').response, /₹797/);
  assert.match(ask('दोनों में कुल ब्याज का फर्क कितना', '20 लाख 8.5% 20 साल', '15 साल में').response, /₹6,20,490/);
});

test('the EMI that stays after a change of rate says how long it takes', () => {
  const kept =
    '30 lakh outstanding, 9.4 tha ab 8.6 kar diya bank ne, emi same rahegi, 18 saal bache the, ab kitne saal lagenge';
  assert.match(ask(kept).response, /8\.6% saalana, ₹28,847 har mahine dene par: 16 saal me poora/);
});

test('what stands beside a figure says that it plays no part', () => {
  const kids = '40 lakh ka loan 8.5 pe 20 saal, salary kam se kam kitni honi chahiye. 2 bachhe h 6 aur 10 saal ke';
  assert.match(ask(kids).response, /₹69,426/);
  const kept =
    'mother gets pension 24000 and my salary is 40500, both apply. car emi 5200 is on, I have 3.1 lakh in PPF. 9 percent 15 years how much can we get';
  assert.match(ask(kept).response, /₹27,050 a month is free/);
});

test('what is gone of a loan, and what is taken back, is heard', () => {
  const gone =
    'loan was of six lakh for five years at thirteen percent two years are finished how much principal remains';
  assert.match(ask(gone).response, /after the EMIs of 2 years, ₹4,05,172 is still owed/);
  assert.match(
    ask('loan 18 lakh at 9, for 20.. no no make it 15 years, my son says 20 is too long. emi?').response,
    /^₹18 lakh at 9% a year for 15 years: the EMI is ₹18,257/,
  );
  assert.match(
    ask('22 lakh bacha h aur 14 saal, 9.25 se 8.5 pe shift karau to har mahine kitni bachat').response,
    /14 saal/,
  );
  const sold = '20 lakh baki 12 saal 8.5 percent. plot becha 9 lakh me jisme se 4 lakh loan me daalunga, nayi kist?';
  assert.match(ask(sold).response, /₹4 lakh/);
});

test('doubt of a rule brings the rule again, and the last of two loans named is gone back to', () => {
  const rule = 'is there a foreclosure charge on home loans';
  assert.match(ask('You sure? My colleague paid 4% to shut his loan', rule).response, /1 January 2026/);
  const talk = ['20 lakh 9% 15 saal', 'aur 5 lakh 12% 3 saal', 'personal loan me umar?'];
  assert.match(ask('pehle jo 20 lakh wala bataya tha usme kul kitna chukana padega', ...talk).response, /₹36,51,/);
});
