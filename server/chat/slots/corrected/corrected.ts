// "45 lakh.. wait, make it 41": what is taken back is not said, and what takes its place has its unit. Heard by the trained
// net, as `npm run assistant -- corrected` wrote it.
import { openNet } from '../../nets/net.ts';
import { once, weightsIn } from '../../nets/stored.ts';
import { scaleOf } from '../filled.ts';
import type { Found } from '../slot.ts';
import type { Parts } from '../taken-apart.ts';
import { asksDifference, type Word } from '../words.ts';
import { sceneOf } from '../roles/features.ts';
import type { RoleReader } from '../roles/reader.ts';
import { storedRoles } from '../roles/stored.ts';
import { alike, featuresOf } from './features.ts';
import { standing } from './standing.ts';

export const correctedFile = new URL('corrected.br', import.meta.url);

type Hears = (words: Word[], found: Found[]) => boolean[];
const likely = 0.5;

/** The bare number of an earlier figure. */
const isNamedBy = ({ measure, value, start }: Found, one: Found): boolean =>
  measure === 'bare' &&
  one.measure === 'money' &&
  one.marked &&
  one.end < start &&
  value * scaleOf(one.value) === one.value;

const joining =
  /^(?:(?:and|aur|or|ya|vs|versus|then|phir|fir|otherwise|nahi to|warna|और|या|फिर|नहीं तो|&|\+|\/|-|,|\?|in|for|me|mein|ka|ki|ke|pe|par|में|का|की|के|पर|emi|kist|kisht|instalment|ईएमआई|किस्त) ?)*$/;
/** "15 years and 20 years", "in 10 years EMI? in 15?": what lies between takes nothing back. Sums need a word that joins. */
function joined(words: Word[], one: Found, other: Found): boolean {
  if (one.measure !== other.measure || other.at < one.to) return false;
  const between = words.slice(one.to, other.at);
  const isOpen = one.measure === 'money' && between.length === 0;
  return !isOpen && joining.test(between.map(({ text }) => text).join(' '));
}

export function openCorrected(file: Uint8Array, rolesOf: RoleReader): Hears {
  const { names, add, shares } = openNet(file);
  const back = names.indexOf('back');
  return (words, found) => {
    // What nothing could stand for is not taken back.
    const doubtful = found.filter(
      (one) =>
        found.some((other) => other !== one && alike(one, other)) && !found.some((other) => joined(words, one, other)),
    );
    if (doubtful.length === 0) return found.map(() => false);
    const given = rolesOf(sceneOf(words, found, []));
    const weighed = doubtful.map((one) => {
      const p = shares(add(featuresOf(words, found, given, found.indexOf(one))))[back] as number;
      return { one, p };
    });
    const gone = new Set<Found>();
    // The surest first: something must be left that stands for it.
    for (const { one, p } of weighed.toSorted((a, b) => b.p - a.p))
      if (p > likely && found.some((other) => other !== one && alike(one, other) && !gone.has(other))) gone.add(one);
    // "18 lakh … sorry, not 18, it is 21 lakh": both times.
    const denied = [...gone];
    return found.map((one) => gone.has(one) || denied.some((other) => isNamedBy(other, one)));
  };
}

const stored = once(() => openCorrected(weightsIn(correctedFile), storedRoles()));

const instead =
  /(?<!\p{L})(?:instead of|rather than|ki? bajay|ke bajay|ki jagah)(?!\p{L})|के बजाय|की बजाय|की जगह|(?:^| )(?:ek|one|एक) .* (?:ek|dusr\p{L}*|doosr\p{L}*|other|एक|दूसर[ाीे]) /u;

/** A message with what stands of its figures. */
export function corrected(parts: Parts): Parts {
  const { text, words, found } = parts;
  // "8.9 instead of 8.4, how much more is that", "one says 8.5, one 8.95": both.
  if (found.length < 2 || (instead.test(text) && asksDifference.test(text))) return parts;
  const gone = stored()(words, found);
  // The same figures are weighed once, whoever reads them next.
  return gone.some(Boolean) ? { ...parts, found: standing(words, found, gone) } : parts;
}
