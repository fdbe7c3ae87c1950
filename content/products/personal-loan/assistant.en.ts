import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'unsecured personal loan|unsecured loans|personal loan|personal loans|personel loan|personal finance loan',
    'unsecured loan|pl|personal',
  ],
  ambiguous: 'pl|personal',
  name: 'Personal loan',
  inList: 'personal',
  offered: 'personal loans',
  documents:
    'PAN and Aadhaar (identity, address), photograph, salary slips and Form 16 or income-tax returns, bank statements',
  criteria:
    'age {personal.age.salaried} salaried or {personal.age.self} self-employed, income from {personal.income} a month (some lenders from {personal.income.overview}), CIBIL score {personal.score} (some from {personal.score.overview}), {personal.experience} of work experience.',
  facts: {
    overview:
      'Personal loan: rates {personal.rate} a year (offers from {personal.rate.overview}), up to {personal.amount} without collateral, tenure up to {personal.tenure} (some lenders {personal.tenure.overview}), approval in {personal.approval}.',
    rate: 'Personal loan rates run {personal.rate} a year across lenders. Our current offers start from {personal.rate.overview}.',
    amount: 'Personal loans go up to {personal.amount}, without collateral.',
    tenure:
      'Personal loan tenure is usually up to {personal.tenure} ({personal.tenure.months}); some lenders give {personal.tenure.overview}.',
    time: 'Personal loan approval takes {personal.approval} (the fastest lenders approve in {personal.approval.overview}), and the money arrives in {personal.disbursal}.',
    age: 'Personal loan age: salaried {personal.age.salaried} (some lenders {personal.age.salaried.overview}); self-employed {personal.age.self} (some lenders {personal.age.self.overview}).',
    score:
      'Personal loan: most lenders ask for a CIBIL score of {personal.score}; some accept from {personal.score.overview}.',
    income:
      'Personal loan: the usual minimum income is {personal.income} a month; some lenders accept from {personal.income.overview}.',
    experience: 'Personal loan: at least {personal.experience} of work experience.',
    collateral: 'Personal loans need no collateral and no property papers.',
    uses: 'You can use a personal loan for a wedding, medical care, education, home repairs, travel or to gather other debts into one EMI.',
  },
  inAll: {
    rate: 'personal {personal.rate}',
    amount: 'personal up to {personal.amount}',
    tenure: 'personal up to {personal.tenure}, some lenders {personal.tenure.overview}',
    time: 'personal {personal.approval} (money in {personal.disbursal})',
    age: 'personal {personal.age.salaried} salaried, {personal.age.self} self-employed',
    income: 'personal {personal.income}, some lenders from {personal.income.overview}',
    score: 'personal {personal.score} (some from {personal.score.overview})',
    experience: 'personal loan at least {personal.experience}',
    collateral: 'a personal loan needs no collateral',
  },
};
