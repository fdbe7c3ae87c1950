import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 2,
  title: 'When a personal loan makes sense, and when it does not',
  description:
    'A personal loan is quick and needs no security, and you pay for both. Good reasons, poor reasons, the cheaper doors to try first, and what to ask.',
  excerpt:
    'Nothing is pledged and the money comes fast. Both are paid for in the rate. A plain test for deciding whether this is the right loan, and the cheaper doors to try before it.',
  author: '{site.name} desk',
  date: '2026-10-20',
  category: 'Personal Loans',
  readTime: '5 min read',
  image: 'blog/personal-loans-a',
  imageAlt: 'Block print of people in rows, one printed in indigo',
  content: [
    {
      type: 'paragraph',
      text: 'A personal loan asks for no house, no gold and no guarantor. The lender has only your income and your word, and it charges for that. Across lenders the rate runs {personal.rate} a year on our detail sheet; our overview sheet starts at {personal.rate.overview}. Set that beside home loans, which start at {home.rate.overview} on our overview sheet, and the price of speed is plain. The question is never whether you can get such a loan. It is whether the thing you want it for is worth that price.',
    },
    { type: 'heading', text: 'A test in four questions' },
    { type: 'paragraph', text: 'Answer these in writing. If you cannot answer one, wait.' },
    {
      type: 'list',
      items: [
        'Is the need certain? A hospital bill is certain. A wedding list that is still growing is not.',
        'Is the sum known? Borrow against a written estimate, never against a feeling.',
        'Will the EMI be paid from income you already have, rather than from a rise, a bonus or a sale that you expect?',
        'Will the benefit last at least as long as the loan? Paying for a holiday long after you have come home is the usual failure of this test.',
      ],
    },
    {
      type: 'paragraph',
      text: 'A need that passes all of them is a fair candidate. One that fails the third should be dropped at once, because a loan with nothing behind it but hope is the one that ends in default.',
    },
    { type: 'heading', text: 'Where it earns its price' },
    {
      type: 'paragraph',
      text: 'Medical treatment is the clearest case, when insurance falls short and the hospital asks for a deposit. So is the bridge: a sum you will certainly receive, on a date you know, when the expense comes earlier. A repair that stops further damage, such as a roof before the monsoon, belongs here as well.',
    },
    {
      type: 'paragraph',
      text: 'Replacing dearer debt is the case most people overlook. If card balances roll over from month to month at a rate well above the one you are offered, one loan with an end date is better than a balance without one. It works only if the cards are then paid in full each month. Otherwise you will carry both.',
    },
    {
      type: 'paragraph',
      text: 'A family wedding can pass the test if the sum is fixed first. Take {ex.wedding.amount} at {ex.wedding.rate} a year. Over {ex.wedding.tenure} the EMI is {ex.wedding.emi} and the interest comes to {ex.wedding.interest}. Over {ex.wedding-long.tenure} the EMI falls to {ex.wedding-long.emi}, and the interest rises to {ex.wedding-long.interest}. Read the second interest figure aloud to the family before the guest list is closed.',
    },
    {
      type: 'image',
      src: 'blog/inline-balance',
      alt: 'A pair of scales with two pans',
      caption: 'Put the interest on one side and the reason on the other.',
    },
    { type: 'heading', text: 'Where it does not' },
    {
      type: 'paragraph',
      text: 'Do not borrow in this way to invest. Shares, a plot on the Ajmer Road or a friend’s venture must first earn the rate of the loan before they earn you anything, and the EMI does not wait for them. Do not borrow for the deposit on a house: the home lender will see the new loan, count its EMI against you and may offer less. Do not borrow to pay the EMI of another loan; that is the moment to speak to the lender, not to find a new one. And do not borrow because a message on your phone says the amount is already approved. It is an offer to look at you, nothing more.',
    },
    { type: 'heading', text: 'Cheaper doors to try first' },
    { type: 'paragraph', text: 'Try these in order, and stop at the first that opens.' },
    {
      type: 'list',
      items: [
        'Your own savings, down to the emergency reserve but not into it.',
        'An advance from your employer, often the cheapest money there is.',
        'A loan against your own fixed deposit, insurance policy or gold, where something you own stands behind it.',
        'A top-up on a home loan that you already pay regularly, if your lender offers one.',
        'A loan against property, for a large sum with a long purpose. Our overview sheet starts at {mortgage.rate.overview} a year, but valuation and title reading take time, and the house is at stake.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Only when these are closed, or too slow for the need, is the unsecured loan the right one.',
    },
    { type: 'heading', text: 'What the lender will look at' },
    {
      type: 'paragraph',
      text: 'Our detail sheet asks for an income of {personal.income} a month and a score of {personal.score}; the overview sheet starts at {personal.income.overview} and {personal.score.overview}. The distance between the two is the distance between being considered and being welcome. A file near the lower reading can pass, as a rule at a higher rate. The age band on the detail sheet is {personal.age.salaried} for salaried applicants and {personal.age.self} for the self-employed. Loans run up to {personal.amount}, but your income, not that ceiling, sets the sum.',
    },
    {
      type: 'paragraph',
      text: 'On time, the overview sheet speaks of approval in {personal.approval.overview}, which is the quickest case with everything in digital form; the detail sheet gives {personal.approval}, with the money following in {personal.disbursal}. Plan with the slower reading. The tenure is up to {personal.tenure} on the detail sheet, and some lenders on the overview sheet go as far as {personal.tenure.overview:high}. Take the shortest that your household can carry without strain.',
    },
    { type: 'heading', text: 'What to ask before you accept' },
    {
      type: 'list',
      items: [
        'What is the annual percentage rate, with every fee inside it?',
        'How much will reach my account after deductions? The EMI is computed on the full sum, so a fee taken at the start raises the true cost.',
        'Is the rate calculated on the reducing balance? A “flat” rate looks small and costs far more.',
        'May I pay part of it early, from when, and at what charge?',
        'Is the insurance optional, and what is the EMI without it?',
        'On which date will the EMI be drawn? Choose one shortly after your salary arrives.',
      ],
    },
    { type: 'heading', text: 'How people get it wrong' },
    {
      type: 'paragraph',
      text: 'People borrow the sum they are offered instead of the sum they need. They choose by EMI alone, which always favours the longest tenure. They pay somebody a “file charge” in advance, in cash, for a promise of approval; no honest lender or adviser asks for that. And they tell nobody at home. A loan that both earners know of can be planned for; a secret one has to be hidden every month.',
    },
    {
      type: 'paragraph',
      text: 'The lender decides the rate after seeing your record. Whether the loan should exist at all is a decision that remains yours, and it is best made on an evening when nobody is waiting for the answer.',
    },
  ],
  related: [6, 7, 5],
  sample: true,
};
