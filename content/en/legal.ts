// Terms and privacy notice. Sample text: the firm’s lawyer replaces it before launch.
export interface LegalPage {
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: { title: string; paragraphs: string[] }[];
  sample: boolean;
}

export const terms: LegalPage = {
  title: 'Terms and conditions',
  description: 'What you agree to when you send an enquiry: what we do, what we do not do, and who decides on a loan.',
  heading: 'Terms and conditions',
  lead: 'Short, and meant to be read. They apply when you use this site or send us an enquiry.',
  sample: true,
  sections: [
    {
      title: 'Who we are',
      paragraphs: [
        '{site.name} is a loan-advisory firm in Jaipur. We are an agent, not a lender. We help you prepare an application and bring it to lenders; the lender alone decides whether to lend, how much and at what rate.',
      ],
    },
    {
      title: 'Figures on this site',
      paragraphs: [
        'Rates, limits and times on this site are indicative. They come from one list of facts that we check and date. The lender sets the final rate and charges, and its sanction letter is what counts.',
        'The calculator and the assistant give estimates and general information. They are not an offer and not financial, tax or legal advice.',
      ],
    },
    {
      title: 'Your enquiry',
      paragraphs: [
        'When you send a form you ask us to contact you about that enquiry. We answer within {firm.response}. You tell us what is true to the best of your knowledge; you may send an enquiry for yourself or for somebody who asked you to.',
        'Sending an enquiry costs nothing and binds you to nothing. Any fee for our service is agreed in writing before we start.',
      ],
    },
    {
      title: 'What we never do',
      paragraphs: [
        'We do not ask for passwords, one-time passwords or card numbers. We do not promise approval. We do not charge a fee that is not on your sheet.',
      ],
    },
    {
      title: 'Complaints',
      paragraphs: [
        'Write to our grievance officer at {site.grievance} or call {site.phone}. You get an answer with a name under it.',
      ],
    },
  ],
};

export const privacy: LegalPage = {
  title: 'Privacy notice',
  description:
    'What we collect when you write to us, why, who sees it, how long we keep it, and how to take your consent back.',
  heading: 'Privacy notice',
  lead: 'What we take, why, who sees it, how long we keep it, and how you take it back.',
  sample: true,
  sections: [
    {
      title: 'What we collect',
      paragraphs: [
        'Only what you type into a form: your name, e-mail address and phone number; for a loan application also the loan you want, the amount, your kind of work and monthly income; and your message if you write one. If you agree, the conversation with the assistant is kept with your request for a call.',
        'This site sets no cookies and loads no trackers. A draft of a form is kept in your own browser tab until you send it or close the tab.',
      ],
    },
    {
      title: 'Why, and on what ground',
      paragraphs: [
        'To contact you about this enquiry: on your consent, given when you send the form. To tell you about other offers: only if you tick that box, which is never needed to send the form. To keep a record of what you agreed to: the law asks us to.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'The adviser who handles your enquiry and the person who stands in for them. A lender sees your papers only after you have told us which lender. We sell nothing to anybody.',
        'The videos on our home page show preview pictures that your browser loads from the video host; opening a video takes you there.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Until your enquiry is closed and for as long after that as the law requires us to keep records; then it is erased. If you withdraw your enquiry, we stop at once.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Each enquiry has its own status page; the link is shown when you send the form and in our e-mail. There you see what we hold and what you agreed to, withdraw the marketing consent or the whole enquiry, and ask for erasure, with one tap and without signing in.',
        'You may also ask us for a copy, a correction or the erasure of your data, or name somebody who may ask for you: write to {site.grievance}. If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
      ],
    },
  ],
};
