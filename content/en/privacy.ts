// Privacy notice. Sample text: the firm’s lawyer replaces it before launch; what it says of this site’s own doings is
// compared with the code by a test.
import type { LegalPage } from '../legal-page.ts';

export const privacy: LegalPage = {
  title: 'Privacy notice: your data and your rights',
  description:
    'What we collect when you write to us, why, who sees it, how long we keep it, and how to take your consent back.',
  heading: 'Privacy notice',
  lead: 'What we take, why, who sees it, how long we keep it, and how you take it back.',
  version: '2026-11-16',
  versionLine:
    'Version {version}. It holds from {date}; your status page names the version you agreed to. We answer in English or Hindi, as you like.',
  sample: true,
  sections: [
    {
      title: 'What we store of an enquiry',
      paragraphs: [
        'Only what you type or choose in a form, and a little that comes with it. Beside it stand the time it arrived, its reference, what you agreed to and when, and what we did about it.',
      ],
      items: [
        { id: 'name', label: 'Name', text: 'to know whom we call.' },
        { id: 'email', label: 'Email address', text: 'to write to you about this enquiry.' },
        { id: 'phone', label: 'Phone number', text: 'to call you about this enquiry.' },
        { id: 'loanType', label: 'Loan type', text: 'if you apply: to find the adviser who knows that loan.' },
        { id: 'loanAmount', label: 'Loan amount', text: 'if you apply: as you typed it, and as we read it.' },
        { id: 'employment', label: 'Kind of work', text: 'if you apply: lenders ask different documents of each.' },
        { id: 'salary', label: 'Monthly income', text: 'if you apply: as you typed it, and as we read it.' },
        { id: 'subject', label: 'Subject', text: 'if you write to us.' },
        { id: 'message', label: 'Message', text: 'your own words, if you write any.' },
        {
          id: 'conversation',
          label: 'Conversation with the assistant',
          text: 'only if you tick that box when you ask for a call.',
        },
        { id: 'page', label: 'Page', text: 'the page of this site the form stood on, to know what you were reading.' },
        { id: 'language', label: 'Language', text: 'to answer in it.' },
      ],
    },
    {
      title: 'What else this site keeps',
      paragraphs: [
        'This site sets no cookies and loads no trackers. A draft of a form stays in your own browser tab until you send it or close the tab.',
        'A question that the assistant cannot answer is kept, so that we can add the answer: without names, numbers and addresses, which are blacked out before it is stored, and without any link to you.',
        'Your IP address is held in memory for a short while, so that nobody can flood the site. It is written neither to our store nor to our log.',
      ],
    },
    {
      title: 'Why, and on what ground',
      paragraphs: [
        'To contact you about this enquiry: on your consent, given when you send the form. To tell you about other offers: only if you tick that box, which is never needed to send the form. To keep a record of what you agreed to: the law asks us to.',
      ],
    },
    {
      title: 'Who sees it, and where it goes',
      paragraphs: [
        'The adviser who handles your enquiry and the person who stands in for them. A lender sees your documents only after you have told us which lender. We sell nothing to anybody. These services work for us under contract, each only where the firm uses it:',
      ],
      items: [
        { id: 'hosting', label: 'Hosting', text: 'the computer this site runs on, and its backups.' },
        {
          id: 'DATABASE_URL',
          label: 'Database',
          text: 'keeps the enquiries where the site does not keep them itself.',
        },
        {
          id: 'SMTP_URL',
          label: 'Mail service',
          text: 'carries the email to our adviser and the acknowledgement to you.',
        },
        {
          id: 'WEBHOOK_URL',
          label: 'Customer system',
          text: 'gets a copy of the enquiry, and is told when you withdraw it or ask for erasure.',
        },
        {
          id: 'LLM_BASE_URL',
          label: 'Language model',
          text: 'may word the assistant’s answers. It gets what you type to the assistant and our own facts; never what you type into a form.',
        },
        {
          id: 'whatsapp',
          label: 'WhatsApp',
          text: 'only if you open it yourself with our link: its own terms apply there.',
        },
        {
          id: 'videos',
          label: 'Video host',
          text: 'your browser loads the preview pictures of our videos from it; opening a video takes you there.',
        },
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'An enquiry that we have answered, or that you have taken back, is erased {firm.retention} after it arrived. This happens by itself, every day. Of an erased enquiry only its reference and dates remain, as proof that it was dealt with. We delete backups that are older than this.',
        'Papers of a loan that was disbursed are kept as long as the law asks of us and of the lender. If you withdraw your enquiry, we stop at once.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Each enquiry has its own status page; the link is shown when you send the form and in our email. There you see what we hold and what you agreed to, withdraw the marketing consent or the whole enquiry, and ask for erasure, with one tap and without signing in.',
        'You may also ask for a copy, a correction or the erasure of your data, and name somebody who may use these rights if you die or cannot act. Write to {site.grievance}: you get an answer within {firm.rights}.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'This site is for people of {firm.adult} and older. If we learn that an enquiry comes from somebody younger, we erase it.',
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        'If your data gets into the wrong hands, we tell you without delay what happened, what it may mean for you, what we do and what you can do, and we tell the Data Protection Board of India.',
      ],
    },
    {
      title: 'Questions and complaints',
      paragraphs: [
        'Our grievance officer is {site.officer}: {site.grievance}, {site.phone}, in office hours. You get a first answer within {firm.grievance.first}.',
        'If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
      ],
    },
  ],
};
