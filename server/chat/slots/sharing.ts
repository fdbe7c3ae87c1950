// A unit that stands once for several numbers: "15, 20 aur 25 saal", "25 saal ya 30".
import { scaleOf } from './filled.ts';
import type { Found } from './slot.ts';
import { setOf, type Word } from './words.ts';

const either = setOf('and or aur ya vs versus v banam और या बनाम n / & lu instead compared');
export const highestRate = 60;
export const mostInstalments = 480;
export const exact = (value: number) => Math.round(value * 1e6) / 1e6;

/** Who may earn beside the one who asks. */
const person =
  /^(?:wife|husband|patni|biwi|gharwali|gharwale|pati|father|papa|bhai|beta|bete|mother|maa|पत्नी|पति|घरवाली|पिता|भाई|बेटे|बेटा|मां)$/;
const rather = setOf('ya or vs versus banam या बनाम than of');
/** "25 saal lu ya 30", "25 years rather than 18": the unit stands with the first. */
export function shareOnward(found: Found[], words: Word[]): void {
  for (const [index, one] of found.entries()) {
    const last = found[index - 1];
    // "24 lakh is running and I want 6 more": in the unit of the sum before.
    const sum = found.slice(0, index).findLast(({ measure, marked }) => measure === 'money' && marked);
    if (
      sum &&
      one.measure === 'bare' &&
      /^(?:more|extra)$/.test(words[one.to]?.text ?? '') &&
      !/^(?:years?|yrs|months?)$/.test(words[one.to + 1]?.text ?? '') &&
      fits(one, sum)
    ) {
      give(one, sum);
      continue;
    }
    if (!last || one.measure !== 'bare' || last.measure === 'bare' || !last.marked) continue;
    const between = words.slice(last.to, one.at);
    const joined = between.length <= 4 && rather.has(between.at(-1)?.text ?? '');
    const theirs =
      /^(?:ka|ki|का|की)$/.test(words[one.at - 1]?.text ?? '') &&
      person.test(words[one.at - 2]?.text ?? '') &&
      !/^(?:ka|ki|ke|का|की|के)$/.test(words[one.to]?.text ?? '') &&
      last.value >= 1e3 &&
      last.value < 1e5;
    if (!(joined || theirs) || !fits(one, last) || words[one.to]?.text === 'lakh') continue;
    if (last.measure === 'money' && one.value * scaleOf(last.value) > last.value * 4) continue;
    give(one, last);
  }
}

function give(one: Found, from: Found): void {
  const factor = from.measure === 'time' && from.years ? 12 : from.measure === 'money' ? scaleOf(from.value) : 1;
  Object.assign(one, { measure: from.measure, value: exact(one.value * factor), marked: true, shared: true });
  if (from.years) one.years = true;
  if (from.per) one.per = from.per;
}

const denied = /^(?:nahi|nahin|nhi|nai|nahi balki|should be|likha|likh diya|नहीं)$/;
/** "20 lakh, 9 %, 20 years. No wait, 25 lakh". */
const again =
  /(?:^| )(?:no wait|oh wait|sorry|i mean|i meant|oh no|no no|chalo|चलो|correction|nahi nahi|are nahi|arre nahi|ach?ha nahi|maaf karna|माफ कीजिए|माफ करना|माफ करें|नहीं नहीं|अरे नहीं|अच्छा नहीं)(?: (?:make it|i need|take|it is|its))?$/;
const within = /(?:(?:jisme|jismein|जिसमें|including)(?: \S+)?|of which|unme|unme se|उनमें|उनमें से)$/;
/** Less is rather what goes out of it every month. */
const leastPart = 50_000;
const ofFee = /^(?:fees?|processing|charges?|फीस|प्रोसेसिंग|शुल्क)$/;
const rises = /^(?:hike|increment|raise|appraisal|इंक्रीमेंट)$/;
/** "3 lakh ki jagah 4 lakh bhar du": what is paid, whichever had its unit. */
const paysIn = /^(?:bhar|भर|jama|जमा|da+l|डाल|du+n?$|doon|de$|den$|दूं|दूँ|दू$|दें|pay)/;
const pointsBack = /^(?:wal[aeio]|vale|one|वाल[ाेी])$/;
const instead = /^(?:ki jagah|ke bajay|ke badle|की जगह|के बजाय)$/;
/** "20 lakh not 2 lakh", "2 lakh nahi 20 lakh": what is taken back is not said. */
export function takenBack(found: Found[], words: Word[]): Found[] {
  const said = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  const kept = found.filter((one, index) => {
    const [last, next] = [found[index - 1], found[index + 1]];
    // "Not one rupee more": a way of speaking, but of a moneylender's rupee on the hundred.
    if (one.measure === 'money' && one.value === 1 && !/^(?:saik|sek|sain|सैक|सैंक)/.test(words[one.to]?.text ?? ''))
      return false;
    // "12 years, I wrote 10 by mistake".
    if (one.measure === 'bare' && /^(?:galti se|गलती से|by mistake)$/.test(said(one.at - 2, one.at))) return false;
    // "18 lakh not 80".
    const unit = last?.measure === 'money' && one.measure === 'bare' ? scaleOf(last.value) : 1;
    const sameUnit = unit > 1 || (last?.measure === 'time' && one.measure === 'bare');
    if (last && (last.measure === one.measure || sameUnit) && said(last.to, one.at) === 'not') {
      last.insteadOf = one.value;
      return false;
    }
    // "And with 3 instead of 5?"
    const bare = last?.measure === 'bare' && one.measure === 'bare';
    if (last && bare && /^(?:instead of|in place of)$/.test(said(last.to, one.at))) {
      last.insteadOf = one.value;
      return false;
    }
    // "7 lakh of our own, of which 2 from gold": within what was said.
    const isPart = within.test(said(one.at - 2, one.at)) && last?.measure === 'money' && last.value > one.value;
    // "Of 8 lakh, three and a half go into the loan".
    const goesIn = words.slice(one.to, one.to + 4).some(({ text }) => paysIn.test(text));
    if (one.measure === 'money' && one.value >= leastPart && isPart && !goesIn) return false;
    // "A hike of 6 percent is coming".
    const around = [one.at - 1, one.at - 2, one.to, one.to + 1].map((at) => words[at]?.text ?? '');
    if (one.measure === 'percent' && around.some((word) => rises.test(word))) return false;
    // "The builder raised the 35 percent demand".
    if (
      one.measure === 'percent' &&
      /^(?:demand|slab|stage|work|complete|completed|kaam|काम)$/.test(words[one.to]?.text ?? '')
    )
      return false;
    // "A house of 1.3 crore, I have 30 lakh: 30 se kaam chal jayega?"
    const enough = /^(?:se|से) (?:kaam|काम|ho|हो|chal|चल)/.test(said(one.to, one.to + 2));
    if (one.measure === 'bare' && enough && found.some(({ value }) => value === one.value * 1e5)) return false;
    // "… plus 18 % GST": the law's, and nobody's rate.
    if (one.measure === 'percent' && /^(?:gst|जीएसटी)$/.test(words[one.to]?.text ?? '')) return false;
    // "20 years or 30, how much more in the 30 one": said before.
    const asBefore = ({ value, years }: Found) => value === one.value || (years && value === one.value * 12);
    if (one.measure === 'bare' && pointsBack.test(words[one.to]?.text ?? '') && found.slice(0, index).some(asBefore))
      return false;
    // "Up half a percent, from 9 to 9.5": what lies between two rates.
    const isRate = ({ measure, value }: Found) =>
      /percent|bare/.test(measure) && value >= 4 && value <= highestRate / 2;
    const isFee = [one.to, one.at - 1].some((at) => ofFee.test(words[at]?.text ?? ''));
    if (one.measure === 'percent' && one.value < 1 && !isFee && found.filter(isRate).length > 1) return false;
    // "2 lakh bola tha, 20 nahi": taken back at the end.
    const closing = words.slice(one.to).map(({ text }) => text);
    if (last && one.measure === 'bare' && closing.length === 1 && denied.test(closing[0] ?? '')) {
      last.insteadOf = one.value;
      return false;
    }
    // "15 nahi 50 lakh" says the unit once.
    const later = found.slice(index + 1).find(({ measure }) => measure === one.measure);
    if (later && one.measure !== 'bare' && again.test(said(later.at - 4, later.at))) return false;
    // "33 lakh, nahi sorry abhi app me dekha 30.3 lakh".
    if (
      later &&
      one.measure !== 'bare' &&
      /(?:^| )(?:nahi|no|arre|नहीं) sorry(?: \S+){0,5}$/.test(said(later.at - 7, later.at))
    )
      return false;
    // "24 months, no, make it 36".
    const stands = next && !denied.test(words[next.to]?.text ?? '');
    // "For 15.. no no, make it 12 years, 15 is too long": nor what is said of it afterwards.
    const gone = found
      .slice(0, index)
      .find(
        (old, at) =>
          old.measure === 'bare' && old.value === one.value && again.test(said(old.to, found[at + 1]?.at ?? old.to)),
      );
    if (gone && one.measure === 'bare') return false;
    if (one.measure === 'time' && stands && next.measure === 'bare' && again.test(said(next.at - 4, next.at))) {
      give(next, one);
      return false;
    }
    // "58 lakh, actually they came down to 56".
    if (
      one.measure === 'money' &&
      next?.measure === 'bare' &&
      /(?:came|come) down to$/.test(said(next.at - 3, next.at))
    ) {
      give(next, one);
      return false;
    }
    // "50 no sorry 40 lakh".
    if (
      one.measure === 'bare' &&
      (next?.measure === 'money' || next?.measure === 'bare' || next?.measure === 'time') &&
      next.at - one.to <= 4 &&
      again.test(said(one.to, next.at))
    )
      return false;
    if (!next || (next.measure !== one.measure && one.measure !== 'bare')) return true;
    const after = said(one.to, next.at);
    const verb = words[next.to]?.text ?? '';
    const stays =
      !denied.test(after) &&
      !(instead.test(after) && (paysIn.test(verb) || (one.shared && /^(?:kar|kr|कर)/.test(verb)))) &&
      !(
        words[one.at - 1]?.text === 'not' && /^(?:but|its|it is|i said|i mean|i meant|make it|rather|use)?$/.test(after)
      );
    if (!stays) next.insteadOf = one.value;
    return stays;
  });
  // "60 lakh at 9 %. Oh, 60 nahi 16 lakh": the first time, too.
  return kept.filter(
    (one, index) =>
      !kept
        .slice(index + 1)
        .some(
          ({ measure, insteadOf }) =>
            measure === one.measure &&
            (insteadOf === one.value ||
              insteadOf === exact(one.value / scaleOf(one.value)) ||
              (one.years && insteadOf === one.value / 12)),
        ),
  );
}

const each = /^(?:ek|one|एक)$/;
const leastOffer = 5;
const farthest = 5;
const areOffers = (one: Found, other: Found): boolean =>
  [one, other].every(({ value }) => value >= leastOffer && value <= highestRate / 2) &&
  Math.abs(one.value - other.value) <= farthest;
const between = /^(?:between|beech|bich|बीच)$/;
/** "8.5 se 9 ke beech", "ek bank 8.5 de raha, ek 9": what lenders said of the rate. */
export function ratesTold(found: Found[], words: Word[]): void {
  const word = (at: number) => words[at]?.text ?? '';
  for (const [index, one] of found.entries()) {
    const next = found[index + 1];
    if (one.measure !== 'bare' || next?.measure !== 'bare') continue;
    const linked = next.at === one.to + 1 && /^(?:to|se|से|and|aur|और)$/.test(word(one.to));
    const isRange =
      linked && (between.test(word(one.at - 1)) || between.test(word(next.to + 1))) && next.value <= highestRate;
    const named = each.test(word(next.at - 1)) && [one.at - 1, one.at - 2].some((at) => each.test(word(at)));
    if (!isRange && !(named && areOffers(one, next))) continue;
    for (const rate of [one, next]) Object.assign(rate, { measure: 'percent', marked: true });
  }
}

/** "3 and 5 years", "15, 20 aur 25 saal", "8.5 or 9%", "20 ya 25 lakh": the unit stands once, at the end. */
export function shareUnits(found: Found[], words: Word[]): void {
  let chained = false;
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [one, next] = [found[index], found[index + 1]];
    if (!one || !next) continue;
    const between = words.slice(one.to, next.at).map(({ text }) => text);
    const comma = between.length === 0 && (words[next.at]?.clause ?? 0) > (words[one.at]?.clause ?? 0);
    const glued = comma && next.start === one.end + 1;
    // "Wife earns 30 and me 50 thousand".
    const [link = '', whose = ''] = between;
    const joined =
      instead.test(between.join(' ')) ||
      (either.has(link) &&
        (between.length === 1 || (between.length === 2 && /^(?:me|i|my|mera|meri|main|मेरी|मेरा|मैं)$/.test(whose))));
    if (joined && one.measure === 'bare' && next.measure === 'bare') one.linked = true;
    const shares: boolean =
      (joined || (comma && (chained || glued))) && one.measure === 'bare' && next.measure !== 'bare';
    const before = words[one.at - 1]?.text ?? '';
    chained =
      shares &&
      fits(one, next) &&
      hasUnit(next, words) &&
      !/^(?:at|rate|@|roi|byaj)$/.test(before) &&
      !(before === 'is' && /^(?:rate|roi|interest)$/.test(words[one.at - 2]?.text ?? '')) &&
      !(next.measure === 'money' && before === '/');
    if (!chained) continue;
    give(one, next);
  }
}

function fits(one: Found, next: Found): boolean {
  if (next.measure === 'percent') return one.value <= highestRate;
  if (next.measure === 'time') return Number.isInteger(one.value) && one.value <= (next.years ? 40 : mostInstalments);
  return next.marked && one.value < 1000;
}
/** "8.55 and 12,000 of fees": a unit stands behind neither. */
const hasUnit = (one: Found, words: Word[]) => one.measure !== 'money' || words[one.to - 1]?.kind !== 'number';
