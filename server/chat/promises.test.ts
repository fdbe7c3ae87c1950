import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainDigits } from './figure-guard.ts';
import { promisesLoan } from './promises.ts';

const promised = [
  'Your loan is approved.',
  'Good news, you are pre-approved!',
  'Approval is guaranteed.',
  'We guarantee a loan for everyone.',
  'You will definitely get the loan.',
  'You will get your loan in no time.',
  'Consider it sanctioned.',
  'We assure you of approval.',
  'You are eligible and your application has been sanctioned.',
  'I promise it works out.',
  'No worries your loan is approved.',
  'If you apply today your loan is approved.',
  'Enjoy instant approval.',
  'The bank will approve your file.',
  'Aapka loan pakka hai.',
  'Loan pass ho jayega, tension mat lijiye.',
  'Aapko loan mil jayega.',
  'Aapka loan manzoor ho gaya hai.',
  'Hum guarantee dete hain.',
  'Zaroor milega aapko.',
  'आपको ज़रूर मिलेगा।',
  'आपका लोन मंज़ूर हो जाएगा।',
  'लोन मिल जाएगा।',
  'हम गारंटी देते हैं।',
  'आपका लोन पास हो गया है।',
];
const mentioned = [
  'Approval depends on the lender.',
  'No lender can guarantee approval.',
  'We cannot promise that a loan is approved.',
  'They don’t guarantee anything.',
  'Once your loan is approved, the lender pays it out.',
  'Your loan may be approved within the time the lender names.',
  'A guarantor can help.',
  'The lender decides; we prepare your file.',
  'Manzoori lender par nirbhar karti hai.',
  'Apne CA se zaroor poochh lijiye.',
  'Apne tax adviser se pakka kar lein.',
  'टीम आवेदन से पहले पक्का करती है।',
  'Iski koi guarantee nahi hai.',
  'Agar loan approve ho jaye to paisa khate mein aata hai.',
  'Loan mil sakta hai, faisla lender ka hai.',
  'इसकी कोई गारंटी नहीं है।',
  'लोन मिल सकता है, फ़ैसला बैंक का है।',
  'अगर लोन मंज़ूर हो जाए तो पैसा खाते में आता है।',
];

test('a promise of approval is told from a mention of it, in three languages', () => {
  for (const text of promised) assert.equal(promisesLoan(plainDigits(text)), true, text);
  for (const text of mentioned) assert.equal(promisesLoan(plainDigits(text)), false, text);
});
