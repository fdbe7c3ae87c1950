// Whose income is told after a sum: one's own, hers beside it, both in one, or somebody else's in place of it.
import { fill, leastLoan, sure } from './filled.ts';
import type { Message } from './read.ts';
import type { Role, Slots } from './slot.ts';

const ofHer =
  /(?<!\p{L})(?:wife|husband|patni|biwi|gharwali|gharwale|missus|pati|mummy|mother|papa|father|bhai|brother|son|beta|पत्नी|बीवी|घरवाली|घरवाले|पति|मां|मम्मी|पापा|पिता|पिताजी|भाई|बेटा)(?!\p{L})/u;
const forHim =
  /(?<!\p{L})(?:same|likewise|isi tarah|isi tarike|waise hi|vaise hi|aise hi|wahi hisab|इसी तरह|वैसे ही|ऐसे ही|वही हिसाब|on (?:her|his) own|by (?:herself|himself)|akel[ei]|अकेले|अकेली)(?!\p{L})/u;
export const ofPerson: Role[] = ['income', 'coIncome', 'pension', 'running', 'age', 'otherAge', 'score', 'experience'];
const ofPersonToo = /(?<!\p{L})(?:uski|unki|uska|his|her|उसकी|उनकी)(?!\p{L})/u;
/** "The same for my brother, his is 45,000": what is told of him, whatever it looks like. */
export function hisIncome({ filled }: Slots, text: string): void {
  const [one, ...more] = [...(filled.coIncome ?? []), ...(filled.expense ?? [])].filter((slot) => !slot.earlier);
  const told = [filled.income, filled.pension].some((list) => list?.some((slot) => !slot.earlier));
  if (!one || more.length > 0 || told || addsHer(text) || !asksForAnother(text) || !ofPersonToo.test(text)) return;
  delete filled.coIncome;
  delete filled.expense;
  filled.income = [{ ...one, role: 'income' }];
}
/** "The same for papa, his pension is 36,000": what was told of oneself is nothing to him. */
export const asksForAnother = (text: string): boolean => forHim.test(text) && ofHer.test(text);
const joined = /(?<!\p{L})(?:add|join|jod|mila|includ|count|put|जोड|मिला)/u;
const addsHer = (text: string) => ofHer.test(text) && joined.test(text);
const inSum =
  /(?<!\p{L})(?:mila ?k(?:e|ar)?|milakar|together|combined|both of us|total|kul|मिलाकर|मिला के|कुल)(?![\p{L}\p{M}])/u;
const apart = /(?<!\p{L})(?:alag|separate|only|sirf|अलग|सिर्फ)(?!\p{L})/u;
/** "Mine and my wife's together 70,000": both in one, in place of the income told before. */
function asOne({ filled }: Slots, text: string, earlier: Message[]): boolean {
  const [old] = earlier.flatMap(({ slots: one }) => one.filled.income ?? []);
  const told = [...(filled.income ?? []), ...(filled.coIncome ?? [])].filter((slot) => !slot.earlier);
  const [one, ...more] = told;
  if (!old || !one || more.length > 0 || one.value <= old.value || !inSum.test(text) || apart.test(text)) return false;
  filled.income = [{ ...one, role: 'income' }];
  delete filled.coIncome;
  return true;
}

/** "Now put my wife in, she gets 32,000": what is told then is hers, beside the income told before. */
export function herIncome(slots: Slots, text: string, earlier: Message[]): void {
  const { filled } = slots;
  if (asOne(slots, text, earlier)) return;
  const [old] = earlier.flatMap(({ slots: one }) => one.filled.income ?? []);
  if (!old || !addsHer(text)) return;
  const told = (['income', 'coIncome', 'amount'] as const).flatMap((role) =>
    (filled[role] ?? []).filter((slot) => !slot.earlier && slot.value < leastLoan),
  );
  const [first] = told;
  if (!first) return;
  filled.coIncome = [{ ...first, role: 'coIncome', value: told.reduce((sum, { value }) => sum + value, 0) }];
  filled.income = [{ ...old, earlier: true }];
  // How long she works is no time of the loan.
  const time = earlier.find(({ slots: one }) => one.filled.tenure)?.slots.filled.tenure;
  if (time && filled.tenure?.every(({ p }) => p < sure))
    filled.tenure = time.map((slot) => ({ ...slot, earlier: true }));
  if (filled.amount?.every((slot) => told.includes(slot))) delete filled.amount;
  // What she pays runs already.
  const paid = filled.emi?.filter((slot) => !slot.earlier) ?? [];
  if (paid.length > 0) {
    delete filled.emi;
    for (const slot of paid) fill(slots, { ...slot, role: 'running' });
  }
}

/** "Biwi ki 15k bhi jod lo": an income beside the one told before. */
export function addedIncome(slots: Slots, text: string): void {
  const [one, ...more] = slots.loose.filter(({ measure }) => measure === 'money');
  if (!one || more.length > 0 || one.value >= leastLoan || !addsHer(text)) return;
  if (!slots.filled.income || slots.filled.coIncome) return;
  slots.loose = slots.loose.filter((other) => other !== one);
  fill(slots, { ...one, role: 'coIncome', p: 1 });
}

const noneOfOurs =
  /(?<!\p{L})(?:brother|father|papa|mother|husband|wife|son|daughter|friend)s? (?:emi|instal?ment)(?!\p{L})|nothing (?:of mine )?(?:is )?running|(?:not|isnt|is not) (?:my|mine)(?!\p{L})|(?<!\p{L})(?:koi|no|any|कोई)(?: \S+)? (?:emi|kist|kisht|instal?ment|किस्त|किश्त|ईएमआई)|(?<!\p{L})(?:emi|kist|kisht|किस्त|किश्त|ईएमआई)(?: \S+){0,2} (?:papa|mummy|bhai|pati|wife|husband|father|brother|unki|uski|his|hers?|पापा|मम्मी|भाई|पति|पिताजी|उनकी|उसकी)(?: \S+)? ?(?:hai|h|he|ki|is|pays?|bhar\p{L}*|deta|dete|है|की|भर\p{L}*|देते|देता)(?!\p{L})/u;
const noneOfHers =
  /(?<!\p{L})(?:she|he|wo|woh|uski|uska|unki|unka|wife|husband|वो|वह|उसकी|उनकी)(?: \S+){0,3} (?:no|koi|कोई)(?: \S+)? (?:emi|kist|kisht|instal?ment|loan|किस्त|किश्त|ईएमआई|लोन)/u;
/** "That EMI of 12,000 is papa's, I have none": what ran before is not taken off. "She has no EMI" says nothing of one's own. */
export function notOurs({ filled }: Slots, text: string, earlier: Message[]): void {
  const before = earlier.flatMap(({ slots }) => slots.filled.running ?? []).map(({ value }) => value);
  const [runs] = filled.running ?? [];
  if (
    !runs ||
    !noneOfOurs.test(text) ||
    noneOfHers.test(text) ||
    !filled.running?.every(({ value }) => before.includes(value))
  )
    return;
  filled.running = [{ ...runs, value: 0, earlier: undefined }];
}
