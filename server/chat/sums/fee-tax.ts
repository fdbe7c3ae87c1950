// What GST on a lender's fee comes to.
import type { Fact } from '../../../content/schema.ts';
import { percentOf } from '../../../domain/schemes/result.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import { leastLoan } from '../slots/filled.ts';
import type { Slot, Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

const ofTax = /gst|जीएसटी|(?<!\p{L})(?:tax|टैक्स)(?!\p{L})/u;
const included = /incl|mila|samet|sahit|saa?th|with gst|सहित|साथ|मिला/;
/** "Asli fee kitni thi", "how much of it is GST". */
const asksParts =
  /asli|actual|without gst|before gst|bina gst|of (?:it|this|that) is|isme (?:se )?gst|kitna gst|gst kitna|असली|बिना जीएसटी|कितना जीएसटी|जीएसटी कितना/;
const onTop =
  /(?:plus|\+|and|aur|upar|alag|on it|on top|us par|uspe|extra|और|उस पर|ऊपर|अलग)[^.]{0,14}(?:gst|जीएसटी)|(?:gst|जीएसटी) (?:alag|extra|upar|on top|अलग|ऊपर)/;
/** "GST included", "leave the GST aside": nothing comes on top. */
const leftOut =
  /(?:ignor|leav|without|except|chh?od|bina|incl|sahit|samet|छोड|बिना|सहित)[^.]{0,12}(?:gst|जीएसटी)|(?:gst|जीएसटी)[^.]{0,10}(?:incl|sahit|samet|ignor|chh?od|सहित|समेत|छोड|मिला)/;
const comesOnTop = (text: string) => onTop.test(text) && !leftOut.test(text);
/** The tax is still to come, whatever is summed up then. */
const addedTo =
  /with gst (?:how much|what|kitn|total)|(?:plus|\+|us par|uspe|on it|on top|उस पर|ऊपर से|upar se)[^.]{0,14}(?:gst|जीएसटी)/;
/** Several fees, asked for together. */
const inAll =
  /(?<!\p{L})(?:total|kul|in all|altogether|all (?:of )?(?:them|these|three)|sab|both|dono|final|कुल|सब|सभी|दोनों)(?!\p{L})/u;
/** "How much actually comes into my account". */
const asksNet = /account|khate|haath me|hath me|in hand|खाते|हाथ में/;
/** No lender's fee is larger. */
const largestFee = 200_000;

/** No fee is a larger part of a loan, and no rate smaller. */
const largestShare = 4;
const isShare = ({ measure, value }: Slot) => measure === 'percent' && value < largestShare;
const taxOn = (fee: number, facts: readonly Fact[]) => percentOf(figuresOf(facts).low('gst.fees'), fee);

/** Fees in rupees, and those in percent of the loan. */
function feesOf({ filled, loose }: Slots): { fees: number[]; shares: number[] } {
  const told = filled.costs ?? filled.expense ?? [];
  const shares = [...(filled.fee ?? []), ...(filled.rate ?? []), ...(filled.cut ?? [])].filter(isShare);
  const other = told.length > 0 ? told : [...(filled.extra ?? []), ...(filled.amount ?? []), ...loose];
  const fees = other.filter(
    ({ measure, value, upTo }) => measure === 'money' && value < largestFee && upTo === undefined,
  );
  return { fees: fees.map(({ value }) => value), shares: shares.map(({ value }) => value) };
}

/** Nothing where GST is not asked for, or not on one fee. */
export function gstOf(intent: string, text: string, slots: Slots, facts: readonly Fact[]): Sentence[] {
  if (intent !== 'fees.lender' || !ofTax.test(text)) return [];
  const { fees, shares } = feesOf(slots);
  const told = slots.filled.amount ?? slots.filled.owed ?? slots.filled.extra ?? [];
  const [loan, ...others] = told.length > 1 ? told.filter(({ value }) => value >= leastLoan) : told;
  const [share, ...more] = shares;
  const ofLoan =
    share !== undefined && more.length === 0 && loan && others.length === 0 ? percentOf(share, loan.value) : 0;
  const unknown = shares.length > 0 && ofLoan === 0;
  if ((fees.length > 1 && !inAll.test(text)) || unknown || (fees.length === 0 && ofLoan === 0)) return [];
  const fee = fees.reduce((sum, one) => sum + one, 0);
  if (ofLoan === 0 && included.test(text) && !addedTo.test(text)) {
    if (!asksParts.test(text)) return [];
    const own = Math.round((fee * 100) / (100 + figuresOf(facts).low('gst.fees')));
    return [
      { frame: 'gstWithin', figures: { total: { rupees: fee }, fee: { rupees: own }, tax: { rupees: fee - own } } },
    ];
  }
  const all = fee + ofLoan;
  const tax = taxOn(all, facts);
  return [
    ...(ofLoan > 0 && loan && share !== undefined
      ? [
          {
            frame: 'feeOfLoan',
            figures: { share: { percent: share }, amount: { amount: loan.value }, fee: { rupees: ofLoan } },
          },
        ]
      : []),
    { frame: 'gst', figures: { fee: { rupees: all }, tax: { rupees: tax }, total: { rupees: all + tax } } },
    ...(loan && loan.value > all + tax && asksNet.test(text)
      ? [{ frame: 'netPaid', figures: { amount: { amount: loan.value }, net: { rupees: loan.value - all - tax } } }]
      : []),
  ];
}

/** The costs of moving a loan with the GST that is said to come on top, and with a fee in percent of what is moved. */
export function costsWithTax(slots: Slots, text: string, facts: readonly Fact[]): Slots {
  const { owed, amount, costs, fee: told, cut } = slots.filled;
  const [loan] = owed ?? amount ?? [];
  const percent = [...(told ?? []), ...(slots.filled.newRate ? (cut ?? []) : [])].find(isShare);
  const others = costs ?? [];
  const fee: Slot | undefined =
    percent && loan ? { ...percent, measure: 'money', value: percentOf(percent.value, loan.value) } : others[0];
  if (!fee || others.length > 1) return slots;
  const taxed = comesOnTop(text) ? fee.value + taxOn(fee.value, facts) : fee.value;
  // "0.5 % and GST, and 6,000 for the lawyer".
  const value = taxed + (percent && loan ? (others[0]?.value ?? 0) : 0);
  return { ...slots, filled: { ...slots.filled, costs: [{ ...fee, role: 'costs', value }] } };
}

/** Fees told beside offers, in rupees or in percent of the loan, with the GST that is said to come on top of them. */
export function feesWithTax(slots: Slots, text: string, facts: readonly Fact[]): Slots {
  const { costs = [], fee = [], amount } = slots.filled;
  const [loan, ...others] = amount ?? [];
  const ofLoan = (slot: Slot): Slot[] =>
    loan && others.every(({ value }) => value === loan.value)
      ? [{ ...slot, role: 'costs', measure: 'money', value: percentOf(slot.value, loan.value) }]
      : [];
  const fees = [...costs, ...fee.filter(isShare).flatMap(ofLoan)].toSorted((one, other) => one.start - other.start);
  if (fees.length === 0) return slots;
  const taxed = comesOnTop(text) || /(?:fees?|फीस) (?:par|pe|पर)[^.]{0,12}(?:gst|जीएसटी)/.test(text);
  const withTax = ({ value, ...slot }: Slot): Slot => ({
    ...slot,
    value: taxed && value < largestFee ? value + taxOn(value, facts) : value,
  });
  return { ...slots, filled: { ...slots.filled, costs: fees.map(withTax) } };
}
