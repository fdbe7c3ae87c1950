// A unit that stands once for several numbers: "15, 20 aur 25 saal", "25 saal ya 30".
import type { Found } from './slot.ts';
import { setOf, type Word } from './words.ts';

const either = setOf('and or aur ya vs versus v banam और या बनाम n / & lu instead compared');
export const highestRate = 60;
export const mostInstalments = 480;
export const exact = (value: number) => Math.round(value * 1e6) / 1e6;

const rather = setOf('ya or vs versus banam या बनाम than of');
/** "25 saal lu ya 30", "25 years rather than 18": the unit stands with the first. */
export function shareOnward(found: Found[], words: Word[]): void {
  for (const [index, one] of found.entries()) {
    const last = found[index - 1];
    if (!last || one.measure !== 'bare' || last.measure === 'bare' || !last.marked) continue;
    const between = words.slice(last.to, one.at);
    const joined = between.length <= 4 && rather.has(between.at(-1)?.text ?? '');
    if (!joined || !fits(one, last) || words[one.to]?.text === 'lakh') continue;
    if (last.measure === 'money' && one.value * scaleOf(last) > last.value * 4) continue;
    give(one, last);
  }
}

function give(one: Found, from: Found): void {
  const factor = from.measure === 'time' && from.years ? 12 : from.measure === 'money' ? scaleOf(from) : 1;
  Object.assign(one, { measure: from.measure, value: exact(one.value * factor), marked: true, shared: true });
  if (from.years) one.years = true;
  if (from.per) one.per = from.per;
}

const denied = setOf('nahi nahin nhi nai नहीं');
/** "20 lakh not 2 lakh", "2 lakh nahi 20 lakh": what is taken back is not said. */
export function takenBack(found: Found[], words: Word[]): Found[] {
  return found.filter((one, index) => {
    const [last, next] = [found[index - 1], found[index + 1]];
    const between = (from: Found, to: Found) =>
      words
        .slice(from.to, to.at)
        .map(({ text }) => text)
        .join(' ');
    if (last?.measure === one.measure && between(last, one) === 'not') return false;
    if (next?.measure !== one.measure) return true;
    const after = between(one, next);
    return !denied.has(after) && !(words[one.at - 1]?.text === 'not' && /^(?:but|its|it is)?$/.test(after));
  });
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
    const joined = between.length === 1 && either.has(between[0] ?? '');
    if (joined && one.measure === 'bare' && next.measure === 'bare') one.linked = true;
    const shares: boolean =
      (joined || (comma && (chained || glued))) && one.measure === 'bare' && next.measure !== 'bare';
    const before = words[one.at - 1]?.text ?? '';
    chained =
      shares &&
      fits(one, next) &&
      !/^(?:at|rate|@|roi|byaj)$/.test(before) &&
      !(next.measure === 'money' && before === '/');
    if (!chained) continue;
    give(one, next);
  }
}

const scaleOf = ({ value }: Found) => (value >= 1e7 ? 1e7 : value >= 1e5 ? 1e5 : value >= 1e3 ? 1e3 : 1);
function fits(one: Found, next: Found): boolean {
  if (next.measure === 'percent') return one.value <= highestRate;
  if (next.measure === 'time') return Number.isInteger(one.value) && one.value <= (next.years ? 40 : mostInstalments);
  return next.marked && one.value < 1000;
}
