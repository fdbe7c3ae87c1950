// Words of the pages for one amount of one loan; {amount}, {loan} and the figures are filled in from the calculator.
export const amountPage = {
  title: 'EMI of a {amount} {loan}, by rate and years',
  description:
    'A {amount} {loan} at {rate} over {tenure} costs {emi} a month. EMI, interest and total for every usual rate and tenure, worked out for borrowers in Jaipur.',
  heading: 'EMI of a {amount} {loan}',
  lead: 'At {rate} a year over {tenure} the EMI is {emi}. You pay {total} in all, {interest} of it interest.',
  crumb: 'EMI Calculator',
  byRate: 'EMI by rate and tenure',
  byRateLead: 'Each figure is one month’s EMI for {amount}.',
  tenure: 'Tenure',
  rateOf: 'at {rate}',
  byTenure: 'What it costs in all at {rate}',
  emi: 'EMI',
  interest: 'Interest',
  total: 'Total',
  example: 'What income it takes',
  exampleText:
    'If all EMIs together may take {share} of income, an EMI of {emi} needs about {income} a month, with no other EMI running. Lenders use shares of their own, and the lender decides.',
  open: 'Open in the EMI calculator',
  loanPage: 'Rates, eligibility and documents',
  others: 'Other amounts',
};
