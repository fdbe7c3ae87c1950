// Words that every form shares. Error texts of the server's checks live in leads.ts.
export const forms = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  optional: '(optional)',
  agree: { before: 'I agree to the', link: 'terms and conditions', after: 'and to be contacted about this query.' },
  marketing: 'You may also tell me about other offers by phone, message or e-mail.',
  sending: 'Sending…',
  summaryTitle: 'Please check these fields',
  draft: 'We kept what you had typed.',
  waiting: {
    title: 'No connection',
    text: 'Nothing is lost. Your details stay on this page and are sent by themselves when the connection is back.',
  },
  unavailable: {
    title: 'We could not store it just now',
    text: 'Your details stay on this page. We try again by ourselves; you can also call {site.phone}.',
  },
  reference: 'Your reference',
  status: 'See the status of your enquiry',
};
