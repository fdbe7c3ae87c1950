import type { Service } from '../../schema.ts';

export const words: Service = {
  name: 'Mortgage Loan',
  plural: 'Mortgage Loans',
  overview: {
    title: 'Loan against property in Jaipur: terms and steps',
    description:
      'Loan against property in Jaipur from {mortgage.rate.overview} a year, up to {mortgage.amount.overview} and up to {mortgage.ltv.overview} of its value. Features and steps.',
    heading: 'Mortgage Loans on property you own',
    blurb:
      'Raise money on a house, shop or plot and keep using it. From {mortgage.rate.overview} a year, up to {mortgage.amount.overview}, for up to {mortgage.tenure.overview}. The lender values the property and decides.',
    figure: { value: '{mortgage.rate.overview}', label: 'a year onwards' },
    stats: [
      { value: '{mortgage.rate.overview}', label: 'a year, starting rate' },
      { value: '{mortgage.amount.overview}', label: 'maximum loan' },
      { value: '{mortgage.ltv.overview}', label: 'of property value, at most' },
      { value: '{mortgage.tenure.overview}', label: 'maximum tenure' },
    ],
    actions: [{ label: 'Apply Now', href: '/query' }],
    bands: [
      {
        kind: 'list',
        title: 'Key Features',
        items: [
          'Loans up to {mortgage.amount.overview}, up to {mortgage.ltv.overview} of the property’s value',
          'Rates from {mortgage.rate.overview} a year, lower than most loans without security',
          'Tenure up to {mortgage.tenure.overview}, so a large sum can have a modest EMI',
          'Approval in {mortgage.approval.overview} once title and valuation are clear',
          'You keep the property and go on living, trading or letting in it',
          'Money for any lawful purpose: business, education, medical care, a wedding',
          'Homes, shops, offices and plots accepted, at the lender’s choice',
        ],
      },
      {
        kind: 'steps',
        title: 'How it works',
        items: [
          {
            title: 'Tell us about the property',
            text: 'Where it is, how it is used and whose name is on the deed. We say which lenders take such property.',
          },
          {
            title: 'Title and valuation',
            text: 'The lender’s lawyer reads the deeds and its valuer visits. Both reports go to the lender.',
          },
          {
            title: 'Offer and signing',
            text: 'The lender names amount, rate and charges. We read the offer with you. You sign only if it suits you.',
          },
        ],
      },
    ],
    closing: {
      title: 'Ask what your property can raise',
      text: 'Tell us where the property is and what it is worth to you. We tell you which lenders would look at it. We are an agent, not a lender.',
    },
  },
  detail: {
    title: 'Mortgage loan in Jaipur: rates, value, documents',
    description:
      'Loan against property at {mortgage.rate} a year across all lenders: typical offer, share of market value, eligible property, documents and common questions.',
    heading: 'Mortgage Loan (Loan Against Property)',
    blurb:
      'Your property stands as security, you keep using it, and the money serves any lawful purpose. The lender sets your final rate.',
    figure: { value: '{mortgage.ltv}', label: 'of market value' },
    highlights: [
      {
        icon: 'rupee',
        title: 'Interest Rate',
        text: '{mortgage.rate} a year, across all lenders. Yours depends on income, score and property.',
      },
      {
        icon: 'deed',
        title: 'Loan Amount',
        text: '{mortgage.amount}, across all lenders. The property’s market value sets the ceiling.',
      },
      {
        icon: 'calendar',
        title: 'Tenure',
        text: '{mortgage.tenure}, across all lenders. Some lenders stop earlier.',
      },
      {
        icon: 'clock',
        title: 'Processing Time',
        text: '{mortgage.processing}, once the documents are complete. Title check and valuation take most of it.',
      },
    ],
    employment: {
      title: 'Eligible Employment Types',
      items: [
        'Salaried employees in private companies and in government service',
        'Self-employed professionals: doctors, chartered accountants, architects, lawyers',
        'Business owners, partners and directors',
        'Companies and partnership firms that own property',
        'Owners with steady rent from the property',
      ],
    },
    documents: {
      title: 'Documents Required',
      items: [
        'Identity and address of every owner: PAN card and Aadhaar card, passport or voter card',
        'Recent passport-size photographs of every applicant',
        'Salaried: salary slips of {docs.slips}, Form 16 of {docs.form16}, statements of {docs.statements.salaried}',
        'Self-employed: income-tax returns of {docs.returns}, balance sheet, profit and loss account',
        'Bank statements, personal and business, of {docs.statements.self}',
        'Title deed, the chain of earlier deeds, and the patta or lease deed',
        'Approved building plan, latest property-tax receipt and electricity bill',
        'Statements of any loan that is still running',
      ],
    },
    eligibility: {
      title: 'Eligibility Criteria',
      items: [
        { value: '{mortgage.age}', label: 'Age' },
        { value: '{mortgage.income}', label: 'Minimum monthly income' },
        { value: '{mortgage.score}', label: 'CIBIL score' },
        { value: 'Clear title', label: 'Property in the applicant’s name, free of dispute' },
      ],
    },
    rate: {
      title: 'Interest Rate Range',
      range: '{mortgage.rate.typical}',
      reading: 'typical offer',
      rows: [
        { value: '{mortgage.amount.typical}', label: 'Loan amount, typical offer' },
        { value: '{mortgage.tenure.typical}', label: 'Tenure, typical offer' },
        { value: '{mortgage.age}', label: 'Age' },
        { value: '{mortgage.score}', label: 'CIBIL score' },
      ],
      note: 'This is the typical offer. The cards above show the widest range across all lenders. The lender sets the final rate when it sanctions the loan.',
    },
    faqs: [
      {
        question: 'How much can I borrow against my property?',
        answer:
          'Lenders give {mortgage.ltv} of the market value, as their own valuer sees it. A home you live in tends towards the upper end, a shop or a plot towards the lower. Income matters as much: the EMI must fit beside your other loans. A typical offer is {mortgage.amount.typical}; across all lenders amounts run to {mortgage.amount:high}. The lender fixes the sum after valuation.',
      },
      {
        question: 'How long can I take to repay?',
        answer:
          'A typical offer runs for up to {mortgage.tenure.faq}. Across all lenders, tenures of {mortgage.tenure} exist, and the longest go to borrowers whose age and income allow them. The loan has to end within the lender’s age limit. A longer tenure lowers the EMI and raises the total interest, so ask for both figures before you choose.',
      },
      {
        question: 'Do I have to leave the property or stop letting it?',
        answer:
          'No. You stay the owner and go on living in it, trading from it or letting it. The lender keeps the original deeds and registers its charge until the loan is repaid. Then it returns them within {papers.days}. Until then you cannot sell without its consent. If instalments stop for long, the lender can take and sell the property under the law. Borrow only what your income can carry.',
      },
      {
        question: 'What interest rate will I get?',
        answer:
          'A typical offer lies at {mortgage.rate.typical} a year. Across all lenders the range is {mortgage.rate}. The lender looks at your income, credit score, type of property and the share of its value you ask for. A CIBIL score of {mortgage.score} is the usual minimum. We show you the offers side by side, with processing fee, valuation and legal charges.',
      },
      {
        question: 'How long does it take, and why?',
        answer:
          'Processing takes {mortgage.processing} once every paper is in. The lender’s lawyer traces the title through the earlier deeds, and a valuer visits the property. Missing links in the chain of deeds, or building beyond the approved plan, are the usual causes of delay. We check the file for these before it goes to the lender. The lender decides.',
      },
    ],
    bands: [
      {
        kind: 'points',
        title: 'Why Choose a Mortgage Loan?',
        items: [
          {
            icon: 'rupee',
            title: 'Lower rate than an unsecured loan',
            text: 'Property stands behind the loan, so lenders usually ask less interest than for a personal loan.',
          },
          {
            icon: 'house',
            title: 'You keep the property',
            text: 'Live in it, trade from it or let it while you repay. Only the deeds rest with the lender.',
          },
          {
            icon: 'compass',
            title: 'Your choice of use',
            text: 'Business, education, medical care or a family event. The lender asks the purpose and excludes only a few.',
          },
          {
            icon: 'calendar',
            title: 'Time to repay',
            text: 'Tenures are longer than for a personal loan, so the EMI on a large sum stays manageable.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Eligible Property Types',
        text: 'The title must be clear and the building must follow its approved plan. The lender decides which property it accepts.',
        items: [
          {
            icon: 'house',
            title: 'Residential',
            text: 'A flat or an independent house, lived in, let or vacant.',
          },
          {
            icon: 'shop',
            title: 'Commercial',
            text: 'A shop, showroom, office or warehouse.',
          },
          {
            icon: 'bank',
            title: 'Industrial',
            text: 'A factory or workshop with its licences in order.',
          },
          {
            icon: 'map',
            title: 'Plots',
            text: 'A plot with converted land use and a registered deed. Fewer lenders take plots.',
          },
        ],
      },
      {
        kind: 'list',
        title: 'Additional Features',
        items: [
          'Transfer of an existing loan against property to another lender',
          'Top-up on a running loan, after a record of regular payment',
          'Overdraft against property: interest only on what you draw',
          'Co-owners join as applicants, and their income can be counted',
          'Part-payment when you have money to spare, on the lender’s terms',
        ],
      },
    ],
    closing: {
      title: 'Show us the deed, we show you the offers',
      text: 'An adviser looks at the property and your income, then names the lenders that fit. We are an agent, not a lender; the lender approves the loan.',
    },
    card: {
      title: 'Mortgage Loans',
      text: 'Raise money on a house, shop or plot you own, and keep using it while you repay.',
    },
  },
};
