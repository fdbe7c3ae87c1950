// Numbers without a unit, beside a sum: a rate or years, where only one of them is open.
import type { Flag } from './flags.ts';
import { fill, highestBareRate, parted, scores } from './filled.ts';
import type { Quantity, Role, Slot, Slots } from './slot.ts';

/** As sure as what no word says can be. */
const likely = 0.7;
const lowestBareRate = 4;
const longestYears = 35;
const leastAgain = 15;
const sums: Flag[] = ['asksEmi', 'asksTotal', 'asksLoan', 'asksLeft', 'prepay', 'transfer', 'compares'];

/**
 * "50 lakh, 8.5, 25 years": beside an amount or an instalment a bare number is a rate or years where only one of them is
 * open, or where it has decimals. Where it could be either it stays loose, to be asked about.
 */
export function placeBare(slots: Slots, flags: Set<Flag>): void {
  const { filled } = slots;
  const bare = slots.loose.filter(({ measure }) => measure === 'bare');
  const isSum =
    (filled.amount || filled.owed || filled.emi || filled.property) && !filled.score && !filled.age && !filled.income;
  // "Me 48k she 37k, 8.75 for 20 years": with decimals, beside years, it is the rate whatever else is told.
  const told = filled.income ?? filled.amount ?? filled.owed ?? filled.property;
  const decimals = bare.filter(({ value }) => value % 1 !== 0 && value >= lowestBareRate && value <= highestBareRate);
  if (!isSum && told && filled.tenure && !filled.rate && decimals.length < 3)
    for (const one of decimals) {
      slots.loose = slots.loose.filter((other) => other !== one);
      fill(slots, { ...one, role: 'rate', p: likely });
    }
  if (bare.length === 0 || !isSum) return;
  const rateGiven = filled.rate || filled.flatRate || filled.newRate;
  const timeGiven = filled.tenure || filled.remaining;
  // "22 lakh kar do, chalo 22.5": rather another sum.
  const isSumToo = ({ value }: Quantity) =>
    value >= leastAgain && filled.amount?.some((one) => Math.abs(one.value - value * 1e5) <= one.value / 4);
  const isRate = (one: Quantity) => one.value >= lowestBareRate && one.value <= highestBareRate && !isSumToo(one);
  const isYears = ({ value }: Quantity) => Number.isInteger(value) && value >= 1 && value <= longestYears;
  const isMonths = ({ value }: Quantity) => Number.isInteger(value) && value > 40 && value <= 480 && value % 6 === 0;
  const put = (quantity: Quantity, role: Role, factor = 1) => {
    slots.loose = slots.loose.filter((other) => other !== quantity);
    const value = quantity.value * factor;
    fill(slots, {
      ...quantity,
      measure: factor === 12 ? 'time' : quantity.measure,
      value,
      role,
      p: likely,
    });
  };
  const [one, two] = bare;
  const rateRole: Role = flags.has('flatOnly') ? 'flatRate' : 'rate';
  if (!one) return;
  // "Flat 42 ka, 6 ghar se, 36 lakh loan, 8.6 bol raha hai": of several, those with decimals.
  const fine = bare.filter((quantity) => isRate(quantity) && !Number.isInteger(quantity.value));
  if (!rateGiven && timeGiven && fine.length > 0 && fine.length < 3 && !bare.every(isRate)) {
    for (const quantity of fine) put(quantity, rateRole);
    return;
  }
  if (flags.has('transfer') && bare.length === 2 && two && !rateGiven && isRate(one) && isRate(two)) {
    put(one, 'rate');
    put(two, 'rate');
    parted(slots);
  } else if (flags.has('transfer') && bare.length === 1 && isRate(one) && oneSided(slots)) {
    put(one, filled.rate ? 'newRate' : 'rate');
  } else if (one.linked && bare.length === 2 && two && !rateGiven && isRate(one) && isRate(two)) {
    put(one, rateRole);
    put(two, rateRole);
  } else if (!rateGiven && !timeGiven && bare.length === 2 && two && isRate(one) && (isYears(two) || isMonths(two))) {
    put(one, rateRole);
    put(two, 'tenure', isYears(two) ? 12 : 1);
  } else if (!rateGiven && (timeGiven || !Number.isInteger(one.value)) && bare.every(isRate)) {
    // "8.5, he says 20 years, I say 25": beside decimals a whole number is no rate.
    const decimal = bare.filter(({ value }) => !Number.isInteger(value));
    for (const quantity of decimal.length > 0 ? decimal : bare) put(quantity, rateRole);
    const [years, ...others] = slots.loose.filter(({ measure }) => measure === 'bare');
    if (years && others.length === 0 && filled.tenure && flags.has('compares') && isYears(years))
      put(years, 'tenure', 12);
  } else if (
    filled.rate &&
    timeGiven &&
    bare.length === 1 &&
    isRate(one) &&
    (flags.has('changes') || isNearRate(one, filled.rate))
  ) {
    put(one, 'rate');
  } else if (rateGiven && filled.tenure && flags.has('compares') && bare.length === 1 && isYears(one)) {
    // "She says 15 years, I say 20".
    put(one, 'tenure', 12);
  } else if (rateGiven && !timeGiven && bare.length === 1 && isAsked(flags)) {
    if (isYears(one)) put(one, 'tenure', 12);
    else if (isMonths(one)) put(one, 'tenure');
  }
}

/** "9.1 percent. Wait, it is 8.35": with decimals and so near, another rate. */
const isNearRate = ({ value }: Quantity, rates: Slot[]) =>
  !Number.isInteger(value) && rates.every((rate) => !rate.earlier && Math.abs(rate.value - value) <= nearRates);

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

const lessBy = /^(?: (?:rs|rupees|ka|ki|से|se|का))? (?:kam|less|ghata\S*|lower|reduce|कम|घटा\S*)(?!\p{L})/u;
const moreBy = /^(?: (?:rs|rupees|aur|और))? (?:zyada|jyada|jyda|more|badha\S*|ज्यादा|बढा\S*)(?!\p{L})/u;
/** "5 lakh kam kar du to", "5 saal kam": the loan or the years of the sum before, so much less or more. */
export function changeBy(slots: Slots, text: string, before: Slots[]): void {
  const told = Object.values(slots.filled).flat();
  for (const role of ['amount', 'tenure'] as const) {
    const [old] = before.flatMap(({ filled }) => filled[role] ?? []);
    const [by, ...more] = told.filter(({ measure }) => measure === (role === 'amount' ? 'money' : 'time'));
    if (!by || !old || more.length > 0 || by.value >= old.value) continue;
    const after = text.slice(by.end);
    const value = lessBy.test(after) ? old.value - by.value : moreBy.test(after) ? old.value + by.value : undefined;
    if (value === undefined) continue;
    delete slots.filled[by.role];
    slots.filled[role] = [{ ...by, role, value, insteadOf: old.value }];
  }
}

const thousands = { least: 8, most: 400 };
/** "Mine is 688", "meri to 23 hai", after a question of the score or the salary. */
export function answersBare(slots: Slots, asked: ReadonlySet<Flag> = new Set()): void {
  const { filled, loose } = slots;
  const [one, ...more] = loose.filter(({ measure }) => measure === 'bare');
  const isNew = Object.values(filled).every((list) => list.every(({ earlier }) => earlier));
  if (!one || more.length > 0 || !isNew) return;
  const within = ({ least, most }: typeof scores) => one.value >= least && one.value <= most;
  const isScore = asked.has('saysScore') && !filled.score && within(scores);
  const isIncome = asked.has('saysIncome') && !filled.income && !filled.amount && within(thousands);
  if (!isScore && !isIncome) return;
  slots.loose = loose.filter((other) => other !== one);
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

/** Of the two rates of a transfer one is known. */
const oneSided = ({ filled }: Slots) => (filled.rate === undefined) !== (filled.newRate === undefined) && !filled.cut;

/** A sum is asked for, and not how long it takes. */
const isAsked = (flags: Set<Flag>) => sums.some((flag) => flags.has(flag)) && !flags.has('asksTime');
