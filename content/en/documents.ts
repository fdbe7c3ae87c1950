// The words of /documents. {n}-like names without a dot are filled in by the page; names with a dot come from the ledger.
import type { Group, PaperId, Property } from '../../domain/documents/papers.ts';

interface PaperWords {
  name: string;
  /** What counts. */
  counts: string;
  /** The usual mistake. */
  trap?: string;
}

/** What stands in the list, which has a language of its own. */
export interface ListWords {
  groups: Record<Group, string>;
  count: [one: string, many: string];
  ready: string;
  original: string;
  noProperty: string;
  warning: { title: string; text: string };
  papers: Record<PaperId, PaperWords>;
}

const list: ListWords = {
  groups: {
    you: 'You',
    income: 'Income',
    business: 'Business',
    loans: 'Loans you pay',
    property: 'The property',
  },
  count: ['{n} document', '{n} documents'],
  ready: '{n} of {total} ready',
  original: 'Bring the original as well, to be looked at.',
  noProperty: 'Chosen a property? Choose it above, and its documents come here.',
  warning: {
    title: 'Never give anyone an OTP, a PIN, a password or a blank signed paper.',
    text: 'We do not ask for them. Nor do the lenders.',
  },
  papers: {
    pan: {
      name: 'PAN card',
      counts: 'A clear copy, signed by you.',
      trap: 'Name spelt differently than on Aadhaar, even by one letter. Tell us before you apply.',
    },
    aadhaar: {
      name: 'Aadhaar card',
      counts: 'Masked copy is enough: the first eight digits hidden.',
      trap: 'Old address. Then add an electricity or water bill with the new one.',
    },
    photos: { name: 'Two passport photos', counts: 'Recent, plain background.' },
    slips: { name: 'Salary slips, last {docs.slips}', counts: 'PDF from the employer, or a stamped print.' },
    salaryStatement: {
      name: 'Bank statement, last {docs.statements.salaried}',
      counts: 'Of the account your salary comes to, as a PDF from the bank, every page.',
      trap: 'Screenshots and photos are refused. So is a statement that ends last month.',
    },
    form16: {
      name: 'Form 16, last {docs.form16}',
      counts: 'Part A and Part B of each year.',
      trap: 'Only Part B. Ask your office for Part A as well.',
    },
    letter: { name: 'Appointment letter or employee card', counts: 'Shows how long you are in work.' },
    returns: {
      name: 'Income-tax returns, last {docs.returns}',
      counts: 'With the computation of income of each year.',
      trap: 'Several years filed in one week. It shows.',
    },
    statement: {
      name: 'Bank statements, last {docs.statements.self}',
      counts: 'Of every account the business uses, as a PDF from the bank.',
      trap: 'Cash sales that never reach the account. A lender counts what it can see.',
    },
    accounts: {
      name: 'Balance sheet, profit and loss account',
      counts: 'Of the same years as the returns, signed by the accountant where turnover asks for it.',
    },
    practice: { name: 'Degree and certificate of practice', counts: 'As your council or institute gives it.' },
    gst: {
      name: 'GST returns, last {docs.statements.self}',
      counts: 'If you are registered. If not, say so: it is no fault.',
      trap: 'Sales there and in the account that differ widely.',
    },
    udyam: {
      name: 'Udyam registration',
      counts: 'Free, on the government’s own site.',
      trap: 'Paying an agent for it.',
    },
    licence: {
      name: 'Licence, or deed of the firm',
      counts: 'Shop licence, partnership deed or company documents: what your business has.',
    },
    project: {
      name: 'Project report',
      counts: 'What you will make or sell, for whom, what it costs and brings in.',
      trap: 'A report copied from another place. The bank asks about its figures.',
    },
    quotation: {
      name: 'Quotations for machines and stock',
      counts: 'On the seller’s paper, with GST number and date.',
    },
    certificates: {
      name: 'Class 8 and category certificates',
      counts: 'Only those that your scheme asks for: schooling, SC, ST, OBC, minority, ex-serviceman, disability.',
    },
    runningLoans: {
      name: 'Statement of each running loan',
      counts: 'The latest, with what is still owed. None running: tick it.',
      trap: 'Leaving a small loan out. The lender sees it in your credit report.',
    },
    deeds: {
      name: 'Sale deed, and every deed before it',
      counts: 'The whole chain, back to the first allotment.',
      trap: 'One link missing. An agreement on stamp paper is not a registered deed.',
    },
    patta: {
      name: 'JDA patta, or the 90-A order',
      counts: 'In the name of the one who owns it today.',
      trap: 'A society patta is not a JDA patta. Many lenders refuse it: ask us first.',
    },
    societyPatta: {
      name: 'Society patta, with its chain',
      counts: 'The society’s patta and each transfer since, and the society’s registration.',
      trap: 'Many lenders refuse it. Ask us before you pay a token.',
    },
    conversion: {
      name: '90-A order, or the application for it',
      counts: 'From JDA. It decides which lender can be asked.',
    },
    map: {
      name: 'Approved map',
      counts: 'With the stamp of JDA or the municipal corporation.',
      trap: 'A floor or a room that is not on the map.',
    },
    sitePlan: { name: 'Site plan', counts: 'With the plot’s number, its size and its four sides.' },
    estimate: {
      name: 'Estimate of the work',
      counts: 'By an engineer or architect, with drawing and cost of each stage.',
      trap: 'Building before the loan is paid out. The lender pays by stage.',
    },
    rera: {
      name: 'RERA number of the project',
      counts: 'You find it on the Rajasthan RERA site, with the builder’s name.',
      trap: 'A number of another phase of the same project.',
    },
    builderAgreement: { name: 'Agreement with the builder', counts: 'Registered, with price and plan of payment.' },
    receipts: { name: 'Receipts of what you have paid', counts: 'From your account: cash is not counted.' },
    builderNoc: {
      name: 'Builder’s no-objection letter',
      counts: 'And, if the project has a loan, the letter of the lender that gave it.',
    },
    agreement: { name: 'Agreement to sell', counts: 'Signed by both, with the price and what you have paid.' },
    propertyTax: { name: 'Property-tax or UD-tax receipt', counts: 'The latest, in the owner’s name.' },
    encumbrance: {
      name: 'Encumbrance check',
      counts: 'From the sub-registrar: shows that nobody else has a loan on it. We get it with you.',
    },
  },
};

const properties: Record<Property, string> = {
  resale: 'House or flat, from its owner',
  new: 'New flat, from the builder',
  jda: 'JDA plot',
  society: 'Plot with society patta',
  own: 'My own house, to build or extend',
  none: 'None chosen yet',
};

export const documents = {
  title: 'Loan documents checklist',
  description:
    'Choose loan, work and property: the documents lenders in Jaipur ask for, with what counts and the usual mistakes. Tick, print, send it home.',
  name: 'Documents checklist',
  first: { heading: 'Which documents do I need?', lead: 'Three choices, one list. Print it or send it home.' },
  heading: 'Documents for your {loan}',
  lead: '{work}. Tick what you have; bring copies, keep the originals.',
  leadProperty: '{work}; {property}. Tick what you have; bring copies, keep the originals.',
  listTitle: 'Documents for a {loan}, {work}',
  errorTitle: 'Error: {title}',
  problems: 'One thing to put right',
  choose: {
    change: 'Change loan, work or property',
    loan: 'Loan',
    loanEmpty: 'Choose a loan',
    work: 'Work',
    workEmpty: 'Choose your work',
    property: 'Property',
    show: 'Show my list',
  },
  works: { salaried: 'Salaried', 'self-employed': 'Self-employed', business: 'Business', professional: 'Professional' },
  properties,
  called: { 'mortgage-loan': 'Loan Against Property', 'government-subsidies': 'Government scheme' } as Record<
    string,
    string
  >,
  language: { label: 'This list in', nav: 'Language of the list', en: 'English', hi: 'हिन्दी' },
  keep: {
    ticks: 'Keep my ticks',
    print: 'Print',
    whatsapp: 'Send on WhatsApp',
    copy: 'Copy link',
    copied: 'The link is copied.',
    refused: 'It could not be copied. The link is',
  },
  help: [
    {
      title: 'Can I send photos of the documents?',
      text: 'For a first look, yes: flat, in daylight, all four corners in the picture. The lender wants scans or stamped copies.',
    },
    {
      title: 'Something is missing or in another name',
      text: 'Leave it unticked and apply. The adviser knows which lender takes what in its place.',
    },
  ],
  apply: 'Apply Now',
  eligibility: 'Check your eligibility first',
  fine: 'What lenders in Jaipur usually ask for; yours may ask for one more or one less.',
  checked: 'Last checked on',
  list,
};
