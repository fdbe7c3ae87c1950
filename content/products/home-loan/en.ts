import type { Service } from '../../schema.ts';

export const words: Service = {
  name: 'Home Loan',
  plural: 'Home Loans',
  overview: {
    title: 'Home loans in Jaipur: types, rates, who can apply',
    description:
      'Home loans in Jaipur from {home.rate.overview} a year, up to {home.amount}: to buy, build, extend or for a plot. Types, starting terms and who can apply.',
    heading: 'Home Loans to buy, build or extend',
    blurb:
      'From {home.rate.overview} a year, up to {home.amount}, for up to {home.tenure.overview}. We set the offers of several lenders side by side and prepare your file. The lender decides.',
    figure: { value: '{home.rate.overview}', label: 'a year onwards' },
    stats: [
      { value: '{home.rate.overview}', label: 'a year, starting rate' },
      { value: '{home.amount}', label: 'maximum loan' },
      { value: '{home.tenure.overview}', label: 'maximum tenure' },
      { value: '{home.approval}', label: 'to approval' },
    ],
    actions: [
      { label: 'Apply Now', href: '/query' },
      { label: 'EMI Calculator', href: '/emi-calculator' },
      { label: 'Talk to Expert', href: '/contact' },
    ],
    bands: [
      {
        kind: 'offers',
        title: 'Home Loan Types',
        text: 'Choose by what the money is for. Each type has its own starting rate.',
        items: [
          {
            id: 'purchase',
            title: 'Home Purchase',
            text: 'A new flat, a resale flat or an independent house. The lender pays the seller or the builder directly.',
            figure: { value: '{home.rate.purchase}', label: 'a year onwards' },
          },
          {
            id: 'construction',
            title: 'Home Construction',
            text: 'A house on land you already own. The money comes in parts as the walls go up.',
            figure: { value: '{home.rate.construction}', label: 'a year onwards' },
          },
          {
            id: 'extension',
            title: 'Home Extension',
            text: 'Another floor, another room or a larger kitchen, built to an approved plan.',
            figure: { value: '{home.rate.extension}', label: 'a year onwards' },
          },
          {
            id: 'plot',
            title: 'Plot Loans',
            text: 'A residential plot with approved land use, to build on now or later.',
            figure: { value: '{home.rate.plot}', label: 'a year onwards' },
          },
        ],
        apply: 'Apply Now',
      },
      {
        kind: 'list',
        title: 'Key Features',
        items: [
          'Loans up to {home.amount}, if your income and the property carry the amount',
          'Tenure up to {home.tenure.overview}, so the EMI can fit your month',
          'Approval in {home.approval} once the file is complete',
          'Floating or fixed rate, each explained before you choose',
          'Joint application with a spouse or parent, so both incomes count',
          'Transfer of an existing home loan to another lender, with a top-up if you need it',
          'Every charge of the lender named before you sign',
        ],
      },
      {
        kind: 'facts',
        title: 'Who can apply',
        text: 'These are the minimums we see among lenders. Each lender sets its own, and a stronger profile gets a better rate.',
        items: [
          { value: '{home.age}', label: 'Age' },
          { value: '{home.income}', label: 'Minimum monthly income' },
          { value: '{home.score.overview}', label: 'Credit score at some lenders; best rates from {home.score}' },
          { value: '{home.experience}', label: 'Minimum work experience' },
        ],
      },
    ],
    closing: {
      title: 'Found the house? Tell us the price.',
      text: 'Send us the price, your income and the type of property. We tell you which lenders fit and what each will ask for. We are an agent, not a lender.',
    },
  },
  detail: {
    title: 'Home loan in Jaipur: rates, documents, eligibility',
    description:
      'Home loan at {home.rate} a year for {home.tenure}: the documents, age and CIBIL score lenders ask for, tax deductions, and common questions.',
    heading: 'Home Loan',
    blurb:
      'Borrow up to {home.ltv} of the property’s value and repay over {home.tenure}. We compare lenders for you. The lender sets your final rate and amount.',
    figure: { value: '{home.ltv}', label: 'of its value, at most' },
    highlights: [
      {
        icon: 'rupee',
        title: 'Interest Rate',
        text: 'The lender sets it by score, income and property. The range stands below.',
      },
      {
        icon: 'house',
        title: 'Loan Share',
        text: 'Up to {home.ltv} of the property’s value. You bring the rest as your own share.',
      },
      {
        icon: 'calendar',
        title: 'Tenure',
        text: '{home.tenure}. A longer tenure lowers the EMI and raises the total interest.',
      },
      {
        icon: 'receipt',
        title: 'Tax Deductions',
        text: 'Up to {home.tax.80c} under section 80C and up to {home.tax.24b} under section 24(b), in the old tax regime. Since {tax.since} these are sections {tax.section.principal} and {tax.section.interest}.',
      },
    ],
    employment: {
      title: 'Eligible Employment Types',
      items: [
        'Salaried employees in private companies',
        'Government and public-sector employees',
        'Self-employed professionals: doctors, chartered accountants, architects, lawyers',
        'Business owners, partners and directors',
        'Joint applicants with a close relative who also earns',
      ],
    },
    documents: {
      title: 'Documents Required',
      items: [
        'Identity and address: PAN card and Aadhaar card, passport or voter card',
        'Recent passport-size photographs of every applicant',
        'Salaried: salary slips of {docs.slips}, Form 16 of {docs.form16}, statements of {docs.statements.salaried}',
        'Self-employed: income-tax returns of {docs.returns} with computation, balance sheet, profit and loss account',
        'Recent bank statements of all main accounts',
        'Property: agreement to sell, title deeds and the chain of earlier deeds, JDA patta or order under section 90-A',
        'Approved building plan and, for a new flat, the RERA number and the builder’s no-objection letter',
        'Statements of any loan that is still running',
      ],
    },
    eligibility: {
      title: 'Eligibility Criteria',
      items: [
        { value: '{home.age}', label: 'Age' },
        { value: '{home.score}', label: 'CIBIL score for the best rates; some lenders from {home.score.overview}' },
        { value: 'Steady income', label: 'Proved by salary slips or tax returns' },
        { value: 'Clear title', label: 'Property with approved plan and deeds' },
      ],
    },
    rate: {
      title: 'Interest Rate Range',
      range: '{home.rate}',
      rows: [
        { value: 'Up to {home.ltv}', label: 'Share of property value' },
        { value: '{home.tenure}', label: 'Tenure' },
        { value: '{home.age}', label: 'Age' },
        { value: '{home.score}', label: 'CIBIL score for the best rates' },
      ],
      note: 'Rates are per year, on the reducing balance. The lender sets the final rate when it sanctions the loan.',
    },
    faqs: [
      {
        question: 'How much of the property’s price can I borrow?',
        answer:
          'Lenders give {home.ltv.faq} of the property’s value, and the law sets the ceiling by the size of the loan: {ltv.small} for loans to {ltv.small.amount}, {ltv.middle} to {ltv.middle.amount:high}, {ltv.large} above. A loan of up to {home.amount} therefore stays within {ltv.large}. The lender values the property itself and takes the lower of its valuation and the agreed price. Stamp duty and registration are usually not counted. Your income must also carry the EMI, so the amount you are offered can be less.',
      },
      {
        question: 'What interest rate will I get?',
        answer:
          'Rates run from {home.rate:low} to {home.rate:high} a year. The lender sets yours by your credit score, income, type of employment, the share you borrow and the property. A CIBIL score of {home.score} puts you nearer the lower end. Most home loans have a floating rate, which moves with the lender’s benchmark. We show you the offers side by side, with all charges.',
      },
      {
        question: 'How long can I take to repay?',
        answer:
          'Tenures run for {home.tenure}. Lenders take applicants aged {home.age}, and the loan normally has to end within that limit. A longer tenure lowers the EMI but you pay more interest in total. Take the shortest tenure whose EMI you can carry without strain. The EMI calculator shows both figures for any tenure.',
      },
      {
        question: 'Which tax deductions does a home loan bring?',
        answer:
          'Under the old tax regime, principal you repay counts towards the section 80C limit of up to {home.tax.80c} a year, together with your other savings. Interest on a house you live in counts under section 24(b), up to {home.tax.24b} a year. Since {tax.since} the sections are {tax.section.principal} and {tax.section.interest} of the new Income-tax Act. Please confirm with your tax adviser which regime and section apply to your year.',
      },
      {
        question: 'Can I repay the loan early?',
        answer:
          'Yes. You can pay part of the loan or all of it before the end; the tenure or the EMI then falls. On a floating-rate home loan to an individual the charge is {prepay.charge}, at any lender, for loans sanctioned or renewed since {prepay.since}. A fixed-rate loan may carry one. The lender must name it in the key facts statement, which we read with you before you sign.',
      },
    ],
    bands: [],
    closing: {
      title: 'Know what you can borrow before you bid',
      text: 'Send us your income and the property’s price. An adviser replies with the lenders that fit. We are an agent, not a lender; the lender approves the loan.',
    },
    card: {
      title: 'Home Loans',
      text: 'Buy, build or extend a home, from {home.rate.carousel} a year. We line up the lenders that suit your case.',
    },
  },
};
