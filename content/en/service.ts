// Words that the ten service pages share; what differs stands in services/.
export const service = {
  apply: 'Apply Now',
  consult: 'Get Free Consultation',
  contact: 'Contact Us',
  expert: 'Talk to Expert',
  emi: 'EMI Calculator',
  amounts: 'EMI for common amounts',
  schemes: 'Find the scheme that fits your plan',
  details: 'See documents, eligibility and questions',
  /** The details page in its breadcrumb, behind the loan's name. */
  detailsCrumb: 'Details',
  /** The two pages of a loan are one set, with these ways through it. */
  set: 'Pages of this loan',
  tabs: { types: 'Rates and types', eligibility: 'Eligibility', documents: 'Documents', questions: 'Questions' },
  /** The two pages of a loan give some figures differently: each says which kind it shows. */
  meant: {
    overview:
      'On this page: the starting terms and the limits we advertise. The details page has ranges across lenders.',
    details: 'On this page: ranges across lenders. The overview has the starting terms and the limits we advertise.',
  },
  highlights: 'Highlights',
  stats: 'At a glance',
  faqs: 'Frequently Asked Questions',
  others: {
    title: 'Other Services',
    more: 'Learn More',
    moreAbout: 'Learn More about',
    previous: 'Previous services',
    next: 'Next services',
    item: 'Slide',
  },
  eligibility: 'Eligibility',
  documentsTool: 'Your own list, to tick and print',
  eligibilityTool: 'Check your eligibility, no phone number',
  checked: 'Figures last checked on',
};
