// Figures that are no part of anything: ways of speaking, the law's, what lies between two others, what was said before.
import { highestRate } from './sharing.ts';
import type { Found } from './slot.ts';
import type { Word } from './words.ts';

const within = /(?:(?:jisme|jismein|जिसमें|including)(?: \S+)?|of which|unme|unme se|उनमें|उनमें से)$/;
/** Less is rather what goes out of it every month. */
const leastPart = 50_000;
const ofFee = /^(?:fees?|processing|charges?|फीस|प्रोसेसिंग|शुल्क)$/;
const rises = /^(?:hike|increment|raise|appraisal|इंक्रीमेंट)$/;
const paysIn = /^(?:bhar|भर|jama|जमा|da+l|डाल|du+n?$|doon|de$|den$|दूं|दूँ|दू$|दें|pay)/;
const pointsBack = /^(?:wal[aeio]|vale|one|वाल[ाेी])$/;

export function counted(found: Found[], words: Word[]): Found[] {
  const said = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  return found.filter((one, index) => {
    const last = found[index - 1];
    const behind = words[one.to]?.text ?? '';
    // "Not one rupee more": a way of speaking, but of a moneylender's rupee on the hundred.
    if (one.measure === 'money' && one.value === 1 && !/^(?:saik|sek|sain|सैक|सैंक)/.test(behind)) return false;
    // "7 lakh of our own, of which 2 from gold": within what was said. "Of 8 lakh, three and a half go into the loan" is not.
    const isPart = within.test(said(one.at - 2, one.at)) && last?.measure === 'money' && last.value > one.value;
    const goesIn = words.slice(one.to, one.to + 4).some(({ text }) => paysIn.test(text));
    if (one.measure === 'money' && one.value >= leastPart && isPart && !goesIn) return false;
    if (one.measure === 'percent') {
      // "A hike of 6 percent is coming".
      const around = [one.at - 1, one.at - 2, one.to, one.to + 1].map((at) => words[at]?.text ?? '');
      if (around.some((word) => rises.test(word))) return false;
      // "The builder raised the 35 percent demand", "plus 18 % GST": the builder's and the law's.
      if (/^(?:demand|slab|stage|work|complete|completed|kaam|काम|gst|जीएसटी)$/.test(behind)) return false;
      // "Up half a percent, from 9 to 9.5": what lies between two rates.
      const isRate = ({ measure, value }: Found) =>
        /percent|bare/.test(measure) && value >= 4 && value <= highestRate / 2;
      const isFee = [one.to, one.at - 1].some((at) => ofFee.test(words[at]?.text ?? ''));
      if (one.value < 1 && !isFee && found.filter(isRate).length > 1) return false;
    }
    if (one.measure !== 'bare') return true;
    // "A house of 1.3 crore, I have 30 lakh: 30 se kaam chal jayega?"
    const enough = /^(?:se|से) (?:kaam|काम|ho|हो|chal|चल)/.test(said(one.to, one.to + 2));
    if (enough && found.some(({ value }) => value === one.value * 1e5)) return false;
    // "20 years or 30, how much more in the 30 one": said before.
    const asBefore = ({ value, years }: Found) => value === one.value || (years && value === one.value * 12);
    return !(pointsBack.test(behind) && found.slice(0, index).some(asBefore));
  });
}
