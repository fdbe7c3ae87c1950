import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 8,
  title: 'Fixed or floating: how to choose a home loan rate',
  description:
    'What a fixed, a floating and a mixed home loan rate really promise, how a change reaches your EMI, and the clauses to read before you choose one.',
  excerpt:
    'A fixed rate sells certainty, a floating rate passes changes on in both directions. How to see what a rise would do to your own EMI, and which clauses decide whether “fixed” means fixed.',
  author: '{site.name} desk',
  date: '2026-06-16',
  category: 'Home Loans',
  readTime: '5 min read',
  image: 'blog/home-loans-b',
  imageAlt: 'Rows of block-printed houses on pink cloth, a single house in dark red',
  content: [
    {
      type: 'paragraph',
      text: 'Every home loan form contains a box for the kind of rate, and many borrowers tick it in the time it takes to turn the page. Yet this choice will be felt in every month of the loan. Nobody can tell you where rates will go. What can be said in advance is what each kind of rate promises, what a change would do to your own household, and which clause in the agreement makes the promise weaker than it sounds.',
    },
    { type: 'heading', text: 'Three kinds, not two' },
    {
      type: 'paragraph',
      text: 'A floating rate has two parts: a benchmark that moves, and a spread that the lender adds for its costs and for your risk. When the benchmark moves, your rate follows at the next reset date, up or down. The spread should stay as it is unless your own credit standing changes.',
    },
    {
      type: 'paragraph',
      text: 'A fixed rate stays where it is for the time named in the agreement. Read that time closely. For many loans it is a first stretch of years and not the whole tenure. After that, the loan floats or is fixed anew at the rate of the day.',
    },
    {
      type: 'paragraph',
      text: 'This makes the third kind, the mixed loan: fixed at the beginning and floating afterwards. It is sold under many names. You recognise it by the sentence that begins “thereafter”.',
    },
    {
      type: 'paragraph',
      text: 'On our sheets, home loans run {home.rate} a year across lenders, and the overview sheet starts at {home.rate.overview}. Ask every lender to quote both kinds on the same day and for the same sum. The gap between the two quotes is the price of certainty, and each lender decides its own.',
    },
    { type: 'heading', text: 'What a change does to you' },
    {
      type: 'paragraph',
      text: 'Try it on a loan of {ex.floating-start.amount} over {ex.floating-start.tenure}. At {ex.floating-start.rate} a year the EMI is {ex.floating-start.emi}. If the rate stood at {ex.floating-up.rate} for the whole period, the EMI would be {ex.floating-up.emi} and the interest in total {ex.floating-up.interest} in place of {ex.floating-start.interest}. If it stood at {ex.floating-down.rate}, the lower end of our range, the EMI would be {ex.floating-down.emi} and the interest {ex.floating-down.interest}.',
    },
    {
      type: 'paragraph',
      text: 'A real rate would not stay at either level. It wanders, and early changes weigh more than late ones because the balance is larger. But the three figures tell you what you need: whether your month could bear the upper one. If it could, a floating rate is a risk that you can afford. If it could not, then certainty is worth paying for, or the loan is too large.',
    },
    { type: 'heading', text: 'The EMI or the tenure: which one moves' },
    {
      type: 'paragraph',
      text: 'When a floating rate rises, the lender can raise the EMI, lengthen the tenure, or do some of both. Longer tenure is the quiet way. Your bank statement looks the same and the loan grows years at its far end. Many borrowers learn of it only when they ask for a balance.',
    },
    {
      type: 'paragraph',
      text: 'Ask for the choice in writing at each reset. If you can afford the higher EMI, take it and keep the end date. If rates fall, do the same in reverse: leave the EMI where it is and let the tenure shrink.',
    },
    {
      type: 'image',
      src: 'blog/inline-balance',
      alt: 'A pair of scales, one pan a little lower',
      caption: 'Certainty on one side, its price on the other.',
    },
    { type: 'heading', text: 'When fixed is the better choice' },
    {
      type: 'list',
      items: [
        'Your income is steady but tight, and a higher EMI would cut into food or fees.',
        'You expect to keep the loan for most of its term and to prepay little.',
        'The fixed time is long enough to matter, and the charge for leaving early is modest.',
        'The gap between the two quotes is small.',
      ],
    },
    { type: 'heading', text: 'When floating is the better choice' },
    {
      type: 'list',
      items: [
        'You expect to prepay from bonuses, a sale or a maturing deposit.',
        'Your income is likely to grow, so that a rise would not hurt.',
        'You want to be free to move the loan to another lender.',
        'You are near the end, where changes in the rate hardly matter any more.',
      ],
    },
    {
      type: 'paragraph',
      text: 'People sometimes wish to be clever and start with one kind in order to switch at the right moment. The right moment is known only afterwards, and each switch costs a fee. Choose the kind you can live with when you turn out to be wrong.',
    },
    { type: 'heading', text: 'Clauses to read before you tick the box' },
    {
      type: 'paragraph',
      text: 'The word “fixed” in the brochure binds nobody. The agreement does. Look for these places in it and have each explained.',
    },
    {
      type: 'list',
      items: [
        'The fixed time: its first and its last day, and what follows.',
        'The reset clause: whether the lender may change a fixed rate “in exceptional circumstances”, and who judges what is exceptional.',
        'The benchmark: its name, where it is published, and whether it is the lender’s own or an outside one.',
        'The spread: how large it is, and when it may be altered.',
        'The reset dates: how often the rate follows the benchmark.',
        'Switching: what it costs to go from one kind to the other, and how many times it is allowed.',
        'Prepayment: what is charged on part-payment and on closure, for each kind of rate.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The last point is worth a separate question. Rules for floating loans to individuals differ from those for fixed loans and from those for loans in a firm’s name. Ask the lender to show you the rule that applies to yours, and do not rely on what a neighbour paid.',
    },
    { type: 'heading', text: 'A good way to ask' },
    {
      type: 'paragraph',
      text: 'Put the question to each lender in these words: “Please give me, for the same sum and tenure, today’s floating rate with benchmark and spread, your fixed rate with its last day, and the cost of switching and prepaying under each.” A lender that answers on one sheet is easy to deal with. One that answers by telephone only is telling you something too.',
    },
    { type: 'heading', text: 'Comparisons that mislead' },
    {
      type: 'paragraph',
      text: 'Do not compare a fixed rate from one lender with a floating rate from another and call the lower one cheaper. Do not choose by the rate in the advertisement; it is the rate for the best file on the lender’s desk, and yours may be read differently. Do not assume that new customers and old ones pay alike. Lenders often offer the newcomer a smaller spread, and a letter asking for the same is sometimes enough to get it.',
    },
    {
      type: 'paragraph',
      text: 'Whichever box you tick, write the reset date in your calendar. When it comes, take the loan statement and check that the new rate is the one the clause promised.',
    },
  ],
  related: [9, 11, 1],
  sample: true,
};
