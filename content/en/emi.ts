// Placeholder of the page's own frame; the calculator's words stand beside it.
export const emi = {
  title: 'EMI calculator',
  description:
    'Work out a loan’s monthly instalment, total cost and full schedule. Exact to the rupee, with lakh and crore, and no phone number asked.',
  heading: 'EMI Calculator',
  lead: 'Set the amount, the rate and the time. See what leaves your account each month, and what the loan costs in all.',
  how: {
    title: 'How your EMI is worked out',
    lead: 'An EMI, or equated monthly instalment, is the same sum every month: part interest, part principal.',
    formula: 'EMI = P×R×(1+R)^N / ((1+R)^N − 1)',
    formulaSpoken: 'EMI equals P times R times, 1 plus R to the power N, divided by, 1 plus R to the power N, minus 1',
    terms: [
      { letter: 'P', title: 'Principal', text: 'The sum you borrow. A larger down payment keeps it small.' },
      {
        letter: 'R',
        title: 'Interest rate',
        text: 'The yearly rate divided by twelve and by one hundred. At {calc.start.rate} a year, R is 0.01.',
      },
      { letter: 'N', title: 'Tenure', text: 'The number of months. More months make a smaller EMI and a dearer loan.' },
    ],
  },
  closing: {
    title: 'Like the EMI? See which banks will offer it.',
    text: 'We check your eligibility with {firm.partners} banks and answer within {firm.response}.',
    action: 'Apply Now',
  },
};
