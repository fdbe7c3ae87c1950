export const query = {
  title: 'Apply for a loan',
  description:
    'Send one application and an adviser answers within {firm.response}: home, mortgage, personal, business and government-subsidy loans in Jaipur.',
  heading: 'Apply for a loan',
  lead: 'Tell us what you need. An adviser reads every query and answers within {firm.response}.',
  trust: [
    { icon: 'lock', strong: '{firm.privacy} Secure', text: 'sent encrypted, never sold' },
    { icon: 'clock', strong: 'Quick Response', text: 'within {firm.response}' },
    { icon: 'receipt', strong: 'No Hidden Charges', text: 'all in writing first' },
  ],
  form: {
    title: 'Loan Application Form',
    lead: 'All fields are needed unless marked optional.',
    personal: 'Personal Information',
    loan: 'Loan Information',
    additional: 'Additional Information',
    loanType: 'Loan type',
    loanTypePlaceholder: 'Select a loan type',
    /** Begins the message when a button brought the kind of loan along; the hint beside the loan says so. */
    kind: 'Kind of loan: {kind}',
    kindHint: '{kind}. It is noted in your message below.',
    /** Begins a line of the message when the eligibility check brought its figures along. */
    told: 'Checked on the site:',
    toldResult: 'result',
    toldYears: 'years',
    loanAmount: 'Loan amount',
    amountHint: 'In figures or words, such as {ex.property.amount}',
    employment: 'Employment',
    employmentOptions: [
      { value: 'salaried', label: 'Salaried' },
      { value: 'self-employed', label: 'Self-employed' },
      { value: 'business', label: 'Business' },
      { value: 'professional', label: 'Professional' },
    ],
    salary: 'Monthly income',
    message: 'Message',
    messageHint: 'Anything we should know: a deadline, a property in mind, an existing loan',
    submit: 'Submit Application',
    sent: {
      title: 'Application Submitted!',
      text: 'Our team will contact you within {firm.response} to discuss your loan requirements.',
    },
    termsRequired: { title: 'Terms Required', text: 'Please agree to the terms and conditions.' },
  },
  privacy: '{firm.privacy} privacy guaranteed. No spam, no unwanted calls. We use your details for this enquiry only.',
  next: {
    title: 'What Happens Next?',
    steps: [
      { title: 'Application Review', text: 'An adviser reads it and calls you within {firm.response}.' },
      { title: 'Document Collection', text: 'You get a short list, made for your case.' },
      { title: 'Loan Approval', text: 'We follow the file until the lender decides.' },
    ],
  },
};
