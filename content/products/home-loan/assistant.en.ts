import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'home loan|homeloan|housing loan|house loan|home finance|housing finance|house finance|flat loan',
    'apartment loan|hl',
  ],
  ambiguous: 'hl',
  name: 'Home loan',
  inList: 'home',
  offered: 'home loans',
  documents:
    'PAN and Aadhaar (identity, address), photographs, salary slips and Form 16 or income-tax returns, bank statements, property papers (agreement to sell, title deeds, approved plan)',
  criteria:
    'age {home.age}, income from {home.income} a month, CIBIL score {home.score} (some lenders from {home.score.overview}), at least {home.experience} of work experience. Salaried and self-employed can apply.',
  facts: {
    overview:
      'Home loan: rates {home.rate} a year (offers from {home.rate.overview}), up to {home.amount} and up to {home.ltv} of the property value, tenure {home.tenure}, approval in {home.approval}.',
    uses: 'A home loan is for buying a house or flat, building or extending one, or for a plot to build on.',
    rate: 'Home loan rates run {home.rate} a year across lenders. Our current offers start from {home.rate.overview}, and some lenders quote from {home.rate.carousel}.',
    types:
      'Home loans by purpose: purchase from {home.rate.purchase}, construction from {home.rate.construction}, extension from {home.rate.extension}, plot from {home.rate.plot} a year.',
    amount: 'Home loans go up to {home.amount}, and up to {home.ltv} of the property value.',
    ltv: 'Home loan: up to {home.ltv} of the property value, usually {home.ltv.faq}. By the RBI’s rule {ltv.small} for loans up to {ltv.small.amount}, {ltv.middle} for {ltv.middle.amount}, {ltv.large} above. The rest is your down payment.',
    tenure: 'Home loan tenure is {home.tenure}, so up to {home.tenure.overview}.',
    time: 'Home loan approval takes {home.approval} once the file is complete.',
    age: 'Home loan applicants should be {home.age} old.',
    score: 'Home loan: most lenders ask for a CIBIL score of {home.score}; some accept from {home.score.overview}.',
    income: 'Home loan: the minimum income is {home.income} a month.',
    experience: 'Home loan: at least {home.experience} of work experience.',
    tax: 'A home loan can bring deductions of up to {home.tax.80c} a year under section 80C (now {tax.section.principal}; principal) and up to {home.tax.24b} under section 24(b) (now {tax.section.interest}; interest), in the old tax regime. Interest paid before possession is deducted afterwards, in {tax.interest.parts} equal yearly parts within that limit; where building takes longer than {tax.build.years}, the limit is {tax.interest.late}. In the new regime there is none for the house you live in. Please confirm with your tax adviser.',
    collateral: 'Home loan: the house you buy or build is the security; no other collateral is usual.',
  },
  inAll: {
    rate: 'home loan {home.rate} (offers from {home.rate.overview})',
    amount: 'home up to {home.amount}',
    tenure: 'home {home.tenure}',
    time: 'home {home.approval}',
    age: 'home {home.age}',
    income: 'home {home.income}',
    score: 'home {home.score} (some lenders from {home.score.overview})',
    experience: 'home loan at least {home.experience}',
    ltv: 'home loan up to {home.ltv}, usually {home.ltv.faq} ({ltv.large} for loans above {ltv.large.amount})',
    collateral: 'a home loan is secured by the house',
  },
};
