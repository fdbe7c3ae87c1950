// What the words make of figures that stand side by side: one's own income and papa's, two rates, an EMI and a larger one.
import type { Quantity, Slots } from './slot.ts';
import { asksDifference } from './words.ts';

/** So many letters from a figure its words stand. */
const nearBy = 24;

const kin =
  /(?<!\p{L})(?:papa|father|dad|mother|mummy|maa|saas|sasur|bhai|brother|पापा|पिता|पिताजी|मां|मम्मी|सास|ससुर|भाई)(?!\p{L})/u;
const onMyName =
  /(?<!\p{L})(?:sirf|only|akele|alone|सिर्फ|केवल|अकेले)(?: \S+){0,3} (?:mere|meri|my|mine|मेरे|मेरी)(?!\p{L})|(?:nahi|not|नहीं)(?: \S+)? (?:jud|join|shamil|जुड|शामिल)|(?:jud|join|shamil|जुड|शामिल)\S*(?: \S+)? (?:nahi|नहीं)/u;
/** "Papa's pension is 31,000, mine 45,000, the loan only in my name". */
function notTheirs(text: string, { filled }: Slots): void {
  const [theirs, ...more] = filled.pension ?? [];
  if (!theirs || more.length > 0 || !filled.income || !onMyName.test(text)) return;
  if (kin.test(text.slice(Math.max(0, theirs.start - nearBy), theirs.start))) delete filled.pension;
}

const lowest = 6;
const highest = 30;
/** In percent, or with a point. */
const isRate = ({ measure, value }: Quantity) =>
  (measure === 'percent' || (measure === 'bare' && !Number.isInteger(value))) && value >= lowest && value <= highest;
const joiner = /^ ?(?:and|or|aur|ya|vs|versus|&|,|और|या) ?$/;
/** "8.5 or 9 percent", "one says 9.5, the other 9.1: how much apart": both are rates, whatever else is doubtful. */
function setApart(text: string, slots: Slots): void {
  const { filled } = slots;
  const [first, second] = filled.rate ?? [];
  if (!filled.rate || filled.newRate) return;
  const isPair = first && second && joiner.test(text.slice(first.end, second.start));
  if (!isPair && !asksDifference.test(text)) return;
  const [other, ...more] = slots.loose.filter(isRate);
  if (filled.rate.length === 1 && other && more.length === 0) {
    slots.loose = slots.loose.filter((one) => one !== other);
    filled.rate.push({ ...other, role: 'rate', p: 1 });
  }
  if (filled.rate.length === 2) filled.rate = filled.rate.map((one) => ({ ...one, p: 1 }));
}

const either = /(?<!\p{L})(?:or|ya|vs|या)(?!\p{L})/u;
const onTop =
  /(?<!\p{L})(?:extra|more|additional|zyada|jyada|alag se|upar|aur|plus|अतिरिक्त|ज्यादा|अलग से|ऊपर|और)(?!\p{L})/u;
const mostMore = 2;
/** "EMI 19,750, and 21,750 from now on", "if I pay 20,000 each month": so much more than the EMI. */
function paysMore(text: string, { filled }: Slots): void {
  if (!(filled.owed ?? filled.amount) || !filled.rate || filled.newRate) return;
  const [extra] = filled.extraMonthly ?? [];
  const [now, next, ...more] = (filled.emi ?? []).toSorted((one, other) => one.value - other.value);
  const saysMore = extra && onTop.test(text.slice(Math.max(0, extra.start - nearBy), extra.end + nearBy / 2));
  const then = next ?? (saysMore ? undefined : extra);
  if (!now || !then || more.length > 0 || then.value <= now.value || then.value > now.value * mostMore) return;
  const apart = then.value - now.value;
  const between = text.slice(Math.min(now.end, then.end), Math.max(now.start, then.start));
  if (either.test(between) || (next && extra && extra.value !== apart)) return;
  filled.emi = [now];
  filled.extraMonthly = [{ ...then, role: 'extraMonthly', value: apart, p: 1 }];
}

/** "3 years or 5, and in five how much more": the years once more. */
function yearsAgain(slots: Slots): void {
  const { filled } = slots;
  const years = (filled.tenure ?? []).map(({ value }) => value / 12);
  if (years.length < 2) return;
  const isOther = ({ measure, value }: Quantity) => measure !== 'bare' || !years.includes(value);
  slots.loose = slots.loose.filter(isOther);
  if (filled.rate?.some(isOther)) filled.rate = filled.rate.filter(isOther);
}

export function sideBySide(text: string, slots: Slots): void {
  yearsAgain(slots);
  notTheirs(text, slots);
  setApart(text, slots);
  paysMore(text, slots);
}
