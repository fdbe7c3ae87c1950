// What somebody tells of his own case decides the answer: a limit is held against it, a clock time against the hours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Turn } from '../../server/chat/message.ts';
import { eachOf } from './each.ts';
import { embedded } from './setup.ts';

const assistant = embedded();
const visitor = (...messages: string[]): Turn[] => messages.map((text) => ({ from: 'visitor', text }));
const ask = (message: string, ...before: string[]) => assistant.answer({ message, history: visitor(...before) });

const each = eachOf(assistant);

test('the housing subsidy is held against the income and the price', () => {
  each([
    ['pmay subsidy for us? family income 11 lakh a year', /^No: that income is above the limit of ₹9 lakh/],
    ['awas yojana me hamari family income 5 lakh saalana hai milegi kya', /^Haan, yeh income/],
    ['पीएम आवास में 48 लाख का फ्लैट चलेगा क्या', /^नहीं: ₹35 लाख से महँगा घर/],
    ['my family income is 11 lakh a year, then?', /above the limit/, 'pmay 2.0 subsidy for whom'],
  ]);
});

test('a sum named beside MUDRA falls into one of its steps', () => {
  each([
    ['mudra me 45 hazar chahiye kaun sa wala', /^45 hazar ka loan Shishu me/],
    ['mudra loan of 3 lakh, which kind is that', /^With a loan of 3 lakh it is Kishor/],
    ['mudra 8 lakh', /Tarun/],
    ['मुद्रा में पच्चीस लाख मिल जाएगा', /सीमा/],
  ]);
});

test('each scheme is summed by its own table', () => {
  each([
    ['pmegp second loan subsidy on 22 lakh for my running service unit, upgrade', /15%, ₹3\.3 lakh of subsidy/],
    ['mukhyamantri yuva swarojgar me 8 lakh par subsidy kitni', /100% byaj lautata/],
    ['PMEGP gives how much in rupees on a project of 18 lakh in a village, for a woman', /35%, ₹6\.3 lakh/],
  ]);
});

test('an instalment is split, and one that somebody was told is held against the right one', () => {
  each([
    [
      '20 lakh 25 years 8.4 percent, how much of the first emi is interest',
      /first EMI of ₹15,970, ₹14,000 is interest/,
    ],
    ['20 lakh 15 saal rate 9.5, kist 21500 bata rahe hain, sahi hai kya', /₹20,884/],
    ['ब्याज 8.5 से बढ़कर 9.25 हो गया, 32 लाख बाकी, 18 साल बाकी। किस्त कितनी बढ़ेगी', /₹28,975[\s\S]*₹30,468/],
    ['5 lakh kam kar du to', /₹15 lakh.*₹13,017/, '20 lakh 20 saal 8.5% emi'],
    ['nhi yaar 2 lakh bola tha 20 nhi', /₹2 lakh.*₹4,449/, '20 lakh ki emi 12% 5 saal'],
    [
      'took 30L at 9.2 for 20 yrs, have paid exactly 60 emis till now. how much is still owed',
      /after the EMIs of 5 years, ₹26,67,989/,
    ],
    ['40 lakh 8.5. husband says 20 year i say 25. what is the difference of emi', /₹34,713[\s\S]*₹32,209/],
    ['24 lakh loan hai, 6 more as top up, all together 8.9 for 12 years, emi?', /₹30 lakh.*₹33,972/],
    ['2 lakh ki machine li, 9800 mahina 24 mahine tak, kul byaj kitna gaya', /₹2,35,200.*₹35,200/],
    ['personal loan 5 lac 13% 5 year, 2 saal ho gye. foreclose karu to kitna paisa lagega', /₹3,37,643/],
    ['wife 42k kamati me 61k, koi emi nahi. 9% pe 20 saal me kitna loan', /₹51,500/],
  ]);
});

test('only what lenders ask of the person says whether it will be lent', () => {
  each([
    ['business loan 8 lakh ka ho jayega', /seema ke andar hai.*turnover/s],
    ['will I get a personal loan of 4 lakh', /within the limit.*score/s],
  ]);
});

test('papers are named by how one earns, and hours by the clock', () => {
  each([
    ['papers for loan against property, i have a shop', /computation/],
    ['salaried ke liye home loan ke kagaz', /Form 16/],
    ['sunday 3.40 pm tak office khula milega?', /^Nahi, us samay/],
    ['शनिवार को शाम चार बजे खुला है क्या', /^हाँ, उस समय/],
    ['is the office open on diwali day', /ring first/],
  ]);
});

test('who is hounded, mourns or despairs hears kind words first, where to turn, and may leave a number', () => {
  const rows: [string, RegExp][] = [
    ['recovery wale roz ghar aake gaali dete hain bachche dar gaye', /^Mujhe afsos hai.*14448.*14416/],
    ['agents shouted at my mother outside our house this morning', /^I am sorry.*14448/],
    ['vasooli wale roz aate hain, ab jeene ka mann nahi karta', /14416/],
    ['my husband passed away last week and the home loan was his, what now', /^I am sorry for your loss/],
  ];
  for (const [asked, wanted] of rows) {
    const { response, showContactForm } = ask(asked);
    assert.match(response, wanted, asked);
    assert.equal(showContactForm, true, asked);
  }
});

test('a figure is taken for what it is, not for what sums mostly have', () => {
  each([
    // Years in a trade, as a tenant, at another firm; a death is no business’s age.
    [
      'cibil -1 hai kabhi loan nahi liya, 27 saal, 40k salary, personal loan milega kya',
      /^(?!.*tenure of|.*27 saal ki tenure)/,
    ],
    ['पति का देहांत 6 साल पहले हुआ, मकान उनके नाम है, उस पर बिजनेस के लिए लोन लेना है', /^(?!.*6 साल पुराना व्यवसाय)/],
    // What is lent on a house is not its value.
    ['ghar girvi rakh ke 9 lakh 11% 10 sal emi', /^₹9 lakh par 11%/],
    ['loan against our shop 18 lacs 10.25 interest 12 years emi pls', /^₹18 lakh at 10\.25%/],
    // The own score, not the other's.
    ['husband ka cibil 580 hai mera 790, home loan milega mujhe akele', /^(?!.*580)/],
    // Counted things are no figures of a sum.
    ['6 machine leni hai, 7.5 lakh ka loan 12.5% 5 saal kist kya banegi', /^₹7\.5 lakh par 12\.5%/],
  ]);
});

test('what a rule comes to in rupees', () => {
  each([
    [
      'loan band kiye 48 din ho gaye, registry ke kagaz nahi mile, kitna harjana',
      /^48 din me kagaz 18 din late hain.*₹90,000/,
    ],
    ['the papers came 47 days after closure, what does the bank owe me', /17 days late.*₹85,000/],
    ['₹10,000 की प्रोसेसिंग फीस पर जीएसटी कितना लगेगा', /₹1,800/],
    ['I want to buy a flat costing ₹30 lakh. What is the maximum home loan I can get on it?', /₹27 lakh/],
    ['EMI 25000 ke liye income kitni chahiye', /₹50,000/],
  ]);
});

test('whoever is too small for a business loan hears of MUDRA', () => {
  each([['turnover saal ka 6 lakh hai kirana, business loan milega', /₹10 lakh se.*MUDRA/]]);
});

test('figures of a story play no part in its sum', () => {
  each([
    ['my son is 6 and i did 34 years as a clerk, emi for 27 lakh at 8.6% for 20 years', /^₹27 lakh.*₹23,602/],
    ['home loan 60 lakh 8.9% 15 saal ki emi batana. galat likh diya, 60 nahi 16 lakh', /^₹16 lakh.*₹16,133/],
    ['we farm 12 bigha and keep 8 buffaloes, need 7.5 lakh at 10.25% for 6 years, instalment?', /₹13,989/],
    ['salary 48,000, brother makes 75,000 but will not sign. at 9% for 15 years what loan', /Income ₹48,000/],
    ['बेटे की फ़ीस 7.2 लाख, मेरे पास 1.7 लाख हैं। बाकी 12% पर 4 साल में, किस्त?', /₹5\.5 लाख/],
    ['flat 54 lakh, we bring 20 percent ourselves, rest on loan at 8.65% for 22 years, emi', /₹43\.2 lakh.*₹36,641/],
  ]);
});

test('fees, late entries, the part paid out and two loans come out in rupees', () => {
  each([
    ['processing fee is 0.35 percent plus gst on my 45 lakh loan, how much in all', /₹15,750\..*₹18,585/],
    ['account se 10,620 kata fee aur gst milake. asli fee kitni thi aur gst kitna', /₹9,000.*₹1,620/],
    ['31 lakh left, 14 years, from 9.4 to 8.55, fee 12,000 plus gst, net saving if i shift', /₹14,160.*₹2,44,405/],
    ['cibil me galat entry ki shikayat ko 47 din ho gaye, kitne rupaye banenge', /₹1,700/],
    ['bank has paid the builder 14 lakh so far at 8.9, what is the pre emi', /₹10,383/],
    ['दो कर्ज़: 3.5 लाख 13% पर 3 साल का, और 1.5 लाख 18% पर 2 साल का। दोनों की किस्त?', /₹19,281/],
  ]);
});

test('a loan is held against its property, and a price against what is lent on it', () => {
  each([
    ['64 लाख के मकान पर 50 लाख का मॉर्गेज लोन मिल जाएगा क्या', /^नहीं.*₹44\.8 लाख/],
    ['buying a house at 1.4 crore, how much down payment by rule', /₹1\.05 crore; ₹35 lakh/],
    ['tenure 5 saal kam kardo to?', /15 saal.*₹34,671/, '35 lakh 8.6% 20 saal emi'],
    ['im not on salary, i drive my own taxi', /ITR|income-tax return/, 'papers for personal loan?'],
    ['what is the rate for a plot', /9\.25%/],
    // The age limit of those who earn as the visitor does.
    ['I am 61, salaried, in a private school. can i get a personal loan', /^Not.*above the limit/],
    ['I turned 62 and run a shop. Can I still take a personal loan?', /^Yes, an age of 62 fits/],
  ]);
});

test('a scheme is refused by whatever keeps somebody out, and never granted when it is closed', () => {
  each([
    [
      'I get 45,000 a month and my husband 35,000. Flat 31 lakh, loan 22 lakh. PMAY subsidy for us?',
      /^No: that income/,
    ],
    ['gaon me ek pakka makan mere naam hai, jaipur me flat 30 lakh, income 8 lakh saalana, pmay milegi?', /^Nahi/],
    ['income 7 lakh saalana, flat 30 lakh, loan July 2024 me sanction hua tha. PMAY ki subsidy milegi?', /^Nahi: sirf/],
    ['main mahila hu, Stand Up India me 30 lakh chahiye, abhi apply ho jayega?', /^(?!Haan)/],
  ]);
});

test('an age shortens what an income carries, and a pause, a delay and a fee are reckoned with', () => {
  each([
    [
      "I'm 54, salaried, take home 1.2 lakh a month, want 20 years at 8.75. How much home loan?",
      /11 years.*₹50,74,782/,
    ],
    ['loan 20 lakh at 12%, six months with nothing to pay, interest is added, then 60 EMIs. EMI after?', /₹47,226/],
    ['EMI of 22,500 went 20 days late, penal charge of 24% a year, I owe 18 lakh. How much for this delay?', /₹296/],
    [
      'sanctioned 36 lakh at 9%, builder got 12 lakh. only interest till possession, how much a month?',
      /₹9,000 a month/,
    ],
    ['5 lakh 4 saal: ek 11.5% + 10,000 fees, dusra 12.25% + 2,500 fees. kul kiska kam?', /₹1,326 sasta/],
    [
      'floating rate 8.5 se 9 ho gaya, baaki 26 lakh, 16 saal bache, shuru me 32 liya tha. EMI kitni badhegi',
      /₹780 har mahine/,
    ],
  ]);
});

test('a story after a changed figure changes nothing else', () => {
  const before = 'emi for 30 lakh at 8.5% for 20 years';
  each([
    ['and at 9? my cousin got that last March, 2 years into his job', /₹26,992/, before],
    ["No, 25 years. 20 was my brother's, he's 39.", /25 years.*₹24,157/, before],
    ['biwi ki 15k bhi jod lo, wo saath legi', /₹27,500/, 'salary 40 hazar, 9% pe 20 saal ghar ka loan kitna milega'],
    [
      'And with 3 instead of 5? I need 2 for my daughter',
      /₹3 lakh paid/,
      '26 lakh outstanding, 9%, 15 years left, prepay 5 lakh',
    ],
  ]);
});
