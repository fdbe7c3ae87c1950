import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 1,
  title: 'Home loan eligibility: what lenders check first',
  description:
    'Lenders read a home loan file in a fixed order: income, running EMIs, credit record, age, then the property. Read yours the same way first.',
  excerpt:
    'The chosen flat comes last. Income is read first, then what already leaves it, then your credit record. How to read your own file in that order before you apply.',
  author: '{site.name} desk',
  date: '2026-11-03',
  category: 'Home Loans',
  readTime: '6 min read',
  image: 'blog/home-loans-a',
  imageAlt: 'Block print of houses in rows, one printed darker',
  content: [
    {
      type: 'paragraph',
      text: 'A home loan file is read in a fixed order, and the order is not the one most families expect. The officer does not begin with the flat you have chosen. First comes your income, then what already leaves it each month, then how you treated earlier loans, and only near the end the property. If you read your own file in the same order before you apply, you find its weak place while there is still time to mend it.',
    },
    {
      type: 'paragraph',
      text: 'The figures below come from our own product sheets. Every lender sets its own limits inside or outside them, and the lender decides.',
    },
    { type: 'heading', text: 'Income comes first, and it must be provable' },
    {
      type: 'paragraph',
      text: 'Our overview sheet starts at a monthly income of {home.income} and work experience of {home.experience}. Read these as the door to the room. They tell you when a file will be looked at, not how large a loan it can raise.',
    },
    {
      type: 'paragraph',
      text: 'For a salaried applicant three papers must agree with one another: the salary slips, the bank statement that shows the salary arriving, and Form 16. Where they disagree, because part of the pay comes in cash or as a reimbursement, the lower figure is the safe one to plan with. For a self-employed applicant the declared profit counts, not the day’s takings. A counter in Johari Bazaar may be busy from morning to night; the officer lends on what the tax return says was left after expenses. Profit that is steady or rising reads better than profit that leaps just before the application.',
    },
    {
      type: 'paragraph',
      text: 'Rent, a regular bonus and a spouse’s income may all be counted, each in part. Ask which part. Rent without an agreement and without a bank entry is rarely counted at all.',
    },
    { type: 'heading', text: 'Then what already leaves it' },
    {
      type: 'paragraph',
      text: 'From the provable income the officer takes away every instalment you pay now: the car, the scooter, a phone bought on EMI, a card balance turned into instalments. What is left must carry both the new EMI and the household. In the estimate of our calculator all EMIs together may take {calc.share} of monthly income. Lenders use a share of their own, and it is often stricter where income is modest.',
    },
    {
      type: 'paragraph',
      text: 'A worked figure helps. A loan of {ex.first-home.amount} at {ex.first-home.rate} a year over {ex.first-home.tenure} asks for {ex.first-home.emi} a month. Over {ex.first-home-long.tenure} the same loan asks for {ex.first-home-long.emi}, and its interest grows from {ex.first-home.interest} to {ex.first-home-long.interest}. If the first EMI does not fit beside what you pay already, there are three honest ways out: borrow less, take longer, or close a small loan before you apply. The last is often the best, because closing a nearly finished loan frees the whole of its instalment.',
    },
    {
      type: 'image',
      src: 'blog/inline-lamp-desk',
      alt: 'A desk by lamplight, with papers laid out to be read',
      caption: 'Lay the papers out in the lender’s order before the lender does.',
    },
    { type: 'heading', text: 'The record: how you treated earlier loans' },
    {
      type: 'paragraph',
      text: 'Our overview sheet starts at a credit score of {home.score.overview}; the detail sheet asks for {home.score}. Take the first as the level at which some lenders will look, and the second as the level to aim for if you want a choice of lenders and a chance at the lower end of the full range, {home.rate} a year.',
    },
    {
      type: 'paragraph',
      text: 'The report behind the score matters as much as the number. The officer looks for late payments and how recent they are, for accounts marked “settled” instead of “closed”, and for a cluster of enquiries in a short time. A loan you guaranteed for a brother or a partner also stands there; if he stops paying, it is read as yours. Order your own report before anyone else does. Asking for it yourself does not lower the score.',
    },
    { type: 'heading', text: 'Age, years and a second applicant' },
    {
      type: 'paragraph',
      text: 'The age band on our sheets is {home.age}, and the tenure runs {home.tenure}. The two work together: a lender generally wants the loan finished by the upper age, or by retirement if you live on a salary. A borrower late in a career is therefore offered fewer years and a higher EMI. A co-applicant with an income, usually a spouse, a parent or a grown child, can widen both. He or she is not a formality. A co-applicant owes the whole loan, and it will appear on that person’s record too.',
    },
    { type: 'heading', text: 'The property comes last, and can still stop everything' },
    {
      type: 'paragraph',
      text: 'The lender sends two people. An advocate reads the chain of title; a valuer puts a price on the property. The loan is a share of the price the valuer writes down, not of the price you shook hands on. Our detail sheet says up to {home.ltv}; the answer in its questions section says {home.ltv.faq}, because the share varies with the loan and the lender. The rest, and the cost of registering the property, must come from you, and you will be asked where that money stands.',
    },
    {
      type: 'paragraph',
      text: 'In Jaipur the first question is what kind of title paper you hold: a development authority patta, a Housing Board allotment, a flat in a registered project, or a society patta, which lenders treat very differently from one another. Settle the following before you pay token money.',
    },
    {
      type: 'list',
      items: [
        'Does the lender finance this kind of title, in this locality, from this builder?',
        'Is the chain of earlier sale deeds complete, in originals, with no missing link?',
        'Does the approved plan match what stands on the plot?',
        'Is there any earlier loan on the property, and who will clear it?',
        'Are the seller’s name and the name on the title the same, letter for letter?',
      ],
    },
    { type: 'heading', text: 'What to ask before you sign the form' },
    {
      type: 'list',
      items: [
        'Which income did you count, and which part did you leave out?',
        'Is the rate floating or fixed, and what is it tied to?',
        'What are the processing, legal and valuation charges, and which come back if you refuse?',
        'Is insurance optional? Please quote the EMI without it.',
        'How long does the sanction stay valid?',
      ],
    },
    {
      type: 'paragraph',
      text: 'Our overview sheet gives {home.approval} for an approval. That clock starts with a complete file. Valuation and title reading come afterwards and take as long as the papers make them.',
    },
    { type: 'heading', text: 'Mistakes that spoil a good file' },
    {
      type: 'paragraph',
      text: 'The commonest is to apply to several lenders at once to see who says yes; each leaves an enquiry, and together they look like need. The next is to take a new loan for furniture between sanction and disbursal, which the lender can see. The third is to change employer in the same weeks. The last is to leave out a loan in the form. It will be found, and an omission is judged more harshly than the debt.',
    },
    {
      type: 'paragraph',
      text: 'The lender decides whether to lend, how much and at what rate. An adviser can only put the file in the right order and before the right desk. That order is most of the work, and you can begin it tonight.',
    },
  ],
  related: [8, 7, 11],
  sample: true,
};
