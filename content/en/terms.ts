// Terms of use. Sample text: the firm’s lawyer replaces it before launch.
import type { LegalPage } from '../legal-page.ts';

export const terms: LegalPage = {
  title: 'Terms and conditions for loan enquiries',
  description: 'What you agree to when you send an enquiry: what we do, what we do not do, and who decides on a loan.',
  heading: 'Terms and conditions',
  lead: 'Short, and meant to be read. They apply when you use this site or send us an enquiry.',
  version: '2026-11-16',
  versionLine: 'Version {version}. It holds from {date}; enquiries sent earlier keep the version they were sent under.',
  sample: true,
  sections: [
    {
      title: 'Who we are',
      paragraphs: [
        'This site belongs to {site.entity}, in Jaipur, Rajasthan; the address stands on our contact page. Registrations: {site.registrations}.',
        '{site.name} is a loan-advisory firm in Jaipur. We are an agent, not a lender. We help you prepare an application and bring it to lenders; the lender alone decides whether to lend, how much and at what rate.',
      ],
    },
    {
      title: 'How we are paid',
      paragraphs: [
        'The lender pays us a commission when a loan is disbursed. You pay us {firm.fee} for advice and for bringing your application to a lender. Commissions differ from lender to lender; ask us what we earn on your loan, and we tell you before you sign.',
        'Charges of the lender, such as processing, legal, valuation and the tax on them, are paid to the lender. They stand in its Key Facts Statement, which you get before you sign.',
      ],
    },
    {
      title: 'Lenders we work with, and our part',
      paragraphs: [
        'We show offers of the banks and finance companies that have an agreement with us, not of every lender in India. Ask us for the current list and for the lender that an offer comes from.',
        'For a lender we collect your application and documents, pass them on with your consent and follow up. We hold no money of yours and sign nothing in your name.',
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
        'You are at least {firm.adult} old. Sending an enquiry costs nothing and binds you to nothing.',
        'We do not look at your credit report, and no lender does because of an enquiry. A report is asked for only after you have agreed to it for a named lender.',
      ],
    },
    {
      title: 'What we never do',
      paragraphs: [
        'We do not ask for passwords, one-time passwords or card numbers. We do not promise approval. We take no cash, and no fee before a loan is disbursed.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'We answer for what we do wrong by intent or by carelessness. We do not answer for a lender’s decision, for a lender’s delay, or for a scheme that a government changes or closes. Nothing here takes away a right that the law gives you as a consumer.',
      ],
    },
    {
      title: 'Complaints',
      paragraphs: [
        'First us: {site.officer}, our grievance officer, at {site.grievance} or {site.phone}, in office hours. You get a first answer within {firm.grievance.first} and a decision within {firm.grievance.reply}, with a name under it.',
        'About a lender: write to its nodal officer, whose name stands on its website and in your sanction letter. If the lender has not answered after {ombudsman.days}, or its answer does not satisfy you, the RBI Ombudsman takes your complaint free of charge at cms.rbi.org.in or on {ombudsman.number}.',
      ],
    },
    {
      title: 'Law and courts',
      paragraphs: [
        'Indian law applies. The courts in Jaipur decide, unless the law lets you choose the court where you live.',
        'If we change these terms, the new version stands here with its date.',
      ],
    },
  ],
};
