// Words that every form shares. Error texts of the server's checks live in leads.ts.
export const forms = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'We add +91 by ourselves.',
  /** As we understand it. */
  phoneRead: 'We call {phone}',
  optional: '(optional)',
  agree: { before: 'I agree to the', link: 'terms and conditions', after: 'and to be contacted about this query.' },
  /** Beside the box; the notice itself is query.form.termsRequired. */
  agreeError: 'Tick the box to send your application.',
  marketing: 'You may also tell me about other offers by phone, message or email.',
  consentMore: 'Your rights, and where to complain',
  privacy: 'Read the privacy notice',
  /** Nobody sees this field; the words are for those who meet it all the same. */
  leaveEmpty: 'Leave this field empty',
  summaryTitle: 'Please check these fields',
  /** Asked once, beside the field; sent again it goes as it is. */
  questions: {
    initial: 'This is a single letter. What is your whole name?',
    ending: 'After the @ there is no ending such as .com or .in. Is the address complete?',
    noDigits: 'There are no digits here. Which number may we call?',
    fewDigits: 'A number in India has ten digits, this one has {count}. Is one missing?',
    manyDigits: 'A number in India has ten digits, this one has {count}. Is one too many?',
    amount: 'We could not read this as an amount. You can write {ex.property.amount}, or “pachas lakh”.',
    income: 'We could not read this as an amount for a month. You can write 60,000, or “sixty thousand”.',
  },
  sendAsItIs: 'Is it right as it is? Press “{submit}” once more, and it is sent.',
  draft: 'We kept what you had typed.',
  clear: 'Clear the form',
  waiting: {
    title: 'No connection',
    text: 'Nothing is lost. Your details stay on this page and are sent by themselves when the connection is back.',
  },
  unavailable: {
    title: 'We could not store it just now',
    text: 'Your details stay on this page. We try again by ourselves; you can also call {site.phone}.',
  },
  busy: {
    title: 'One moment',
    text: 'Many enquiries came from your connection. Your details stay on this page and are sent by themselves shortly.',
  },
  refused: {
    title: 'It could not be sent',
    text: 'Your details stay on this page. Please reload it and send again, or call {site.phone}.',
  },
  /** As above, when the visitor has gone on to another page. */
  refusedAway: {
    title: 'It could not be sent',
    text: 'Your details are kept in the form. Please open it and send them again, or call {site.phone}.',
  },
  /** For a page without scripts, which cannot try again by itself. */
  notStored: {
    title: 'We could not store it just now',
    text: 'Everything you typed is still here. Please send it again in a moment, or call {site.phone}.',
  },
  notYet: {
    title: 'One moment',
    text: 'Many enquiries came from your connection. Everything you typed is still here. Please send it again in a minute, or call {site.phone}.',
  },
  /** Heads the buttons of the status page. */
  takeBack: 'Changed your mind?',
  doNotSend: 'Do not send it',
  /** The panel that stands above the form once it is sent. */
  received: 'Safely received',
  receivedText: 'One of our advisers will call you on the number you gave.',
  reference: 'Your reference',
  callBy: 'We call by',
  documents: 'Documents to keep ready: {loan}',
  documentsList: 'Your own list, to tick and print',
  when: {
    title: 'When shall we call you?',
    text: 'Choose the hour and the language, or WhatsApp instead. Or leave it to us.',
    choose: 'Choose when we call',
  },
  keep: {
    title: 'Keep this link',
    text: 'It shows where your enquiry stands, and you can take it back there.',
    link: 'Link to the status of your enquiry',
    copy: 'Copy link',
    copied: 'Link copied',
    refused: 'Your browser does not let us copy. Please select the link and copy it yourself.',
    whatsapp: 'WhatsApp it to myself',
    mail: 'Mail it to myself',
    subject: 'My enquiry with {site.name}, reference {reference}',
    message: 'My enquiry with {site.name}, reference {reference}: {link}',
  },
  status: 'See the status of your enquiry',
  /** Over the emptied form. */
  another: 'Send another',
};
