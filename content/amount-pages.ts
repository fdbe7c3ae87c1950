// The pages that answer “EMI of a ₹30 lakh home loan”: which loans, which amounts, and what stands in their tables.
import { productBounds } from './calculator.ts';
import { productIds } from './products.ts';

const lakh = 100_000;
/** What people search for. */
const searched = [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200].map((count) => count * lakh);
/** How far an amount may lie from the loan's usual one to have a page. */
const reach = 6;

/** 30-lakh, 1-crore, 1-5-crore: as people say it. */
const slug = (amount: number) =>
  amount < 100 * lakh ? `${amount / lakh}-lakh` : `${String(amount / (100 * lakh)).replace('.', '-')}-crore`;

export interface AmountPage {
  loan: string;
  amount: number;
  path: string;
}

export const amountPages: AmountPage[] = productIds.flatMap((loan) => {
  const { usual, start } = (productBounds[loan] ?? productBounds.any).amount;
  return searched
    .filter((amount) => amount >= start / reach && amount <= start * reach && amount <= (usual?.max ?? Infinity))
    .map((amount) => ({ loan, amount, path: `/emi/${loan}/${slug(amount)}` }));
});

/** The page of the loan's usual amount; none where the list has it not. */
export const usualAmountPage = (loan: string): AmountPage | undefined =>
  amountPages.find((page) => page.loan === loan && page.amount === productBounds[loan]?.amount.start);

/** The rates and tenures of a loan's tables: around where offers start, inside what its lenders offer. */
export function tableOf(loan: string): { rates: number[]; months: number[]; start: { rate: number; months: number } } {
  const { rate, months } = productBounds[loan] ?? productBounds.any;
  const within = ({ min, max }: { min: number; max: number }, value: number) => value >= min && value <= max;
  const rates = [rate.usual?.min ?? rate.start, rate.start, rate.start + 1, rate.start + 2].map(
    (value) => Math.round(value * 100) / 100,
  );
  const long = months.start > 60;
  const years = long ? [5, 10, 15, 20, 25, 30] : [1, 2, 3, 4, 5, 7];
  return {
    rates: [...new Set(rates)].filter((value) => within(rate.usual ?? rate, value)).slice(0, 3),
    months: years.map((count) => count * 12).filter((value) => within(months.usual ?? months, value)),
    start: { rate: rate.start, months: months.start },
  };
}
