import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 9,
  title: 'Balance transfer: when moving a home loan pays',
  description:
    'How to reckon whether moving your home loan to another lender pays: the gap in rate, the years left, the cost of moving, and asking your bank first.',
  excerpt:
    'A lower rate elsewhere is a reason to reckon, not yet a reason to move. The four figures that decide, a letter to write to your own lender first, and the papers a transfer needs.',
  author: '{site.name} desk',
  date: '2026-05-19',
  category: 'Home Loans',
  readTime: '5 min read',
  image: 'blog/home-loans-a',
  imageAlt: 'Block print of houses in rows on pink, one printed darker',
  content: [
    {
      type: 'paragraph',
      text: 'In a balance transfer a new lender pays off your old one and takes over the house papers. You owe the same balance to a different desk, at a lower rate if the reckoning was right. It is one of the few ways to make a running loan cheaper without paying anything in. It is also sold hard, by telephone, to people for whom it saves nothing. Four figures tell the two cases apart.',
    },
    { type: 'heading', text: 'The four figures that decide' },
    {
      type: 'list',
      items: [
        'The balance: how much you still owe, taken from the latest statement of account.',
        'The gap: your present rate less the new one, both as they stand today.',
        'The time left: the instalments that remain. Interest is heavy in the early years and light in the late ones, so the same gap is worth much at the start and little at the end.',
        'The cost of moving: every fee on both sides, added into one sum.',
      ],
    },
    {
      type: 'paragraph',
      text: 'If balance, gap and time are all large, a transfer usually pays. If any of the three is small, it usually does not. The fourth figure settles the doubtful cases.',
    },
    { type: 'heading', text: 'The same gap, early and late' },
    {
      type: 'paragraph',
      text: 'Take a borrower who owes {ex.transfer.amount} with {ex.transfer.tenure} to go, at {ex.transfer.rate} a year. The EMI is {ex.transfer.emi} and the interest still to come {ex.transfer.interest}. At {ex.transfer-new.rate}, where our overview sheet starts, the EMI over the same time would be {ex.transfer-new.emi} and the interest {ex.transfer-new.interest}. Subtract the one from the other, and you have the most that you could spend on moving.',
    },
    {
      type: 'paragraph',
      text: 'Now take a neighbour in the last stretch, who owes {ex.transfer-late.amount} with {ex.transfer-late.tenure} to go at the same rate. The EMI is {ex.transfer-late.emi} and the interest still to come {ex.transfer-late.interest}. After a move it would be {ex.transfer-late-new.emi} and {ex.transfer-late-new.interest}. The gap in rate is the same. What is left to gain may be no more than the fees and a few lost mornings.',
    },
    {
      type: 'paragraph',
      text: 'There is a trap in the first case as well. If the new lender starts the clock afresh and spreads the balance over {ex.transfer-stretched.tenure}, the EMI falls further, to {ex.transfer-stretched.emi}, and looks like a success. The interest becomes {ex.transfer-stretched.interest}. Compare this with what you would have paid by staying. Always ask for the quote over the months that you have left, not over a round number of years.',
    },
    {
      type: 'image',
      src: 'blog/inline-balance',
      alt: 'A pair of scales weighing one side against the other',
      caption: 'The saving belongs in one pan, every fee of both lenders in the other.',
    },
    { type: 'heading', text: 'Add up the cost of moving' },
    { type: 'paragraph', text: 'Ask for each of these in rupees. Percentages hide small print.' },
    {
      type: 'list',
      items: [
        'At the old lender: any charge for closing early, statement and document fees, interest up to the day of closing.',
        'At the new lender: processing, the advocate’s opinion, the valuer’s visit, the cost of registering the new charge.',
        'Insurance: whether the policy tied to the old loan ends, and what a new one would cost. You are free to ask for a quote without it.',
        'Tax: the yearly certificates will come from two lenders for the year of the move. Keep both.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Whether a closing charge applies depends on the kind of rate, on the purpose and on whether the borrower is a person or a firm. Ask the old lender for the rule in writing, with the amount as of a named day.',
    },
    { type: 'heading', text: 'Write to your own lender first' },
    {
      type: 'paragraph',
      text: 'Before you move, ask to be repriced. Lenders often give new customers a smaller spread than old ones, and many will lower yours on request for a modest fee, with no new valuation and no registration. Three sentences are enough: the account number, the written offer that you hold from another lender, and the question at what rate and for what fee yours can be converted. Send it to the branch and to the service address, and note the date.',
    },
    {
      type: 'paragraph',
      text: 'If the answer brings you close to the outside offer, stay. Most of the saving for little of the trouble is a good bargain. If no answer comes, you have lost nothing by asking, and you will be asking the same people for your papers soon.',
    },
    { type: 'heading', text: 'What the new lender will check' },
    {
      type: 'paragraph',
      text: 'A transfer is a new loan, and the file is read from the beginning: income, running EMIs, record, title. The detail sheet asks for a score of {home.score}, and some lenders on the overview sheet start at {home.score.overview}. Every EMI on the old loan should have been paid on its date; a transfer is no refuge for an account in trouble. If you have changed jobs, grown older or begun a business since the first loan, expect different questions. The property is valued again, and what you owe must fit within the lender’s share, up to {home.ltv} on our detail sheet.',
    },
    {
      type: 'paragraph',
      text: 'The papers are simpler than the first time, since the originals already lie with a lender:',
    },
    {
      type: 'list',
      items: [
        'The sanction letter and the agreement of the present loan.',
        'A statement of account from the first day, and a list of the documents that the old lender holds.',
        'A foreclosure letter that names the closing sum for a certain day.',
        'Proof of income and identity, as for any home loan.',
        'Copies of the title chain and the approved plan.',
      ],
    },
    { type: 'heading', text: 'The days in between' },
    {
      type: 'paragraph',
      text: 'The new lender pays the old one directly. The old one then has to release your originals, and the new one waits for them. For this time the new lender is not yet secured, and some charge a higher rate until the papers arrive. Ask about it. Go yourself on the day of collection, tick every paper against the list, and do not let the old automatic debit run on once the account is closed. Cancel the mandate only when the no-dues letter is in your hand.',
    },
    { type: 'heading', text: 'A top-up at the same time' },
    {
      type: 'paragraph',
      text: 'Many lenders offer further money on top of the transferred balance. It can be sensible for a repair or to clear a dearer loan, since the rate stays close to that of the home loan. Reckon it separately. A transfer that pays only because it brings cash along is a new loan under another name.',
    },
    { type: 'heading', text: 'Mistakes to avoid' },
    {
      type: 'paragraph',
      text: 'Do not move for a promotional rate that is fixed for a short while without reading what follows. Do not compare the new EMI with the old one when the months differ. Do not begin while a sale of the house is near. Do not let several lenders draw your credit report in the same week for a mere conversation.',
    },
    {
      type: 'paragraph',
      text: 'The new lender decides whether it wants the loan, and the old one decides what it will offer to keep it. Between the two you hold a strong position, for as long as your EMIs have been regular and your sums are on paper.',
    },
  ],
  related: [8, 10, 5],
  sample: true,
};
