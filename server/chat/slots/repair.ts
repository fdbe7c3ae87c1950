// What one quantity's cues cannot know: the new rate is the lower one, the extra sum the smaller, a score of -1 no score.
import type { Slot, Slots } from './slot.ts';

export function fill(slots: Slots, slot: Slot): void {
  slots.filled[slot.role] = [...(slots.filled[slot.role] ?? []), slot];
}

/** Of a role those that this holds for; where it holds for none, nobody has the role. */
export function keepOnly(filled: Slots['filled'], role: Slot['role'], holds: (slot: Slot) => boolean): void {
  const kept = filled[role]?.filter(holds) ?? [];
  if (kept.length > 0) filled[role] = kept;
  else delete filled[role];
}

/** Who moves a loan moves it to the lower rate: of two rates in one role, that is the new one. */
export function parted(slots: Slots): void {
  for (const role of ['rate', 'newRate'] as const) {
    const rates = slots.filled[role] ?? [];
    const [one, other] = rates;
    if (!one || !other || rates.length > 2 || slots.filled[role === 'rate' ? 'newRate' : 'rate']) continue;
    const [lower, higher] = one.value < other.value ? [one, other] : [other, one];
    slots.filled.rate = [{ ...higher, role: 'rate' }];
    slots.filled.newRate = [{ ...lower, role: 'newRate' }];
  }
}

export const scores = { least: 300, most: 900 };
/** "Husband's cibil is 580, mine 790": who asks is judged by the own one. */
export function ownScore(slots: Slots): void {
  const [own, ...more] = slots.loose.filter(
    ({ measure, value }) => measure === 'bare' && value >= scores.least && value <= scores.most,
  );
  if (!own || more.length > 0) return;
  slots.loose = slots.loose.filter((other) => other !== own);
  slots.filled.score = [{ ...own, role: 'score', points: named }];
}

/** "In 7 years? My sister repays in 12", "my brother took 22 lakh": of two the own one. */
export function ownFigures({ filled }: Slots, theirs: ReadonlySet<number>): void {
  for (const role of ['tenure', 'amount', 'rate'] as const) {
    const own = filled[role]?.filter(({ start }) => !theirs.has(start)) ?? [];
    if (own.length > 0) filled[role] = own;
  }
}

/** Less is rather what comes in each month; and so many points a word for borrowing gives. */
export const leastLoan = 100_000;
export const named = 9;
/** "2,800 for the scooter and 4,700 for another loan are cut": what stands beside an EMI that runs is another. */
export function bothRunning(text: string, slots: Slots): void {
  const [running, ...more] = slots.filled.running ?? [];
  const [other, ...others] = slots.loose.filter(
    ({ measure, value }) => measure === 'money' && value < leastLoan && value >= 500,
  );
  const [main, rival] = running ? [running, more.length] : [slots.filled.emi?.[0], (slots.filled.emi?.length ?? 0) - 1];
  if (!main || !other || rival + others.length > 0 || (!running && !slots.filled.income)) return;
  // "… and 4,700 for another", "bike ki kist 3200 aur phone ki 1800".
  const between = text.slice(Math.min(other.end, main.end), Math.max(other.start, main.start));
  const joined =
    other.end <= main.start ? /(?<!\p{L})(?:and|aur|और|\+)(?!\p{L})/u : /^(?:,| (?:and|aur|और|\+))(?: \S+){1,4} $/u;
  if (!joined.test(between)) return;
  slots.loose = slots.loose.filter((one) => one !== other);
  fill(slots, { ...other, role: main.role, points: main.points });
}

const changing = /(?<!\p{L})(?:make it|reduce\p{L}* to|increase\p{L}* to|ghata|badha|kam kar|zyada kar|घटा|बढा|कम कर)/u;
/** "18,000 jati hai, ghata ke 15,000 karwani hai": what it is to become. */
export function changedTo(text: string, { filled }: Slots): void {
  const [one, other, ...more] = filled.emi ?? [];
  if (one && other && more.length === 0 && changing.test(text.slice(one.end, other.start))) filled.emi = [other];
}

/** "Bike ki EMI 6 hazar, 14 mahine baki": of that one, not of the loan that is asked about. */
export function leftOfRunning(text: string, { filled }: Slots): void {
  const { running, remaining, tenure, owed, amount, emi } = filled;
  if (!running || owed || amount || emi) return;
  const left = [...(remaining ?? []), ...(tenure ?? []).filter(({ end }) => isLeft.test(text.slice(end)))];
  if (left.length === 0) return;
  filled.since = [...(filled.since ?? []), ...left.map((slot): Slot => ({ ...slot, role: 'since' }))];
  delete filled.remaining;
  keepOnly(filled, 'tenure', (slot) => !left.includes(slot));
}
const isLeft = /^ (?:baki|baaki|left|remaining|bach[eai]|बाकी|बच[ेाी])(?!\p{L})/u;

/** No word gave it the role. */
const guessed = 4;
/** "30 lakh for 20 years, paid 60 EMIs": of two times the longer is the loan's, the other what has passed. */
export function passedOf({ filled }: Slots): void {
  // "Five years ago I took it for 12 years and paid every EMI".
  const both = (filled.elapsed ?? []).toSorted((one, other) => one.value - other.value);
  if (both.length === 2 && !filled.tenure && !filled.remaining) {
    filled.elapsed = both.slice(0, 1);
    filled.tenure = both.slice(1).map((slot) => ({ ...slot, role: 'tenure' }));
    return;
  }
  // "25 years … seven of them, all 84 EMIs": the same time in two words.
  const [gone] = filled.elapsed ?? [];
  if (gone && (filled.tenure?.length ?? 0) > 1)
    filled.tenure = filled.tenure?.filter(({ value }) => value !== gone.value);
  const [[passed, ...others], [time, ...more]] = [filled.elapsed ?? [], filled.tenure ?? []];
  if (!passed || !time || others.length + more.length > 0 || passed.value <= time.value || time.points > guessed)
    return;
  filled.tenure = [{ ...passed, role: 'tenure' }];
  filled.elapsed = [{ ...time, role: 'elapsed' }];
}

/** "17 lakh left, it was 24 lakh in 2018": what is moved is what is left. */
export function wasLarger({ filled }: Slots): void {
  const [[owed], [amount]] = [filled.owed ?? [], filled.amount ?? []];
  if (!owed || !amount || !filled.amount?.some(({ value }) => value > owed.value)) return;
  keepOnly(filled, 'amount', ({ value }) => value <= owed.value);
}

const scoreWord = '(?:cibil|civil|sibil|cibill|score|सिबिल|स्कोर)';
const ofScore = new RegExp(scoreWord);
const none = new RegExp(
  `${scoreWord}[^.?!]{0,24}?(?:-\\s?1(?!\\d)|minus (?:1|one)|(?<![a-z])(?:nh|n/a|na|zero|shunya)(?![a-z])|(?<![\\d.])0(?![\\d.])|माइनस|शून्य|शुन्य|जीरो)|(?:-1|minus (?:1|one)|माइनस (?:एक|1)) ?(?:ka |ki )?${scoreWord}`,
  'u',
);

/** A score of −1, NH or NA: no history. */
export function noHistory(text: string, slots: Slots): void {
  if (slots.filled.score || !ofScore.test(text)) return;
  const match = none.exec(text);
  if (!match) return;
  const at = { start: match.index, end: match.index + match[0].length };
  slots.loose = slots.loose.filter(({ start, end }) => end <= at.start || start >= at.end);
  fill(slots, { role: 'score', measure: 'bare', value: -1, points: 15, text: match[0], ...at });
}

const free =
  /(?<!\p{L})(?:zero|no|without|bina) (?:percent |% )?(?:interest|byaj|vyaj)|interest free|(?:byaj|vyaj) (?:mukt|free)|zero (?:percent|%)|(?:शून्य|बिना|जीरो) (?:प्रतिशत )?(?:ब्याज|प्रतिशत)|ब्याज मुक्त/u;

export function noInterest(text: string, slots: Slots): void {
  const match = slots.filled.rate || !slots.filled.amount ? null : free.exec(text);
  if (!match) return;
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
