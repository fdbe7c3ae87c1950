// Words around an enquiry: what to fix, what was agreed, the status page, the mails. Placeholders without a dot
// ({reference}, {time}) are filled when a message is written; those with a dot come from the ledger.
export const leads = {
  errors: {
    required: {
      name: 'Enter your name.',
      email: 'Enter your email address.',
      phone: 'Enter your phone number.',
      loanType: 'Choose a loan type.',
      loanAmount: 'Enter the amount you need, for example {ex.property.amount}.',
      employment: 'Choose your kind of work.',
      salary: 'Enter your monthly income, for example 60,000.',
      subject: 'Enter a subject.',
      message: 'Write your message.',
    },
    other: {
      email: 'Enter an email address like name@site.example.',
      tooLong: 'Please shorten this to {max} characters.',
      text: 'This must be text.',
      agree: 'Please agree to the terms and conditions.',
      kind: 'kind must be application, message or callback.',
      uuid: 'submissionId must be a random UUID (version 4), or left out.',
      used: 'This enquiry was sent again with other words too often. Please send it once more: it will be a new one.',
      object: 'Send one JSON object.',
    },
  },

  api: {
    crossSite: 'This form can only be sent from our own site.',
    notJson: 'Send JSON with the header Content-Type: application/json.',
    tooLarge: 'This is more than we can take: keep the request below 64 kB.',
    tooManyFields: 'This has more fields than an enquiry can have.',
    onlyPost: 'Enquiries are sent with POST.',
    tooMany: 'Too many enquiries from this connection. Please wait a moment and send again, or call {site.phone}.',
    unavailable: 'We could not store your enquiry just now. Please send it again in a moment, or call {site.phone}.',
  },

  /** Shown at the forms, item by item. A changed text is a new version: stored consents name the one they saw. */
  consent: {
    version: '2026-11-16',
    language: 'en',
    title: 'What you agree to',
    intro: '{site.name} is an agent, not a lender. We take only what this form asks and use it only as follows.',
    purposes: {
      contact: {
        label: 'Contact about this enquiry',
        text: 'We use your name, phone, email and answers to call or write to you about this enquiry, within {firm.response}.',
      },
      terms: { label: 'Terms and conditions', text: 'You agree to our terms and conditions.' },
      marketing: {
        label: 'Other offers',
        text: 'We may tell you about other offers. Optional: your enquiry is handled just the same without it.',
      },
      shareConversation: {
        label: 'Share this conversation',
        text: 'Our adviser may read your conversation with the assistant before calling you. Optional.',
      },
    },
    rights:
      'You can take each consent back and ask us to erase your data on the status page of your enquiry, in one tap. Complaints: {site.grievance}.',
  },

  status: {
    title: 'Your enquiry',
    heading: 'Enquiry {reference}',
    states: {
      waiting: 'We have it. We will call you by {time} at the latest.',
      handled: 'We have contacted you about this enquiry.',
      closed: 'This enquiry is closed. We will not call you about it.',
      withdrawn: 'You withdrew this enquiry. We will not call you about it.',
      erasureRequested: 'You asked us to erase this enquiry. We will not call you, and we are erasing it.',
    },
    unknown: {
      heading: 'No enquiry here',
      text: 'This link is not complete or has expired, or the enquiry has been erased. If you have a reference, call {site.phone}.',
    },
    unavailable: {
      heading: 'Not at this moment',
      text: 'Your enquiry is safe, we just cannot show it now. Please try again in a minute, or call {site.phone}.',
    },
    busy: {
      heading: 'One moment',
      text: 'Many requests came from your connection, and nothing was changed. Please try again in a minute, or call {site.phone}.',
    },
    received: 'Received',
    callBy: 'We call by',
    answersTitle: 'What we know',
    answers: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      loanType: 'Loan type',
      loanAmount: 'Amount',
      employment: 'Employment',
      salary: 'Monthly income',
      subject: 'Subject',
      message: 'Message',
      conversation: 'Conversation with the assistant',
    },
    consentsTitle: 'What you agreed to',
    consentLine: 'Agreed on {time}',
    consentWithdrawn: 'Taken back on {time}',
    noMarketing: 'Other offers: not agreed to.',
    print: 'Print this record',
    toldTitle: 'Who got it',
    told: {
      staff_email: 'Our advisers, by email',
      visitor_ack: 'You, by email',
      webhook: 'Our enquiry desk',
      sla_reminder: 'Our advisers, a reminder',
      call_email: 'Our advisers: when to call you',
      call_visitor: 'You, by email: when we call',
      message_email: 'Our advisers: your message',
      withdrawal_email: 'Our advisers: that you withdrew it',
      withdrawal_webhook: 'Our enquiry desk: that you withdrew it',
      erasure_email: 'Our advisers: that you asked for erasure',
      erasure_webhook: 'Our enquiry desk: that you asked for erasure',
      marketing_webhook: 'Our enquiry desk: that you want no other offers',
    },
    toldStates: { sent: 'sent on {time}', waiting: 'on its way' },
    actions: {
      withdrawMarketing: {
        button: 'Stop other offers',
        question: 'Stop telling you about other offers? Your enquiry goes on.',
        confirm: 'Yes, stop them',
        done: 'Done. We will not tell you about other offers.',
      },
      withdrawEnquiry: {
        button: 'Withdraw this enquiry',
        question: 'Withdraw this enquiry? We will not call you about it.',
        confirm: 'Yes, withdraw it',
        done: 'Done. The enquiry is withdrawn.',
      },
      requestErasure: {
        button: 'Ask us to erase it',
        question: 'Ask us to erase everything you sent? The enquiry is withdrawn as well.',
        confirm: 'Yes, erase it',
        done: 'Done. We are erasing it; this page will then no longer exist.',
      },
      cancel: 'No, go back',
    },
  },

  /** How somebody wants to be reached. */
  call: {
    at: '{day}, {hour}',
    any: 'any time in office hours',
    whatsapp: 'on WhatsApp, no call',
    languages: { en: 'in English', hi: 'in Hindi', either: 'in English or Hindi' },
  },

  mail: {
    kinds: { application: 'Loan application', message: 'Message', callback: 'Call request' },
    staff: {
      spamSubject: 'Suspected spam: {subject}',
      intro: 'A new enquiry has come in. We promised a call by {time}.',
      spam: 'This looks like spam ({reasons}). It is stored like every enquiry.',
      read: 'read as {value}',
      marketingYes: 'Other offers: agreed.',
      marketingNo: 'Other offers: not agreed. Contact about this enquiry only.',
      reach: 'Wants to be reached',
      next: 'When you have called, mark it: npm run leads -- handled {reference}',
    },
    ack: {
      subject: 'We have your enquiry {reference}',
      greeting: 'Namaste,',
      intro: 'Thank you for writing to {site.name}. Your enquiry is safely with us; its reference is {reference}.',
      nextTitle: 'What happens next',
      next: 'One of our advisers will call you by {time} at the latest.',
      call: 'Choose when we call, or WhatsApp instead',
      papers: 'Which documents to keep ready',
      eligibility: 'Check what fits your figures, without a phone number',
      status: 'See it, change your mind or have it erased, at any time',
      close:
        'If you did not write to us, open the link above and withdraw the enquiry. You can also call {site.phone}.',
    },
    reminder: {
      subject: 'Not yet called: {subject}',
      intro: 'This enquiry is not marked as handled. We promised a call by {time}.',
    },
    late: {
      subject: 'Promise broken: {subject}',
      intro: 'Nobody has called about this enquiry. We promised a call by {time}.',
      next: 'Open it at the desk, give it to somebody, or call yourself. This mail comes daily until somebody has.',
    },
    call: {
      subject: 'When to call: {reference}',
      intro: 'The borrower of {reference} wants to be reached: {call}. We call by {time}.',
      cancelled: 'The borrower of {reference} has no wish any more when to be called. We call by {time}.',
    },
    callVisitor: {
      subject: 'We call you {call}: {reference}',
      intro: 'We call you on {call}. The reference of your enquiry is {reference}.',
      text: 'The call comes from {site.phone}. If we miss you, we try once more and then write.',
      status: 'Change or cancel it, or add it to your calendar',
    },
    message: {
      subject: 'A message about {reference}',
      intro: 'The borrower of {reference} has written to us. Read it at the desk, under notes and history.',
    },
    withdrawal: {
      subject: 'Withdrawn: {reference}',
      intro: 'The visitor has withdrawn this enquiry. Please do not call about it.',
    },
    erasure: {
      subject: 'Erasure asked for: {reference}',
      intro: 'The visitor asks us to erase this enquiry. Do it with: npm run leads -- erase {reference}',
    },
  },
};
