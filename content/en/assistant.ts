// The words of the loan assistant in English, without what it says of loans and firm (assistant-answers.ts).
// {home.rate} is a row of the ledger, {amount} a value put in by the engine.
import { answers } from './assistant-answers.ts';
import { intents } from './assistant-intents.ts';
import { readings } from './assistant-readings.ts';
import { words } from './assistant-words.ts';

export const assistant = {
  widget: {
    open: 'Ask our AI Loan Assistant',
    title: 'Loan Assistant',
    subtitle: 'Get instant answers about loans, eligibility, and more',
    greeting:
      "Hello! I'm your loan advisor assistant. I can help you with information about personal loans, business loans, home loans, and more. How can I assist you today?",
    placeholder: 'Ask about loans, eligibility, rates...',
    footer: 'Press Enter to send • Powered by AI',
    send: 'Send',
    close: 'Close',
    typing: 'The assistant is typing',
    you: 'You',
    bot: 'Loan Assistant',
    sources: 'From our pages',
    person: 'Talk to a person',
    panel: {
      title: 'Get Personalized Rate Quote',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      attach: 'Send this conversation to the adviser with my details',
      submit: 'Submit',
      decline: 'No thanks, go on chatting',
      missing: { title: 'Missing Information', text: 'Please fill in all fields' },
      sent: { title: 'Details Submitted', text: 'Our team will contact you soon!' },
    },
    thanks:
      'Thank you! Our team will contact you within {firm.response} with loan options and rates that suit you. Is there anything else I can help with?',
    failed: { title: 'Error', text: 'Failed to send message. Please try again.' },
    apology: 'Sorry, I could not answer just now. Please try again, or call our support on {site.phone}.',
  },
  /** Answers of the chat address to what is no question. */
  api: {
    crossSite: 'Please ask from our own site.',
    notJson: 'Please send your question as JSON.',
    noMessage: 'Please type a question first.',
    tooLarge: 'That is too long for one message. Please ask your loan question in a few sentences.',
    onlyPost: 'Questions are sent with POST.',
    tooMany: 'That was a lot of questions at once. Please wait a moment and ask again.',
    failed: 'Sorry, I could not answer just now. Please ask again in a moment.',
  },
  /** Names of the pages that answers come from; service pages bring their own. */
  pages: {
    '/': 'Home',
    '/about': 'About',
    '/team': 'Our Team',
    '/contact': 'Contact',
    '/query': 'Apply Now',
    '/blog': 'Blog',
    '/emi-calculator': 'EMI Calculator',
    '/eligibility': 'Check your eligibility',
    '/documents': 'Documents checklist',
    '/guides': 'Guides',
    '/schemes': 'Scheme finder',
    '/privacy': 'Privacy notice',
  },
  units: {
    years: ['year', 'years'],
    months: ['month', 'months'],
    days: ['day', 'days'],
    'working-days': ['working day', 'working days'],
    hours: ['hour', 'hours'],
    age: ['years', 'years'],
    lakh: 'lakh',
    crore: 'crore',
    'sq-m': ['sq m', 'sq m'],
    thousandShort: 'K',
    open: 'open',
    openUntil: 'open until {date}',
    closed: 'closed on {date}',
    changed: 'changed on {date}',
    announced: 'announced on {date}',
    unconfirmed: 'approved until {date}, continuation not confirmed: ask us',
    monthNames: 'January February March April May June July August September October November December',
  },
  attributes: {
    rate: 'rate',
    amount: 'loan limit',
    tenure: 'tenure',
    time: 'time to approval',
    age: 'age limit',
    income: 'minimum income',
    score: 'minimum credit score',
    experience: 'minimum work experience',
    vintage: 'minimum business age',
    turnover: 'minimum turnover',
    ltv: 'share of the property value',
    tax: 'tax deduction',
    collateral: 'rule on collateral',
  },
  talk: {
    languages:
      'Yes, you can write to me in English, Hindi or Hinglish; I answer in the same language. What would you like to know about a loan?',
    hello:
      'Hello! I can help with {loans} loans: rates, limits, documents, eligibility and EMI. What would you like to know?',
    thanks: 'You are welcome! I am glad to help. Ask me anything else about loans or EMI.',
    bye: 'No hurry, take your time. Goodbye, and come back any time you need help with a loan.',
    ok: 'Good. What else can I help you with: a rate, documents, eligibility or an EMI?',
    who: 'I am the automated loan assistant of {site.name}, a loan-advisory firm in Jaipur. I answer from the figures on our pages; a person from our team can help with the rest.',
    help: 'I can help with {loans} loans: rates, limits, tenure, documents and eligibility. I can work out an EMI too, for example "EMI on {calc.start.amount} at {calc.start.rate} for {calc.start.tenure}". What do you need?',
    insult:
      'I am sorry that I was not of more help. I can answer questions about loans, rates, documents and EMI, or a person from our team can take over.',
  },
  refuse: {
    outOfScope:
      'Sorry, I can only help with loans: rates, limits, documents, eligibility, EMI and how to reach us. What would you like to know about a loan?',
    otherLoan:
      'We do not list that kind of loan. I can only help with {loans} loans. For studies or a vehicle a personal loan or one against property may serve instead, for work a MUDRA loan; an adviser at {site.phone} can say what else is possible.',
    injection:
      'I cannot do that. I can only help with questions about our loans: rates, limits, documents, eligibility and EMI.',
    privacy:
      'I cannot share that: details of other people are private and I do not have them. I can only help with general questions about loans.',
    account:
      'I cannot see applications or accounts, so I do not know the status of yours. Please call {site.phone} or write to {site.support}; our team will look it up. I can help with general loan questions.',
    tooLong: 'That message is too long for me. Please ask your loan question in a few short sentences.',
  },
  unknown:
    'I do not know that, and I would rather not guess. I can help with loan rates, limits, tenure, documents, eligibility and EMI; for anything else our team is at {site.phone} or {site.email}.',
  unknownAbout:
    'I do not have that detail about the {product}. An adviser can tell you: call {site.phone} or write to {site.email}. I can give you its rate, limit, tenure, documents and eligibility.',
  notStated:
    '{product}: we do not publish a fixed {attribute}; it depends on the lender or the scheme. An adviser at {site.phone} can check it for your case.',
  oneBank: 'I do not have the figures of any single bank; these are across our lenders.',
  timeNote: 'These are usual times and no promise: the lender decides.',
  rateNote: 'The lender sets the final rate.',
  decisionNote: 'The lender makes the final decision.',
  lead: {
    call: 'Happy to arrange that. Please leave your name, email and phone number below; an adviser from our team will call you within {firm.response}.',
    person:
      'Of course. Please leave your name, email and phone number below and an adviser from our team will contact you within {firm.response}. You can also call {site.phone}.',
    apply:
      'Good. Please leave your name, email and phone number below; our team will contact you within {firm.response} and help you apply. The full application form is on the Apply page.',
    quote:
      'For a rate quote made for you, please leave your name, email and phone number below. An adviser from our team compares lenders and contacts you within {firm.response}. The lender sets the final rate.',
    none: 'Understood, nobody will call you from this chat. Ask me anything about loans here, whenever you like.',
  },
  emi: {
    note: 'The lender sets the final rate.',
    and: ' and ',
    formula:
      'EMI = P × R × (1+R)^N / ((1+R)^N − 1). P is the principal (loan amount), R the monthly interest rate (annual rate / 12 / 100) and N the number of months. Give me an amount, a rate and a tenure and I will work it out.',
    meaning:
      'EMI is the equated monthly instalment: the same sum every month, part interest and part principal, until the loan is repaid. Give me an amount, an interest rate and a tenure and I will work it out.',
    calculator:
      'Our EMI calculator takes the loan amount ({calc.amount.input}), interest rate ({calc.rate}) and tenure ({calc.tenure}), and on "Calculate EMI" shows the monthly EMI, total interest and total amount. You can also give me the three figures here.',
    lower:
      'A longer tenure, a smaller loan or a lower interest rate makes the EMI smaller; a longer tenure costs more interest in total. Give me an amount, a rate and a tenure and I will show you.',
    late: 'A late or missed EMI brings the lender’s penalty and hurts your credit score. Talk to the lender before the due date; our team at {site.phone} can help you with a loan that no longer fits.',
    afford:
      'How much loan you get depends on your income, running EMIs, age and credit score. As a rule of thumb, all EMIs together should stay within {calc.share} of your monthly income; the lender makes the final decision. Tell me your income, running EMIs, the rate and the years, and I work it out.',
  },
  ...answers,
  intents,
  readings,
  words,
} as const;
