// What is asked settles what is lent: of a price, what one does not bring oneself; of a top-up, both loans together.
import type { Message } from '../message.ts';
import type { Slots } from '../slots/slot.ts';

export const ofEmi = new Set<string>(['sum.emi', 'sum.total', 'sum.compare', 'sum.flat']);
const half = 50;

/** Of a price, what one brings oneself is not borrowed: "2 lakh down", "20 % down", "80 % financed". */
function borrowedOf(price: number, { down, share }: Slots['filled']): number {
  const percent = share?.[0]?.value;
  if (down) return price - down.reduce((sum, { value }) => sum + value, 0);
  if (percent === undefined) return price;
  return Math.round((price * (percent > half ? percent : 100 - percent)) / 100);
}

const together =
  /(?:top ?-?up|टॉप ?-?अप)(?: ko| को)? (?:mila|jod|मिला|जोड)|all together|everything together|single emi|one emi|(?:sab|total|kul) mila|ek hi (?:emi|kist)|(?:सब|कुल) मिला|एक ही (?:किस्त|ईएमआई)/;

export function settled(intent: string, { text, about }: Message, slots: Slots): Slots {
  if (!ofEmi.has(intent)) return slots;
  const filled = { ...slots.filled };
  // "The bank quoted 8.75", "from 8.5 to 9.25": of a loan that nobody moves they are its rates.
  if (filled.newRate)
    filled.rate = [...(filled.rate ?? []), ...filled.newRate].map((slot) => ({ ...slot, role: 'rate' }));
  delete filled.newRate;
  // "26 lakh left, it was 32": an instalment is of what is left.
  const [left] = filled.owed ?? [];
  if (left && filled.amount?.every(({ value, earlier }) => !earlier && value > left.value)) delete filled.amount;
  // What a mortgage stands on is not what is lent on it.
  const lent = about[0] !== 'mortgage-loan' || filled.down || filled.share;
  const [price] = (lent && (filled.property ?? filled.project)) || [];
  if (!filled.amount && !filled.owed && price)
    filled.amount = [{ ...price, role: 'amount', value: borrowedOf(price.value, filled) }];
  // "24 lakh runs, 6 more as top-up, all together": one new loan.
  const [main, added, ...more] = [...(filled.owed ?? []), ...(filled.amount ?? [])];
  if (main && added && more.length === 0 && !(main.value === added.value && filled.rate?.[1]) && together.test(text)) {
    filled.amount = [{ ...main, role: 'amount', value: main.value + added.value }];
    delete filled.owed;
  }
  return { ...slots, filled };
}
