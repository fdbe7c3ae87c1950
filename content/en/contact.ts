export const contact = {
  title: 'Contact us',
  description:
    'Visit, call or write to us in Jaipur. Office hours, phone numbers, email addresses and a message form. We answer within {firm.response}.',
  heading: 'Contact Us',
  lead: 'Ask before you sign anything. We answer within {firm.response}.',
  cards: {
    title: 'How to reach us',
    visit: { title: 'Visit Us', label: 'Head office' },
    call: { title: 'Call Us', main: 'Main number', messaging: 'WhatsApp' },
    email: { title: 'Email Us', general: 'General', loans: 'Loans', support: 'Support' },
    hours: { title: 'Business Hours' },
  },
  form: {
    title: 'Send Us a Message',
    lead: 'All fields are needed unless marked optional.',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Your question in your own words, in Hindi or English',
    submit: 'Send Message',
    sent: { title: 'Message Sent!', text: "We'll get back to you within {firm.response}." },
  },
  map: { title: 'Find Us', text: 'Interactive Map Coming Soon' },
  quick: {
    title: 'Quick Contact',
    text: 'Talk to an adviser now.',
    call: 'Call',
    emergency: 'Available 24/7 for emergency support',
    emergencyNote: 'For a file that is already with a lender. New questions are answered in business hours.',
  },
  branches: { title: 'Branch Locations', items: [{ city: 'Jaipur', label: 'Head office' }] },
};
