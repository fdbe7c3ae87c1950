// What is asked settles the role of a figure that its own words leave open.
import type { Message } from '../message.ts';
import { leastLoan } from '../slots/repair.ts';
import type { Quantity, Slot, Slots } from '../slots/slot.ts';
import { surePoints } from '../sums/open-figure.ts';
import { largeEmi, ofEmi, settlePerson } from './settled-person.ts';

const leastAmount = 1000;

/** No house costs less. */
export const leastHouse = 400_000;
const thing =
  /(?<!\p{L})(?:gaadi|gadi|car|bike|scooter|truck|tractor|machine|गाडी|कार|बाइक|स्कूटर|ट्रक|ट्रैक्टर|मशीन)(?: (?:is|abhi|to|तो))? ?$/u;
const place = /(?<!\p{L})(?:dukan|dukaan|shop|makan|makaan|ghar|plot|दुकान|मकान|घर|प्लॉट)(?: (?:is|abhi|to|तो))? ?$/u;
const isIt = /^ ?(?:(?:ki|ka|की|का) )?(?:hai|h|है|hain|tak|\.|,|$)/;
const together =
  /(?:top ?-?up|टॉप ?-?अप)(?: ko| को)? (?:mila|jod|मिला|जोड)|all together|everything together|single emi|one emi|(?:sab|total|kul) mila|ek hi (?:emi|kist)|(?:सब|कुल) मिला|एक ही (?:किस्त|ईएमआई)/;
/** Of two sums one is what is left of the other. */
const leaves = /\b(?:repaid|rest|chuka|chuke|left|remaining|baki|bacha)\b|बाकी|बचा|चुक/;
/** A loan has at least so many. */
const instalments = 20;
export const nears = (emi: Quantity, loan: number) => emi.value >= loan / 4;
const half = 50;
/** Of a price, what one brings oneself is not borrowed: "2 lakh down", "20 % down", "80 % financed". */
function borrowedOf(price: number, { down, share }: Slots['filled']): number {
  const percent = share?.[0]?.value;
  if (down) return price - down.reduce((sum, { value }) => sum + value, 0);
  if (percent === undefined) return price;
  return Math.round((price * (percent > half ? percent : 100 - percent)) / 100);
}

/** "50 lakh ki dukan", "a shop worth 50 lakh"; but "ghar girvi rakh ke 9 lakh" is lent. */
const priced =
  /(?:lakhs?|lacs?|crores?|cr|karod|लाख|करोड) (?:ka|ki|ke|का|की|के|wal[aie]|वाल[ाीे]) (?:\S+ ){0,2}(?:makan|makaan|ghar|flat|property|dukan|dukaan|shop|plot|house|jameen|zameen|मकान|घर|फ्लैट|दुकान|प्लॉट|प्रॉपर्टी|संपत्ति|जमीन)|worth|valu|keemat|kimat|kimt|कीमत|मूल्य|(?:property|house|shop|flat) of|(?:dukan|dukaan|shop|makan|makaan|ghar|flat|plot|दुकान|मकान|घर|फ्लैट|प्लॉट) [\d.]+ (?:lakh|lac|crore|cr|karod|लाख|करोड) (?:ki|ka|की|का) (?:hai|h|he|है)(?!\p{L})/u;

export function settled(intent: string, { text, about }: Message, slots: Slots): Slots {
  const filled = { ...slots.filled };
  const [money] = slots.loose.filter(
    ({ measure, value }) => measure !== 'percent' && measure !== 'time' && value >= leastAmount,
  );
  // What is paid every month is not what is borrowed.
  const [emi] = filled.emi?.filter(({ per, value }) => !per || value >= largeEmi) ?? [];
  // What a mortgage stands on is not what is lent on it.
  const lent = about[0] !== 'mortgage-loan' || filled.down || filled.share || !priced.test(text);
  const [price] = (lent && filled.property) || [];
  const given = emi ?? price ?? (filled.emi ? undefined : (filled.extraMonthly?.[0] ?? filled.extra?.[0] ?? money));
  if (ofEmi.has(intent) && !filled.amount && !filled.owed && given) {
    const value = given === price ? borrowedOf(price.value, filled) : given.value;
    filled.amount = [{ ...given, value, role: 'amount', points: 0 }];
    delete filled.emi;
  }
  // "The mason says 11 lakh, 9.1 % for 12 years": what it costs is what is borrowed.
  const [cost, ...costs] = filled.expense?.filter(({ value }) => value >= leastLoan) ?? [];
  if (ofEmi.has(intent) && !filled.amount && !filled.owed && !filled.emi && cost && costs.length === 0)
    filled.amount = [{ ...cost, role: 'amount', points: 0 }];
  // "Insurance matured, 3 lakh: if I put it all in": what came in, not what is paid for it.
  if (intent === 'sum.prepay' && !filled.extra && !filled.extraMonthly && cost && costs.length === 0) {
    filled.extra = [{ ...cost, role: 'extra', points: 0 }];
    delete filled.expense;
  }
  // "Buying at 1.4 crore, how much down payment", "and for the smaller one at 26 lakh?": its price.
  const [bought] = filled.amount ?? [];
  const older = filled.property?.every(({ earlier }) => earlier) ?? true;
  const isHouse = bought && bought.value >= leastHouse;
  if ((intent === 'ask.ltv' || (intent === 'check.amount' && filled.property)) && isHouse && !bought.earlier && older) {
    filled.property = [{ ...bought, role: 'property' }];
    delete filled.amount;
  }
  // "A flat of 62 lakh: how much from my side": what is asked for is not told.
  if (intent === 'ask.ltv' && filled.down && !filled.property && !filled.amount) {
    filled.property = filled.down.map((slot) => ({ ...slot, role: 'property' }));
    delete filled.down;
  }
  // "24 lakh runs, 6 more as top-up, all together": one new loan.
  const parts = [...(filled.owed ?? []), ...(filled.amount ?? [])];
  const [main, added] = parts;
  if (ofEmi.has(intent) && main && added && parts.length === 2 && together.test(text)) {
    filled.amount = [{ ...main, role: 'amount', value: main.value + added.value }];
    delete filled.owed;
  }
  // "The car is 7 lakh": of what is bought, beside what is borrowed for it.
  const ofThing = ({ start, end }: Slot) => thing.test(text.slice(0, start + 1)) && isIt.test(text.slice(end + 1));
  // "Dukan 35 lakh ki hai, us par loan": what it stands on.
  const [worth, ...loans] = filled.amount ?? [];
  const ofPlace = worth && place.test(text.slice(0, worth.start + 1)) && isIt.test(text.slice(worth.end + 1));
  if (ofPlace && loans.length === 0 && about[0] === 'mortgage-loan' && !filled.property) {
    filled.property = [{ ...worth, role: 'property' }];
    delete filled.amount;
  }
  const borrowed = (filled.amount ?? []).filter((slot) => slot.earlier || !ofThing(slot));
  if (ofEmi.has(intent) && borrowed.length > 0) filled.amount = borrowed;
  // "The house is 1.4 crore, DLC 95 lakh": what is lent goes by the price.
  const prices = (filled.property ?? []).filter(
    ({ start }) => !/(?:dlc|डीएलसी)(?: \S+){0,2} ?$/.test(text.slice(0, start + 1)),
  );
  if (prices.length > 0 && !/stamp|registry|स्टांप|स्टाम्प|रजिस्ट्री/.test(text)) filled.property = prices;
  // "Milk brings 55,000, feed costs 31,000, I need 7.5 lakh": the one that is named.
  const [named, ...alsoNamed] = (filled.amount ?? []).filter(({ points }) => points >= surePoints);
  const isLargest = named && filled.amount?.every(({ value }) => value < named.value * instalments);
  if (ofEmi.has(intent) && isLargest && alsoNamed.length === 0 && filled.rate && filled.tenure && !leaves.test(text))
    filled.amount = [named];
  // "20 lakh, 15 saal, kist 21500 bata rahe hain": so small beside the loan, it is what somebody says of its instalment.
  const sums = filled.amount ?? [];
  const [most = 0] = sums.map(({ value }) => value).sort((one, other) => other - one);
  if (
    ofEmi.has(intent) &&
    sums.length > 1 &&
    filled.rate &&
    filled.tenure &&
    sums.every(({ value }) => value === most || value * instalments < most)
  )
    filled.amount = sums.filter(({ value }) => value === most);
  // "50 hazar … tees kar du to": so near the loan it is another loan.
  const another = emi && !emi.earlier && filled.amount?.every(({ earlier, value }) => earlier && nears(emi, value));
  if (another && ofEmi.has(intent)) {
    filled.amount = [{ ...emi, role: 'amount' }];
    delete filled.emi;
  }
  // "The bank quoted 8.75": of a loan that nobody moves it is the rate.
  if (intent !== 'sum.transfer' && filled.newRate && !filled.rate) {
    filled.rate = filled.newRate.map((slot) => ({ ...slot, role: 'rate' }));
    delete filled.newRate;
  }
  // A moneylender's rupees on the hundred are counted on the whole sum to the end.
  if (intent === 'sum.flat' && filled.rate && !filled.flatRate && /saikd|saikr|sainkd|sekd|सैकड|सैंकड/.test(text)) {
    filled.flatRate = filled.rate.map((slot) => ({ ...slot, role: 'flatRate' }));
    delete filled.rate;
  }
  // "On the shop I took 35 lakh": of a loan that runs, no price.
  if (intent === 'sum.outstanding' && !filled.amount && !filled.owed && filled.property)
    filled.amount = filled.property.map((slot) => ({ ...slot, role: 'amount' }));
  // "Took 6 lakh at 13.25, 4 yrs: how much interest in all": of the whole loan.
  const [ago, ...agos] = filled.since ?? [];
  if (
    ofEmi.has(intent) &&
    filled.amount &&
    filled.rate &&
    !filled.tenure &&
    !filled.elapsed &&
    ago &&
    agos.length === 0
  )
    filled.tenure = [{ ...ago, role: 'tenure' }];
  // "Pichle 2 saal se bhar raha hun".
  if (intent === 'sum.outstanding' && !filled.elapsed && filled.since)
    filled.elapsed = filled.since.map((slot) => ({ ...slot, role: 'elapsed' }));
  settlePerson(intent, text, slots.loose, filled);
  return { ...slots, filled };
}
