// What is told beside a question is not answered as another one; what is asked beside it is.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Turn } from '../../server/chat/message.ts';
import { embedded } from './setup.ts';

const assistant = embedded();
const say = (message: string, ...turns: string[]) => {
  const history = turns.map((text, at): Turn => ({ from: at % 2 === 0 ? 'visitor' : 'assistant', text }));
  return assistant.answer({ message, history }).response;
};

test('no block is added for what a clause only tells, or what the answer covers', () => {
  const cases: [question: string, right: RegExp, stray: RegExp][] = [
    ['My floating rate has been raised. What choices must the lender offer me?', /longer tenure/, /11\.99/],
    ['My bank has not answered my complaint. When may I go to the RBI Ombudsman?', /14448/, /2009/],
    ['Meri credit report mein galat entry hai; sudharne mein kitne din lagte hain?', /30 din/, /working days/],
    ['emi bounced, they added penal interest. legal??', /penal charge/, /Apply page/],
    ['Mukhyamantri Yuva Swarojgar Yojana ke liye umr kitni honi chahiye?', /18–45/, /18–65/],
    ['it is showing cibil -1 what does it mean am i black listed', /not a bad one/, /With a score of/],
  ];
  for (const [question, right, stray] of cases) {
    assert.match(say(question), right);
    assert.doesNotMatch(say(question), stray);
  }
});

test('what is asked in a clause of its own is answered too', () => {
  const two = say('what is the home loan rate and are you open on sunday');
  assert.match(two, /7\.3–10\.5%/);
  assert.match(two, /Sunday/);
  const fees = say('प्रोसेसिंग फीस 15000 बताई है जीएसटी अलग कुल कितनी हुई और आप लोग अपनी फीस अलग से लेते हो क्या');
  assert.match(fees, /₹17,700/);
});

test('an EMI beside an income runs, unless its own clause says that it could be paid', () => {
  assert.match(
    say('salary 27k, one emi of 4500, want a personal loan. 12% 5 yrs. what is the max i could get'),
    /₹4,04,595/,
  );
  assert.match(say('salary 80k aur 25k tak ki emi de sakta hu, 8.5 pe 20 saal kitna loan milega'), /^₹25,000 ki EMI/);
  assert.match(say('pension 36 hazar hai, makan ka kiraya 14 hazar aata hai, kitni kist tak theek'), /₹25,000/);
  assert.match(
    say('widow pension 11500 + tailoring 6000, age 43. personal loan of fifty thousand possible?'),
    /some lenders/,
  );
  assert.match(
    say('2 lakh ek saath bhar du to kitna bachega, 9.2% par 12 saal baki'),
    /loan ki rakam|kitna baaki|loan amount/i,
  );
});

test('a rule is worked out for the figures that were told', () => {
  assert.match(
    say('Paid 2.75 lakh as interest last year on the house we live in. Old tax regime. How much counts?'),
    /₹2,00,000 counts/,
  );
  assert.match(
    say('24 lakh ka ghar hai. mere paas dhai lakh hai jama. itne me ho jayega kya down payment'),
    /₹2\.5 lakh iske liye kaafi/,
  );
  assert.match(say('35 lakh ka makan, registry apne naam ya patni ke naam, stamp me kitna fark'), /₹35,000 kam/);
  assert.match(say('phone aate h 1% byaj pe loan le lo. itna kam hota bhi h kya sach me?'), /itni kam dar nahi/);
});

test('what was offered, a unit put right and a figure that was asked for are tied to the turn before', () => {
  const offered =
    'Two that may fit: (1) MUDRA loans for a small business, and (2) PMAY-U 2.0 for a first house. Which one?';
  assert.match(say('the second one', 'what help is there to buy a house or start work', offered), /PMAY-U 2\.0/);
  assert.match(say('साल नहीं महीने थे', '5 लाख 12% 24 किस्त', '24 साल की किस्त लगभग ₹5,302 होगी।'), /₹23,537/);
  const asked = 'Your income is above what is needed. What is your credit score?';
  assert.match(say('my score is 640 only', 'will i get a personal loan, salary 27000', asked), /640/);
});

test('who borrows in a group, or has no Form 16, hears of that', () => {
  const group = assistant.answer({
    message: 'samuh loan wali raat tak ghar me baithi rehti hai, beizzat karti hai',
    history: [],
  });
  assert.match(group.response, /apne niyam/);
  assert.equal(group.showContactForm, true);
  assert.doesNotMatch(
    say('form 16 ni h mere pas factory wale dete hi ni', 'ghar ke loan me kya kya kagaz', 'Form 16 bhi.'),
    /dhokha/,
  );
});
