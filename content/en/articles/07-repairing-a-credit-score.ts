import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 7,
  title: 'Repairing a credit score before you apply',
  description:
    'What to read in your credit report, what to dispute, what to pay first, and how to keep a score rising while you wait. No shortcuts, no paid miracles.',
  excerpt:
    'A weak score is seldom a mystery. Three or four entries cause it, and most can be corrected, paid or outgrown. What to do first, what to leave alone, and whom not to pay.',
  author: '{site.name} desk',
  date: '2026-07-14',
  category: 'Financial Planning',
  readTime: '5 min read',
  image: 'blog/financial-planning-b',
  imageAlt: 'Rows of block-printed steps on indigo cloth, a single flight left white',
  content: [
    {
      type: 'paragraph',
      text: 'A credit score is a summary of habits, written by lenders and kept by a bureau. It is not a verdict on character, and it does not know what you earn. If yours is weak, a handful of entries is usually responsible. Some are mistakes and can be removed. Some are true and can be settled properly. The rest must be outgrown. The work is dull, free of charge and entirely within your reach.',
    },
    { type: 'heading', text: 'Know the level you need' },
    {
      type: 'paragraph',
      text: 'Different loans stand at different levels, and our sheets carry two readings of some of them. For a home loan the overview sheet starts at {home.score.overview} and the detail sheet asks for {home.score}. For a personal loan the readings are {personal.score.overview} and {personal.score}. Loans against property are listed at {mortgage.score}, business loans at {business.score}.',
    },
    {
      type: 'paragraph',
      text: 'Take the lower reading as the point where some lender may listen, and the higher one as the point where you may choose between lenders. Each lender draws its own line, and a score above it is no promise: income and papers are judged separately. But the same borrower with a better score can meet a different rate. Across lenders, personal loans run {personal.rate} a year. Where in that range you land depends in good part on the record.',
    },
    { type: 'heading', text: 'Read the report as the lender reads it' },
    {
      type: 'paragraph',
      text: 'Order your own report from the bureau. Asking about yourself does not count against you. More than one bureau exists, and a lender may use any of them, so look at more than one if the loan is large. Then sit down with a pencil.',
    },
    {
      type: 'list',
      items: [
        'Name, date of birth, identity number and addresses: is every one of them yours?',
        'Accounts: do you recognise each of them? Is each closed loan marked as closed?',
        'The month-by-month payment history: where are the late marks, and how old are they?',
        'The words beside an account: “settled”, “written off” and “restructured” weigh heavily.',
        'Card limits and balances: how much of the limit is in use?',
        'Enquiries: who asked, and did you apply to all of them?',
        'Loans where you are guarantor or joint holder: are they being paid?',
      ],
    },
    {
      type: 'paragraph',
      text: 'Mark each doubtful entry as wrong, true and open, or true and past. The three kinds call for different work.',
    },
    {
      type: 'image',
      src: 'blog/inline-lamp-desk',
      alt: 'A desk with a lamp and a sheet of paper under it',
      caption: 'One careful evening with the report is worth more than any paid repair.',
    },
    { type: 'heading', text: 'Entries that are wrong' },
    {
      type: 'paragraph',
      text: 'Raise a dispute with the bureau, through its own form, entry by entry. The bureau cannot change the entry by itself; it asks the lender that reported it. So write to that lender on the same day, and attach the proof: the closure letter, the final receipt, the statement with the last payment. Keep the reference numbers of both.',
    },
    {
      type: 'paragraph',
      text: 'If the lender agrees, the correction comes with its next report to the bureau. If it answers that the entry is right, ask for the ledger of the account. If nobody answers, go to the lender’s grievance officer, whose name stands on its website, and then to the ombudsman. Remain polite and keep everything in writing.',
    },
    {
      type: 'paragraph',
      text: 'A loan that you never took is more than an error. Report it to the lender and the bureau as fraud at once, and to the police if the lender asks for a complaint number.',
    },
    { type: 'heading', text: 'Entries that are true and still open' },
    {
      type: 'paragraph',
      text: 'Pay what is overdue before you pay anything early. An account in arrears does fresh harm each month; a regular loan paid ahead of time changes little. Among several overdue accounts, begin with the smallest that you can clear completely, since one account made regular is better than three made less bad.',
    },
    {
      type: 'paragraph',
      text: 'Then bring down the card balances. A card that is always near its limit reads as strain, even when the bill is paid. Pay before the statement is drawn, if you can, so that a lower balance is reported.',
    },
    {
      type: 'paragraph',
      text: 'Think carefully about settlement offers. A lender that accepts less than it is owed will mark the account as settled, and later lenders read this as money lost on you. If you can pay in full, even slowly, ask for that in place of a settlement, and ask for the closure letter afterwards. If an account was settled long ago, ask the lender whether paying the remainder would let it report the account as closed. Get the answer in writing before paying.',
    },
    { type: 'heading', text: 'Entries that are true and past' },
    {
      type: 'paragraph',
      text: 'A late mark that is correct cannot be bought away. It fades as newer, clean months come to stand before it. The only labour is to let nothing new go wrong.',
    },
    {
      type: 'list',
      items: [
        'Put every EMI and card bill on automatic payment, and keep the money there before the date.',
        'Keep the oldest card open and use it a little. A long, clean account speaks for you.',
        'Apply for nothing that you do not need. Each application leaves an enquiry.',
        'Do not stand as guarantor for anyone during this time.',
        'If you have no record at all, start with something small that you can repay without effort, such as a card against a deposit.',
      ],
    },
    { type: 'heading', text: 'While you wait' },
    {
      type: 'paragraph',
      text: 'Improvement arrives in reporting cycles, not overnight. Lenders report, the bureau updates, and the score follows. Check at sensible intervals, and use the time for the other half of the file: savings for your own contribution, returns filed on time, a bank account that shows order.',
    },
    {
      type: 'paragraph',
      text: 'If the need cannot wait, ask about the honest alternatives. A co-applicant with a clean record, a smaller sum, a longer relationship with your own bank or a secured loan can open a door that the score alone does not. Expect a higher rate, and ask whether it can be reviewed after a spell of regular payment.',
    },
    { type: 'heading', text: 'Whom not to pay' },
    {
      type: 'paragraph',
      text: 'Nobody can raise a score from outside. People who offer to do it for a fee either file the disputes that you can file yourself or contest true entries in the hope that nobody replies. Some ask for your passwords. Refuse all of them. Refuse as well anyone who suggests a new identity number or a different spelling of your name; that is fraud, and it would be yours.',
    },
    { type: 'paragraph', text: 'The bureau records, the lender decides, and you supply the months.' },
  ],
  related: [1, 2, 6],
  sample: true,
};
