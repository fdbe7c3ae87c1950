// Sums over one loan: its EMI, its cost, several of them side by side, how long, how much and what is left.
import { type Emi, emi } from '../../../domain/loan/emi.ts';
import { monthInterest, schedule } from '../../../domain/loan/schedule.ts';
import { interestOf, outstandingAfter, tenureFor } from '../../../domain/loan/solve.ts';
import { toPaise, toRupees } from '../../../domain/money/units.ts';
import type { Slots } from '../slots/slot.ts';
import { Ask, given, longest, present, severalOf, within } from './figures.ts';
import { calculatorLink } from './link.ts';
import type { Sentence, SumInput, SumOutcome } from './outcome.ts';
import { rangeOf } from './range.ts';
import { withFees } from './with-fees.ts';

interface Terms {
  amount: number;
  rate: number;
  months: number;
}
/** Nobody borrows less than that for longer than this. */
export const smallest = 50_000;
export const soonest = 48;
export const result = (sentences: Sentence[], href: string | null): SumOutcome => ({
  state: 'result',
  sentences,
  href,
});

/** "2% mahina": said back as the year's rate it was taken for. */
export function monthlyNote(slots: Slots, rate: number): Sentence[] {
  const said = [...(slots.filled.rate ?? []), ...(slots.filled.flatRate ?? [])].find(({ per }) => per === 'month');
  return said ? [{ frame: 'monthly', figures: { monthly: { percent: rate / 12 }, rate: { percent: rate } } }] : [];
}

export const ofTerms = ({ amount, rate, months }: Terms) => ({
  amount: { amount },
  rate: { percent: rate },
  tenure: { months },
});
export const ofEmi = (sum: Emi) => ({
  emi: { rupees: sum.emi },
  interest: { rupees: sum.interest },
  total: { rupees: sum.total },
});

/** One loan, or as many as values said together make: "15 or 20 years", "8.6 for 15 years or 8.9 for 20". */
function loansOf(slots: Slots, mayDiffer: boolean): Terms[] {
  const amounts = severalOf(slots, mayDiffer, 'amount', 'owed');
  const rates = severalOf(slots, mayDiffer, 'rate');
  const times = severalOf(slots, mayDiffer, 'tenure', 'remaining');
  present({ amount: amounts[0], rate: rates[0], tenure: times[0] });
  const count = Math.max(amounts.length, rates.length, times.length);
  const nth = (values: number[], index: number) => (values.length === 1 ? values[0] : values[index]) ?? 0;
  const paired = [amounts, rates, times].every((values) => values.length === 1 || values.length === count);
  if (!paired) {
    given(slots, 'amount', 'owed');
    given(slots, 'rate');
    given(slots, 'tenure', 'remaining');
  }
  const loans = Array.from({ length: count }, (_, index) => ({
    amount: nth(amounts, index),
    rate: nth(rates, index),
    months: Math.round(nth(times, index)),
  }));
  for (const loan of loans) within(loan);
  // "32 thousand over 20 years" is what somebody can pay, not what he borrows.
  if (loans.some(({ amount, months }) => amount < smallest && months > soonest))
    throw new Ask({ state: 'missing', roles: ['amount'] });
  return loans;
}

/** Of a price, what is borrowed and what one brings (answers/settled.ts took the loan from the price). */
function ofPrice({ filled: { property: [price] = [], amount: [loan] = [], share: [part] = [] } }: Slots): Sentence[] {
  if (!price || !loan || price.start !== loan.start || price.value <= loan.value) return [];
  const figures: Sentence['figures'] = {
    property: { amount: price.value },
    amount: { amount: loan.value },
    own: { amount: price.value - loan.value },
  };
  return [{ frame: 'ofPrice', figures: part ? { ...figures, share: { percent: part.value } } : figures }];
}

/** Without a rate, what the instalments come to above the loan. */
function paidOver({ slots }: SumInput): SumOutcome | null {
  const [amount, payment, months] = [given(slots, 'amount', 'owed'), given(slots, 'emi'), given(slots, 'tenure')];
  if (slots.filled.rate || amount === undefined || payment === undefined || months === undefined) return null;
  const total = payment * Math.round(months);
  if (total <= amount) return null;
  const figures = {
    amount: { amount },
    emi: { rupees: payment },
    tenure: { months: Math.round(months) },
    total: { rupees: total },
    interest: { rupees: total - amount },
  };
  return result([{ frame: 'paidOver', figures }], null);
}

export function totalSum(input: SumInput): SumOutcome {
  return paidOver(input) ?? emiSum(input, 'total');
}

/** Where no rate is said, the instalment at both ends of the loan's own rates. */
function emiRange({ slots, product, facts }: SumInput): SumOutcome | null {
  const range = rangeOf(facts, product);
  if (!range || (slots.filled.rate ?? slots.filled.flatRate)) return null;
  const [amount, tenure] = [given(slots, 'amount', 'owed'), given(slots, 'tenure', 'remaining')];
  if (amount === undefined || tenure === undefined) return null;
  const months = Math.round(tenure);
  within({ amount, months });
  const at = (annualRate: number) => ({ rupees: emi({ principal: amount, annualRate, months }).emi });
  const ends = { low: { percent: range.low }, high: { percent: range.high } };
  const figures = { amount: { amount }, tenure: { months }, ...ends, least: at(range.low), most: at(range.high) };
  return result([{ frame: 'emiRange', figures }], calculatorLink(product, { amount, rate: range.low, months }));
}

export function emiSum(input: SumInput, frame: 'emi' | 'total', mayDiffer = false): SumOutcome {
  const { slots, product } = input;
  const range = frame === 'emi' && !mayDiffer ? emiRange(input) : null;
  if (range) return range;
  const loans = loansOf(slots, mayDiffer);
  const sums = loans.map((loan) => ({
    loan,
    sum: emi({ principal: loan.amount, annualRate: loan.rate, months: loan.months }),
  }));
  const sentences: Sentence[] = sums.map(({ loan, sum }) => ({
    frame,
    figures: { ...ofTerms(loan), ...ofEmi(sum), part: { percent: sum.interestPercent } },
  }));
  const [first, second] = sums;
  if (first && second && sums.length === 2) {
    const [less, more] = first.sum.emi <= second.sum.emi ? [first, second] : [second, first];
    // Two loans that have neither the sum nor the rate in common are rather both somebody's.
    if (first.loan.amount !== second.loan.amount && first.loan.rate !== second.loan.rate)
      sentences.push({
        frame: 'both',
        figures: { emi: { rupees: Math.round(first.sum.exact.emi + second.sum.exact.emi) } },
      });
    sentences.push({
      frame: less.sum.interest <= more.sum.interest ? 'cheaper' : 'longer',
      figures: {
        emi: { rupees: more.sum.emi - less.sum.emi },
        interest: { rupees: Math.abs(more.sum.interest - less.sum.interest) },
      },
    });
  }
  sentences.push(...withFees(slots, sums));
  const [main] = loans;
  const note = loans.length === 1 && main ? monthlyNote(slots, main.rate) : [];
  const same = main !== undefined && loans.every(({ amount }) => amount === main.amount);
  const offers = loans.map(({ rate, months }) => ({ annualRate: rate, months, fee: 0 }));
  const view = loans.length > 1 ? { view: 'compare' as const, offers } : {};
  return result(
    [...sentences, ...note, ...(product === 'mortgage-loan' ? [] : ofPrice(slots))],
    main && same ? calculatorLink(product, main, view) : null,
  );
}

/** Where the bank changed the rate and the EMI stays, the instalment of the old rate. */
function keptEmi(slots: Slots): { emi: number; rate: number } | null {
  const { rate = [], newRate = [], emi: told } = slots.filled;
  const [old, fresh, ...others] = [...rate, ...newRate];
  if (!old || !fresh || others.length > 0) return null;
  const [principal, months] = [given(slots, 'owed', 'amount'), given(slots, 'remaining', 'tenure')];
  if (principal === undefined) return null;
  if (told?.[0]) return { emi: told[0].value, rate: fresh.value };
  if (months === undefined) return null;
  return { emi: emi({ principal, annualRate: old.value, months: Math.round(months) }).emi, rate: fresh.value };
}

export function tenureSum({ slots, product }: SumInput): SumOutcome {
  const kept = keptEmi(slots);
  const [instalment, more] = [kept?.emi ?? given(slots, 'emi'), given(slots, 'extraMonthly')];
  const terms = present({
    amount: given(slots, 'owed', 'amount'),
    // "14,200 now, and 4,000 more every month".
    emi: instalment === undefined ? undefined : instalment + (more ?? 0),
    rate: kept?.rate ?? given(slots, 'rate'),
  });
  const { amount, rate } = terms;
  within({ amount, rate });
  const answer = tenureFor(amount, rate, terms.emi, longest);
  const figures = { amount: { amount }, rate: { percent: rate }, emi: { rupees: terms.emi } };
  if (answer.months === null)
    return result(
      [
        {
          frame: answer.reason === 'longest-tenure' ? 'tooLong' : 'neverRepaid',
          figures: {
            ...figures,
            least: { rupees: answer.least },
            first: { rupees: toRupees(monthInterest(toPaise(amount), rate)) },
          },
        },
      ],
      null,
    );
  const { months } = answer;
  const interest = interestOf(amount, rate, terms.emi);
  return result(
    [
      { frame: 'time', figures: { ...figures, tenure: { months }, interest: { rupees: interest } } },
      ...monthlyNote(slots, rate),
    ],
    calculatorLink(product, { amount, rate, months }),
  );
}

export function outstandingSum({ slots, product }: SumInput): SumOutcome {
  // "36 EMIs of 12,400 are left": so much is still to be paid, whatever part of it is interest.
  const [monthly, months] = [given(slots, 'emi'), given(slots, 'remaining')];
  if (monthly && months && !slots.filled.amount && !slots.filled.owed) {
    const figures = { emi: { rupees: monthly }, tenure: { months }, total: { rupees: monthly * months } };
    return result([{ frame: 'leftInAll', figures }], null);
  }
  const { amount, rate, tenure, elapsed } = present({
    amount: given(slots, 'amount', 'owed'),
    rate: given(slots, 'rate'),
    tenure: given(slots, 'tenure', 'remaining'),
    elapsed: given(slots, 'elapsed'),
  });
  const terms = { amount, rate, months: Math.round(tenure) };
  within(terms);
  within({ months: elapsed });
  const count = Math.round(elapsed);
  if (count >= terms.months) throw new Ask({ state: 'missing', roles: ['elapsed'] });
  const left = toRupees(
    outstandingAfter({ principal: terms.amount, annualRate: terms.rate, months: terms.months }, count),
  );
  return result(
    [{ frame: 'left', figures: { ...ofTerms(terms), paid: { months: count }, left: { rupees: left } } }],
    calculatorLink(product, terms, { paid: Math.min(count, terms.months) }),
  );
}

/** Of the first EMI, and of the first year, what is interest; the first month's needs no tenure. */
export function splitSum({ slots, product }: SumInput): SumOutcome {
  const { amount, rate } = present({ amount: given(slots, 'owed', 'amount'), rate: given(slots, 'rate') });
  within({ amount, rate });
  const tenure = given(slots, 'remaining', 'tenure');
  if (tenure === undefined) {
    const first = toRupees(monthInterest(toPaise(amount), rate));
    const figures = { amount: { amount }, rate: { percent: rate }, first: { rupees: first } };
    return result([{ frame: 'splitFirst', figures }], null);
  }
  const terms = { amount, rate, months: Math.round(tenure) };
  within(terms);
  const loan = { principal: amount, annualRate: rate, months: terms.months };
  const { rows } = schedule(loan);
  const [first] = rows;
  if (!first) throw new Ask({ state: 'outside' });
  const year = rows.slice(0, 12);
  const inYear = (part: 'interest' | 'principal') => ({
    rupees: toRupees(year.reduce((sum, row) => sum + row[part], 0)),
  });
  const figures = {
    ...ofTerms(terms),
    emi: { rupees: toRupees(first.instalment) },
    first: { rupees: toRupees(first.interest) },
    principal: { rupees: toRupees(first.principal) },
    year: inYear('interest'),
    repaid: inYear('principal'),
    interest: { rupees: emi(loan).interest },
  };
  return result([{ frame: 'split', figures }], calculatorLink(product, terms));
}
