// What changes the words of the turn before, or asks more of them, is answered as if all had been said at once.
import { test } from 'node:test';
import { eachOf } from './each.ts';
import { embedded } from './setup.ts';

const assistant = embedded();
const each = eachOf(assistant);

test('a size that was written wrong is put right, whichever of the two is said first', () => {
  each([
    ['crore not lakh', /₹2 crore at 9%/, 'home loan of 2 lakh at 9% for 20 years, emi?'],
    ['lakh nahi crore', /₹2 crore par 9%/, '2 lakh ka home loan 9% 20 saal emi'],
    ['not crore, lakh', /₹40 lakh at 8\.5%/, '40 crore at 8.5% for 15 years emi'],
    ['लाख नहीं करोड़', /₹2 करोड़ पर 9%/, '2 लाख का लोन 9% 20 साल किस्त'],
  ]);
});

test('a figure that was typed wrong is put right where it stood', () => {
  each([
    ['sorry 54 not 45', /Income ₹54,000/, 'salary 45 thousand, 9%, 5 years, how much personal loan'],
    ['9.5 ki jagah 8.9 rakh ke batao', /₹16 lakh par 8\.9%/, '16 lakh 9.5% 15 saal ki emi'],
    ['18 नहीं 81 लाख', /₹81 लाख पर 8\.6%/, '18 लाख 8.6% 20 साल किस्त'],
    // Two turns back, and what was changed since stays changed.
    [
      '18 lakh instead of 16',
      /₹18 lakh at 9% a year for 20 years/,
      'emi of 16 lakh at 9% for 15 years',
      'and 20 years',
    ],
    // It stood twice: nobody knows which is meant.
    ['8 not 9', /^(?!.*₹8 lakh).*$/s, 'emi of 9 lakh at 9% for 5 years'],
  ]);
});

test('offers told before are set against each other', () => {
  each([
    [
      'which of the two is cheaper overall',
      /costs ₹[\d,]+ more interest/,
      'emi for 8 lakh at 11% for 3 years and 8 lakh at 10.5% for 6 years',
    ],
    ['dono me se sasta kaun sa', /kul byaj ₹[\d,]+ zyada/, '6 lakh 12% 3 saal ki emi', 'aur 6 lakh 11.5% 5 saal'],
  ]);
});

test('how much a scheme gives is reckoned with what was told since it was named', () => {
  each([
    [
      'to kitni subsidy milegi',
      /₹5 lakh/,
      'pmegp kya hota hai',
      'gaon me factory lagani hai, general category, project 20 lakh',
    ],
    [
      'then how much do I get',
      /above the limit of ₹9 lakh/,
      'is pmay still open',
      'we earn 12 lakh a year, house is 30 lakh',
    ],
  ]);
});

test('asked where a figure came from, the sum is shown again with what it stands on', () => {
  each([
    [
      'how did you get that',
      /Income ₹64,000 a month, other EMIs ₹6,000: if all EMIs take up to 50% of it, ₹26,000/,
      'net salary 64000, one emi 6000, how much home loan at 8.5% for 20 years',
    ],
    ['ye kaise nikala', /₹7 lakh par 12%/, '7 lakh 12% 4 saal emi'],
  ]);
});

test('the same is asked for somebody else: nothing of what one earns and owes oneself is his', () => {
  each([
    [
      'same papa ke liye bhi nikalo, unki pension 30000 hai',
      /income ₹30,000.*₹15,000/,
      'meri salary 70000 hai, 8000 ki kist chalti hai, 11% 5 saal me kitna personal loan',
    ],
  ]);
});

test('one part of a sum is named with its new figure', () => {
  each([
    ['amount 36 karo', /₹36 lakh par 8\.5%/, '30 lakh 8.5% 20 saal emi'],
    ['25 saal kar do', /₹20 lakh par 9% saalana, 25 saal/, '20 lakh 9% 15 saal emi', 'emi thodi kam karni hai'],
    ['84', /for 7 years/, 'emi of 6 lakh at 13%'],
    ['agar 4 lakh aur apni taraf se du to', /₹26 lakh par 9%/, '40 lakh ka flat', '30 lakh ki emi 9% 20 saal'],
  ]);
});

test('one time that is told twice, and differs, is asked about', () => {
  each([
    ['14 lakh 9% 10 years that is 100 months, emi?', /two figures for the tenure: 10 years or 8 years 4 months/],
    ['14 lakh 9% 10 saal yani 180 mahine ki kist', /do figures mile: 10 saal ya 15 saal/],
    // Told twice and alike.
    ['14 lakh 9% 10 years that is 120 months, emi?', /₹14 lakh at 9% a year for 10 years/],
    // A choice.
    ['14 lakh 9% 10 years or 15 years, emi?', /for 10 years.*for 15 years/],
  ]);
});

test('a message of its own is not put into the words before', () => {
  each([
    [
      'home loan of 20 lakh at 9% for 10 years, not 15',
      /₹20 lakh at 9% a year for 10 years/,
      'emi of 5 lakh at 12% for 3 years',
    ],
    ['how much is your fee', /free|no fee|do not charge/i, 'pmay subsidy, we earn 6 lakh a year'],
    ['which documents for both', /PAN/, '5 lakh 12% 3 years and 5 lakh 11% 4 years emi'],
  ]);
});
