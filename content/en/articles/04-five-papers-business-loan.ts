import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 4,
  title: 'Five papers every business loan file needs',
  description:
    'Proof of existence, bank statements, returns, a list of debts and a page on purpose: what each paper proves and how to put it right before you apply.',
  excerpt:
    'Most business files fail on paper, not on trade. The five documents that decide, what a credit officer reads in each, and how to put them right before you apply.',
  author: '{site.name} desk',
  date: '2026-09-22',
  category: 'Business Loans',
  readTime: '5 min read',
  image: 'blog/business-loans-a',
  imageAlt: 'Block print of shop fronts on terracotta, one printed paler',
  content: [
    {
      type: 'paragraph',
      text: 'A good business can have a poor file. Picture a workshop in Sitapura with a full order book and an owner who carries the accounts in his head. The credit officer never meets the workshop. She meets the file, one of many that day. Five papers decide what she thinks. Identity papers and photographs come on top of these and need no advice; here are the ones that do.',
    },
    { type: 'heading', text: 'Paper one: proof that the business exists, and since when' },
    {
      type: 'paragraph',
      text: 'The detail sheet asks for a business age of {business.vintage}. What counts is the age that can be shown: a registration certificate, a shop licence, a partnership deed or company papers, the first return filed in the trade’s name. If you traded informally before you registered, the earlier time rarely counts, whatever the neighbours remember.',
    },
    {
      type: 'paragraph',
      text: 'Look for three faults. The name must read the same everywhere; “Sharma Traders” on the licence and “Sharma Trading Co.” at the bank are two businesses to a stranger. The address must be the one where you work today. And the constitution must be current: if a partner left, the deed must say so.',
    },
    { type: 'heading', text: 'Paper two: the bank statement' },
    {
      type: 'paragraph',
      text: 'Expect to give {business.statements} of statements for every account the business uses. This is the paper that officers trust most, because you did not write it. They look at the average balance more than at the peaks, at how sales come in, at cheques or mandates returned unpaid, and at large sums that arrive and leave again within a few days.',
    },
    {
      type: 'paragraph',
      text: 'You cannot repair a statement afterwards, so start early. Bring sales through the account instead of spending them from the till. Keep household money out of it. Hold a balance on the dates when instalments are drawn, since one returned mandate undoes months of good conduct. If there is an odd entry, such as a loan from your father or the sale of a vehicle, write one line about it and pin the proof behind it. An explained entry is a fact. An unexplained one is a suspicion.',
    },
    {
      type: 'paragraph',
      text: 'Download the statement from the bank as a file. Scans of printouts are slower to read and easier to doubt.',
    },
    {
      type: 'image',
      src: 'blog/inline-paper-file',
      alt: 'A paper file tied with string',
      caption: 'One file, five tabs, and every name spelt the same way.',
    },
    { type: 'heading', text: 'Paper three: returns and accounts' },
    {
      type: 'paragraph',
      text: 'The income-tax return, with its computation and the profit and loss account and balance sheet behind it, shows what the business keeps. Our sheet looks for a turnover of at least {business.turnover} a year, but turnover only opens the door. The EMI is paid from profit, after the owner’s own drawings.',
    },
    {
      type: 'paragraph',
      text: 'The officer lays the sales in the accounts beside the credits in the bank statement. If the accounts show more than the bank, she asks where the cash went. If the bank shows more than the accounts, she asks why it was not declared. Sit with your accountant before applying, and reconcile the two on one page. Many owners have kept declared profit low for years to save tax and then find it too low to borrow on. There is no honest short cut here. Profit declared this year supports a loan next year.',
    },
    { type: 'heading', text: 'Paper four: the list of what you owe' },
    {
      type: 'paragraph',
      text: 'Write it yourself, before the credit bureau does it for you. For each loan give the lender, the original sum, the balance, the EMI, the date it ends and what is pledged. Include the vehicle, the machine, the overdraft, the card used for purchases and the personal loan that went into the shop. Add what you owe to suppliers and since when.',
    },
    {
      type: 'paragraph',
      text: 'The score on our detail sheet is {business.score}, and for a small firm it is usually the owner’s own record that is read, alongside the firm’s. If an account on it is wrong, dispute it with the bureau before you apply. If it is right and ugly, write down what happened and when it ended. A lender may forgive a bad season. It seldom forgives learning of it elsewhere.',
    },
    { type: 'heading', text: 'Paper five: the page that says what the money is for' },
    {
      type: 'paragraph',
      text: 'This is the paper that most files lack, and the cheapest to make. One page is enough.',
    },
    {
      type: 'list',
      items: [
        'The purpose, in one sentence: a machine, a second counter, stock for the wedding season.',
        'The cost, with quotations attached, and the part you will pay yourself.',
        'What it brings in each month, reckoned from today’s prices, and from when.',
        'The EMI, and what remains after it in a poor month.',
        'What you will do if the order comes late.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Put a figure into it. A loan of {ex.shop.amount} at {ex.shop.rate} a year over {ex.shop.tenure} takes {ex.shop.emi} a month; over {ex.shop-long.tenure} it takes {ex.shop-long.emi}. If the machine’s own earnings cover the first, take the first. If they cover neither, the machine is too large or too early.',
    },
    {
      type: 'paragraph',
      text: 'The page also tells you which loan to ask for. A machine that works for years belongs in a term loan. Stock that turns over with the season belongs in a working-capital limit, where you pay interest only on what you draw. Paying for stock with a long loan is one of the dearest habits in the bazaar.',
    },
    { type: 'heading', text: 'What to ask the lender' },
    {
      type: 'list',
      items: [
        'Is this loan secured? By what, and who must guarantee it?',
        'Is the rate fixed or floating, and what would change it?',
        'What are all the charges, including renewal each year and unused limit?',
        'What does it cost to close early?',
        'Which reports must I send during the loan, and what happens if they are late?',
      ],
    },
    {
      type: 'paragraph',
      text: 'For orientation: rates run {business.rate} a year on our detail sheet, and the overview sheet starts at {business.rate.overview}. Amounts go up to {business.amount} on the first and {business.amount.overview} on the second; terms run {business.tenure}, with some lenders going up to {business.tenure.overview}. An answer in {business.approval} is possible when the file is complete. The lender decides all of it.',
    },
    { type: 'heading', text: 'The order in which to prepare' },
    {
      type: 'paragraph',
      text: 'Begin with the statement, since it needs time. Then reconcile the returns. Put the names and addresses right while you wait. Write the list of debts on the day you order your credit report. Write the purpose page last, when you know the other four. Then put them in one folder, in this order, with a cover sheet and a telephone number that somebody answers. The officer’s questions will then be about the business, not about the papers.',
    },
  ],
  related: [12, 3, 10],
  sample: true,
};
