// Words that the ten service pages share; what differs stands in services/.
export const service = {
  apply: 'Apply Now',
  consult: 'Get Free Consultation',
  contact: 'Contact Us',
  expert: 'Talk to Expert',
  emi: 'EMI Calculator',
  details: 'See documents, eligibility and questions',
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
  checked: 'Figures last checked on',
};
