// What GST on a lender's fee comes to.
import type { Fact } from '../../../content/schema.ts';
import { percentOf } from '../../../domain/schemes/result.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import type { Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

const included = /incl|milakar|samet|sahit|saa?th|with gst|सहित|साथ|मिलाकर/;

/** Nothing where GST is not asked for, or not on one fee. */
export function gstOf(intent: string, text: string, { filled, loose }: Slots, facts: readonly Fact[]): Sentence | null {
  if (intent !== 'fees.lender' || !/gst|जीएसटी/.test(text) || included.test(text)) return null;
  const [fee, ...more] = filled.expense ?? filled.costs ?? filled.amount ?? loose;
  if (fee?.measure !== 'money' || more.length > 0 || fee.upTo !== undefined) return null;
  const tax = percentOf(figuresOf(facts).low('gst.fees'), fee.value);
  const figures = { fee: { rupees: fee.value }, tax: { rupees: tax }, total: { rupees: fee.value + tax } };
  return { frame: 'gst', figures };
}
