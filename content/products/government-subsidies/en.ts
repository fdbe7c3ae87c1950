import type { Service } from '../../schema.ts';

export const words: Service = {
  name: 'Government Subsidies',
  plural: 'Government Subsidies',
  overview: {
    title: 'Government subsidy loans in Jaipur: open schemes',
    description:
      'PMEGP, MUDRA, VYUPY and the PMAY-U 2.0 housing subsidy in Jaipur: what each scheme gives, which are open, which have closed, and how we help you apply.',
    heading: 'Government Subsidies for enterprise and home',
    blurb:
      'We look through {subsidy.schemes} schemes, find those you qualify for and prepare the application. The housing subsidy of up to {subsidy.amount} {subsidy.amount:status}; PMAY-U 2.0 now gives up to {pmay.max}. The scheme authority and the lender decide.',
    figure: { value: '{subsidy.schemes}', label: 'schemes' },
    stats: [
      { value: '{subsidy.amount}', label: 'maximum subsidy, {subsidy.amount:status}. Now {pmay.max} under PMAY-U 2.0' },
      {
        value: '{subsidy.mudra}',
        label: 'maximum MUDRA loan to Tarun, {subsidy.mudra:status}. Tarun Plus: {mudra.max}',
      },
      { value: '{subsidy.standup}', label: 'Stand-Up India loan, {subsidy.standup:status}' },
      { value: '{subsidy.schemes}', label: 'schemes' },
    ],
    actions: [
      { label: 'Apply Now', href: '/query' },
      { label: 'Find your scheme', href: '/schemes' },
    ],
    bands: [
      {
        kind: 'offers',
        title: 'Schemes we work with',
        text: 'Some schemes give a subsidy, others a loan on easier terms. Each has its own authority and rules.',
        items: [
          {
            id: 'pmegp',
            title: 'PMEGP',
            text: 'A bank loan with a margin-money subsidy to set up a new micro-enterprise outside farming.',
            eligibility: 'Adults starting a new unit, self-help groups, registered societies and co-operatives.',
            row: 'pmegp.age',
            more: { label: 'PMEGP in Rajasthan', href: '/guides/pmegp-rajasthan' },
          },
          {
            id: 'mudra',
            title: 'MUDRA',
            text: 'A loan without collateral for a small business in trade, services or manufacturing. It is a loan, not a grant.',
            figure: { value: '{subsidy.mudra}', label: 'maximum loan to Tarun; Tarun Plus goes to {mudra.max}' },
            eligibility: 'Owners of small non-farm businesses, new or running.',
            row: 'subsidy.mudra',
            more: { label: 'MUDRA, from Shishu to Tarun Plus', href: '/guides/mudra-loan-tarun-plus' },
          },
          {
            id: 'stand-up-india',
            title: 'Stand-Up India',
            text: 'A bank loan for a first enterprise in manufacturing, services or trade. It takes no new applications. A successor was announced: ask us.',
            figure: { value: '{subsidy.standup}', label: 'loan amount while it ran' },
            eligibility: 'Women, and Scheduled Caste or Scheduled Tribe entrepreneurs.',
            row: 'subsidy.standup',
          },
          {
            id: 'housing-interest',
            title: 'Housing Interest Subsidy',
            text: 'Help with the interest on a loan for a family’s own home, credited to the loan account. The old credit-linked subsidy is over; its successor PMAY-U 2.0 gives up to {pmay.max}.',
            figure: { value: '{subsidy.amount}', label: 'maximum subsidy while it ran' },
            eligibility: 'Families within the income limits of the scheme who own no pucca house.',
            row: 'subsidy.amount',
            more: { label: 'Open now: PMAY-U 2.0', href: '/guides/pmay-urban-2' },
          },
        ],
        apply: 'Apply Now',
        note: 'Schemes open, close and change their limits. We confirm the current notice before you apply.',
      },
      {
        kind: 'list',
        title: 'Benefits',
        items: [
          'A smaller loan to repay, where the scheme gives a subsidy',
          'Easier terms on interest or margin, where the scheme provides them',
          'Little or no collateral under several schemes',
          'Help for those starting out, women, and Scheduled Caste and Scheduled Tribe applicants',
          'A project report and application prepared with you',
          'A plain answer if no scheme fits',
        ],
      },
    ],
    closing: {
      title: 'Find out which scheme fits',
      text: 'Tell us what you plan and where. We check the schemes and say which are worth applying for. We are an agent, not a lender, and no agent can promise a subsidy.',
    },
  },
  detail: {
    title: 'Government subsidy loans: who can apply, documents',
    description:
      'PMEGP and MUDRA in Jaipur: subsidy of {subsidy.share}, interest at {subsidy.rate} a year, who can apply, the documents to bring, and common questions.',
    heading: 'Government Subsidy Loans',
    blurb:
      'A subsidy of {subsidy.share} of the project cost under some schemes, and a bank loan beside it. We find the scheme and prepare the file. The authority and the lender decide.',
    figure: { value: '{subsidy.share}', label: 'subsidy' },
    highlights: [
      {
        icon: 'sprout',
        title: 'Subsidy',
        text: '{subsidy.share} of the project cost, where the scheme gives a subsidy. Place and applicant set the share.',
      },
      {
        icon: 'rupee',
        title: 'Interest Rate',
        text: 'The lender sets it for the bank loan. The range stands below.',
      },
      {
        icon: 'clock',
        title: 'Processing Time',
        text: '{subsidy.processing} from a complete application. The authority and the lender set the pace.',
      },
      {
        icon: 'bank',
        title: 'Schemes',
        text: 'PMEGP, MUDRA (Shishu, Kishor, Tarun, and Tarun Plus since {mudra.tarunplus.since}) and Stand-Up India, {subsidy.standup:status}.',
      },
    ],
    employment: {
      title: 'Eligible Employment Types',
      items: [
        'People starting their own enterprise, with or without earlier business',
        'Self-employed artisans, traders and service providers',
        'Owners of small manufacturing or processing units',
        'Women entrepreneurs',
        'Scheduled Caste and Scheduled Tribe entrepreneurs',
        'Self-help groups, registered societies and co-operatives, where the scheme admits them',
      ],
    },
    documents: {
      title: 'Documents Required',
      items: [
        'Identity and address: Aadhaar card and PAN card',
        'Recent passport-size photographs',
        'Project report with cost, means of finance and expected income',
        'Quotations for machinery, equipment or stock',
        'Certificate of education or training, where the scheme asks for it',
        'Caste, category or rural-area certificate, where you claim it',
        'Rent agreement or ownership documents of the place of work',
        'Udyam registration and licences, for a business that already runs',
        'Recent bank statements',
      ],
    },
    eligibility: {
      title: 'Eligibility Criteria',
      items: [
        { value: '{subsidy.age}', label: 'Age' },
        { value: 'Viable project', label: 'With a report the lender accepts' },
        { value: 'No default', label: 'With any bank or lender' },
        { value: 'Not claimed before', label: 'No other subsidy for the same project' },
      ],
    },
    rate: {
      title: 'Interest Rate Range',
      range: '{subsidy.rate}',
      rows: [
        { value: '{subsidy.share}', label: 'Subsidy, where the scheme gives it' },
        { value: '{subsidy.processing}', label: 'Processing time' },
        { value: '{subsidy.age}', label: 'Age' },
      ],
      note: 'Rates are per year, on the bank loan. The lender sets the final rate; the scheme authority decides on the subsidy.',
    },
    faqs: [
      {
        question: 'Is the subsidy paid to me in cash?',
        answer:
          'No. Under PMEGP the subsidy of {subsidy.share} of the project cost goes to the bank, which holds it against your loan and adjusts it after a waiting period, if the unit is running. Until then you pay the instalments as agreed. MUDRA is a loan without a cash subsidy. The scheme authority decides on the subsidy, the lender on the loan.',
      },
      {
        question: 'Which scheme suits me?',
        answer:
          'PMEGP is for a new unit outside farming. MUDRA is for a small business, new or running: Shishu for a start, Kishor for growth, Tarun for a larger step, Tarun Plus for those who repaid a Tarun loan. Stand-Up India was for women and for Scheduled Caste or Scheduled Tribe entrepreneurs; it {subsidy.standup:status}. Applicants are aged {subsidy.age}. Tell us what you plan; we check which scheme is open and fits.',
      },
      {
        question: 'How long does an application take?',
        answer:
          'Processing takes {subsidy.processing} from a complete application. It passes several desks: the scheme’s portal or agency, the bank branch and, for a subsidy, the authority again. A weak project report and missing certificates are the usual causes of delay. We prepare the report and the documents with you before you file, and follow the application up. We cannot shorten the authority’s own time.',
      },
      {
        question: 'What interest do I pay?',
        answer:
          'The bank loan carries {subsidy.rate} a year. The lender sets your rate by the scheme’s rules, the project and your credit record. The subsidy reduces what you owe in the end; it is not a lower rate. You also bring a share of the project cost yourself, and that share depends on the scheme and your category. Ask for all charges in writing.',
      },
      {
        question: 'Can an agent guarantee a subsidy?',
        answer:
          'No. Anyone who promises a sanctioned subsidy for a fee is to be avoided. The scheme authority and the lender decide, on their own rules and within the funds they have. What we can do is tell you honestly whether you qualify, prepare the report and the documents, file them through the right door and follow up. You can also apply on the official portal yourself.',
      },
    ],
    bands: [
      {
        kind: 'offers',
        title: 'Available Schemes',
        items: [
          {
            id: 'pmegp',
            title: 'PMEGP',
            text: 'A bank loan with a margin-money subsidy to set up a new micro-enterprise. Rural units and special categories receive the higher share.',
            row: 'pmegp.age',
            more: { label: 'PMEGP in Rajasthan', href: '/guides/pmegp-rajasthan' },
            figure: { value: '{subsidy.share}', label: 'of project cost, as subsidy' },
            eligibility:
              'Adults starting a new non-farm unit, self-help groups, registered societies and co-operatives.',
          },
          {
            id: 'mudra',
            title: 'MUDRA (Shishu, Kishor, Tarun)',
            text: 'A loan without collateral for a small business. Shishu serves a start, Kishor a business that grows, Tarun a larger step: to {mudra.shishu}, {mudra.kishor} and {mudra.tarun}. Tarun Plus, {mudra.tarunplus}, is for those who repaid a Tarun loan. No cash subsidy.',
            row: 'mudra.tarun',
            more: { label: 'MUDRA, from Shishu to Tarun Plus', href: '/guides/mudra-loan-tarun-plus' },
            eligibility: 'Owners of small non-farm businesses in trade, services or manufacturing, new or running.',
          },
          {
            id: 'stand-up-india',
            title: 'Stand-Up India',
            text: 'A bank loan for a first enterprise in manufacturing, services or trade. It takes no new applications. A successor was announced: ask us before you prepare documents.',
            row: 'subsidy.standup',
            eligibility:
              'Women, and Scheduled Caste or Scheduled Tribe entrepreneurs, holding the majority of the firm.',
          },
        ],
        apply: 'Apply Now',
        note: 'Schemes open, close and change their limits. We confirm the current notice before you apply.',
      },
    ],
    closing: {
      title: 'Ask before you pay anybody',
      text: 'Tell us your plan. We say which scheme fits, what it asks for and what it does not give. We are an agent, not a lender; the authority and the lender decide.',
    },
    card: {
      title: 'Government Subsidies',
      text: 'PMEGP, MUDRA, PMAY-U 2.0 and the schemes of Rajasthan: we find the one that fits and prepare the file.',
    },
  },
};
