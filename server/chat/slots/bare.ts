// Numbers without a unit, beside a sum: a rate or years, where only one of them is open.
import type { Flag } from './flags.ts';
import { fill, highestBareRate, scaleOf, scores } from './filled.ts';
import type { Quantity, Role, Slots } from './slot.ts';

/** As sure as what no word says can be. */
const likely = 0.7;
const lowestBareRate = 4;
const longestYears = 35;

const isRate = ({ value }: Quantity) => value >= lowestBareRate && value <= highestBareRate;
/** Too many years, and as many months as a loan has. */
const isMonths = ({ value }: Quantity) => value > longestYears && value <= 360 && value % 12 === 0;
const isYears = ({ value }: Quantity) => Number.isInteger(value) && value >= 1 && value <= longestYears;

/**
 * "8.75", "20": beside what was told before, a number without a unit is the rate or the years where only one of them is
 * open; of a loan that is moved, the other lender's rate. Where it could be either it stays loose, to be asked about.
 */
export function placeBare(slots: Slots, moves: boolean): void {
  const { filled } = slots;
  const isLoan = filled.amount ?? filled.owed ?? filled.emi ?? filled.property ?? filled.income;
  if (!isLoan || filled.score || filled.age) return;
  const put = (one: Quantity, role: Role) => {
    slots.loose = slots.loose.filter((other) => other !== one);
    const years = { measure: 'time', years: true, value: isMonths(one) ? one.value : one.value * 12 } as const;
    fill(slots, { ...one, ...(role === 'tenure' && years), role, p: likely });
  };
  for (const one of slots.loose.filter(({ measure }) => measure === 'bare')) {
    const rateOpen = !(filled.rate ?? filled.flatRate ?? filled.newRate);
    const timeOpen = !(filled.tenure ?? filled.remaining);
    if (rateOpen && isRate(one) && (!timeOpen || !isYears(one))) put(one, 'rate');
    else if (moves && isRate(one) && filled.rate && !filled.newRate && !filled.cut) put(one, 'newRate');
    else if (!rateOpen && timeOpen && (isYears(one) || isMonths(one))) put(one, 'tenure');
  }
}

const unitsOf = ({ measure }: Quantity): number[] =>
  measure === 'money' ? [1, 1e3, 1e5, 1e7] : measure === 'time' ? [12, 1] : [1];

/** "12 nahi 21 bola tha": the one part that was 12 is 21 now; if one was 21 all along, nothing changes. */
export function correctBare(slots: Slots): void {
  const one = slots.loose.find(({ measure, insteadOf }) => measure === 'bare' && insteadOf !== undefined);
  if (!one) return;
  const before = Object.values(slots.filled).flat();
  const saidAs = (number = 0) =>
    before.flatMap((slot) => unitsOf(slot).flatMap((unit) => (slot.value === number * unit ? [{ slot, unit }] : [])));
  const [old, ...more] = saidAs(one.insteadOf);
  if (more.length > 0 || (!old && saidAs(one.value).length === 0)) return;
  slots.loose = slots.loose.filter((other) => other !== one);
  if (old)
    slots.filled[old.slot.role] = [
      { ...old.slot, value: one.value * old.unit, text: one.text, insteadOf: one.insteadOf },
    ];
}

/** "Amount 42 karo", of thirty lakh: so many lakh. */
export function namedBare(slots: Slots, text: string): void {
  const [one, ...more] = slots.loose.filter(({ measure }) => measure === 'bare');
  const [old] = slots.filled.amount ?? [];
  if (!one || more.length > 0 || !old?.earlier || !ofSum.test(text.slice(0, one.start))) return;
  slots.loose = slots.loose.filter((other) => other !== one);
  slots.filled.amount = [
    { ...one, measure: 'money', role: 'amount', value: one.value * scaleOf(old.value), p: likely },
  ];
}

const ofSum = /(?<!\p{L})(?:amount|loan|principal|rakam|raqam|रकम|राशि|लोन)(?: (?:ko|to|is|ka|hai|को|है))? $/u;
const lessBy = /^(?: (?:rs|rupees|ka|ki|से|se|का))? (?:kam|less|ghata\S*|lower|reduce|कम|घटा\S*)(?!\p{L})/u;
const moreBy = /^(?: (?:rs|rupees|aur|और))? (?:zyada|jyada|jyda|more|badha\S*|jod\S*|ज्यादा|बढा\S*|जोड\S*)(?!\p{L})/u;
const measureOf = { amount: 'money', tenure: 'time', rate: 'percent' } as const;
/** "5 lakh kam kar du to", "5 saal kam": the loan or the years of the sum before, so much less or more. */
export function changeBy(slots: Slots, text: string, before: Slots[]): void {
  const told: Quantity[] = [...Object.values(slots.filled).flat(), ...slots.loose];
  for (const role of ['amount', 'tenure', 'rate'] as const) {
    const [old] = before.flatMap(({ filled }) => filled[role] ?? []);
    const [by, ...more] = told.filter(({ measure }) => measure === measureOf[role]);
    if (!by || !old || more.length > 0 || by.value >= old.value) continue;
    const after = text.slice(by.end);
    const value = lessBy.test(after) ? old.value - by.value : moreBy.test(after) ? old.value + by.value : undefined;
    if (value === undefined) continue;
    if ('role' in by) delete slots.filled[by.role as Role];
    slots.loose = slots.loose.filter((other) => other !== by);
    slots.filled[role] = [{ p: likely, ...by, role, value, insteadOf: old.value }];
  }
}

const half = /(?<!\p{L})(?:half|aadh[aei]|आध[ाेी])(?![\p{L}\p{M}])/u;
/** "And if I take only half": of the loan before. */
export function halved({ filled, loose }: Slots, text: string): void {
  const [loan, ...more] = filled.amount ?? [];
  const isNew = loose.length > 0 || Object.values(filled).some((list) => list.some(({ earlier }) => !earlier));
  if (!loan || more.length > 0 || isNew || !half.test(text)) return;
  filled.amount = [{ ...loan, value: loan.value / 2, insteadOf: loan.value, earlier: undefined }];
}

const thousands = { least: 8, most: 400 };
/** "Mine is 688", "meri to 23 hai", after a question of the score or the salary. */
export function answersBare(slots: Slots, asked: ReadonlySet<Flag> = new Set()): void {
  const { filled, loose } = slots;
  const [one, ...more] = loose.filter(({ measure }) => measure === 'bare');
  const isNew = Object.values(filled).every((list) => list.every(({ earlier }) => earlier));
  if (!one || more.length > 0 || !isNew) return;
  const within = ({ least, most }: typeof scores) => one.value >= least && one.value <= most;
  const isScore =
    (asked.has('saysScore') || filled.score !== undefined) &&
    !filled.score?.some(({ earlier }) => !earlier) &&
    within(scores);
  const isIncome = asked.has('saysIncome') && !filled.income && !filled.amount && within(thousands);
  if (!isScore && !isIncome) return;
  slots.loose = loose.filter((other) => other !== one);
  if (isScore) delete filled.score;
  const income = { measure: 'money', value: one.value * 1000, text: `${one.text}k`, role: 'income' } as const;
  fill(slots, { ...one, p: likely, ...(isScore ? { role: 'score' } : income) });
}

/** Rates that somebody may weigh against each other lie this near. */
const nearRates = 3;

/**
 * After a whole sum a bare number changes the part that it can only be: "and at 8.75?" the rate, "make it 20" of 8.5 % over
 * 15 years the years. A whole number near the rate could be either, and stays loose.
 */
export function changeBare(slots: Slots): void {
  const { filled } = slots;
  const [one, ...more] = slots.loose.filter(({ measure }) => measure === 'bare');
  const [rate] = filled.rate ?? [];
  const whole = [
    filled.amount ?? filled.owed ?? filled.emi ?? filled.property,
    filled.rate,
    filled.tenure ?? filled.remaining,
  ].every((list) => list?.every((slot) => slot.earlier));
  if (!one || more.length > 0 || !rate || !whole) return;
  const near = Math.abs(one.value - rate.value) <= nearRates && one.value >= lowestBareRate;
  const years = Number.isInteger(one.value) && one.value >= 1 && one.value <= longestYears;
  if (near === years) return;
  slots.loose = slots.loose.filter((other) => other !== one);
  // Of a loan that is moved it is the other lender's.
  const role = filled.newRate ? 'newRate' : 'rate';
  if (near) filled[role] = [{ ...one, role, p: likely }];
  else filled.tenure = [{ ...one, measure: 'time', years: true, value: one.value * 12, role: 'tenure', p: likely }];
}
