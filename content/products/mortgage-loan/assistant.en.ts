import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'loan against residential property|loan against commercial property|loan against my property',
    'loan against my house|loan against my home|loan against my shop|loan against my land|loan against my plot',
    'loan against my flat|loan against our property|loan against our house|industrial plot|industrial property',
    'industrial land|commercial property|commercial plot|commercial land|loan vs property|loan versus property',
    'mortgage|mortgage loan|mortgages|lap|loan against property|loan against properties|loan on property',
    'property loan|property backed loan|secured loan|loan against house|loan against home|loan against shop',
    'loan against land|loan against plot|loan against flat|property against loan|morgage|mortage',
  ],
  name: 'Mortgage loan (loan against property)',
  inList: 'mortgage',
  offered: 'mortgage loans (loan against property)',
  documents:
    'PAN and Aadhaar (identity, address), photographs, salary slips or income-tax returns, bank statements, property title deeds, approved plan and latest property-tax receipt',
  criteria:
    'age {mortgage.age}, income from {mortgage.income} a month, CIBIL score {mortgage.score}, and a property with a clear title. Salaried and self-employed can apply.',
  facts: {
    overview:
      'Mortgage loan (loan against property): rates {mortgage.rate} a year across all lenders, typical offer {mortgage.rate.typical}; {mortgage.amount} (typical offer up to {mortgage.amount.overview}), {mortgage.ltv} of the market value, tenure {mortgage.tenure} (typical offer {mortgage.tenure.typical}).',
    uses: 'A mortgage loan gives money on a property you already own, for business, a wedding, treatment, education or to pay off more expensive loans; you go on living in it.',
    rate: 'Mortgage loan (loan against property) rates are {mortgage.rate} a year across all lenders and {mortgage.rate.typical} for a typical offer; our current offers start from {mortgage.rate.overview}.',
    amount:
      'Mortgage loans run {mortgage.amount} across all lenders; a typical offer is {mortgage.amount.typical}. The limit is also {mortgage.ltv} of the property’s market value.',
    ltv: 'Mortgage loan: usually {mortgage.ltv} of the property’s market value, so up to {mortgage.ltv.overview}.',
    tenure:
      'Mortgage loan tenure is {mortgage.tenure} across all lenders; a typical offer is {mortgage.tenure.typical}.',
    time: 'Mortgage loan processing takes {mortgage.processing} from a complete file; some lenders approve in {mortgage.approval.overview}.',
    age: 'Mortgage loan applicants should be {mortgage.age} old.',
    score: 'Mortgage loan: lenders ask for a CIBIL score of {mortgage.score}.',
    income: 'Mortgage loan: the minimum income is {mortgage.income} a month.',
    collateral:
      'Mortgage loan: your property is the security. You stay the owner and can live in it or let it while you repay.',
    propertyTypes:
      'Mortgage loans are given on residential, commercial and industrial property and on some plots, with a clear title and an approved plan.',
  },
  inAll: {
    rate: 'mortgage {mortgage.rate}',
    amount: 'mortgage up to {mortgage.amount:high} (typical offer up to {mortgage.amount.overview})',
    tenure: 'mortgage {mortgage.tenure} (typical offer {mortgage.tenure.typical})',
    time: 'mortgage {mortgage.processing}',
    age: 'mortgage {mortgage.age}',
    income: 'mortgage {mortgage.income}',
    score: 'mortgage {mortgage.score}',
    ltv: 'mortgage loan {mortgage.ltv} of the market value',
    collateral: 'a mortgage loan by your property',
  },
};
