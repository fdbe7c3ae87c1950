// The calculator's page with the figures of a sum filled in.
import { boundsFor } from '../../../content/calculator.ts';
import { productIds } from '../../../content/products.ts';
import { readParams, writeParams } from '../../../domain/loan/params.ts';
import { type CalculatorState, startInputs, startState } from '../../../domain/loan/state.ts';

interface Main {
  amount: number;
  rate: number;
  months: number;
}

/** As the product's loan where the figures lie in its range, else as any loan; null where the calculator has no room. */
export function calculatorLink(loan: string | null, main: Main, view: Partial<CalculatorState> = {}): string | null {
  const state = { ...startState(loan, boundsFor(loan)), ...main, ...startInputs(main), calculated: true, ...view };
  const params = writeParams(state, boundsFor);
  if (readParams(params, boundsFor, productIds).corrections.length === 0) return `/emi-calculator?${params}`;
  return loan ? calculatorLink(null, main, view) : null;
}
