// Of a price, what is brought and what is borrowed; and a loan told by its difference from another.
import { fill } from './repair.ts';
import type { Slot, Slots } from './slot.ts';

const restLent =
  /(?<!\p{L})(?:balance|rest|remaining|baki|baaki|bacha|bache|बाकी|शेष|बचा|बचे)(?: (?!hain? |h |हैं? |transfer)\S+){0,2} (?:loan|lon|lone|bank|finance|emi|borrow|udhar|लोन|बैंक|उधार|किश्त|किस्त|\d[\d.]* ?(?:%|percent|par|pe|प्रतिशत|पर))/u;

const ofMoney = ({ measure }: Slot) => measure === 'money';
const had = /have|paas|pass|saved|jeb|own|gives?|dega|denge|bech|gift|पास|जेब|देंगे|देगा|बेच/;

/** "House 62 lakh, papa gives 14, the rest from the bank": of a price, all other sums are own money. */
export function restOf(text: string, slots: Slots): void {
  const { filled } = slots;
  if (!restLent.test(text)) return;
  // "The course costs 6.8 lakh, 2.3 saved, the rest I borrow": what costs so much is no house.
  const parts = (['amount', 'expense', 'down', 'owed'] as const).flatMap((role) => filled[role] ?? []);
  const [whole, ...given] = parts.filter(ofMoney).toSorted((one, other) => other.value - one.value);
  const saved = given.reduce((sum, { value }) => sum + value, 0);
  const isSaved = filled.down ?? (/(?<!\p{L})(?:jama|saved|जमा)(?!\p{L})/u.test(text) ? filled.owed : undefined);
  if (!filled.property && isSaved && whole && saved > 0 && whole.value > saved) {
    for (const role of ['expense', 'down', 'owed'] as const) delete filled[role];
    filled.amount = [{ ...whole, role: 'amount', value: whole.value - saved, points: 12 }];
    return;
  }
  if (!filled.property) return;
  // "House 54 lakh, we have 14, papa gives 2 more": in the price's own unit.
  const unit = (filled.property[0]?.value ?? 0) >= 1e7 ? 1e7 : 1e5;
  const brought = slots.loose.filter(
    ({ measure, start, end }) => measure === 'bare' && had.test(text.slice(Math.max(0, start - 14), end + 10)),
  );
  if (brought.length === slots.loose.filter(({ measure }) => measure === 'bare').length)
    for (const one of brought) {
      slots.loose = slots.loose.filter((other) => other !== one);
      fill(slots, { ...one, measure: 'money', value: one.value * unit, role: 'down', points: 12 });
    }
  const roles = ['property', 'amount', 'owed', 'down'] as const;
  const [price, ...own] = roles.flatMap((role) => filled[role] ?? []).sort((one, other) => other.value - one.value);
  if (!price || own.length === 0) return;
  if (own.reduce((sum, { value }) => sum + value, 0) >= price.value) return;
  for (const role of roles) delete filled[role];
  filled.property = [{ ...price, role: 'property', points: 12 }];
  filled.down = own.map((slot) => ({ ...slot, role: 'down', points: 12 }));
}

/** "A flat of 62 lakh, I have 7, so 55 lakh loan": two sums that make up the price. */
export function ofOnePrice({ filled, loose }: Slots): void {
  const [one, other, ...more] = filled.amount ?? [];
  const lakh = 100_000;
  // "He says 34, we have 7 lakh, so a loan of 27 lakh".
  const named = loose.find(
    ({ measure, value }) => measure === 'bare' && one && other && value * lakh === one.value + other.value,
  );
  if (named && !filled.property)
    filled.property = [{ ...named, measure: 'money', value: named.value * lakh, role: 'property', points: 12 }];
  // "At 78 lakh, 22 from our side, so the loan would be 56".
  const [dearest, ...both] = [...(filled.amount ?? []), ...(filled.owed ?? [])].toSorted((a, b) => b.value - a.value);
  const [loanOf, broughtOf] = both.toSorted((a, b) => b.points - a.points);
  if (dearest && loanOf && broughtOf && both.length === 2 && loanOf.value + broughtOf.value === dearest.value) {
    filled.property = [{ ...dearest, role: 'property' }];
    filled.amount = [{ ...loanOf, role: 'amount' }];
    filled.down = [{ ...broughtOf, role: 'down' }];
    delete filled.owed;
  }
  // "Makan 55 lakh ka, 15 lakh ghar se, 40 bank se".
  const [high, low, ...further] = (filled.property ?? []).toSorted((a, b) => b.value - a.value);
  if (high && low && further.length === 0 && one && !other && high.value - low.value === one.value) {
    filled.property = [high];
    filled.down = [{ ...low, role: 'down' }];
  }
  const [mine, ...others] = filled.down ?? [];
  if (one && other && more.length === 0 && mine && others.length === 0 && !filled.property) {
    const [dearer, less] = one.value > other.value ? [one, other] : [other, one];
    if (dearer.value - mine.value === less.value) {
      filled.property = [{ ...dearer, role: 'property' }];
      filled.amount = [less];
    }
  }
  const [price, ...prices] = filled.property ?? [];
  if (!price || prices.length > 0) return;
  if (one && other && more.length === 0 && one.value + other.value === price.value) {
    const [down, loan] = one.value < other.value ? [one, other] : [other, one];
    filled.amount = [loan];
    filled.down = [{ ...down, role: 'down' }];
  }
  // "… I have 5 lakh, the other 45 as a loan".
  const [own] = filled.down ?? [];
  const rest = loose.find(
    ({ measure, value }) => measure === 'bare' && value * lakh === price.value - (own?.value ?? 0),
  );
  if (own && rest && !filled.amount)
    filled.amount = [{ ...rest, measure: 'money', value: rest.value * lakh, role: 'amount', points: 9 }];
}

const differs =
  /^ ?(?:rupees |rupaye |rs |रुपये )?(?:ka |का )?(?:loan |lone |लोन )?(?:(kam|km|less|lesser|कम)|zyada|jyada|more|extra|ज्यादा|ज़्यादा) (?:ka |का |loan |lone |लोन )*(?:lu|lun|loon|lo|le|leta|leti|lete|liya|lenge|uthaun|लूं|लूँ|लू|लें|ले|लेता|लिया|लेंगे)(?!\p{L})/u;
/** "In place of 30 lakh I take 3 lakh less": 30 and 27. */
export function byDifference(text: string, { filled }: Slots): void {
  const [one, other, ...more] = filled.amount ?? [];
  if (!one || !other || more.length > 0) return;
  const [whole, part] = one.value > other.value ? [one, other] : [other, one];
  const match = part.value * 2 < whole.value && differs.exec(text.slice(part.end));
  if (match) filled.amount = [whole, { ...part, value: whole.value + (match[1] ? -part.value : part.value) }];
}
