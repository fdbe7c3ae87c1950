// One message's slots: its quantities with their roles, in the units that sums take them in.
import { heard } from '../intent/romanise.ts';
import { classOf } from '../lexicon/classes.ts';
import { fill, highestBareRate, parted } from './filled.ts';
import { type Flag, flagsIn, flagsOf } from './flags.ts';
import { sceneOf } from './roles/features.ts';
import type { Given } from './roles/reader.ts';
import { storedRoles } from './roles/stored.ts';
import { exact, highestRate } from './sharing.ts';
import { type Found, incomes, type Quantity, type Role, type Slot, type Slots } from './slot.ts';
import type { Parts } from './taken-apart.ts';
import { sideBySide } from './side-by-side.ts';
import { heldTogether } from './together.ts';
import { bothWays, extraEmis, higherRate, noHistory, noInterest, shareOfPay } from './told.ts';
import { type Traits, traitsIn } from './traits.ts';
import { endOfAsked, type Word } from './words.ts';

const monthsAYear = 12;
/** A month's income as large is a year's as often. */
const unclearIncome = 150_000;
/** No lender's rate of the year is as low: one of the month, perhaps, or a difference. */
const unclearRate = 3;

const ofThousands = new Set<Role>(['income', 'coIncome', 'pension', 'emi', 'running', 'extraMonthly']);
const ofLakhs = new Set<Role>(['amount', 'owed', 'property', 'project', 'down', 'extra', 'extraYearly', 'turnover']);
const ofTime = new Set<Role>(['tenure', 'remaining', 'experience', 'vintage']);
const largestBare = 1000;
const largestThousands = 400;
const longestYears = 40;

/** What one is worth of a number without a unit: a salary of 45, a flat of 62, 20 for the time. */
function unitOf(role: Role, { value, measure, per }: Quantity, found: Found[]): number {
  if (measure !== 'bare' || value === 0 || value >= largestBare) return 1;
  const crores = found.some((one) => one.measure === 'money' && one.marked && one.value >= 1e7 && value < 10);
  if (ofThousands.has(role)) return per === 'year' ? 1e5 : value <= largestThousands ? 1e3 : 1;
  if (ofLakhs.has(role)) return crores ? 1e7 : 1e5;
  return ofTime.has(role) && value <= longestYears ? monthsAYear : 1;
}

/** Income by the month, turnover and rates by the year, ages in years. */
function inOwnUnit(role: Role, quantity: Quantity, found: Found[]): Partial<Slot> {
  // By the day, the week or the quarter: no sum takes it as it is.
  if (quantity.per === 'other') return { unclear: true };
  const unit = unitOf(role, quantity, found);
  const measure: Quantity['measure'] =
    unit >= 1e3 ? 'money' : unit === monthsAYear || role === 'elapsed' || role === 'pause' ? 'time' : quantity.measure;
  const by = (factor: number) => ({
    measure,
    value: exact(quantity.value * unit * factor),
    ...(quantity.upTo !== undefined && { upTo: exact(quantity.upTo * unit * factor) }),
    ...(unit === 1e3 && { text: `${quantity.text}k` }),
    ...(unit === monthsAYear && { years: true as const }),
  });
  const { per } = quantity;
  if (incomes.includes(role)) {
    if (per === 'year') return by(1 / monthsAYear);
    return per === undefined && quantity.value * unit >= unclearIncome ? { ...by(1), unclear: true } : by(1);
  }
  if (role === 'turnover' && per === 'month') return by(monthsAYear);
  // "11.5 or 13 percent, the difference each month": so much is asked by nobody every month.
  if (quantity.measure === 'percent' && per === 'month')
    return quantity.value > highestRate / monthsAYear ? { per: undefined } : by(monthsAYear);
  if (role === 'rate' && quantity.value > 0 && quantity.value < unclearRate && !per) return { unclear: true };
  if ((role === 'age' || role === 'otherAge') && quantity.measure === 'time') return by(1 / monthsAYear);
  return by(1);
}

const bareOf = ({
  at: _at,
  to: _to,
  marked: _marked,
  instalments: _instalments,
  cut: _cut,
  shared: _shared,
  ...quantity
}: Found): Quantity => quantity;

export interface Message {
  slots: Slots;
  flags: Set<Flag>;
  words: number;
  /** Where a short question ends that a story follows. */
  asked: number;
}

const extras = new Set<Role>(['extra', 'extraMonthly', 'extraYearly']);
const inHand = /^ ?(?:in ?hand|take ?home|haath me|हाथ में)(?!\p{L})/u;
/** How often it comes is said beside a figure, whatever else is said of it. */
function meantBy(role: Role, { per, end }: Quantity, text: string): Role {
  // "45 in hand, want 25 lakh".
  if (role === 'age' && inHand.test(text.slice(end))) return 'income';
  if (extras.has(role)) return per === 'month' ? 'extraMonthly' : per === 'year' ? 'extraYearly' : role;
  // A moneylender's "2 rupaye saikda" and "1.5 % a month" are told by the month and reckoned by the year.
  const isRate = role === 'cut' || (role === 'flatRate' && !/flat|फ्लैट/.test(text));
  return per === 'month' && isRate ? 'rate' : role;
}

/** "1 lakh every year … if that one lakh goes in": as often as it was said before. */
const often = (quantity: Found, found: Found[]): Quantity => {
  const before = found.find(
    ({ value, per, measure }) => per && value === quantity.value && measure === quantity.measure,
  );
  return before && !quantity.per ? { ...quantity, per: before.per } : quantity;
};

/** What plays no part: of money an expense, of time something that is past. */
const asideOf = ({ measure }: Quantity): Role | undefined =>
  measure === 'money' ? 'expense' : measure === 'time' ? 'since' : undefined;

const gross =
  /(?<!\p{L})(?:ctc|package|gross|basic|(?:kul|total|कुल) (?:vetan|salary|tankhwah|वेतन|सैलरी|तनख्वाह))(?!\p{L})/u;
const either = /(?<!\p{L})(?:or|ya|या|matlab|yani|yaani|that is|means|यानी|मतलब)(?!\p{L})/u;
/** "25,000 now, next month it will be 30,000": one income, then another. */
const grows =
  /(?<!\p{L})(?:ho ja(?:y|e)\p{L}*|ho jaegi|badh ?k(?:e|ar)|will (?:be|become)|becomes|going to be|increment)(?!\p{L})|हो जाए|बढ ?कर|बढ के/u;
const half = /(?<!\p{L})(?:half|aadh[ia]|आधा|आधी)(?!\p{L})/u;
const salary = /(?<!\p{L})(?:salary|take ?home|in hand|वेतन|सैलरी|तनख्वाह)(?!\p{L})/gu;
const others =
  /(?<!\p{L})(?:and|aur|plus|also|besides|wife|husband|patni|pati|both|dono|rent|kiray\p{L}*|side|और|पत्नी|पति|दोनों|किराय[ाे])(?!\p{L})/u;
/** "Salary 60 thousand and 15 thousand of rent": what comes in from several sides comes in together. */
function inAll(text: string, { filled }: Slots): void {
  const [first, ...more] = filled.income ?? [];
  if (!first || more.length === 0) return;
  // "CTC 15 lakh, in hand 95k": what comes to hand counts.
  if (gross.test(text)) filled.income = [[first, ...more].toSorted((one, other) => one.value - other.value)[0] as Slot];
  if (gross.test(text) || either.test(text) || grows.test(text)) return;
  // "Half my salary is 29,000, so salary 58,000".
  const whole = Math.max(first.value, ...more.map(({ value }) => value));
  if (half.test(text) && more.length === 1 && first.value + (more[0] as Slot).value === whole * 1.5) {
    filled.income = [first, ...more].filter(({ value }) => value === whole);
    return;
  }
  // "Take home 52,000 … (monthly take home: 47,000)": told twice, and not the same.
  const salaries = text.match(salary)?.length ?? 0;
  if (more.length === 1 && salaries > 1 && !others.test(text)) return;
  const values = [...new Set([first, ...more].map(({ value }) => value))];
  if (values.length > 1)
    filled.income = [
      {
        ...first,
        value: values.reduce((sum, value) => sum + value, 0),
        text: [first, ...more].map((slot) => slot.text).join(' + '),
        p: Math.min(...[first, ...more].map(({ p }) => p)),
      },
    ];
}

/** A role as likely is taken; one less likely is asked about where a sum depends on it. */
const leastSure = 0.5;
const leastAside = 0.5;
/** What is told of a person, and what plays no part. */
const asides = new Set(['none', 'age', 'otherAge', 'score', 'experience', 'vintage', 'turnover']);
const isAside = ({ shares }: Given) =>
  [...shares].reduce((sum, [role, p]) => sum + (asides.has(role) ? p : 0), 0) >= leastAside;

/** What stands for the same in a sum: to be torn between them is no doubt. */
const twins: Partial<Record<string, string>> = {
  amount: 'owed',
  owed: 'amount',
  tenure: 'remaining',
  // Which of two rates is the old one, is told by their order.
  rate: 'newRate',
  newRate: 'rate',
  remaining: 'tenure',
};
/** "Shop ka mortgage 1.2 crore": where it is the only money told, the loan and what it is for are one. */
const ofLoanOrPrice = ['amount', 'owed', 'property', 'project'];
function sureness({ role, p, shares }: Given, alone: boolean): number {
  if (alone && ofLoanOrPrice.includes(role)) return ofLoanOrPrice.reduce((sum, one) => sum + (shares.get(one) ?? 0), 0);
  return p + (shares.get(twins[role] ?? '') ?? 0);
}

/** Two of one role that are not said together as a choice, "2 lakh or 4": the surer one is meant. */
const clearer = 0.25;
const single = new Set<Role>(['amount', 'owed', 'emi', 'property', 'project', 'extra', 'extraMonthly', 'extraYearly']);
const orElse = /(?:^| )(?:or|ya|या) (?:\S+ )?$/;
function surer(text: string, { filled }: Slots): void {
  for (const [role, list] of Object.entries(filled) as [Role, Slot[]][]) {
    if (list.length < 2 || !single.has(role)) continue;
    const best = Math.max(...list.map(({ p }) => p));
    filled[role] = list.filter(({ p, start }) => p > best - clearer || orElse.test(text.slice(0, start)));
  }
  // "1 lakh every year … if that one lakh goes in": the same, said again.
  const often = [...(filled.extraYearly ?? []), ...(filled.extraMonthly ?? [])];
  if (filled.extra?.every(({ value }) => often.some((slot) => slot.value === value))) delete filled.extra;
}

/** After a sum, a number without a unit is what the sum before makes of it (bare.ts), unless a word says what it is. */
const saysWhat =
  /(?<!\p{L})(?:rate|roi|interest|byaj|byaaj|vyaj|percent|years?|yrs?|sa+l|months?|mahin\p{L}*|salary|income|score|cibil|age|umar|lakh|lac|ब्याज|दर|प्रतिशत|साल|वर्ष|महीन\p{L}*|वेतन|आय|उम्र|उमर|लाख)(?!\p{L})/u;

const near = 3;
/** "I have 6 lakh in FD", "kids of 7 and 11": what stands beside it says that it plays no part. */
function tellsAside({ at, to, measure }: Found, words: Word[], given: Given[]): boolean {
  const around = [...words.slice(Math.max(0, at - near), at), ...words.slice(to, to + near)].filter(
    ({ kind, clause }) => kind === 'word' && clause === words[at]?.clause,
  );
  const kinds = new Set(around.map(({ text }) => classOf(heard(text))));
  if (measure === 'time') return kinds.has('child') || kinds.has('wed');
  // Without an income, a fee may be what is borrowed for.
  const ofIncome = given.some(({ role }) => role === 'income' || role === 'pension');
  return measure === 'money' && ofIncome && (kinds.has('kept') || kinds.has('spent'));
}

/** A number without a unit that may be anything, whatever stands around it. */
function saysTooLittle(quantity: Found, role: string, { text, words, found }: Parts, followsUp: boolean): boolean {
  const { at, to, value, marked, measure } = quantity;
  // A number alone; beside a sum told before it is what that makes of it.
  if (!marked && to - at === words.length) return true;
  if (measure !== 'bare') return false;
  if (!marked && followsUp && !saysWhat.test(text)) return true;
  // "22 lakh fifty": right behind a sum, too large for a rate, it is perhaps a part of it.
  if (value > highestBareRate && found.some((one) => one.to === at && one.measure === 'money' && one.marked))
    return true;
  // "Roz ke 900".
  const most = ofThousands.has(role as Role) ? largestThousands : /rate$/i.test(role) ? highestBareRate : undefined;
  return most !== undefined && value > most;
}

export function readMessage({ text, words, found }: Parts, intents?: readonly string[], followsUp = false): Message {
  // Most messages have no figures; the rest need not be looked for in them.
  const told = found.length > 0 || intents !== undefined;
  const flags = new Set(told ? [...flagsIn(words, text, found), ...flagsOf(intents ?? [])] : []);
  let traits: Traits | undefined;
  const slots: Slots = {
    filled: {},
    loose: [],
    // Few sums ask for them.
    get traits() {
      traits ??= traitsIn(words, text);
      return traits;
    },
  };
  const given = found.length > 0 ? storedRoles()(sceneOf(words, found, intents ?? [])) : [];
  const alone = found.filter(({ measure }) => measure === 'money').length === 1;
  for (const [index, quantity] of found.entries()) {
    const read = given[index] as Given;
    const aside = isAside(read);
    const role = aside && !asides.has(read.role) ? 'none' : read.role;
    const unsure = !aside && (sureness(read, alone) < leastSure || role === 'none');
    const told = unsure && !quantity.cut && tellsAside(quantity, words, given);
    const unknown = unsure && !told;
    if (quantity.cut || unknown || saysTooLittle(quantity, role, { text, words, found }, followsUp)) {
      slots.loose.push(bareOf(quantity));
      continue;
    }
    const own = told || role === 'none' ? asideOf(quantity) : meantBy(role as Role, often(quantity, found), text);
    if (own)
      fill(slots, { ...bareOf(quantity), ...inOwnUnit(own, quantity, found), role: own, p: sureness(read, alone) });
  }
  surer(text, slots);
  heldTogether(text, slots);
  sideBySide(text, slots);
  inAll(text, slots);
  if (flags.has('prepay')) extraEmis(text, slots);
  noHistory(text, slots);
  noInterest(text, slots);
  higherRate(text, slots);
  shareOfPay(text, slots);
  bothWays(text, slots);
  if (flags.has('transfer')) parted(slots);
  const asked = endOfAsked(text);
  return { slots, flags, words: words.filter(({ start }) => start < asked).length, asked };
}
