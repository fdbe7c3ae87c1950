// What borrowers ask beside rates and sums: each has an answer of its own, in the three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedded } from './setup.ts';

const assistant = embedded();
const reply = (message: string) => assistant.answer({ message }).response;

test('stamp duty in rupees follows the price and the name on the deed', () => {
  const rows: [string, RegExp[]][] = [
    ['stamp duty and registry of a 46 lakh flat in my wife’s name, in rupees', [/₹2,30,000/, /₹46,000/, /₹2,76,000/]],
    ['30 lakh ki registry pati patni dono ke naam, kitna paisa', [/₹1,80,000/, /₹30,000/, /₹2,10,000/]],
    ['60 lakh ke makan ki stamp duty mere naam aur patni ke naam dono batao', [/₹3,60,000/, /₹3,00,000/]],
    ['बीस लाख के प्लॉट पर स्टाम्प ड्यूटी कितने रुपये', [/₹1,20,000/, /₹1,00,000/, /₹20,000/]],
    ['price 28 lakh but dlc value 31 lakh, registry for a woman in rupees', [/₹1,55,000/, /₹31,000/]],
  ];
  for (const [asked, wanted] of rows) for (const one of wanted) assert.match(reply(asked), one, asked);
});

test('without a price the percentages are said', () => {
  assert.match(reply('stamp duty kitni hai'), /6%.*5%/);
});

const known: [string, RegExp][] = [
  ['main apne saale ke loan me guarantor hu, wo bhar nahi raha, kya mujhe dena padega', /poora loan/],
  ['can the bank auction our house after some missed EMIs', /notice with time to pay/],
  ['बिल्डर से फ्लैट के कौन से कागज लेने चाहिए', /RERA/],
  ['makan power of attorney par liya hua hai, loan hoga?', /registered sale deed/],
  ['my aadhaar says Sureshkumar and pan says Suresh Kumar, is that a problem', /affidavit/],
  ['kya makan ke kiraye ko bank income manega', /rent agreement/],
  ['चालू लोन की दर अपने बैंक से कम कैसे कराऊं', /conversion/],
  ['pmegp ke liye padhai kitni honi chahiye bhai', /class 8 /],
  ['may I sell the flat before the loan ends', /pays off your loan/],
  ['loan ka paisa seller ko jata hai ya mere khate me', /bechne wale/],
  ['builder 2 saal se possession nahi de raha, kist ja rahi hai', /RERA/],
  ['login fee wapas hogi kya agar loan na mile', /aksar poori ya kuch nahi/],
  ['cheque bounce ka notice aaya hai', /likhit notice/],
  ['pan card nahi bana, loan mil jayega kya', /e-PAN/],
  ['सब्सिडी खाते में कब आएगी', /लॉक/],
  ['saare chhote loan ek me karwa sakte hain kya', /ek EMI/],
  ['prepay the home loan or put it in FD', /do not guess/],
  ['papa se unka flat loan par kharid sakta hu kya', /asli keemat/],
  ['home loan ka interest certificate kaise nikale', /net banking/],
  ['an agent is asking 5000 to pass my file', /Pay nobody/],
  ['government employee ko byaj me kuch chhoot hai kya', /sarkari karmchari/],
  ['90 a kya hota hai zameen ka', /conversion/],
  ['reverse mortgage kya hota hai', /buzurg/],
];
test('each of these is answered by its own words', () => {
  assert.deepEqual(
    known
      .filter(([asked, wanted]) => !wanted.test(reply(asked)))
      .map(([asked]) => `${asked} → ${reply(asked).slice(0, 80)}`),
    [],
  );
});
