import { type Correction, fieldsOf } from './param-fields.ts';
import { folded, unfolded } from './param-lists.ts';
import type { Offer } from './apr.ts';
import { type BoundsOf, generalBounds, mostExtras, mostOffers, planBounds, type Range, viewBounds } from './bounds.ts';
import { type Put, writePlans } from './plan-params.ts';
import { readPlans, startExtraMonth } from './plan-inputs.ts';
import type { ExtraPayment } from './prepay.ts';
import { type CalculatorState, prepayModes, startInputs, startState, viewNames } from './state.ts';

/**
 * The calculator's state as a URL: flat names, so that a plain form can send it, lists in one parameter each, and
 * nothing that is at its start value, so that links stay short. Both ways are pure; reading puts bad values right and says which.
 */
export function readParams(
  params: URLSearchParams,
  boundsOf: BoundsOf,
  loans: readonly string[],
): { state: CalculatorState; corrections: Correction[] } {
  const read = fieldsOf(unfolded(params));
  const loan = read.choice('loan', loans, null);
  const bounds = boundsOf(loan);
  const main = {
    amount: read.amount('amount', { ...bounds.amount, required: true }),
    rate: read.rate('rate', { ...bounds.rate, required: true }),
    months: read.months('months', { ...bounds.months, required: true }),
  };
  const start = startInputs(main);
  const upToAmount: Range = { min: 0, max: main.amount };
  const rate = (field: string, from: number) => read.rate(field, { ...generalBounds.rate, start: from });
  const months = (field: string, from: number) => read.months(field, { ...generalBounds.months, start: from });

  const extras: ExtraPayment[] = [];
  for (let n = 1; n <= mostExtras; n += 1) {
    const amount = read.amount(`extra${n}`, { ...upToAmount, start: 0 });
    if (amount === 0) continue;
    const month = { min: 1, max: main.months, start: startExtraMonth(main.months) };
    extras.push({ month: read.months(`extra${n}-month`, month), amount });
  }

  const offers: Offer[] = [];
  for (let n = 1; n <= mostOffers; n += 1) {
    const present = n === 1 || ['rate', 'months', 'fee', 'percent'].some((part) => read.filled(`offer${n}-${part}`));
    if (!present) continue;
    const feePercent = read.rate(`offer${n}-percent`, { min: 0, max: 100, start: 0 });
    offers.push({
      annualRate: rate(`offer${n}-rate`, main.rate),
      months: months(`offer${n}-months`, main.months),
      fee: read.amount(`offer${n}-fee`, { ...upToAmount, start: 0 }),
      ...(feePercent > 0 && { feePercent }),
    });
  }

  const age = read.amount('age', { ...planBounds.age, start: 0 });
  const state: CalculatorState = {
    loan,
    ...main,
    ...readPlans(read, main),
    view: read.choice('view', viewNames, 'result'),
    calculated: read.choice('calculated', ['1'], null) === '1',
    prepay: {
      extras,
      monthly: read.amount('monthly', { ...upToAmount, start: 0 }),
      monthlyFrom: months('monthly-from', start.prepay.monthlyFrom),
      yearly: read.amount('yearly', { ...upToAmount, start: 0 }),
      yearlyFrom: months('yearly-from', start.prepay.yearlyFrom),
      mode: read.choice('prepay-mode', prepayModes, start.prepay.mode),
    },
    offers,
    transfer: {
      outstanding: read.amount('outstanding', { ...generalBounds.amount, start: start.transfer.outstanding }),
      oldRate: rate('old-rate', start.transfer.oldRate),
      newRate: rate('new-rate', start.transfer.newRate),
      months: months('months-left', start.transfer.months),
      costs: read.amount('costs', { min: 0, max: generalBounds.amount.max, start: 0 }),
    },
    affordability: {
      income: read.amount('income', viewBounds.income),
      existingEmis: read.amount('emis', { min: 0, max: viewBounds.income.max, start: 0 }),
      annualRate: rate('afford-rate', start.affordability.annualRate),
      months: months('afford-months', start.affordability.months),
      share: read.rate('share', viewBounds.share),
      ...(age > 0 && { age }),
    },
  };
  return { state, corrections: read.corrections };
}

export function writeParams(state: CalculatorState, boundsOf: BoundsOf): URLSearchParams {
  const params = new URLSearchParams();
  const put: Put = (field, value, start) => {
    if (value !== start) params.set(field, String(value));
  };
  const first = startState(state.loan, boundsOf(state.loan));
  const start = startInputs(state);
  put('loan', state.loan ?? '', '');
  put('amount', state.amount, first.amount);
  put('rate', state.rate, first.rate);
  put('months', state.months, first.months);
  put('view', state.view, first.view);
  put('calculated', state.calculated ? '1' : '', '');

  for (const [index, extra] of state.prepay.extras.entries()) {
    put(`extra${index + 1}`, extra.amount, 0);
    put(`extra${index + 1}-month`, extra.month, startExtraMonth(state.months));
  }
  put('monthly', state.prepay.monthly, start.prepay.monthly);
  put('monthly-from', state.prepay.monthlyFrom, start.prepay.monthlyFrom);
  put('yearly', state.prepay.yearly, start.prepay.yearly);
  put('yearly-from', state.prepay.yearlyFrom, start.prepay.yearlyFrom);
  put('prepay-mode', state.prepay.mode, start.prepay.mode);

  for (const [index, offer] of state.offers.entries()) {
    // A further offer always writes its rate: that is what says it is there.
    put(`offer${index + 1}-rate`, offer.annualRate, index === 0 ? state.rate : null);
    put(`offer${index + 1}-months`, offer.months, state.months);
    put(`offer${index + 1}-fee`, offer.fee, 0);
    put(`offer${index + 1}-percent`, offer.feePercent ?? 0, 0);
  }

  put('outstanding', state.transfer.outstanding, start.transfer.outstanding);
  put('old-rate', state.transfer.oldRate, start.transfer.oldRate);
  put('new-rate', state.transfer.newRate, start.transfer.newRate);
  put('months-left', state.transfer.months, start.transfer.months);
  put('costs', state.transfer.costs, start.transfer.costs);

  put('income', state.affordability.income, start.affordability.income);
  put('emis', state.affordability.existingEmis, start.affordability.existingEmis);
  put('afford-rate', state.affordability.annualRate, start.affordability.annualRate);
  put('afford-months', state.affordability.months, start.affordability.months);
  put('share', state.affordability.share, start.affordability.share);
  put('age', state.affordability.age ?? 0, 0);
  writePlans(put, state);
  return folded(params);
}

/** The same page for another loan: what followed the loan follows the new one, what was typed stays as it was. */
export function withLoan(
  state: CalculatorState,
  loan: Pick<CalculatorState, 'amount' | 'rate' | 'months'>,
  boundsOf: BoundsOf,
): CalculatorState {
  const params = writeParams(state, boundsOf);
  for (const name of ['amount', 'rate', 'months'] as const) params.set(name, String(loan[name]));
  return readParams(params, boundsOf, state.loan === null ? [] : [state.loan]).state;
}
