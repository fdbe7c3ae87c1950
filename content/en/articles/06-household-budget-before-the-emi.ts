import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 6,
  title: 'Make the household budget before the EMI, not after',
  description:
    'A one-page budget that shows what EMI your home can carry in a poor month: how to draw it up, test it by living on it, and what to do when it fails.',
  excerpt:
    'A lender tells you the EMI it will permit. Your own page tells you the EMI you can live with. How to draw it up in one evening and test it before you sign anything.',
  author: '{site.name} desk',
  date: '2026-08-11',
  category: 'Financial Planning',
  readTime: '5 min read',
  image: 'blog/financial-planning-a',
  imageAlt: 'Block print of rising steps on indigo, one flight printed in white',
  content: [
    {
      type: 'paragraph',
      text: 'A lender will tell you the EMI it is willing to permit. It does not know that your mother’s medicines went up, that school fees fall in April, or that your younger brother’s wedding is expected in winter. So the lender’s figure is an upper limit, and seldom the right one. The right one comes from a page that you draw up yourself. It takes an evening, the bank statements and some honesty.',
    },
    { type: 'heading', text: 'Begin with the money that surely comes' },
    {
      type: 'paragraph',
      text: 'Write down only what has arrived in every recent month. For a salary, that is the amount credited to the bank, not the figure in the offer letter. For a shop or a practice, take the poorest month you remember from the past year, not the average. Leave out the bonus, overtime, the tenant who pays when he likes, and the gift from an uncle abroad. They will be welcome when they come, and you will find a use for them further down.',
    },
    {
      type: 'paragraph',
      text: 'If two people earn, write two columns. Then ask what would happen if one column stopped for a while: a child, an illness, a change of job. You need not plan for the worst. You need to know what it looks like.',
    },
    { type: 'heading', text: 'Then the money that surely goes' },
    {
      type: 'paragraph',
      text: 'Go through the statements line by line, and sort every expense into one of four heaps. The order matters, because when money is short it is cut from the bottom.',
    },
    {
      type: 'list',
      items: [
        'What keeps the house alive: food, rent, power, water, fees, medicines, travel to work.',
        'What is already promised: running EMIs, insurance premiums, the committee or chit that you pay into, money sent to parents.',
        'What comes once a year: school admission, the insurance of the car, festivals, repairs before the rains. Add it up and divide it into months.',
        'Everything else: eating out, subscriptions, clothes, weddings that you attend.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The third heap is where most budgets break. A family that forgets it believes it has money to spare for most of the year, and then pays for Diwali with a card.',
    },
    {
      type: 'image',
      src: 'blog/inline-steps-coins',
      alt: 'Coins stacked like rising steps',
      caption: 'What is left after the fourth heap is the step on which an EMI can stand.',
    },
    { type: 'heading', text: 'The line that matters' },
    {
      type: 'paragraph',
      text: 'Take the money that goes from the money that comes. What is left is your free margin. From it, put a part aside for the emergency reserve before anything else, until the reserve would carry the household through several months without income. Only what then remains can become an EMI.',
    },
    {
      type: 'paragraph',
      text: 'Compare this with the outer limit. In the estimate of our calculator all EMIs together may take {calc.share} of income; lenders use shares of their own. If your page says less than the calculator does, believe the page. It contains your mother’s medicines.',
    },
    {
      type: 'paragraph',
      text: 'Now place a real EMI against it. A loan of {ex.calculator.amount} at {ex.calculator.rate} a year over {ex.calculator.tenure} costs {ex.calculator.emi} each month. A home loan of {ex.modest-home.amount} at {ex.modest-home.rate} over {ex.modest-home.tenure} costs {ex.modest-home.emi}. Write the EMI that you have in mind into the second heap, as though it were already running, and add everything up again. If the fourth heap has disappeared altogether, the loan is too large. People can live without a fourth heap for a month. They cannot do it for the length of a home loan.',
    },
    { type: 'heading', text: 'Live on it before you sign' },
    {
      type: 'paragraph',
      text: 'A budget on paper is an opinion. Test it. From the next salary onwards, transfer the planned EMI on the day it would be due into an account that you do not touch. Do it for as long as you are looking for the house or comparing lenders.',
    },
    {
      type: 'paragraph',
      text: 'If the transfer goes through every time and nobody reaches for the card, the EMI is yours. You have also saved part of the own contribution, and the bank statement now shows a habit that a credit officer likes to see. If you had to take money back, note what for. That entry belonged in one of the heaps, and you have just found it at no cost.',
    },
    { type: 'heading', text: 'When the page says no' },
    { type: 'paragraph', text: 'There are four ways to make room, and it is worth trying them in this sequence.' },
    {
      type: 'list',
      items: [
        'Close the smallest running loan first. Its whole EMI returns to you, whatever its rate.',
        'Turn a card balance into something with an end, or clear it from savings beyond the reserve.',
        'Choose a smaller loan: a plainer flat, a nearer colony, a larger contribution of your own.',
        'Take a longer tenure, knowing what it costs in interest, with a firm plan to pay in parts later.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Stretching the tenure stands last because it is the easiest to do and the dearest to keep. The bonus that you left out at the top is useful here: paid into the loan whenever it comes, it shortens a long tenure without ever having been promised.',
    },
    { type: 'heading', text: 'What to ask before you fix the EMI date' },
    {
      type: 'list',
      items: [
        'Can the date follow a few days after my salary is credited?',
        'Will interest be charged for the days between disbursal and the first EMI?',
        'If the rate rises, does the EMI grow or the tenure? Which can I choose?',
        'What is charged when a mandate fails, by you and by my own bank?',
        'May I pay in parts when I have a surplus, and how do I instruct you?',
      ],
    },
    { type: 'heading', text: 'Mistakes that undo a good page' },
    {
      type: 'paragraph',
      text: 'The first is to plan on the average month. EMIs are not drawn from averages; they are drawn from a particular account on a particular date. The second is to count the same money twice, with the reserve also serving as the contribution to the house. The third is to forget what a new home brings with it: maintenance, a longer way to work, curtains, the society’s deposit. The fourth is to make the page alone. Whoever spends from the household should see it, agree with it and know the date on which the EMI leaves.',
    },
    {
      type: 'paragraph',
      text: 'Look at the page again whenever something lasting changes, and in any case when school fees are announced. The lender decides what it will lend. How much of your month you sell to it is decided at your own table.',
    },
  ],
  related: [11, 2, 7],
  sample: true,
};
