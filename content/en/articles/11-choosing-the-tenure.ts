import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 11,
  title: 'Short or long: choosing the years of a loan',
  description:
    'How tenure trades a lighter EMI for more interest, how to find the shortest term your month can carry, and how to shorten a long loan later.',
  excerpt:
    'The tenure is the one figure on the form that you choose freely, and it moves the total more than most expect. How to find the shortest term you can carry, and how to shorten a long one later.',
  author: '{site.name} desk',
  date: '2026-03-03',
  category: 'Financial Planning',
  readTime: '6 min read',
  image: 'blog/financial-planning-b',
  imageAlt: 'Block-printed steps in half-drop rows on indigo, one flight printed white',
  content: [
    {
      type: 'paragraph',
      text: 'The lender sets the rate and, within limits, the sum. The tenure is the figure that you choose yourself, and people choose it last, by moving a slider until the EMI looks comfortable. It deserves better. It moves what you pay altogether more than most people expect, and it decides what else you will be able to do while you are paying.',
    },
    { type: 'heading', text: 'What the years really do' },
    {
      type: 'paragraph',
      text: 'Each EMI pays the interest of the month first. Only what is left over reduces the loan. With a long tenure the EMI is barely larger than the interest at the start, so the balance hardly moves for a long time, and interest goes on being charged on almost the whole of it.',
    },
    {
      type: 'paragraph',
      text: 'One loan in four lengths shows it. The sum is {ex.tenure-short.amount}, the rate {ex.tenure-short.rate} a year, where our overview sheet starts for a purchase.',
    },
    {
      type: 'list',
      items: [
        'Over {ex.tenure-short.tenure}: EMI {ex.tenure-short.emi}, interest {ex.tenure-short.interest}, paid in all {ex.tenure-short.total}.',
        'Over {ex.tenure-middle.tenure}: EMI {ex.tenure-middle.emi}, interest {ex.tenure-middle.interest}, paid in all {ex.tenure-middle.total}.',
        'Over {ex.tenure-long.tenure}: EMI {ex.tenure-long.emi}, interest {ex.tenure-long.interest}, paid in all {ex.tenure-long.total}.',
        'Over {ex.tenure-longest.tenure}: EMI {ex.tenure-longest.emi}, interest {ex.tenure-longest.interest}, paid in all {ex.tenure-longest.total}.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Go down the list twice, once along the EMI and once along the interest. The first steps lighten the month a good deal. The last step lightens it least and costs most. This is the shape of every loan with equal instalments: the relief from another year grows smaller each time, while the price of the year does not.',
    },
    { type: 'heading', text: 'What the sheets allow' },
    {
      type: 'paragraph',
      text: 'Home loans run {home.tenure} on our detail sheet. Loans against property run {mortgage.tenure} across all lenders, and a typical offer {mortgage.tenure.typical}. Personal loans go up to {personal.tenure} on the detail sheet, and the overview sheet lists {personal.tenure.overview}. Business loans run {business.tenure} on the detail sheet and up to {business.tenure.overview} on the overview sheet. These are the edges. The lender decides what it offers you inside them, and your age often decides before the lender does, since the loan should end while you still earn.',
    },
    { type: 'heading', text: 'Find the shortest that you can carry' },
    { type: 'paragraph', text: 'Work from the month towards the years, never the other way round.' },
    {
      type: 'list',
      items: [
        'Write down the EMI that your household can pay in a poor month, after the reserve has had its part.',
        'Enter the loan in the calculator with the shortest tenure on offer.',
        'If the EMI is above your figure, lengthen the tenure a step at a time until it fits. Stop there.',
        'If it fits only at the longest tenure, do not stop. Reduce the sum instead.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The last line is the important one. A loan that fits only at its greatest length has no slack. When the rate rises, a lender usually stretches the tenure to keep the EMI level; if it is already stretched to the end, the EMI itself has to rise, and it will do so in a household that had no room to begin with.',
    },
    {
      type: 'image',
      src: 'blog/inline-steps-coins',
      alt: 'Stacks of coins rising like a flight of steps',
      caption: 'Each added year is a lower step for the month and a longer flight in all.',
    },
    { type: 'heading', text: 'When longer is right' },
    {
      type: 'paragraph',
      text: 'The shortest term is not always the wise one. Take more years than you strictly need if one of these is true of you.',
    },
    {
      type: 'list',
      items: [
        'Your income is uneven, as in a shop, a practice or commission work. A low EMI is a promise that you can keep in a bad season, and in a good one you can pay extra.',
        'A heavy expense is coming with a known end, such as a child’s college fees.',
        'You have no reserve yet. Build it with the difference, and shorten the loan afterwards.',
        'A dearer loan is running. Send the difference there first.',
      ],
    },
    {
      type: 'paragraph',
      text: 'In each case the longer tenure has a task. Without one it is merely more interest. There is also the floating home loan whose borrower keeps the long tenure as a safety rope and pays as though it were short. That is sound, provided that the payments really happen. Give them a standing instruction, not a good intention.',
    },
    { type: 'heading', text: 'When shorter is right' },
    {
      type: 'paragraph',
      text: 'Retirement is the plainest reason. Count back from the year in which the salary ends, and let the loan be finished with a margin before it. The thing bought is another: nobody should be paying for a vehicle that has been sold or for a wedding when the couple’s child is already at school. For a business, the tenure should follow the asset. A machine that will be worn out in a few seasons should be paid for in fewer.',
    },
    { type: 'heading', text: 'Shorten it later' },
    {
      type: 'paragraph',
      text: 'You are not bound to the tenure on the first page. Part-payments go entirely towards the principal, and the earlier they come, the more interest they remove. After each of them the lender can do one of two things: keep the EMI and shorten the loan, or keep the end date and lower the EMI. Ask for the first in writing. Many systems do the second unless somebody says otherwise.',
    },
    {
      type: 'paragraph',
      text: 'A rise in salary is the natural moment. If you raise the EMI whenever your pay goes up, you will hardly notice the difference in the month, and the end of the loan will come towards you. Ask your lender whether it permits a step-up by simple request.',
    },
    {
      type: 'paragraph',
      text: 'Before you send extra money anywhere, check the order: first the reserve, then debts at a higher rate, then this loan. With a home loan, think of the tax side as well. The deductions on our sheet, up to {home.tax.24b} of interest under the section known as 24(b) and up to {home.tax.80c} under 80C, belong to the old tax regime. If you do not use it, they are no argument for keeping a loan. Ask whoever files your return.',
    },
    { type: 'heading', text: 'What to ask about the years' },
    {
      type: 'list',
      items: [
        'What is the longest tenure at my age, and on which rule does it rest?',
        'Please quote the EMI and the total interest for three different tenures, at the same rate.',
        'Does the rate change with the tenure?',
        'How small may a part-payment be, how often may I make one, and is there a charge?',
        'After a part-payment, will you reduce the tenure if I ask for it?',
        'When the rate is reset, may I choose between EMI and tenure?',
      ],
    },
    { type: 'heading', text: 'Wrong ways to choose' },
    {
      type: 'paragraph',
      text: 'Do not choose the years from a table in an advertisement; it shows the longest, because the EMI is prettiest there. Do not take the longest term and plan to prepay unless you have kept such a plan before. Do not choose one so short that a single bad month leads to a missed payment; one late mark can cost more than the interest saved. And do not let the tenure be filled in by somebody else while you sign. It is your time that is being entered in the box.',
    },
  ],
  related: [6, 8, 1],
  sample: true,
};
