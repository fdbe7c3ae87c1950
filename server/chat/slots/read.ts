// One message's slots: its quantities with their roles, in the units that sums take them in.
import { type Assigned, assign, flagsIn } from './assign.ts';
import { type Flag, flagsOf } from './flags.ts';
import { type Found, quantitiesIn } from './quantities.ts';
import type { Quantity, Role, Slot, Slots } from './slots.ts';
import { traitsIn } from './traits.ts';
import { plain, type Word, wordsOf } from './words.ts';

const list = (words: string) => new Set(words.split(' '));
const relation = list(
  'wife wifes pitaji mataji dadaji पिताजी माताजी biwi patni husband hubby pati spouse father papa pita pitaji dad mother mummy maa mom bhai brother sister behen bahan son beta bete beti daughter coapplicant applicant dost friend fiance mangetar parents bahu पत्नी पति पिता पापा मां माता भाई बहन बेटा बेटे बेटी',
);
const self = list(
  'i my me mine mera meri mere main mai mujhe mujhko apna apni apne khud hum hamari मेरा मेरी मेरे मैं मुझे अपनी अपना',
);
const together = /^(?:together|combined|milakar|mila|dono|both|total|household|मिलाकर|दोनों|कुल)$/;
const MONTHS_A_YEAR = 12;
/** A month's income as large is a year's as often. */
const UNCLEAR_INCOME = 150_000;
const incomes: Role[] = ['income', 'coIncome', 'pension'];

/** Whether the nearest person named before a quantity, in its clause, is somebody else. */
function isOthers(words: Word[], { at, to }: Found): boolean {
  const clause = words[at]?.clause;
  const near = [...words.slice(Math.max(0, at - 8), at).reverse(), ...words.slice(to, to + 4)];
  if (near.some(({ text, clause: own }) => own === clause && together.test(text))) return false;
  const person = near.find((word) => word.clause === clause && (relation.has(word.text) || self.has(word.text)));
  return person !== undefined && relation.has(person.text);
}

/** What a role becomes by whose it is and how often. */
function turned(role: Assigned['role'], quantity: Found, others: boolean): Role {
  if (others && role === 'income') return 'coIncome';
  if (others && role === 'age') return 'otherAge';
  if (role === 'extra' && quantity.per === 'month') return 'extraMonthly';
  if (role === 'extra' && quantity.per === 'year') return 'extraYearly';
  return role;
}

/** Income by the month, turnover and rates by the year, ages in years. */
function inOwnUnit(role: Role, quantity: Quantity): Partial<Slot> {
  // By the day, the week or the quarter: no sum takes it as it is.
  if (quantity.per === 'other') return { unclear: true };
  const by = (factor: number) => ({
    value: Math.round(quantity.value * factor * 1e6) / 1e6,
    ...(quantity.upTo !== undefined && { upTo: Math.round(quantity.upTo * factor * 1e6) / 1e6 }),
  });
  if (incomes.includes(role)) {
    if (quantity.per === 'year') return by(1 / MONTHS_A_YEAR);
    return quantity.per === undefined && quantity.value >= UNCLEAR_INCOME ? { unclear: true } : {};
  }
  if (role === 'turnover' && quantity.per === 'month') return by(MONTHS_A_YEAR);
  if (quantity.measure === 'percent' && quantity.per === 'month') return by(MONTHS_A_YEAR);
  if ((role === 'age' || role === 'otherAge') && quantity.measure === 'time') return by(1 / MONTHS_A_YEAR);
  return {};
}

const bareOf = ({
  at: _at,
  to: _to,
  marked: _marked,
  instalments: _instalments,
  cut: _cut,
  ...quantity
}: Found): Quantity => quantity;

export interface Message {
  slots: Slots;
  flags: Set<Flag>;
  words: number;
}

export function readMessage(message: string, intents: readonly string[] = []): Message {
  const text = plain(message);
  const words = wordsOf(text);
  const flags = new Set([...flagsIn(words, text), ...flagsOf(intents)]);
  const found = quantitiesIn(words, text);
  const roles = assign(found, words, text, flags);
  const slots: Slots = { filled: {}, loose: [], traits: traitsIn(words, text) };
  for (const quantity of found) {
    const given = roles.get(quantity);
    if (!given || quantity.cut) {
      slots.loose.push(bareOf(quantity));
      continue;
    }
    const role = turned(given.role, quantity, isOthers(words, quantity));
    const { points } = given;
    fill(slots, { ...bareOf(quantity), ...inOwnUnit(role, quantity), role, points });
  }
  if (flags.has('transfer')) parted(slots);
  if (flags.has('prepay')) {
    extraEmis(text, slots);
    extraOf(slots);
  }
  noHistory(text, slots);
  noInterest(text, slots);
  placeBare(slots, flags);
  return { slots, flags, words: words.length };
}

export function fill(slots: Slots, slot: Slot): void {
  slots.filled[slot.role] = [...(slots.filled[slot.role] ?? []), slot];
}

/** Who moves a loan moves it to the lower rate: of two rates in one role, that is the new one. */
function parted(slots: Slots): void {
  for (const role of ['rate', 'newRate'] as const) {
    const rates = slots.filled[role] ?? [];
    const [one, other] = rates;
    if (!one || !other || rates.length > 2 || slots.filled[role === 'rate' ? 'newRate' : 'rate']) continue;
    const [lower, higher] = one.value < other.value ? [one, other] : [other, one];
    slots.filled.rate = [{ ...higher, role: 'rate' }];
    slots.filled.newRate = [{ ...lower, role: 'newRate' }];
  }
}

const extras: Role[] = ['extra', 'extraMonthly', 'extraYearly'];

/** Nobody prepays more than is owed: where no loan is said, or less of it than the extra sum, the largest sum is the loan. */
function extraOf({ filled }: Slots): void {
  const [owed] = filled.owed ?? [];
  const [amount] = filled.amount ?? [];
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
function extraEmis(text: string, slots: Slots): void {
  const match = emiCount.exec(text);
  if (!match || !everyYear.test(text) || extras.some((role) => slots.filled[role]?.some(({ per }) => per))) return;
  const [whole, count = ''] = match;
  const place = { text: whole, start: match.index, end: match.index + whole.length };
  fill(slots, { role: 'extraEmis', measure: 'bare', value: counts[count] ?? 1, points: 12, ...place });
}

const scoreWord = '(?:cibil|civil|sibil|cibill|score|सिबिल|स्कोर)';
const none = new RegExp(
  `${scoreWord}[^.?!]{0,24}?(?:-\\s?1(?!\\d)|minus (?:1|one)|(?<![a-z])(?:nh|n/a|na|zero|shunya)(?![a-z])|(?<![\\d.])0(?![\\d.])|माइनस|शून्य|शुन्य|जीरो)|(?:-1|minus (?:1|one)|माइनस (?:एक|1)) ?(?:ka |ki )?${scoreWord}`,
  'u',
);

/** A score of −1, NH or NA: no history. */
function noHistory(text: string, slots: Slots): void {
  const match = none.exec(text);
  if (!match || slots.filled.score) return;
  const at = { start: match.index, end: match.index + match[0].length };
  slots.loose = slots.loose.filter(({ start, end }) => end <= at.start || start >= at.end);
  fill(slots, { role: 'score', measure: 'bare', value: -1, points: 15, text: match[0], ...at });
}

const free =
  /(?<!\p{L})(?:zero|no|without|bina) (?:percent |% )?(?:interest|byaj|vyaj)|interest free|(?:byaj|vyaj) (?:mukt|free)|zero (?:percent|%)|(?:शून्य|बिना|जीरो) (?:प्रतिशत )?(?:ब्याज|प्रतिशत)|ब्याज मुक्त/u;

function noInterest(text: string, slots: Slots): void {
  const match = free.exec(text);
  if (!match || slots.filled.rate) return;
  fill(slots, {
    role: 'rate',
    measure: 'percent',
    value: 0,
    points: 10,
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  });
}

const HIGHEST_BARE_RATE = 36;
const LOWEST_BARE_RATE = 4;
const LONGEST_YEARS = 35;
const sums: Flag[] = ['asksEmi', 'asksTotal', 'asksLoan', 'asksLeft', 'prepay', 'transfer', 'flat', 'compares'];

/**
 * "50 lakh, 8.5, 25 years": beside an amount or an instalment a bare number is a rate or years where only one of them is
 * open, or where it has decimals. Where it could be either it stays loose, to be asked about.
 */
export function placeBare(slots: Slots, flags: Set<Flag>): void {
  const { filled } = slots;
  const bare = slots.loose.filter(({ measure }) => measure === 'bare');
  const isSum =
    (filled.amount || filled.owed || filled.emi || filled.property) && !filled.score && !filled.age && !filled.income;
  if (bare.length === 0 || !isSum) return;
  const rateGiven = filled.rate || filled.flatRate || filled.newRate;
  const timeGiven = filled.tenure || filled.remaining;
  const isRate = ({ value }: Quantity) => value >= LOWEST_BARE_RATE && value <= HIGHEST_BARE_RATE;
  const isYears = ({ value }: Quantity) => Number.isInteger(value) && value >= 1 && value <= LONGEST_YEARS;
  const isMonths = ({ value }: Quantity) => Number.isInteger(value) && value > 40 && value <= 480 && value % 6 === 0;
  const put = (quantity: Quantity, role: Role, factor = 1) => {
    slots.loose = slots.loose.filter((other) => other !== quantity);
    const value = quantity.value * factor;
    fill(slots, {
      ...quantity,
      measure: factor === 12 ? 'time' : quantity.measure,
      value,
      role,
      points: LOWEST_BARE_RATE,
    });
  };
  const [one, two] = bare;
  const rateRole: Role = flags.has('flatOnly') ? 'flatRate' : 'rate';
  if (!one) return;
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
    for (const quantity of bare) put(quantity, rateRole);
  } else if (rateGiven && !timeGiven && bare.length === 1 && isAsked(flags)) {
    if (isYears(one)) put(one, 'tenure', 12);
    else if (isMonths(one)) put(one, 'tenure');
  }
}

/** Of the two rates of a transfer one is known. */
const oneSided = ({ filled }: Slots) => (filled.rate === undefined) !== (filled.newRate === undefined) && !filled.cut;

/** A sum is asked for, and not how long it takes. */
const isAsked = (flags: Set<Flag>) => sums.some((flag) => flags.has(flag)) && !flags.has('asksTime');
