export const about = {
  title: 'About us',
  description:
    'Loan advisers in Jaipur since {firm.founded}: who we are, what we believe, and what {firm.clients} clients have asked of us.',
  heading: 'About Us',
  lead: 'We stand between the borrower and the bank, and we are paid to be plain with both.',
  picture: {
    image: 'about/one-sheet',
    alt: 'An adviser reads one sheet of figures with a man in a safa and a woman in a veil, over tea, before a window on the Hawa Mahal by night',
  },
  mission: {
    title: 'Our Mission',
    text: 'To let every borrower in Rajasthan see the whole cost of a loan before signing it: the rate, the fees, the time, and what happens if plans change.',
  },
  vision: {
    title: 'Our Vision',
    text: 'A city in which nobody takes the first loan that is offered because the second was too hard to find.',
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      'We began in {firm.founded} with one desk near Jaipur’s old city and one question that every visitor asked: which bank will say yes, and at what price? The answer was never on one sheet of paper, so we started to write that sheet.',
      'A shopkeeper who wanted stock before the wedding season, a teacher buying her first flat, a family raising money on the house their grandfather built: each file taught us how lenders read papers and where borrowers lose time and money.',
      'Today we work with {firm.partners} banking partners, and the sheet is still the same. Every charge stands on it. If it is not on the sheet, you do not pay it.',
    ],
  },
  values: {
    title: 'Our Values',
    items: [
      {
        icon: 'shield',
        title: 'Trust & Transparency',
        text: 'Every figure in writing, with its source and its date. We say who decides: the lender.',
      },
      {
        icon: 'person',
        title: 'Customer First',
        text: 'If a loan does not suit you, we say so, and we say what would.',
      },
      {
        icon: 'star',
        title: 'Excellence',
        text: 'A complete file, checked by two people, before it reaches a bank.',
      },
      {
        icon: 'deed',
        title: 'Integrity',
        text: 'The lender pays our commission, and we tell you what it is. No data sold, no call you did not ask for.',
      },
    ],
  },
  achievements: {
    title: 'Our Achievements',
    items: [
      { value: '{firm.clients}', label: 'Happy Customers' },
      { value: '{firm.disbursed}', label: 'Loans Disbursed' },
      { value: '{firm.partners}', label: 'Banking Partners' },
      { value: '{firm.experience.about:n}', label: 'Years Experience' },
    ],
  },
  closing: {
    title: 'Sit down with an adviser',
    text: 'Bring your papers or just your question. The first talk is free.',
    primary: 'Apply Now',
    secondary: 'Contact Us',
  },
};
