// What every part of the calculator stands on: its words, the products' bounds and the state the URL holds.
import { createContext, useContext } from 'react';
import { fillIn } from '../../../domain/fill-in.ts';
import type { ProductBounds } from '../../../content/calculator.ts';
import type { Content } from '../../../content/load.ts';
import { writeParams } from '../../../domain/loan/params.ts';
import type { BoundsOf } from '../../../domain/loan/bounds.ts';
import type { TaxLimits } from '../../../domain/loan/tax.ts';
import type { CalculatorState } from '../../../domain/loan/state.ts';

export type Words = Pick<Content['emi'], 'figures' | 'form' | 'fields' | 'affixes' | 'rateSaid'> &
  Pick<Content['emi'], 'problems' | 'corrections' | 'result' | 'keep' | 'views'>;

/** Comes from the loader and does not change with the URL. */
export interface CalculatorContent {
  words: Words;
  bounds: ProductBounds;
  products: { id: string; name: string }[];
  quickAmounts: number[];
  charges: { note: string; checked: string } | null;
  lastAges: Record<string, number | null>;
  tax: TaxLimits & { loan: string };
  /** Percent on a lender's fees. */
  feeTax: number;
  firm: { name: string; phone: string; siteUrl: string };
}

export interface Setting extends CalculatorContent {
  state: CalculatorState;
  boundsOf: BoundsOf;
  /** The loans there are, by id. */
  loans: string[];
}

const SettingContext = createContext<Setting | null>(null);
export const SettingProvider = SettingContext.Provider;

export function useSetting(): Setting {
  const setting = useContext(SettingContext);
  if (!setting) throw new Error('This part belongs inside the calculator');
  return setting;
}

/** The loan's own form, and that of the view below it: Enter sends the one it is pressed in. */
export const formId = 'calculator';
export const viewFormId = 'view';

/** Where links into the views land when there is no script to keep the place. */
export const viewsAnchor = 'more';

/** Where a view's button leads: to what its inputs came to. */
export const answerAnchor = 'answer';

export const searchOf = (state: CalculatorState, boundsOf: BoundsOf): string =>
  `?${writeParams(state, boundsOf).toString()}`;

/** Puts figures into a sentence: {amount} becomes values.amount. */
export const sentence = fillIn;

/** Named figures as one hears them: Interest saved ₹25,000. Time saved 1 year. */
export const heard = (items: readonly { label: string; value: string }[]): string =>
  items.map(({ label, value }) => `${label} ${value}.`).join(' ');
