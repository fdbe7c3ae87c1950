// What is paid besides the instalment: how much of it, and how often.
import { fill, keepOnly, leastLoan } from './repair.ts';
import type { Role, Slot, Slots } from './slot.ts';

const extras: Role[] = ['extra', 'extraMonthly', 'extraYearly'];

const everyMonth =
  /(?<!\p{L})(?:(?:har|every|each|per|a|हर) (?:single )?(?:mahine|mahina|month|emi|kist|instalment|महीने|महीना|माह|किस्त|ईएमआई)|monthly|mahine mahine)(?!\p{L})/u;

const everyTwelfth =
  /(?<!\p{L})(?:every|each|har|हर) (?:12 ?-?(?:th|vi|vin|ve|wi|वीं|वी)?|twelfth|barah?v\p{L}+|बारहव[\p{L}\p{M}]+) (?:emi|kist|kisht|instal?lment|month|mahin\p{L}*|किस्त|किश्त|ईएमआई|महीने)/u;

/** "With every 12th EMI 60,000 more". */
export function extraEveryYear(text: string, { filled }: Slots): void {
  const [extra, ...more] = filled.extra ?? [];
  if (!extra || more.length > 0 || !everyTwelfth.test(text)) return;
  delete filled.extra;
  filled.extraYearly = [{ ...extra, role: 'extraYearly' }];
}

/** "5k extra from tuitions, if I add that every single month": how often stands apart from how much. */
export function extraEveryMonth(text: string, { filled }: Slots): void {
  const [extra, ...more] = filled.extra ?? [];
  if (!extra || more.length > 0 || extra.per || filled.extraMonthly || filled.extraYearly || extra.value >= leastLoan)
    return;
  if (!everyMonth.test(text) || everyYear.test(text)) return;
  delete filled.extra;
  filled.extraMonthly = [{ ...extra, role: 'extraMonthly' }];
}

const outOf =
  /(?:^| )(?:usme se|us me se|isme se|usmein se|उसमें से|इसमें से|out of (?:it|that|which)|of (?:it|that|which) only|of which)(?: \S+)? ?$/;
/** "7 lakh are saved, out of it I pay in 2": so much of it, and the rest stays. */
export function partOf(text: string, slots: Slots): void {
  const { filled } = slots;
  const roles = [...extras, 'amount', 'income', 'emi'] as const;
  const sums = roles.flatMap((role) => filled[role] ?? []);
  const part = sums.find(({ start }) => outOf.test(text.slice(0, start)));
  const whole = part && sums.findLast(({ start, value }) => start < part.start && value > part.value);
  if (!part || !whole || !filled.owed) return;
  for (const role of roles) keepOnly(filled, role, (slot) => slot !== part && slot !== whole);
  fill(slots, { ...part, role: part.per === 'month' ? 'extraMonthly' : 'extra' });
}

/** Nobody prepays more than is owed: where no loan is said, or less of it than the extra sum, the largest sum is the loan. */
export function extraOf({ filled }: Slots): void {
  const [owed] = filled.owed ?? [];
  const [amount] = filled.amount ?? [];
  // "Beti ki shaadi se teen lakh bach gaye, wo jama kar du": once, whoever else is named.
  const [saved] = filled.coIncome ?? filled.income ?? [];
  const loan = owed ?? amount;
  if (
    saved &&
    loan &&
    !saved.per &&
    saved.value >= leastLoan &&
    saved.value < loan.value &&
    !extras.some((role) => filled[role])
  ) {
    filled.extra = [{ ...saved, role: 'extra', unclear: undefined }];
    delete filled[saved.role];
  }
  // "3.5 lakh came from the land in the village, all of it goes in".
  const [sold] = filled.property ?? [];
  if (owed && sold && sold.value < owed.value && !amount && !extras.some((role) => filled[role])) {
    filled.extra = [{ ...sold, role: 'extra' }];
    delete filled.property;
  }
  const given = extras.flatMap((role) => filled[role] ?? []);
  if (owed) {
    // "50 hazar daalu, 9 lakh bacha": less than is owed is what is paid.
    if (!amount || given.length > 0 || amount.value >= owed.value) return;
    filled.extra = [{ ...amount, role: 'extra' }];
    delete filled.amount;
    return;
  }
  const sums = [...(filled.amount ?? []), ...given].sort((one, other) => other.value - one.value);
  if (filled.extraEmis && given.length === 1 && !filled.amount) {
    filled.amount = given.map((slot) => ({ ...slot, role: 'amount' }));
    for (const role of extras) delete filled[role];
    return;
  }
  const [most, next] = sums;
  if (!most || !next || most.value === next.value || sums.length > 3) return;
  const rest = sums.slice(1).map((slot): Slot => ({ ...slot, role: extras.includes(slot.role) ? slot.role : 'extra' }));
  for (const role of extras) delete filled[role];
  filled.amount = [{ ...most, role: 'amount' }];
  for (const slot of rest) filled[slot.role] = [...(filled[slot.role] ?? []), slot];
}

const counts: Record<string, number> = { ek: 1, one: 1, an: 1, '1': 1, एक: 1, do: 2, two: 2, '2': 2, दो: 2 };
const emiCount =
  /(?<![\p{L}\d])(ek|one|an|1|एक|do|two|2|दो) (?:extra |faltu |zyada |jyada |additional |एक्स्ट्रा |more )?(?:emi|kist|kisht|instal?lments?|ईएमआई|किस्त)/u;
const everyYear =
  /(?:har|every|each|per|a|in a|हर) ?(?:saal|sal|year|yr|साल|वर्ष)|(?:saal|sal|साल) (?:me|mein|में)|yearly|saalana/u;

/** "One extra EMI every year". */
export function extraEmis(text: string, slots: Slots): void {
  const match = emiCount.exec(text);
  if (!match || !everyYear.test(text) || extras.some((role) => slots.filled[role]?.some(({ per }) => per))) return;
  const [whole, count = ''] = match;
  const place = { text: whole, start: match.index, end: match.index + whole.length };
  fill(slots, { role: 'extraEmis', measure: 'bare', value: counts[count] ?? 1, points: 12, ...place });
}
