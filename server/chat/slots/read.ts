// One message's slots: its quantities with their roles, in the units that sums take them in.
import { type Assigned, assign, flagsIn } from './assign.ts';
import { type Flag, flagsOf } from './flags.ts';
import { placeBare } from './bare.ts';
import { extraEmis, extraEveryMonth, extraEveryYear, extraOf, partOf } from './extras.ts';
import { incomesOf, rentReceived, standsApart } from './incomes.ts';
import { byDifference, ofOnePrice, restOf } from './price.ts';
import { quantitiesIn } from './quantities.ts';
import {
  bothRunning,
  changedTo,
  fill,
  leftOfRunning,
  noHistory,
  noInterest,
  ownScore,
  ownFigures,
  parted,
  passedOf,
  wasLarger,
} from './repair.ts';
import { exact, highestRate } from './sharing.ts';
import { type Found, incomes, type Quantity, type Role, type Slot, type Slots } from './slot.ts';
import { type Traits, traitsIn } from './traits.ts';
import { endOfAsked, plainFigures, setOf, type Word, wordsOf } from './words.ts';

const relation = setOf(
  'wife wifes gharwali gharwale घरवाली घरवाले pitaji mataji dadaji पिताजी माताजी biwi patni husband husbnd hubby pati spouse father papa pita pitaji dad mother mummy maa mom bhai brother sister behen bahan son beta bete beti daughter coapplicant applicant dost friend fiance jija jiji jijaji sala saala devar chacha mama tau nana dada sasur saas bhabhi uncle cousin जीजा जीजाजी साला देवर चाचा मामा ताऊ नाना दादा ससुर mangetar parents bahu पत्नी पति पिता पापा मां माता भाई बहन बेटा बेटे बेटी',
);
/** Whose figures are told for comparison only. */
const bystander = setOf(
  'neighbour neighbor padosi padosan uncle chacha चाचा cousin friend dost colleague boss bhanja bhatija sala saala jija jijaji पडोसी पडोसन दोस्त साला जीजा जीजाजी भांजा',
);
const self = setOf(
  'i my me mine mera meri mere main mai mujhe mujhko apna apni apne khud hum hamari मेरा मेरी मेरे मैं मुझे अपनी अपना',
);
const together = /^(?:together|combined|milakar|mila|dono|both|total|household|मिलाकर|दोनों|कुल)$/;
const monthsAYear = 12;
/** A month's income as large is a year's as often. */
const unclearIncome = 150_000;
/** No lender's rate of the year is as low: one of the month, perhaps, or a difference. */
const unclearRate = 3;

/** After these "me" is the Hindi "in", and nobody. */
const places =
  /^(?:school|college|office|factory|company|hospital|bank|dukan|dukaan|shop|firm|mill|kist|emi|loan|haath|hath|job|naukri|gaon|ghar)$/;
/** With it another begins. */
const joins = /^(?:and|aur|और|plus|but|lekin|लेकिन)$/;

/** Whether the nearest person named before a quantity, in its clause, is somebody else. */
function isOthers(words: Word[], { at, to }: Found, role: Assigned['role']): boolean {
  const clause = words[at]?.clause;
  const said = (index: number) => words[index]?.text ?? '';
  const isSelf = (index: number) => self.has(said(index)) && !(said(index) === 'me' && places.test(said(index - 1)));
  // Before it up to a joining word, behind it up to one, then further back.
  const back = Array.from({ length: Math.min(8, at) }, (_, step) => at - 1 - step);
  const untilJoined = (steps: number[]) => {
    const end = steps.findIndex((index) => joins.test(said(index)));
    return end < 0 ? steps : steps.slice(0, end);
  };
  const own = untilJoined(back);
  const near = [...own, ...untilJoined([to, to + 1, to + 2, to + 3]), ...back.slice(own.length)].filter(
    (index) => words[index]?.clause === clause,
  );
  if (role !== 'age' && near.some((index) => together.test(said(index)))) return false;
  const isOther = (index: number) => relation.has(said(index)) || bystander.has(said(index));
  const person = near.find((index) => isOther(index) || isSelf(index));
  if (person === undefined || !isOther(person)) return false;
  // "Dost bol raha 5 lakh pe 24 %": what he says is of the one who asks.
  const speaks = [person + 1, person + 2].some((index) => says.test(said(index)));
  return !speaks || role === 'age' || incomeRoles.has(role) || at - person >= farFromSpeaker;
}
const gap = /(?<!\p{L})(?:gap|difference|farak|fark|फर्क|अंतर)(?!\p{L})/u;
const pays =
  /^(?:pays|paying|got|took|liya|mila|mili|मिला|मिली|लिया|deta|deti|dete|bharta|bharti|दे|देता|देती|भरता|भरती)$/;
const says = /^(?:says|said|kehta|kehti|keh|kah|bol|bola|bolta|bolti|कहता|कहती|कह|बोल|बोला|बोलता)$/;
/** So many words further on somebody else may be meant again. */
const farFromSpeaker = 6;
const incomeRoles = new Set<Assigned['role']>(['income', 'pension']);
const compared = new Set<Assigned['role']>(['amount', 'rate', 'emi', 'running', 'tenure', 'owed', 'expense']);

/** "The neighbour pays 26,000", "padosi 9.8 de raha hai", "saala kehta hai 5 lakh se zyada nahi". */
function isComparedTo(words: Word[], quantity: Found, role: Assigned['role'] = 'rate'): boolean {
  if (!compared.has(role)) return false;
  const near = words.slice(Math.max(0, quantity.at - 5), quantity.to + 3);
  const person = near.findIndex(({ text }) => bystander.has(text));
  if (person < 0 || near[person]?.clause !== words[quantity.at]?.clause) return false;
  return near.some(({ text }) => pays.test(text) || (quantity.bound !== undefined && says.test(text)));
}

/** Of two figures that may be rates, the other is the visitor's. */
const isOnlyOther = (found: Found[], quantity: Found): boolean =>
  found.filter(({ measure, value }) => (measure === 'percent' || measure === 'bare') && value < highestRate).length ===
    2 && quantity.value < highestRate;

/** What a role becomes by whose it is and how often. */
function turned(role: Assigned['role'], quantity: Found, others: boolean): Role {
  if (others && role === 'income') return 'coIncome';
  if (others && role === 'age') return 'otherAge';
  // "Dono ki mila ke saal ki 7.2 lakh": no price is of the year.
  if (role === 'property' && quantity.per === 'year') return 'income';
  if (role === 'extra' && quantity.per === 'month') return 'extraMonthly';
  if (role === 'extra' && quantity.per === 'year') return 'extraYearly';
  return role;
}

/** Income by the month, turnover and rates by the year, ages in years. */
function inOwnUnit(role: Role, quantity: Quantity): Partial<Slot> {
  // By the day, the week or the quarter: no sum takes it as it is.
  if (quantity.per === 'other') return { unclear: true };
  const by = (factor: number) => ({
    value: exact(quantity.value * factor),
    ...(quantity.upTo !== undefined && { upTo: exact(quantity.upTo * factor) }),
  });
  if (incomes.includes(role)) {
    // "Income 6.5 saalana" is in lakh, "salary 45" in thousands.
    if (quantity.measure === 'bare' && quantity.per === 'year') return { ...by(1e5 / monthsAYear), measure: 'money' };
    if (quantity.measure === 'bare') return { ...by(1000), measure: 'money', text: `${quantity.text}k` };
    if (quantity.per === 'year') return by(1 / monthsAYear);
    return quantity.per === undefined && quantity.value >= unclearIncome ? { unclear: true } : {};
  }
  if (role === 'turnover' && quantity.per === 'month') return by(monthsAYear);
  // "11.5 or 13 percent, the difference each month": so much is asked by nobody every month.
  const monthly = quantity.measure === 'percent' && quantity.per === 'month';
  if (monthly) return quantity.value > highestRate / monthsAYear ? { per: undefined } : by(monthsAYear);
  if (role === 'rate' && quantity.value > 0 && quantity.value < unclearRate && !quantity.per) return { unclear: true };
  if (role === 'elapsed' && quantity.measure === 'bare') return { measure: 'time' };
  if (role === 'tenure' && quantity.measure === 'bare') return { ...by(monthsAYear), measure: 'time', years: true };
  if ((role === 'age' || role === 'otherAge') && quantity.measure === 'time') return by(1 / monthsAYear);
  return {};
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

/** "Baaki 26 lakh, shuru me 32 liya tha". */
const tookOnce = /(?<!\p{L})(?:liya tha|liye the|originally|shuru me|shuru mein|लिया था|लिए थे|शुरू में)(?!\p{L})/u;

export interface Parts {
  text: string;
  words: Word[];
  found: Found[];
}

export function takenApart(message: string): Parts {
  const text = plainFigures(message);
  const words = wordsOf(text);
  return { text, words, found: quantitiesIn(words, text) };
}

/** What one quantity's cues could not know, each in its turn. */
function putRight(text: string, slots: Slots, flags: Set<Flag>, theirs: ReadonlySet<number>): void {
  if (!flags.has('transfer')) ownFigures(slots, theirs);
  if (flags.has('transfer')) parted(slots);
  if (flags.has('transfer') || flags.has('prepay') || (tookOnce.test(text) && !flags.has('asksLeft'))) wasLarger(slots);
  if (flags.has('prepay')) {
    partOf(text, slots);
    extraOf(slots);
    extraEveryMonth(text, slots);
    extraEveryYear(text, slots);
  } else restOf(text, slots);
  byDifference(text, slots);
  rentReceived(text, slots);
  ofOnePrice(slots);
  bothRunning(text, slots);
  incomesOf(text, slots);
  standsApart(text, slots);
  changedTo(text, slots);
  leftOfRunning(text, slots);
  noInterest(text, slots);
  placeBare(slots, flags);
  passedOf(slots);
}

export function readMessage({ text, words, found }: Parts, intents?: readonly string[]): Message {
  // Most messages have no figures; the rest need not be looked for in them.
  const told = found.length > 0 || intents !== undefined;
  const flags = new Set(told ? [...flagsIn(words, text, found), ...flagsOf(intents ?? [])] : []);
  const roles = assign(found, words, text, flags);
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
  // "My cousin got 9.4, I am offered 8.55: what is the gap".
  const asksGap = gap.test(text);
  const compares = !asksGap && words.some(({ text: one }) => bystander.has(one));
  let theirScore = false;
  const theirs = new Set<number>();
  for (const quantity of found) {
    const given = roles.get(quantity);
    // "My cousin got 8.6 elsewhere, worth shifting?": the one offer that there is.
    const isOffer =
      flags.has('transfer') && /^(?:rate|newRate)$/.test(given?.role ?? 'rate') && isOnlyOther(found, quantity);
    if (compares && !isOffer && isComparedTo(words, quantity, given?.role)) continue;
    if (!given || quantity.cut) {
      slots.loose.push(bareOf(quantity));
      continue;
    }
    const others = isOthers(words, quantity, given.role);
    theirScore ||= others && given.role === 'score';
    if (others && compared.has(given.role)) theirs.add(quantity.start);
    const role = turned(given.role, quantity, others);
    const { points, group } = given;
    fill(slots, { ...bareOf(quantity), ...inOwnUnit(role, quantity), role, points, group });
  }
  if (flags.has('prepay')) extraEmis(text, slots);
  noHistory(text, slots);
  if (theirScore) ownScore(slots);
  // What the others put right are figures.
  if (found.length > 0) putRight(text, slots, flags, asksGap ? new Set() : theirs);
  const asked = endOfAsked(text);
  return { slots, flags, words: words.filter(({ start }) => start < asked).length, asked };
}
