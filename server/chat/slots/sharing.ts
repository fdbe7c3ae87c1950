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

/** So many of the same. */
export function give(one: Found, from: Found): void {
  const factor = from.measure === 'time' && from.years ? 12 : from.measure === 'money' ? scaleOf(from.value) : 1;
  Object.assign(one, { measure: from.measure, value: exact(one.value * factor), marked: true, shared: true });
  if (from.years) one.years = true;
  if (from.per) one.per = from.per;
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

const instead = /^(?:ki jagah|ke bajay|ke badle|की जगह|के बजाय)$/;
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
