// Sums whose figures are told in an everyday way: zero percent, a rate that rises, what is left of a price, whether a loan fits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachOf } from './each.ts';
import { embedded } from './setup.ts';

const assistant = embedded();
const each = eachOf(assistant);

test('zero percent is a rate, and the nought of ten percent is none', () => {
  each([
    ['the shop gives a fridge at ZERO percent, 54000 in 9 months. what is the emi', /EMI is ₹6,000 a month/],
    ['जीरो परसेंट पर 18000 का फोन 12 किश्त में, महीने की किश्त कितनी', /₹1,500/],
    ['12 lakh 10% 8 saal ki emi', /10% saalana/],
    ['5lakhs@10%for3yrs emi', /10% a year/],
  ]);
});

test('a rate that rises is added, one that falls is taken off', () => {
  each([
    [
      'suppose the rate goes up by half percent then how much more per month will go from my pocket',
      /9\.25%.*₹1,125 more/,
      '35 lakh for 20 yr at 8.75 emi?',
    ],
    ['0.5% kam pe transfer karu to kitna bachega', /8\.25%/, '35 lakh 8.75% 20 saal baki'],
  ]);
});

test('what is left of a price beside one’s own money is lent', () => {
  each([
    ['Auto costs 2.85 lakh, I pay 60k, remaining 2.25 lakh at 8 percent for three years. emi?', /₹2\.25 lakh at 8%/],
    ['7 lakh mera. baki 9.25 pe das saal, kist?', /₹17 lakh par 9\.25%/, 'plot 24 lakh'],
  ]);
});

test('who tells a loan in full beside an income hears whether it fits', () => {
  each([
    [
      'I earn 30000 and pay 6,500 for a gold loan. a personal loan of 4 lakhs 14 percent 3 yrs on top, too much or not',
      /^Not on that income alone/,
    ],
    ['salary 48 hazar emi 11 hazar, 9 lakh 9.5% 8 saal wala baith jayega na', /₹420 zyada/],
    ['my pay is 95k, 11k goes for a car. at 8.6 and 20 years tell the biggest home loan', /₹41\.7/],
  ]);
});

test('incomes and EMIs that are added up are shown one by one', () => {
  each([
    [
      'my pay 42,500 and wife 31,000 both will sign, car emi 6,200 and phone 1,100. home loan 8.5 20 yrs how much',
      /₹73,500 \(₹42,500 \+ ₹31,000\).*₹7,300 \(₹6,200 \+ ₹1,100\)/,
    ],
  ]);
});

test('the link names what was added up as one figure', () => {
  const message = 'my pay 42,500 and wife 31,000 both will sign. home loan at 8.5 for 20 years, how much';
  const titles = assistant.answer({ message }).sources.map(({ title }) => title);
  assert.ok(
    titles.some((title) => title.includes('₹73,500')),
    titles.join(),
  );
  assert.ok(!titles.some((title) => title.includes('+')), titles.join());
});

test('what is denied by its number alone is taken back where it stood', () => {
  each([
    ['emi for 18 lakh at 9.5 for 12 years... sorry sorry not 18 it is 21 lakh rest same', /₹21 lakh at 9\.5%/],
    ['emi do thi 6200 aur 2100, 2100 wali khatam. salary 47 hazar, kitni nayi emi le sakta hu ab', /₹17,300/],
  ]);
});

test('what changes a sum told before changes that figure', () => {
  each([
    ['and if they give 8.25%', /from 9\.4% to 8\.25%/, '24 lakh left at 9.4, 14 years, other bank 8.6, saving?'],
    ['seller came down to 57', /₹57 lakh.*₹11\.4 lakh is your own/, 'flat of 60 lakh, how much must i bring myself'],
    ['I am 48, retire at 60 and want it paid by then, 20 lakh at 9, emi?', /₹20 lakh at 9% a year for 12 years/],
  ]);
});

test('whether a planned EMI fits an income is answered with yes or no, with what runs already', () => {
  each([
    ['salary 52000, emi 24500 banegi. chalega?', /₹24,500.*₹26,000 hai: haan/],
    [
      '48k in hand, bike 2600 + mobile 1450 ki emi chalu. ab 21,900 ki home loan emi le lu kya? bank dega?',
      /₹25,950.*₹24,000 hai: ₹1,950 zyada/,
    ],
    ['36,500 तनख़्वाह है, घर की किस्त 17,900 बन रही है, और कोई उधार नहीं। चल जाएगा?', /₹17,900.*₹18,250 है: हाँ/],
    ['take home is 45k and planning emi of 21,500, no other loan at all. is it ok', /₹21,500.*is ₹22,500: yes/],
    [
      'take home 45k, car emi 6,200 and planning emi of 21,500. is it ok',
      /₹27,700 \(₹21,500 \+ ₹6,200\); .*₹5,200 too much/,
    ],
  ]);
});

test('what is paid now and what could be paid are two EMIs of one loan', () => {
  each([
    [
      'Loan left 14,60,000, emi 19,750, 10.2%. By how many months it gets shorter if i pay 21,750 from now?',
      /₹2,000 extra every month.*1 year 5 months sooner/,
    ],
    ['20 lakh baki 9%, 25 hazar ya 20 hazar ki kist du to kab tak', /Kaunsa/],
    ['business loan outstanding 5,90,000 at 15.5, emi 20,600. how many emis are really left', /repaid in 3 years/],
  ]);
});

test('two times, two rates and two lenders are set side by side', () => {
  each([
    [
      '30 hazar ki emi me 10 saal aur 15 saal dono me kitna loan banta h 8.8% pe',
      /10 saal.*₹23\.88 lakh.*15 saal.*₹29\.92 lakh/,
    ],
    ['They say 8.9 instead of 8.4. On 40 lakh 20 years how much more will I pay per month?', /difference is ₹1,272/],
    [
      'balance 24 lakh at 9.65%, 15 yrs left. other bank gives 8.5. if I keep paying the same emi, how much is saved',
      /EMI of ₹25,279 kept, the loan ends 1 year 9 months sooner/,
    ],
    [
      'papa ki pension 24k aati h. main 55k kamata hu. papa loan me nahi judenge unki age 68 hai. 15 saal 8.75 pe mujhe kitna milega',
      /₹55,000.*₹27\.51 lakh/,
    ],
  ]);
});
