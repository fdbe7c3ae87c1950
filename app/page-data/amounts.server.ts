// One amount of one loan, worked out by the calculator's own engine.
import { amountPages, type AmountPage, tableOf } from '../../content/amount-pages.ts';
import { boundsFor } from '../../content/calculator.ts';
import { fact, low } from '../../content/fill.ts';
import { emi } from '../../domain/loan/emi.ts';
import { writeParams } from '../../domain/loan/params.ts';
import { startInputs, startState } from '../../domain/loan/state.ts';
import { lakhCrore, percent, rupees, tenureShort } from '../../domain/money/format.ts';

const sumOf = (principal: number, annualRate: number, months: number) => {
  const { emi: instalment, interest, total } = emi({ principal, annualRate, months });
  return { emi: rupees(instalment), interest: rupees(interest), total: rupees(total), exact: instalment };
};

/** What an income must be for one EMI to take no more than its share, to the next thousand. */
const incomeFor = (instalment: number) => rupees(Math.ceil(instalment / (low(fact('calc.share')) / 100) / 1000) * 1000);

export function amountFigures({ loan, amount }: AmountPage) {
  const { rates, months, start } = tableOf(loan);
  const { exact, ...sum } = sumOf(amount, start.rate, start.months);
  const state = startState(loan, boundsFor(loan));
  const terms = { ...state, amount, calculated: true };
  return {
    words: {
      // Amount and unit stay on one line of a heading.
      amount: lakhCrore(amount).replace(' ', '\u00a0'),
      rate: percent(start.rate),
      tenure: tenureShort(start.months),
      share: percent(low(fact('calc.share'))),
      income: incomeFor(exact),
      ...sum,
    },
    rates: rates.map((rate) => percent(rate)),
    byRate: months.map((count) => ({
      tenure: tenureShort(count),
      emis: rates.map((rate) => sumOf(amount, rate, count).emi),
    })),
    byTenure: months.map((count) => {
      const { exact: _, ...row } = sumOf(amount, start.rate, count);
      return { tenure: tenureShort(count), ...row };
    }),
    calculator: `/emi-calculator?${writeParams({ ...terms, ...startInputs(terms) }, boundsFor)}`,
    others: amountPages
      .filter((page) => page.loan === loan && page.amount !== amount)
      .map(({ path, amount: other }) => ({ href: path, label: lakhCrore(other) })),
  };
}

export const amountPageOf = (loan = '', slug = '') => amountPages.find(({ path }) => path === `/emi/${loan}/${slug}`);
