import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 10,
  title: 'How to read a sanction letter before you sign it',
  description:
    'A sanction letter is an offer with conditions. What each part means, which lines to underline, what to ask in writing, and when to send it back.',
  excerpt:
    'The letter that says “we are pleased to sanction” is an offer with conditions, and some of them cost money. A reading in seven passes, with a pencil, before you sign the copy.',
  author: '{site.name} desk',
  date: '2026-04-14',
  category: 'Financial Planning',
  readTime: '5 min read',
  image: 'blog/financial-planning-a',
  imageAlt: 'Rising steps block-printed on indigo cloth, one flight in white',
  content: [
    {
      type: 'paragraph',
      text: 'The letter begins with “we are pleased”, and most people stop reading there. It is natural: the worry is over and the seller is waiting. But a sanction letter is not yet the loan. It is an offer with conditions, made for a limited time, and your signature on the duplicate turns it into the frame of everything that follows. An evening with a pencil is well spent on it. Read it in passes, each with one question.',
    },
    { type: 'heading', text: 'First pass: is it about you' },
    {
      type: 'paragraph',
      text: 'Check the names of all borrowers as they stand on the identity papers, the address of the property, the purpose and the account number from which the EMI is to be drawn. A wrong flat number is a small thing today and a long delay at the registrar’s office. See who is named as co-applicant and who as guarantor. They are different roles, and neither should come as a surprise to the person concerned.',
    },
    { type: 'heading', text: 'Second pass: the sum' },
    {
      type: 'paragraph',
      text: 'There are often two or three sums in a letter. The sanctioned amount is the most that the lender will pay out. The eligible amount may be higher or lower and binds nobody. The disbursed amount, which you will see later, can be smaller still, because the lender pays against the valuer’s figure and against the stage of building.',
    },
    {
      type: 'paragraph',
      text: 'Look for premiums and fees that have been added to the loan. If an insurance premium is financed, you pay interest on it for as long as the loan lasts. Ask whether it is required and what the EMI is without it, and ask for the answer on paper.',
    },
    { type: 'heading', text: 'Third pass: the rate' },
    {
      type: 'paragraph',
      text: 'Underline three words: fixed, floating, thereafter. For a floating rate the letter should give the benchmark, the spread and the reset date. For a fixed rate it should give the last day of the fixed time. If a concession is mentioned, such as a lower rate for keeping a salary account or for a woman borrower, see what ends it.',
    },
    {
      type: 'paragraph',
      text: 'Compare the figure with what you were told. On our sheets home loans run {home.rate} a year across lenders, with the overview sheet starting at {home.rate.purchase} for a purchase and {home.rate.construction} for construction. If the letter is above what was quoted, there may be a reason in your file. Ask for the reason.',
    },
    {
      type: 'paragraph',
      text: 'Then find the annual percentage rate, which carries the fees inside it, in the key facts statement. If that statement is not in the envelope, ask for it. It is the only figure by which two letters from two lenders can be compared fairly.',
    },
    {
      type: 'image',
      src: 'blog/inline-paper-file',
      alt: 'A paper file with a letter on top',
      caption: 'Keep the signed letter, the key facts statement and every reply in one file.',
    },
    { type: 'heading', text: 'Fourth pass: the EMI and the years' },
    {
      type: 'paragraph',
      text: 'Check the arithmetic yourself. A loan of {ex.sanctioned-home.amount} at {ex.sanctioned-home.rate} a year over {ex.sanctioned-home.tenure} has an EMI of {ex.sanctioned-home.emi}. Put your own three figures into the calculator on this site; the answer should agree with the letter to the rupee or nearly so. If the letter’s EMI is higher, something has usually been added to the sum. If it is lower, look whether the tenure has been stretched.',
    },
    {
      type: 'paragraph',
      text: 'Note when the first EMI falls due, and whether interest is charged alone before that. With a building that is paid for in stages you may owe interest on the part disbursed while the EMI proper has not begun. It repays nothing. Ask how long this can last, and whether you may start the full EMI at once.',
    },
    { type: 'heading', text: 'Fifth pass: the conditions' },
    {
      type: 'paragraph',
      text: 'This is the part in small type, and the one that delays the money. Conditions come in two kinds. Some must be met before disbursal: an original deed, a consent from the society, proof that your own contribution has been paid, the closing of an older loan. Some last as long as the loan does: insurance of the building, no letting without consent, no further charge on the property.',
    },
    { type: 'paragraph', text: 'Make a list of the first kind with a name and a date beside each line.' },
    {
      type: 'list',
      items: [
        'Which papers are still wanted, and who has them?',
        'Which old loan must be closed, and what proof is accepted?',
        'Which part of my contribution must be paid before you release yours?',
        'Which signatures are needed from people who live elsewhere?',
        'Which of these can be waived, and by whom?',
      ],
    },
    {
      type: 'paragraph',
      text: 'If a condition cannot be met at all, say so now. A paper that does not exist will not come into being after the seller has been paid.',
    },
    { type: 'heading', text: 'Sixth pass: the price of trouble' },
    {
      type: 'paragraph',
      text: 'Look for what happens when something goes wrong. What is charged for a late EMI, and is it a charge or extra interest? What is charged for a failed mandate? When is an account called overdue, and when may the lender recall the whole loan? What does it cost to pay in parts, to close early, to change the rate, to have a list of documents? You do not expect to need these lines. Nor does anyone else who comes to need them.',
    },
    {
      type: 'paragraph',
      text: 'A business borrower should read one line more: the covenants. Stock statements due each month, a minimum turnover through the account or a consent needed for new borrowing can put a healthy loan into default on paper.',
    },
    { type: 'heading', text: 'Seventh pass: the clock' },
    {
      type: 'paragraph',
      text: 'Every sanction has a last day. After it the rate may be set anew or the file reopened. Put that day beside the dates in your agreement with the seller, and see which comes first. Our overview sheet gives {home.approval} for a home loan approval; the way from the letter to the money depends on title, valuation and your conditions, and it is usually the longer part. Do not promise the seller a day that the letter does not support.',
    },
    { type: 'heading', text: 'When to send it back' },
    {
      type: 'paragraph',
      text: 'Ask for a corrected letter, and do not sign with a remark in the margin, if any of these is true.',
    },
    {
      type: 'list',
      items: [
        'The rate, the sum or the tenure differs from what was agreed, without a reason in writing.',
        'Insurance or another product is made part of the loan that you did not ask for.',
        'A spoken promise about fees or early payment appears nowhere.',
        'A name or the property is described wrongly.',
        'A page is missing, or there are blanks.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Ask by e-mail, politely, line by line. The officer at the counter may not be able to change a letter, but can pass a written question to the person who can. The lender decides what it offers. You decide whether to sign, and until you do, nothing in the letter binds you. Read it once more in the morning, and then sign every page.',
    },
  ],
  related: [1, 9, 4],
  sample: true,
};
