// How a figure of the ledger is said in English. A Hindi folder brings its own.
export const units = {
  years: ['year', 'years'],
  months: ['month', 'months'],
  days: ['day', 'days'],
  'working-days': ['working day', 'working days'],
  hours: ['hour', 'hours'],
  age: ['years', 'years'],
  crore: 'crore',
  thousandShort: 'K',
} as const;

export const readings = {
  acrossLenders: 'across all lenders',
  typicalOffer: 'typical offer',
} as const;
