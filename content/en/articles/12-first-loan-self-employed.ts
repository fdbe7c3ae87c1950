import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 12,
  title: 'A first business loan when you work for yourself',
  description:
    'No salary slip and no earlier loan: how a self-employed borrower in Jaipur builds a file a lender can read, in what order, and what to ask for first.',
  excerpt:
    'No salary slip, no earlier loan, income that comes and goes with the season. How to build a file that a lender can read, what to ask for first, and how to make the second loan easier.',
  author: '{site.name} desk',
  date: '2026-01-20',
  category: 'Business Loans',
  readTime: '5 min read',
  image: 'blog/business-loans-b',
  imageAlt: 'Rows of block-printed shop fronts on terracotta, a single shop in pale pink',
  content: [
    {
      type: 'paragraph',
      text: 'A salaried borrower brings a slip that somebody else has signed. You have to write your own. If you cut stones, run a tiffin kitchen, drive two taxis or design jewellery from a room in Vaishali Nagar, your income may be good and still be invisible. The lender is not doubting you. It has nothing to read. The work before a first loan consists of making visible what you already do, and it has an order.',
    },
    { type: 'heading', text: 'First, become a business on paper' },
    {
      type: 'paragraph',
      text: 'Give the work a name, and use the same one everywhere. Obtain the registration that fits your trade, from the shop licence to the registration for small enterprises, and keep the certificates together. Open a current account in that name. Print it on your bills. None of this is difficult, and from that day on your age as a business is being counted.',
    },
    {
      type: 'paragraph',
      text: 'It is counted strictly. Our detail sheet asks for {business.vintage} of business and a turnover of at least {business.turnover} a year. Work that you did before there was a paper or a bank entry usually cannot be added, so the best time to register is well before you need money. If you are already past that point, collect what proves the earlier time: supplier bills, delivery notes, a rent agreement for the workshop, letters from regular customers. A kind officer may consider them. None is obliged to.',
    },
    { type: 'heading', text: 'Then let the money be seen' },
    {
      type: 'paragraph',
      text: 'Most first files fail at this point. Cash comes in and goes out by evening, and the account shows a trickle. From now on, do three things without exception.',
    },
    {
      type: 'list',
      items: [
        'Pay all sales into the account, cash included, before you spend any of it.',
        'Pay suppliers and wages from the account, by transfer.',
        'Pay yourself a fixed sum on a fixed date into your own savings account, and run the household from there.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The third is the least known and the most useful. It shows what the business can spare, it separates the two purses, and it gives you something that looks very like a salary. Lenders on our detail sheet want {business.statements} of statements. If yours have been orderly for that long, you have a file. If not, the months until they are will be the best investment you make this year.',
    },
    { type: 'heading', text: 'File a return that says what you earn' },
    {
      type: 'paragraph',
      text: 'Declare the income that you actually have. The temptation to show less is old, and its price falls due on the day you apply, because the lender can count only what was declared. Ask your accountant for the computation and a simple balance sheet as well as the acknowledgement. Do not revise old returns upwards on the eve of an application; officers notice the date.',
    },
    {
      type: 'image',
      src: 'blog/inline-shop-shutter',
      alt: 'The front of a small shop with its shutter',
      caption: 'A lender cannot visit every shop. The account and the return go in its place.',
    },
    { type: 'heading', text: 'Make yourself known to the bureau' },
    {
      type: 'paragraph',
      text: 'Someone who never borrowed has no score. It is not a bad one, but it gives the lender no help, and our detail sheet lists {business.score}. Begin small and early: a card against a deposit, or a modest instalment purchase that you could have paid for in cash. Use it lightly, pay it in full, and let the record grow for a good while before you apply. Check as well that no old guarantee or forgotten card stands against your name.',
    },
    { type: 'heading', text: 'Ask for the right thing, and little of it' },
    {
      type: 'paragraph',
      text: 'The first loan has two purposes. It buys the machine, and it teaches the lender who you are. A sum that is clearly within your means does both.',
    },
    {
      type: 'paragraph',
      text: 'Think of a borrower who wants a polishing machine. A loan of {ex.first-machine.amount} at {ex.first-machine.rate} a year, where our overview sheet starts, takes {ex.first-machine.emi} a month over {ex.first-machine.tenure} and {ex.first-machine-long.emi} over {ex.first-machine-long.tenure}. As a newcomer, expect to be placed higher in the range, which runs {business.rate} on our detail sheet. The lender decides where. Put a higher rate into the calculator and see whether the machine still pays. It should cover its own EMI out of orders that you have today. If it needs orders that you only hope for, rent a machine for a season first.',
    },
    { type: 'paragraph', text: 'Consider the doors in this order.' },
    {
      type: 'list',
      items: [
        'Your own bank, where the account has been active. It has already read your file, every day.',
        'A scheme loan. Mudra goes up to {subsidy.mudra} on our overview sheet and is meant for borrowers without security; the schemes together run {subsidy.rate} a year.',
        'A loan from the seller of the machine, with the machine itself as security. Read the rate, not the discount.',
        'An unsecured business loan from another lender, quicker and dearer.',
        'A personal loan for the business, as the last resort. It leaves no trace in the firm’s own record, and the next lender will count it against you.',
      ],
    },
    {
      type: 'paragraph',
      text: 'A house should not stand behind a first loan. If the business is new, keep its risk away from the family’s roof until it has been through a poor season and survived it.',
    },
    { type: 'heading', text: 'What the officer will ask you' },
    {
      type: 'paragraph',
      text: 'Somebody will telephone or visit. The questions are simple, and the answers should be yours, not your accountant’s.',
    },
    {
      type: 'list',
      items: [
        'What did you sell last month, and to whom?',
        'Who are your largest customers, and how long do they take to pay?',
        'What is left of each sale after costs?',
        'What happens to the work if you fall ill?',
        'Why this sum, and why now?',
      ],
    },
    {
      type: 'paragraph',
      text: 'Answer briefly and truthfully. “I do not know, I will find out by tomorrow” is a good answer. A figure that the statement contradicts is not.',
    },
    { type: 'heading', text: 'What to ask in return' },
    {
      type: 'list',
      items: [
        'Is security or a guarantor required? Whose?',
        'Is the rate on the reducing balance, and is it fixed?',
        'What will be deducted before the money reaches me?',
        'May I pay earlier when the season is good, and at what charge?',
        'If this loan is paid on time, what could I ask for next, and when?',
      ],
    },
    { type: 'heading', text: 'Mistakes of the first loan' },
    {
      type: 'paragraph',
      text: 'People borrow for the shop and spend on the house. They take the money in the slack season and owe the first EMI before the first order. They sign as guarantor for a fellow trader in exchange for his signature, so that two small risks become one large one. They pay an agent in advance. And after one refusal they apply to everyone else on the street, leaving a trail that the next officer can read.',
    },
    {
      type: 'paragraph',
      text: 'If you are refused, ask for the reason, in writing where possible. It is usually one of those above: too short a history, too thin a statement, a declared income too low, too large a sum. Each has a remedy, and most of the remedies are time and order.',
    },
  ],
  related: [4, 3, 7],
  sample: true,
};
