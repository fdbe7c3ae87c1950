import type { Point } from '../schema.ts';
import type { Slide } from '../showcase-schema.ts';

const slides: Slide[] = [
  {
    badge: 'Jaipur’s loan advisers since {firm.founded}',
    headline: 'Know the rate before you sign.',
    subheadline:
      'We compare {firm.partners} banks for your home, business or personal loan, put every charge in writing and answer within {firm.response}.',
    cta: 'Check Eligibility',
    loan: 'home-loan',
    window: { above: 'Rates from', value: '{firm.rate.start}', below: 'a year' },
    stats: [
      { value: '{firm.clients}', label: 'clients' },
      { value: '{firm.disbursed}', label: 'loans' },
      { value: '{firm.approval}', label: 'approval' },
    ],
  },
  {
    badge: 'Home loans',
    headline: 'Many banks, one clear answer.',
    subheadline: 'Purchase, construction, extension or plot: we set the offers side by side, and you choose.',
    cta: 'Check Home Loan Eligibility',
    loan: 'home-loan',
    window: { above: 'We compare', value: '{firm.partners}', below: 'banks' },
    stats: [
      { value: '{firm.rate.start}', label: 'starting rate' },
      { value: '{firm.partners}', label: 'banks compared' },
      { value: '{firm.approval}', label: 'approval' },
    ],
  },
  {
    badge: 'Business and subsidy loans',
    headline: 'Grow the shop. Keep the subsidy.',
    subheadline:
      'Business loans up to {business.amount.overview}, and help with PMEGP, MUDRA and Rajasthan’s own schemes from form to disbursal.',
    cta: 'Check Business Eligibility',
    loan: 'business-loan',
    window: { above: 'Subsidy up to', value: '{subsidy.share.home}', below: '{subsidy.schemes.home} schemes' },
    stats: [
      { value: '{business.amount.overview}', label: 'loans up to' },
      { value: '{subsidy.share.home}', label: 'subsidy up to' },
      { value: '{subsidy.schemes.home}', label: 'schemes' },
    ],
  },
];

const services = [
  {
    icon: 'person',
    title: 'Personal Loans',
    text: 'Money for a wedding, a course or a hospital bill, with no collateral.',
    above: 'From',
    value: '{personal.rate.overview}',
    unit: 'a year',
    href: '/services/personal-loan-details',
  },
  {
    icon: 'house',
    title: 'Home Loans',
    text: 'Buy, build or extend. We line up the lenders that suit your papers.',
    above: 'From',
    value: '{home.rate.overview}',
    unit: 'a year',
    href: '/services/home-loan-details',
  },
  {
    icon: 'shop',
    title: 'Business Loans',
    text: 'Working capital and machinery for shops, workshops and firms.',
    above: 'Up to',
    value: '{business.amount.overview}',
    href: '/services/business-loan-details',
  },
  {
    icon: 'sprout',
    title: 'Government Subsidy Loans',
    text: 'PMEGP, Mudra, Stand-Up India ({subsidy.standup:status}): we find the open scheme and file it.',
    above: 'Subsidy up to',
    value: '{subsidy.share.home}',
    href: '/services/government-subsidy-details',
  },
  {
    icon: 'deed',
    title: 'Loan Against Property',
    text: 'Raise money on a house, shop or plot you own, and keep using it.',
    above: 'Up to',
    value: '{mortgage.ltv.overview}',
    unit: 'of its value',
    href: '/services/mortgage-loan-details',
  },
  {
    icon: 'swap',
    title: 'Balance Transfer & Top-Up Loans',
    text: 'Move a costly loan to a lower rate and borrow more on top if you need it.',
    above: 'We compare',
    value: '{firm.partners}',
    unit: 'banks',
    href: '/services/personal-loan-details',
    guide: { label: 'How a transfer works', href: '/guides/balance-transfer-top-up' },
  },
];

const points: Point[] = [
  {
    icon: 'compass',
    title: 'Expert advisory',
    text: 'An adviser reads your papers first, then tells you which loan fits and which does not.',
  },
  {
    icon: 'bank',
    title: 'Top banking partners',
    text: 'One file, {firm.partners} banks and finance companies compared.',
  },
  {
    icon: 'clock',
    title: 'Quick turnaround',
    text: 'An answer within {firm.response} of your query, and a date for every next step.',
  },
  {
    icon: 'receipt',
    title: 'Zero hidden charges',
    text: 'Every fee in writing before you sign. If it is not on the sheet, you do not pay it.',
  },
  {
    icon: 'map',
    title: 'Pan-India services',
    text: 'Based in Jaipur, working with borrowers and branches across India.',
  },
  {
    icon: 'manager',
    title: 'Personal relationship managers',
    text: 'One person, one phone number, from application to disbursal.',
  },
];

/** The five loans by the terms we advertise; their overview pages show the same rows. */
const rates = {
  title: 'Loan rates at a glance',
  columns: {
    loan: 'Loan',
    from: 'Rate from',
    amount: 'Amount up to',
    tenure: 'Tenure up to',
    score: 'Score from',
    time: 'Time',
  },
  rows: [
    {
      loan: 'home-loan',
      from: '{home.rate.overview}',
      amount: '{home.amount}',
      tenure: '{home.tenure.overview}',
      score: '{home.score.overview}',
      time: '{home.approval}',
    },
    {
      loan: 'personal-loan',
      from: '{personal.rate.overview}',
      amount: '{personal.amount}',
      tenure: '{personal.tenure.overview:high}',
      score: '{personal.score.overview}',
      time: '{personal.approval.overview}',
    },
    {
      loan: 'mortgage-loan',
      from: '{mortgage.rate.overview}',
      amount: '{mortgage.amount.overview}',
      tenure: '{mortgage.tenure.overview}',
      score: '{mortgage.score}',
      time: '{mortgage.approval.overview}',
    },
    {
      loan: 'business-loan',
      from: '{business.rate.overview}',
      amount: '{business.amount.overview}',
      tenure: '{business.tenure.overview}',
      score: '{business.score}',
      time: '{business.approval}',
    },
    {
      loan: 'government-subsidies',
      from: '{subsidy.rate:low}',
      amount: '{vyupy.amount}',
      tenure: 'by scheme',
      score: 'by lender',
      time: '{subsidy.processing}',
    },
  ],
  note: 'Starting terms a year, for complete files. The lender sets yours. Checked on',
  calculator: 'What it costs a month',
  eligibility: 'Check your eligibility',
  schemes: 'Find a government scheme',
};

export const home = {
  title: 'Loan advisers in Jaipur',
  description:
    'Home, personal, business, property and subsidy loans in Jaipur. We compare {firm.partners} banks, put every charge in writing and answer within {firm.response}.',
  hero: {
    label: 'Highlights',
    slides,
    secondary: 'Free Consultation',
    remark: 'Rates and times are for complete files; the lender decides.',
    previous: 'Previous slide',
    next: 'Next slide',
    slide: 'Slide',
    pause: 'Pause slides',
    play: 'Play slides',
  },
  rates,
  services: {
    title: 'Our Services',
    lead: 'Six kinds of loan, one adviser. Start with the figure that matters to you.',
    more: 'Learn More',
    moreAbout: 'Learn More about',
    items: services,
  },
  why: { title: 'Why Choose Us', zero: '{firm.hidden}', zeroLabel: 'hidden charges', points },
  testimonials: {
    title: 'Testimonials',
    lead: 'What our clients say',
    sample: 'Examples: reviews of real clients take their place before we open.',
    more: 'Read More',
    less: 'Read Less',
    rated: 'Rated {rating} out of 5',
    saved: 'Saved:',
    previous: 'Previous review',
    next: 'Next review',
    item: 'Review',
    pause: 'Pause reviews',
    play: 'Play reviews',
  },
  awards: {
    title: 'Awards and Recognition',
    summary: [
      { value: '{firm.awards}', label: 'awards' },
      { value: '{firm.experience.home:n}', label: 'years' },
      { value: '{firm.clients:short}', label: 'clients' },
      { value: '{firm.disbursed:long}', label: 'disbursed' },
    ],
    emblem: 'Emblem:',
    sample: 'Examples: the firm’s own awards take their place before we open.',
  },
  lenders: {
    title: 'Lending Partners',
    lead: 'Banks, housing finance companies and small finance banks. We work for you, not for one of them.',
    logo: 'Logo of',
    sample: 'Examples: the names of our lenders take their place before we open.',
  },
  videos: {
    title: 'YouTube Content',
    lead: 'Loans explained in short videos, one question each.',
    previous: 'Previous videos',
    next: 'Next videos',
    item: 'Video',
    pause: 'Pause videos',
    play: 'Play videos',
  },
  insights: { title: 'Latest Financial Insights', all: 'View All Articles' },
  closing: {
    title: 'Tell us what you need. We will tell you what it costs.',
    lead: 'A free consultation, by phone or at our office in Jaipur.',
    primary: 'Request Free Consultation',
    secondary: 'Contact Us',
    privacy:
      '{firm.privacy} privacy guaranteed. No spam, no unwanted calls. We use your details for this enquiry only.',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
  },
};
