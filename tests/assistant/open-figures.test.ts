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
  // ₹18,000 and ₹20,000 over ten years: what either repays; ₹30,000 beside 40 lakh.
  assert.match(
    ask('if i can pay 18k to 20k a month for 10 yrs at 11% how big loan').response,
    /^An EMI of ₹18,000 .*₹13,06,714.*An EMI of ₹20,000 .*₹14,51,905/,
  );
  const both = ask('my salary is 45k, wife 30k, want 40 lakh for 20 years at 8.5 what will be emi').response;
  assert.match(both, /₹40 lakh at 8\.5% a year for 20 years: (?:the EMI is|EMI) ₹34,713/);
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

test('a correction changes the one part that had the old figure, and nothing where the new one was said all along', () => {
  assert.match(
    ask('nahi nahi 12 nahi 21 bola tha', '12 lakh 10 saal 9% kist').response,
    /^₹21 lakh par 9% saalana, 10 saal/,
  );
  assert.match(
    ask('nahi nahi 12 nahi 21 bola tha', 'ikkis lakh 10 saal 9% kist').response,
    /^₹21 lakh par 9% saalana, 10 saal/,
  );
  assert.match(ask('not 15, 50', 'emi 15 lakh 9.5% 7 years').response, /^₹50 lakh at 9\.5% a year for 7 years/);
  assert.match(
    ask('7 ki jagah 10 saal kar do', 'emi 15 lakh 9.5% 7 years').response,
    /^₹15 lakh par 9\.5% saalana, 10 saal/,
  );
  // 9 was the loan and the rate.
  assert.match(ask('9 nahi 12', 'emi 9 lakh 9% 7 years').response, /“12” kya hai/);
});

test('something set anew after a sum: the instalment, the loan, or a question back', () => {
  assert.match(
    ask('tees hazaar kar du to?', '25 hazar ki emi de sakta hu 9% 20 saal, kitna loan').response,
    /^₹30,000 ki EMI.*₹33\.34 lakh/,
  );
  assert.match(
    ask('tees hazaar kar du to?', 'emi of 20 lakh at 8.5 for 15 years').response,
    /₹30,000 har mahine.*7 saal 7/,
  );
  assert.match(ask('make it 25 lakh', 'emi of 20 lakh at 8.5 for 15 years').response, /^₹25 lakh at 8\.5%/);
  const ten = ask('make it ten', '8 lakh 13% 5 yrs');
  assert.match(ten.response, /What is “ten” here/);
  assert.match(ask(ten.choices[2]?.label ?? '').response, /^₹10 lakh at 13% a year for 5 years: the EMI is ₹22,753/);
});

test('a share of a price gives the loan and one’s own money; flat and reducing stand side by side', () => {
  const plot = ask('plot 22 lakh ka hai, 80% loan 9.25 pe 15 saal, emi aur jeb se kitna lagega').response;
  assert.match(plot, /^₹17\.6 lakh .*₹18,114.*₹4\.4 lakh aapka/);
  const flat = ask('12 lakh for 5 years machine loan at 14, flat or reducing makes how much difference?').response;
  assert.match(flat, /₹34,000 a month.*₹27,922: ₹6,078 a month apart/);
});

test('charges on a figure that is named', () => {
  const duty = ask(
    "Flat for 46 lakh in Jagatpura, deed only in my wife's name. stamp duty and registration in rupees please",
  );
  assert.match(duty.response, /₹2,30,000.*₹46,000/);
  assert.match(ask('processing fee 8500 boli hai aur gst upar se. total kitna katega').response, /₹1,530: kul ₹10,030/);
  assert.doesNotMatch(ask('processing fee 8500 gst samet, theek hai kya').response, /₹10,030/);
  assert.match(
    ask('विश्वकर्मा युवा उद्यमी योजना में 14 लाख का लोन हो तो मार्जिन मनी कितने रुपये मिलेगी').response,
    /^₹14 लाख .*₹3\.5 लाख/,
  );
});

test('years beside a loan are the loan’s, and a scheme is not judged by another loan’s rules', () => {
  const havildar = ask(
    'Havildar, 38, in hand 56k, cibil 771, no loans. 30 lakh for house at Sikar 20 yrs. will it go through?',
  );
  assert.match(havildar.response, /an age of 38 fits.*a tenure of 20 yrs is within/);
  assert.doesNotMatch(
    ask('tailoring shop 8 months old, takes in 45 thousand a month mostly cash, no ITR. mudra possible?').response,
    /Not as it stands/,
  );
  assert.match(ask('How much would 15 lakh cost me a month?').response, /I still need the interest rate/);
});

test('who tells an income tells the EMIs that are paid, and what follows counts too', () => {
  const scooty = ask(
    'i take home 62k and my husband 41k, we pay 9k for the scooty, how much house loan at 8.6 over 25 years',
  );
  assert.match(scooty.response, /Income ₹1,03,000 \(₹62,000 \+ ₹41,000\) a month, other EMIs ₹9,000.*₹52\.34 lakh/);
  const salary = 'how much home loan can i get on 50k salary';
  assert.match(ask('i have an emi of 8000 too', salary).response, /other EMIs ₹8,000.*₹17,000 a month is free/);
  assert.match(ask('20 years at 9', salary).response, /At 9% a year for 20 years that carries about ₹27\.78 lakh/);
  assert.match(ask('my wife also earns 30k', salary).response, /Income ₹80,000/);
  // A fifth of it was taken for the rate.
  assert.match(
    ask('20 percent of salary goes in emi, salary 40k, how much home loan more').response,
    /other EMIs ₹8,000/,
  );
});

test('two ways to prepay are summed each by itself; what is mortgaged is not what is borrowed', () => {
  assert.match(
    ask('prepay 3 lakh now or 5k monthly on 24 lakh 8.9 14 years left').response,
    /₹3 lakh paid extra with the first EMI: you save ₹6,02,634.*₹5,000 extra every month: you save ₹5,55,389/,
  );
  assert.match(
    ask('isme 2 lakh pehle de du to', '10 lakh emi 12% 5 saal').response,
    /^₹10 lakh .*₹2 lakh pehli EMI ke saath extra/,
  );
  assert.match(
    ask('mortgage on shop of 45 lakh, emi at 10% for 10 years on the max').response,
    /still need the loan amount/,
  );
  assert.match(
    ask('loan of 10 lakh, already repaid 3 lakh, rest at 10% for 4 years').response,
    /Which one do you mean|still need the loan amount/,
  );
  assert.match(ask('kist 18500 hai 8.9 pe 12 saal bache, kitna loan baki hoga').response, /₹16\.33 lakh/);
});

test('a wish after a sum is no change of it, and another income is not left out', () => {
  const sum = 'emi of 20 lakh at 8.5 for 15 years';
  assert.equal(ask('call kar do', sum).showContactForm, true);
  assert.match(
    ask('salary 80k aur 25k tak ki emi de sakta hu, 8.5 pe 20 saal kitna loan milega').response,
    /^₹25,000 ki EMI/,
  );
  assert.match(ask('wife earns 30 and me 50 thousand home loan how much').response, /Income ₹80,000/);
  // The years end with the age that lenders allow.
  assert.match(ask('age 50 salary 60k home loan how much').response, /Over 15 years, the longest/);
});

test('another EMI, another time and another’s place are told from a prepayment', () => {
  const pays = ask('my loan 26 lakh, 8.9, 18 yrs left. if i pay 30000 instead of current emi how soon done');
  assert.match(pays.response, /paying ₹30,000 a month: repaid in 11 years 8 months/);
  assert.match(
    ask('loan 5 lakh 3 saal 12%, 1 saal baad 1 lakh bhar du to kitna bachega').response,
    /1 saal baad ₹1 lakh extra/,
  );
  assert.match(ask('15 ke bajay 20 saal lu 25 lakh 8.6 pe to kitna fark').response, /15 saal ke liye.*20 saal ke liye/);
  assert.match(ask('gaon me ho to?', 'pmegp 10 lakh project subsidy kitni').response, /gaon 25%.*gaon 35%/);
  const dealer = 'छह लाख पर दस परसेंट फ्लैट चार साल, बैंक में दस परसेंट घटता ब्याज हो तो किस्त कितनी होगी और डीलर वाली कितनी';
  assert.match(ask(dealer).response, /₹17,500.*₹15,218/);
});
