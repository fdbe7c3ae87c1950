// Whose income a sum of money is: one's own, another's, rent that comes in; and which of two counts.
import { fill, keepOnly, leastLoan, named } from './repair.ts';
import type { Slot, Slots } from './slot.ts';

const ofTwo =
  /(?:\+|plus|&|and|aur|और) ?(?:my |meri |mere |मेरी |मेरे )?(?:wife|husband|biwi|patni|pati|पत्नी|पति)(?!\p{L})|(?<!\p{L})(?:(?:and|aur) (?:me|mera|meri|main|mai|my)|और (?:मेरी|मेरा|मैं)|both|dono|joint|jointly|combined|together|(?:wife|husband|biwi|patni|pati) (?:and|aur) (?:i|me|main|mai)|(?:me|i|main|mai) (?:and|aur) (?:my |meri |mere )?(?:wife|husband|biwi|patni|pati)|दोनों|दोनो|मिलाकर)(?!\p{L})/u;

const isRent =
  /(?<!\p{L})(?:rent|kiraya|kiraye|किराया|किराये|किराए)(?: (?:se|ka|ke|is|of|hai|से|का|के|भी|bhi))?(?: (?:rs|₹))? ?$/u;
const comesIn =
  /^ ?(?:(?:rs|rupees?|rupaye|रुपये|रुपए|mahina|mahine|महीना|महीने|per month|a month|har|हर|bhi|भी|ka|का) ?){0,3}(?:aata|aati|aa rah\p{L}*|milta|comes?|coming|आता|आती|आ रह|मिलता)/u;
/** "Pension 36,000, the house brings 14,000 of rent": what is received is an income, and what is paid an expense. */
export function rentReceived(text: string, { filled }: Slots): void {
  const rents = [...(filled.expense ?? []), ...(filled.income ?? [])].filter(
    ({ start, end }) => isRent.test(text.slice(0, start)) && comesIn.test(text.slice(end)),
  );
  const [rent, ...more] = rents;
  if (!rent || more.length > 0) return;
  const [own] = filled.income?.filter((slot) => slot !== rent) ?? [];
  // Of a shop that is mortgaged, the rent is no income that anybody judges by.
  if (!own && !filled.pension) return;
  keepOnly(filled, rent.role, (slot) => slot !== rent);
  filled.income = own
    ? [{ ...own, value: own.value + rent.value, text: `${own.text} + ${rent.text}` }]
    : [{ ...rent, role: 'income' }];
}

const joined = /^ ?(?:\+|plus|and|aur|और) ?(?:\S+ ){0,3}$/;
const allOfThem = /(?<!\p{L})(?:teeno|tino|charo|sab|all|mila|milakar|together|तीनों|चारों|सब|मिला|मिलाकर)(?!\p{L})/u;
const stands =
  /(?:will|would|can|does|do|shall) ?n[o']?t (?:sign|join|be |come|help)|w[oi]n ?t (?:sign|join|be |come)|refuses|(?:guarantor|co.?applicant|saath|sath|loan me|loan mein|shamil|साथ|लोन में|शामिल|गारंटर) (?:nahi|nahin|नहीं)|(?:nahi|nahin|नहीं) (?:aa?yen?ge|aa?yega|aa?enge|banen?ge|banega|judenge|judega|आएंगे|आयेंगे|आएगा|बनेंगे|बनेगा|जुडेंगे)/;
/** "My brother makes 75,000 but will not sign": what does not count. */
export function standsApart(text: string, { filled }: Slots): void {
  const match = stands.exec(text);
  if (!match) return;
  delete filled.otherAge;
  // What was told last before is the income of whoever does not sign.
  const told = (['income', 'coIncome', 'pension'] as const).flatMap((role) => filled[role] ?? []);
  const last = told.filter(({ end }) => end <= match.index).toSorted((one, other) => other.end - one.end)[0];
  if (!last) return;
  keepOnly(filled, last.role, (slot) => slot !== last);
  // Of the father alone was something told.
  if (told.length === 1 && last.role === 'pension') delete filled.age;
}

/** "My salary is 62,000 and 9,500 goes in car EMI": after the second sum stands where it goes. */
const goesAway =
  /^ ?(?:(?:rs|rupees|per month|a month|is|are|of it|already|also) )*(?:goes?|going|gone|(?:gets |getting )?cut|deducted|paid)(?: \S+){0,4} (?:emis?|loans?|instal?lments?)(?!\p{L})/u;
const ofEmi = /^ (?:rs |rupees )?(?:ki |ka |की |का )?(?:emi|kist|kisht|किस्त|किश्त|ईएमआई)(?!\p{L})/u;
/** "We both earn, 40k and 30k": two incomes of two people. "CTC 15 lakh, in hand 95k" is one, and what comes to hand counts. */
export function incomesOf(text: string, slots: Slots): void {
  const { filled, loose } = slots;
  // "Husband ki income 24k or meri 15k dono mila ke": beside the income of one, so little is the other's.
  const sums = loose.filter(({ measure }) => measure === 'money').map((one) => ({ ...one, points: 0 }));
  const guessed = (filled.emi ?? []).filter(({ points }) => points <= 6);
  const [small, ...more] = [...(filled.amount ?? []), ...guessed, ...sums].filter(({ value }) => value < leastLoan);
  const [role, ...roles] = (['income', 'coIncome'] as const).filter((one) => !filled[one]);
  const isOther = small && more.length === 0 && small.points < named && ofTwo.test(text);
  if (role && roles.length === 0 && isOther) {
    filled[role] = [{ ...small, role }];
    keepOnly(filled, 'amount', ({ start }) => start !== small.start);
    if (guessed.some(({ start }) => start === small.start)) delete filled.emi;
    slots.loose = loose.filter(({ start }) => start !== small.start);
  }
  // "Mine 24,000 and my wife gets 11,000, both together": and nothing else that could be earned.
  const [mine, theirs, ...third] = sums.filter(({ value }) => value < leastLoan);
  const isOpen = !filled.income && !filled.coIncome && !filled.amount && !filled.emi && filled.rate && filled.tenure;
  if (mine && theirs && third.length === 0 && isOpen && ofTwo.test(text)) {
    filled.income = [{ ...mine, role: 'income' }];
    filled.coIncome = [{ ...theirs, role: 'coIncome' }];
    slots.loose = loose.filter(({ start }) => start !== mine.start && start !== theirs.start);
  }
  // "Widow pension 11,500 + tailoring 6,000": both are one's own.
  const [pension] = filled.pension ?? [];
  if (mine && !theirs && pension && !filled.income && joined.test(text.slice(pension.end, mine.start))) {
    filled.income = [{ ...mine, role: 'income' }];
    slots.loose = loose.filter(({ start }) => start !== mine.start);
  }
  // "Bhai 38k, papa 30k, teeno mila ke": all of them.
  if (filled.coIncome && filled.coIncome.length > 1 && allOfThem.test(text)) {
    const [first] = filled.coIncome;
    const value = filled.coIncome.reduce((sum, slot) => sum + slot.value, 0);
    filled.coIncome = first ? [{ ...first, value }] : [];
  }
  // "11.4 lakh a year, that is 95,000 each month".
  const same = filled.emi?.filter(
    ({ value, points }) => points <= 6 && Math.abs(value - (filled.income?.[0]?.value ?? 0)) < 1,
  );
  if (same && same.length > 0 && same.length === filled.emi?.length) delete filled.emi;
  // "40 thousand a month, that is 6 lakh a year": the same income, told twice.
  const [month] = filled.income ?? [];
  const yearly = filled.amount?.filter(({ per, value }) => per === 'year' && month && value < month.value * 36) ?? [];
  if (filled.income?.length === 1 && yearly.length === 1 && yearly.length === filled.amount?.length) {
    filled.income = [
      ...filled.income,
      ...yearly.map((slot): Slot => ({ ...slot, role: 'income', value: slot.value / 12 })),
    ];
    delete filled.amount;
  }
  // "Wife earns 33, wife ki 4000 ki emi hai".
  const paid = (filled.coIncome ?? []).filter(({ end }) => ofEmi.test(text.slice(end)));
  if (paid.length > 0) {
    keepOnly(filled, 'coIncome', (slot) => !paid.includes(slot));
    for (const slot of paid) fill(slots, { ...slot, role: 'running' });
  }
  const [one, other, ...others] = filled.income ?? [];
  if (!one || !other || others.length > 0 || filled.coIncome) return;
  if (goesAway.test(text.slice(other.end))) {
    filled.income = [one];
    fill(slots, { ...other, role: 'running' });
  } else if (/(?<!\p{L})(?:ctc|package|gross)(?!\p{L})/u.test(text))
    filled.income = [one.value > other.value ? other : one];
  else if (ofTwo.test(text)) {
    filled.income = [one];
    filled.coIncome = [{ ...other, role: 'coIncome' }];
  }
}
