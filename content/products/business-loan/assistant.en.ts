import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'business loan|business loans|business finance|business financing|commercial loan|msme loan|sme loan',
    'working capital|working capital loan|term loan for business|company loan|enterprise loan|shop loan|bl',
  ],
  ambiguous: 'bl',
  name: 'Business loan',
  inList: 'business',
  offered: 'business loans',
  documents:
    'PAN of the business and owners, identity and address proof, GST or Udyam registration, bank statements for {business.statements}, income-tax returns, balance sheet and profit and loss account',
  criteria:
    'business {business.vintage} old, turnover from {business.turnover} a year, CIBIL or Experian score {business.score}, bank statements for {business.statements}.',
  facts: {
    overview:
      'Business loan: rates {business.rate} a year (offers from {business.rate.overview}), up to {business.amount} (some lenders up to {business.amount.overview}), tenure {business.tenure} (some up to {business.tenure.overview}), approval in {business.approval}.',
    uses: 'A business loan is for stock, machines, a shop, working capital or growth of a running business.',
    rate: 'Business loan rates run {business.rate} a year across lenders. Our current offers start from {business.rate.overview}.',
    amount: 'Business loans usually go up to {business.amount}; some lenders give up to {business.amount.overview}.',
    tenure: 'Business loan tenure is usually {business.tenure}; some lenders go up to {business.tenure.overview}.',
    time: 'Business loan approval takes {business.approval} once the file is complete.',
    score: 'Business loan: lenders ask for a CIBIL or Experian score of {business.score}.',
    vintage: 'Business loan: the business should be {business.vintage} old.',
    turnover: 'Business loan: a turnover of at least {business.turnover} a year.',
    statements:
      'Business loan: bank statements of the last {business.statements} and income-tax returns (ITR) of {docs.returns}.',
    collateral:
      'Whether a business loan needs collateral depends on the lender and the amount; security usually lowers the rate. Micro and small enterprises get up to {collateral.msme} at commercial banks without it (loans since {collateral.since}). Ask our team about your case.',
  },
  inAll: {
    rate: 'business {business.rate} (offers from {business.rate.overview})',
    amount: 'business up to {business.amount}, some lenders {business.amount.overview}',
    tenure: 'business {business.tenure}, some up to {business.tenure.overview}',
    time: 'business {business.approval}',
    income: 'business loans ask for a turnover of {business.turnover} a year instead',
    score: 'business {business.score}',
    experience: 'for a business loan the business should be {business.vintage} old',
    collateral:
      'for a business loan it depends on the lender, micro and small units up to {collateral.msme} need none; MUDRA needs none',
  },
};
