// What figures say of one another: parts and their sum, the same figure named again, years gone and years in all.
import { sure } from './filled.ts';
import type { Quantity, Role, Slot, Slots } from './slot.ts';

const near = 40;
const around = (text: string, { start, end }: Quantity) => text.slice(Math.max(0, start - near), end + near);
const after = (text: string, { end }: Quantity) => text.slice(end, end + near).split(/[.,;?।]/, 1)[0] ?? '';

/** Leaves a role with these alone, or with none. */
function keep(filled: Slots['filled'], role: Role, list: Slot[]): void {
  if (list.length > 0) filled[role] = list;
  else delete filled[role];
}

const ends =
  /(?<!\p{L})(?:khatam|khatm|khtm|band|pur[ai]|over|ends?|ending|finish\p{L}*|clos\p{L}*|khallas|खत्म|खतम|ख़त्म|बंद|पूरी|समाप्त)(?!\p{L})/u;

const hasEnded =
  /(?<!\p{L})(?:(?:emi|kist|kisht|instal?ment|किस्त|किश्त|ईएमआई) (?:thi|tha|थी|था)(?!\p{L})|ended|(?:khata?m|khtm|band|puri|poori) ho (?:g[aiy]|chuk)\S*|closed|is over|got over|finished|paid off|chuk gay\S*|खत्म हो (?:ग|चु)\S*|बंद हो (?:ग|चु)\S*|चुक ग\S*)/u;

/** "9k and 5k … the 9k one ends this month": named again, and the one that ends is counted no more. */
function namedAgain(text: string, slots: Slots): void {
  const { filled } = slots;
  const told = [...Object.values(filled).flat(), ...slots.loose];
  const endsLater = ({ value, end }: Slot) =>
    told.some((other) => other.value === value && other.start > end && ends.test(after(text, other)));
  const list = (filled.running ?? []).filter(
    (slot, at, all) =>
      !hasEnded.test(after(text, slot)) &&
      !endsLater(slot) &&
      !(all.findIndex(({ value }) => value === slot.value) < at - 1),
  );
  keep(filled, 'running', list);
  // "The other of 7000 is over since Diwali": no part of anything.
  slots.loose = slots.loose.filter((one) => one.measure !== 'money' || !hasEnded.test(after(text, one)));
}

const least = 3;
const inAll = /(?<!\p{L})(?:total|kul|altogether|in all|कुल)(?!\p{L})/u;
/** "15,000 in two EMIs: 6,000 and 9,000", "85k together, 50 mine and 35 hers": the whole is no part of its own. */
function partsOfWhole(text: string, { filled }: Slots, ...roles: Role[]): void {
  const all = roles.flatMap((role) => filled[role] ?? []);
  const sum = all.reduce((before, { value }) => before + value, 0);
  const whole = all.length < least ? undefined : all.find(({ value }) => value * 2 === sum);
  const [first] = all;
  // "Nine thousand in all, seven of the car and four of the phone": one of the two is wrong.
  if (!whole && all.length >= least && first && inAll.test(around(text, first).slice(0, near)) && roles.length === 1)
    filled[first.role] = [first, { ...first, value: sum - first.value, equated: true }];
  if (!whole) return;
  for (const role of roles)
    keep(
      filled,
      role,
      (filled[role] ?? []).filter((slot) => slot !== whole),
    );
}

/** "It costs 2.85 lakh, I pay 60,000, the remaining 2.25 lakh at 8 % flat": what is left of a price is lent. */
function restOfPrice({ filled }: Slots): void {
  const [[price], [own, left, ...more]] = [filled.property ?? filled.project ?? [], filled.down ?? []];
  if (!price || !own || !left || more.length > 0 || filled.amount || own.value + left.value !== price.value) return;
  filled.down = [own];
  filled.amount = [{ ...left, role: 'amount' }];
}

const equates =
  /^\s*\(\s*(?:rs\.? |rupees )?$|^[\s,]*(?:(?:per|a|every|har|हर) )?(?:(?:month|monthly|mahin[ae]|महीने|महीना) (?:ka |ki |का |की )?)?(?:matlab|mtlb|yani|yaani|that is|thats|i\.?e|means|meaning|मतलब|यानी|यानि|याने)[\s,]*$/u;
/** "12 years, that is 180 months", "dhai lakh (25,00,000)": one of the two is wrong, and nobody compares them. */
function equated(text: string, { filled }: Slots): void {
  for (const role of ['tenure', 'remaining', 'amount', 'owed', 'rate'] as const) {
    const [one, other, ...more] = filled[role] ?? [];
    if (!one || !other || more.length > 0 || one.value === other.value) continue;
    if (equates.test(text.slice(one.end, other.start))) filled[role] = [one, { ...other, equated: true }];
  }
}

const wasOnce = /^ (?:ka |ki |का |की )?(?:tha|thi|था|थी)(?!\p{L})/u;
const atFirst = /(?<!\p{L})(?:original\p{L}*|initial\p{L}*|took|taken|sanction\p{L}*)(?: \S+){0,3} $/u;
/** "29 lakh it was then, 23 are left", "original loan 20 lakh": the first is what was borrowed. */
function owedNow(text: string, { filled }: Slots): void {
  const [one, other, ...more] = filled.owed ?? [];
  if (!one || !other || more.length > 0 || filled.amount || one.value <= other.value) return;
  if (!wasOnce.test(text.slice(one.end)) && !atFirst.test(text.slice(0, one.start))) return;
  filled.amount = [{ ...one, role: 'amount' }];
  filled.owed = [other];
}

const added = /^\s*(?:plus|\+|aur upar se|प्लस)\s*$/u;
/** "Half a crore plus ten lakh": one loan of both. */
function addedUp(text: string, { filled }: Slots): void {
  const [one, other, ...more] = filled.amount ?? [];
  if (!one || !other || more.length > 0 || !added.test(text.slice(one.end, other.start))) return;
  filled.amount = [{ ...one, value: one.value + other.value, end: other.end }];
}

const isGone =
  /^ (?:are |is |have |has |been |already )*(?:finished|over|done|gone|passed|completed|paid|complete|nikal ga\p{L}*|ho ga\p{L}*|ho chuk\p{L}*|beet ga\p{L}*|poore ho\p{L}*|pure ho\p{L}*|बीत ग[\p{L}\p{M}]*|निकल ग[\p{L}\p{M}]*|पूरे हो[\p{L}\p{M}]*|हो ग[\p{L}\p{M}]*|हो चुक[\p{L}\p{M}]*)(?![\p{L}\p{M}])/u;
/** "For five years, two years are finished": of the first so much is gone. */
function partGone(text: string, { filled }: Slots): void {
  const saysGone = ({ end }: Slot) => isGone.test(text.slice(end));
  if (filled.elapsed) {
    filled.elapsed = filled.elapsed.map((slot) => (saysGone(slot) ? { ...slot, p: 1 } : slot));
    return;
  }
  const [one, other, ...more] = filled.tenure ?? [];
  if (!one || !other || more.length > 0) return;
  const gone = [one, other].find(saysGone);
  const whole = gone === one ? other : one;
  if (!gone || gone.value >= whole.value) return;
  filled.tenure = [whole];
  filled.elapsed = [{ ...gone, role: 'elapsed' }];
}

const soLong = /(?:running|runs|chal\p{L}*|left|baki|bach\p{L}*|चल[\p{L}\p{M}]*|बाकी) (?:for |another |aur |और )?$/u;
/** "A car EMI of 9,500, still running 3 years": the time of that one. */
function timeOfOther(text: string, { filled }: Slots): void {
  const times = filled.tenure ?? [];
  const own = times.filter(
    ({ start }) =>
      !(filled.running ?? []).some(
        ({ end }) => end < start && start - end < near && soLong.test(text.slice(end, start)),
      ),
  );
  if (own.length > 0 && own.length < times.length) filled.tenure = own;
}

/** So much more may go into the registry and the like. */
const besides = 1.02;
/** "It costs 58 lakh, I put 18, so the loan is 45": the rest of the price is 40. */
function moreThanRest({ filled }: Slots): void {
  const [price, own, loan] = (['property', 'down', 'amount'] as const).map((role) =>
    filled[role]?.length === 1 ? filled[role][0] : undefined,
  );
  if (!price || !own || !loan || [price, own, loan].some(({ p, earlier }) => earlier || p < sure)) return;
  if (loan.value >= price.value || loan.value + own.value <= price.value * besides) return;
  filled.amount = [loan, { ...loan, value: price.value - own.value, equated: true }];
}

export function heldTogether(text: string, slots: Slots): void {
  namedAgain(text, slots);
  partsOfWhole(text, slots, 'running');
  partsOfWhole(text, slots, 'income', 'coIncome', 'pension');
  restOfPrice(slots);
  equated(text, slots);
  owedNow(text, slots);
  addedUp(text, slots);
  timeOfOther(text, slots);
  partGone(text, slots);
  moreThanRest(slots);
}
