import type { Service } from '../../schema.ts';

export const words: Service = {
  name: 'Business Loan',
  plural: 'Business Loans',
  overview: {
    title: 'Business loans in Jaipur for stock and machines',
    description:
      'Business loans in Jaipur from {business.rate.overview} a year, up to {business.amount.overview}, for stock, machinery, premises and growth. Features and what the money can pay for.',
    heading: 'Business Loans to run or grow a firm',
    blurb:
      'From {business.rate.overview} a year, up to {business.amount.overview}, for up to {business.tenure.overview}. For shops, workshops, practices and companies. The lender reads your books and decides.',
    figure: { value: '{business.rate.overview}', label: 'a year onwards' },
    stats: [
      { value: '{business.rate.overview}', label: 'a year, starting rate' },
      { value: '{business.amount.overview}', label: 'maximum loan' },
      { value: '{business.tenure.overview}', label: 'maximum tenure' },
      { value: '{business.approval}', label: 'to approval' },
    ],
    actions: [{ label: 'Apply Now', href: '/query' }],
    bands: [
      {
        kind: 'list',
        title: 'Key Features',
        items: [
          'Loans up to {business.amount.overview}, sized to your turnover and cash flow',
          'Rates from {business.rate.overview} a year; the lender sets yours',
          'Tenure up to {business.tenure.overview}',
          'Approval in {business.approval} once the file is complete',
          'With or without security, depending on the amount and the lender',
          'Term loan, overdraft or cash credit, chosen by how your money moves',
          'Every charge of the lender named before you sign',
        ],
      },
      {
        kind: 'points',
        title: 'What it pays for',
        items: [
          {
            icon: 'shop',
            title: 'Stock and working capital',
            text: 'Buy for the season, pay suppliers on time, wait for customers to pay.',
          },
          {
            icon: 'receipt',
            title: 'Machinery and equipment',
            text: 'A machine, a vehicle or an instrument that earns while it is paid off.',
          },
          {
            icon: 'house',
            title: 'Premises',
            text: 'Fit out a showroom, move to a larger workshop, open another branch.',
          },
          {
            icon: 'swap',
            title: 'Costlier debt',
            text: 'Replace short, expensive borrowing with a planned instalment.',
          },
        ],
      },
    ],
    closing: {
      title: 'Bring the books, we bring the lenders',
      text: 'Tell us your turnover and what the money is for. We name the lenders that fund firms like yours. We are an agent, not a lender.',
    },
  },
  detail: {
    title: 'Business loan in Jaipur: rates, documents, turnover',
    description:
      'Business loan at {business.rate} a year, up to {business.amount}: turnover, business age, credit score and documents lenders ask for, and common questions.',
    heading: 'Business Loan',
    blurb:
      'Up to {business.amount}, repaid over {business.tenure}. We read your statements first and send the file where it fits. The lender sets your final rate.',
    figure: { value: '{business.amount}', label: 'at most lenders' },
    highlights: [
      {
        icon: 'rupee',
        title: 'Interest Rate',
        text: 'The lender sets it by cash flow, score and security. The range stands below.',
      },
      {
        icon: 'receipt',
        title: 'Loan Amount',
        text: 'Up to {business.amount}. Turnover and existing loans decide how much of it you can have.',
      },
      {
        icon: 'calendar',
        title: 'Tenure',
        text: '{business.tenure}. Match it to how long the purchase will earn.',
      },
      {
        icon: 'shop',
        title: 'Business Age',
        text: '{business.vintage:n} year in business, shown by registration, returns and bank statements.',
      },
    ],
    employment: {
      title: 'Eligible Employment Types',
      items: [
        'Sole proprietors: traders, manufacturers and service providers',
        'Partnership firms and limited liability partnerships',
        'Private and closely held public companies',
        'Self-employed professionals: doctors, chartered accountants, architects',
      ],
    },
    documents: {
      title: 'Documents Required',
      items: [
        'PAN card of the business and of its owners',
        'Identity and address of owners, partners or directors',
        'Proof of business: GST registration, Udyam registration or shop licence',
        'Business bank statements for the latest {business.statements}',
        'Income-tax returns of {docs.returns} with computation of income',
        'Balance sheet, profit and loss account, audited where the law asks for it',
        'Recent GST returns',
        'Partnership deed, or memorandum and articles with a board resolution',
        'Statements of any loan that is still running',
      ],
    },
    eligibility: {
      title: 'Eligibility Criteria',
      items: [
        { value: '{business.vintage:n} year', label: 'Age of the business' },
        { value: '{business.turnover}', label: 'Minimum turnover a year' },
        { value: '{business.score}', label: 'CIBIL or Experian score' },
        { value: '{business.statements}', label: 'Bank statements to show' },
      ],
    },
    rate: {
      title: 'Interest Rate Range',
      range: '{business.rate}',
      rows: [
        { value: 'Up to {business.amount}', label: 'Loan amount at most lenders; some to {business.amount.overview}' },
        { value: '{business.tenure}', label: 'Tenure at most lenders; some to {business.tenure.overview}' },
        { value: '{business.turnover}', label: 'Minimum turnover a year' },
        { value: '{business.score}', label: 'CIBIL or Experian score' },
      ],
      note: 'Rates are per year, on the reducing balance. The lender sets the final rate when it sanctions the loan.',
    },
    faqs: [
      {
        question: 'How old must my business be?',
        answer:
          'Lenders ask for {business.vintage:n} year in business and a turnover of at least {business.turnover} a year. They count from the registration, the first tax return or the first business bank statement, whichever they can verify. A business that has not started yet rarely gets this loan. A government scheme for new enterprises may suit it better, and we can check that with you. The lender decides.',
      },
      {
        question: 'Which bank statements does the lender want?',
        answer:
          'Statements of your business accounts for the latest {business.statements}. The lender reads the average balance, how regularly customers pay in, and whether cheques or instalments were returned. Send the file as downloaded from the bank, not scanned, and include every account through which the business runs. If cash sales are large, GST returns help to show them. We look through the statements before the lender does.',
      },
      {
        question: 'What decides my interest rate?',
        answer:
          'Rates run from {business.rate:low} to {business.rate:high} a year. The lender weighs cash flow, the age and trade of the business, existing loans, security and your record. A CIBIL or Experian score of {business.score} is the usual minimum. Owners’ scores count as well as the firm’s. Security usually brings the rate down. We show you each offer with its processing fee and closing charge.',
      },
      {
        question: 'How much can I borrow, and for how long?',
        answer:
          'Up to {business.amount}, over {business.tenure}. Few firms get the full sum: the lender sizes the loan to your turnover and to what is left after existing instalments. For stock, a shorter tenure or an overdraft is often cheaper. For a machine, match the tenure to the time it will earn. Try amounts in the EMI calculator before you decide.',
      },
      {
        question: 'Do I have to give security?',
        answer:
          'Not always. Banks may not ask a micro or small enterprise for collateral on loans up to {collateral.msme}, sanctioned or renewed since {collateral.since}. For larger sums they ask for property, stock or machinery as security, or use a government guarantee cover where the firm qualifies. Security lowers the rate and can be lost if the loan is not repaid. The lender decides what it needs; we tell you before you apply.',
      },
    ],
    bands: [],
    closing: {
      title: 'Ask before you order the machine',
      text: 'Send us your turnover and the amount. An adviser names the lenders that fit and the documents they want. We are an agent, not a lender; the lender approves the loan.',
    },
    card: {
      title: 'Business Loans',
      text: 'Working capital, machinery and premises for shops, workshops and firms.',
    },
  },
};
