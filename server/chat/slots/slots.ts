// Reads the slots of a message, with what the talk before adds: "aur 20 saal me?" changes the years and keeps the rest.
import { answersBare, changeBare, changeBy, correctBare, halved, namedBare, placeBare } from './bare.ts';
import { corrected } from './corrected/corrected.ts';
import { addedIncome, asksForAnother, herIncome, hisIncome, notOurs, ofPerson } from './household.ts';
import { type Message, readMessage } from './read.ts';
import { fill } from './filled.ts';
import type { Quantity, Role, Slots } from './slot.ts';
import { takenApart } from './taken-apart.ts';
import { asksDifference } from './words.ts';

export type { Slots } from './slot.ts';

/** Messages further back are about something else. */
const remembered = 6;

/**
 * Takes a message apart once. Its figures are read for what it asks, which settles what its words leave open, and again
 * for each sum that it may mean. What the visitor said before, oldest first, fills what the message leaves open.
 */
export function slotReader(
  message: string,
  history: readonly { from: 'visitor' | 'assistant'; text: string }[] = [],
): (intents?: readonly string[]) => Slots {
  const parts = corrected(takenApart(message));
  const earlier = history
    .filter(({ from }) => from === 'visitor')
    .slice(-remembered)
    .reverse()
    .map(({ text }) => readMessage(corrected(takenApart(text)), []));
  return (intents) => {
    const now = readMessage(parts, intents, earlier.length > 0 && parts.words.length <= longestFollowUp);
    return earlier.length === 0 ? now.slots : carried(now, earlier, parts.text);
  };
}

/** A sum of its own: what belonged to another loan does not follow. */
const ofOneLoan: Role[] = [
  'amount',
  'emi',
  'rate',
  'newRate',
  'flatRate',
  'cut',
  'tenure',
  'remaining',
  'elapsed',
  'extra',
  'extraMonthly',
  'extraYearly',
  'costs',
  'rise',
];
const restSame =
  /(?<!\p{L})(?:rest|everything else|baki|baaki|sab|बाकी|सब) (?:is |stays |sab |kuch |सब |कुछ )?(?:the )?(?:same|wahi|वही)(?!\p{L})|(?<!\p{L})(?:same|wahi|usi|isi|वही|उसी|इसी) (?:rate|roi|interest|byaj|tenure|time|रेट|ब्याज|दर|समय)|(?:rate|roi|interest|byaj|tenure|रेट|ब्याज|दर) (?:is |to |तो )?(?:same|wahi|वही)(?!\p{L})/u;
/** "No no, the 40 lakh is the price": the sum before stands, but for that. */
const corrects = /^\s*(?:no|nahi|nahin|nhi|arre|are|wait|sorry|galat|oh|नहीं|नही|अरे|माफ|गलत)(?!\p{L})/u;
/** "Ab kist kitni": the sum before, told anew. */
const again = /(?<!\p{L})(?:ab|now|then|अब)(?: \S+){0,4} ?\??$/u;
/** A follow-up is short; what is longer tells its own story. */
const longestFollowUp = 12;
/** So few words say nothing besides. */
const shortest = 7;
/** Roles that stand for one another: who gives one of them has not left the other open. */
const twins: Role[][] = [
  ['extra', 'extraMonthly', 'extraYearly'],
  ['rate', 'flatRate'],
  ['tenure', 'remaining'],
];

const mine =
  /(?<!\p{L})(?:mer[ai]|mere paas|apn[aei]|khud|my own|myself|mine|i (?:have|pay|put)|मेरा|मेरे पास|अपन[ाेी]|खुद)(?!\p{L})/u;
const others = /(?<!\p{L})(?:rest|remaining|balance|ba+ki|बाकी)(?!\p{L})/u;
/** "7 lakh mine, the rest at 9.25": of a price told before, one's own money. */
function ownOfPrice({ filled }: Slots, text: string, earlier: Message[]): void {
  const [own, ...more] = filled.amount ?? [];
  const [price] = earlier.flatMap(({ slots }) => (slots.filled.amount ? [] : (slots.filled.property ?? [])));
  if (!own || more.length > 0 || filled.property || !price || own.value >= price.value) return;
  if (!mine.test(text) || !others.test(text)) return;
  filled.down = [{ ...own, role: 'down' }];
  delete filled.amount;
}

/** "And if I give 5 lakh myself": so much less of the loan that was told before. */
const oneMore = /(?<!\p{L})(?:aur|more|extra|additional|further|another|और|अतिरिक्त)(?!\p{L})/u;
function ownPart({ filled }: Slots, text: string): void {
  const [[own], [loan]] = [filled.down ?? [], filled.amount ?? []];
  // Of a price, it is the part of one's own, unless it is more of it.
  const ofPrice = filled.property && !oneMore.test(text);
  if (!own || own.earlier || !loan?.earlier || ofPrice || own.value >= loan.value) return;
  filled.amount = [{ ...loan, value: loan.value - own.value }];
  delete filled.down;
}

const agreed =
  /(?<!\p{L})(?:seller|came down|down to|negotiat\p{L}*|deal|final\p{L}*|bhav|mol|keemat|price|tay|baat bani|मोलभाव|मोल|कीमत|तय|बात बनी)(?!\p{L})/u;
/** "Seller came down to 57", of a price of 60 lakh. */
function otherPrice(slots: Slots, text: string, earlier: Message[]): void {
  const [price] = earlier.flatMap(({ slots: { filled } }) => (filled.amount ? [] : (filled.property ?? [])));
  if (!price || slots.filled.rate || slots.filled.tenure || !agreed.test(text)) return;
  const [one, ...more] = slots.loose.filter(
    ({ measure, value }) => measure === 'bare' && value * 1e5 >= price.value * 0.6 && value * 1e5 <= price.value * 1.6,
  );
  if (!one || more.length > 0) return;
  slots.loose = slots.loose.filter((other) => other !== one);
  slots.filled.property = [{ ...one, measure: 'money', value: one.value * 1e5, role: 'property', p: 1 }];
}

/** "And if they give 8.25 %", of a loan that is moved: the other lender's. */
function newOffer({ filled }: Slots, earlier: Message[]): void {
  const [one, ...more] = filled.rate ?? [];
  const moved = earlier.some(({ slots }) => slots.filled.rate && slots.filled.newRate);
  if (!one || more.length > 0 || !moved || filled.newRate || filled.owed) return;
  filled.newRate = [{ ...one, role: 'newRate' }];
  delete filled.rate;
}

/** "What if it is 2.25 lakh instead of one": of a payment told before, another. */
function otherExtra({ filled }: Slots, earlier: Message[]): void {
  const before = earlier.find(({ slots }) => slots.filled.extra);
  const [now, ...more] = filled.amount ?? [];
  const [owed] = before?.slots.filled.owed ?? [];
  if (!now || now.earlier || more.length > 0 || filled.extra || !owed || now.value >= owed.value / 2) return;
  filled.extra = [{ ...now, role: 'extra' }];
  delete filled.amount;
}

/** "What if I stretch to 35k": another payment for the one told before. */
function otherPayment(slots: Slots): void {
  const [one, ...more] = slots.loose.filter(({ measure }) => measure === 'money');
  const [before] = slots.filled.emi ?? [];
  if (!one || more.length > 0 || !before?.earlier || slots.filled.amount || one.value > before.value * 4) return;
  slots.loose = slots.loose.filter((other) => other !== one);
  slots.filled.emi = [{ ...one, role: 'emi', p: before.p }];
}

/** "3 lakh instead of 2": what was paid in before is paid in still, whatever it looks like now. */
function takesPlace({ filled }: Slots, earlier: Message[]): void {
  const [now, ...more] = Object.values(filled).flatMap((list) => list.filter((slot) => slot.insteadOf !== undefined));
  const was = earlier.flatMap(({ slots }) => Object.values(slots.filled).flat());
  const old = was.find(({ value, role }) => value === now?.insteadOf && role.startsWith('extra'));
  if (!now || more.length > 0 || !old || old.role === now.role || filled[now.role]?.length !== 1) return;
  delete filled[now.role];
  filled[old.role] = [{ ...now, role: old.role }];
}

/** "Make it 20 years, 15 is killing me": the figure that stood there. */
function saidBefore(slots: Slots, earlier: Message[]): void {
  const replaced = Object.entries(slots.filled)
    .filter(([, list]) => list.some((slot) => !slot.earlier))
    .flatMap(([role]) => [role as Role, ...(role === 'owed' ? (['amount'] as const) : [])]);
  const old = earlier.flatMap(({ slots: { filled } }) => replaced.flatMap((role) => filled[role] ?? []));
  const was = ({ measure, value }: Quantity) =>
    measure === 'bare' && old.some((slot) => [1, 12, 1e5].some((unit) => slot.value === value * unit));
  slots.loose = slots.loose.filter((one) => !was(one));
}

/** "And if the rate becomes 9.25, how much more is that": beside the one told before. */
function besideEarlier({ filled }: Slots, earlier: Message[]): void {
  for (const role of ['rate', 'tenure', 'amount'] as const) {
    const [[own, ...more], [before]] = [
      filled[role] ?? [],
      earlier.flatMap(({ slots }) => slots.filled[role]?.slice(0, 1) ?? []),
    ];
    if (!own || own.earlier || more.length > 0 || !before || before.value === own.value) continue;
    filled[role] = [{ ...before, earlier: true }, own];
    return;
  }
}

/** The message, with what is open in it from the ones before, newest first. */
function carried(now: Message, earlier: Message[], text: string): Slots {
  const slots: Slots = {
    filled: { ...now.slots.filled },
    loose: [...now.slots.loose],
    traits: Object.assign({}, ...earlier.map(({ slots: { traits } }) => traits).reverse(), now.slots.traits),
  };
  newOffer(slots, earlier);
  if (now.words <= longestFollowUp || again.test(text)) otherExtra(slots, earlier);
  herIncome(slots, text, earlier);
  hisIncome(slots, text);
  otherPrice(slots, text, earlier);
  ownOfPrice(slots, text, earlier);
  if (now.words <= longestFollowUp)
    changeBy(
      slots,
      text,
      earlier.map((one) => one.slots),
    );
  const { income, coIncome, pension } = slots.filled;
  const isAnother = asksForAnother(text) && (income ?? coIncome ?? pension) !== undefined;
  const isNew =
    now.words > longestFollowUp && slots.filled.amount !== undefined && !restSame.test(text) && !corrects.test(text);
  for (const before of earlier) {
    for (const [role, list] of Object.entries(before.slots.filled) as [Role, NonNullable<Slots['filled'][Role]>][]) {
      const closed = (twins.find((twin) => twin.includes(role)) ?? [role]).some((twin) => slots.filled[twin]);
      if (closed || (isNew && ofOneLoan.includes(role)) || (isAnother && ofPerson.includes(role))) continue;
      for (const slot of list) fill(slots, { ...slot, earlier: true, insteadOf: undefined });
    }
  }
  // What a story tells after the question changes nothing of the sum before.
  slots.loose = slots.loose.filter(({ start }) => start < now.asked);
  if (now.asked < text.length)
    for (const role of ofOneLoan) {
      const asked = slots.filled[role]?.filter(({ earlier: before, start }) => before || start < now.asked) ?? [];
      if (asked.length > 0) slots.filled[role] = asked;
    }
  addedIncome(slots, text);
  notOurs(slots, text, earlier);
  ownPart(slots, text);
  otherPayment(slots);
  if (now.words <= shortest) halved(slots, text);
  takesPlace(slots, earlier);
  correctBare(slots);
  namedBare(slots, text);
  saidBefore(slots, earlier);
  answersBare(slots, earlier[0]?.flags);
  placeBare(slots, now.flags.has('transfer') || earlier.some(({ flags }) => flags.has('transfer')));
  if (now.words <= longestFollowUp || again.test(text)) changeBare(slots);
  if (asksDifference.test(text)) besideEarlier(slots, earlier);
  return slots;
}
