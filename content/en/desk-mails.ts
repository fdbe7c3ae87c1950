/** What mails to staff say beyond the enquiry itself, and the page that their links open. */
export const deskMails = {
  subject: '{what} ({reference})',
  left: '{time} left',
  late: '{time} late',
  acts: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    mine: 'It is mine',
    called: 'I have called',
    open: 'Open it at the desk',
  },
  until: 'These links are yours and work until {until}. Please do not forward them.',
  assigned: {
    subject: 'Yours: {subject}',
    intro: 'It is your turn: this enquiry is yours. We promised a call by {time}.',
  },
  page: {
    title: 'From your mail',
    mine: {
      heading: 'Take this enquiry?',
      text: 'It becomes yours, and does not go on to the next adviser.',
      button: 'Yes, it is mine',
    },
    called: {
      heading: 'How did the call go?',
      text: 'What you press is logged in your name. Only a call in which you spoke stops the clock.',
      outcomes: { spoke: 'We spoke', 'no-answer': 'No answer', 'wrong-number': 'Wrong number' },
    },
    about: { ask: 'Asks for', person: 'Name begins with', reference: 'Reference', adviser: 'Adviser', clock: 'Time' },
    yours: { title: 'It is yours', text: 'Nothing more to do here. Call from the enquiry’s page.' },
    done: { title: 'The call is logged', text: 'The clock has stopped. Nothing more to do here.' },
    open: 'Open the enquiry',
    gone: {
      title: 'This link no longer works',
      text: 'Links in mails work for two days, and only for whom they were sent to. The desk has everything.',
    },
    notYours: {
      title: 'Somebody else’s link',
      text: 'This mail was sent to another adviser. Nothing was changed. Open the enquiry as yourself.',
    },
    elsewhere: {
      title: 'Not yours any more',
      text: 'Somebody else has it by now, or nobody is to be called. Nothing was changed.',
    },
  },
};
