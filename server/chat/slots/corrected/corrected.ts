// "45 lakh.. wait, make it 41": what is taken back is not said, and what takes its place has its unit. Heard by the trained
// net, as `npm run assistant -- corrected` wrote it.
import { openNet } from '../../nets/net.ts';
import { once, weightsIn } from '../../nets/stored.ts';
import type { Found } from '../slot.ts';
import type { Parts } from '../taken-apart.ts';
import type { Word } from '../words.ts';
import { sceneOf } from '../roles/features.ts';
import type { RoleReader } from '../roles/reader.ts';
import { storedRoles } from '../roles/stored.ts';
import { alike, featuresOf } from './features.ts';
import { standing } from './standing.ts';

export const correctedFile = new URL('corrected.br', import.meta.url);

type Hears = (words: Word[], found: Found[]) => boolean[];
const likely = 0.5;

export function openCorrected(file: Uint8Array, rolesOf: RoleReader): Hears {
  const { names, hidden, add, shares } = openNet(file);
  const back = names.indexOf('back');
  return (words, found) => {
    const given = rolesOf(sceneOf(words, found, []));
    const weighed = found.flatMap((one, index) => {
      // What nothing could stand for is not taken back.
      if (!found.some((other) => other !== one && alike(one, other))) return [];
      const sums = new Float64Array(hidden);
      const known = add(featuresOf(words, found, given, index), sums);
      return [{ one, p: shares(sums, known)[back] as number }];
    });
    const gone = new Set<Found>();
    // The surest first: something must be left that stands for it.
    for (const { one, p } of weighed.toSorted((a, b) => b.p - a.p))
      if (p > likely && found.some((other) => other !== one && alike(one, other) && !gone.has(other))) gone.add(one);
    return found.map((one) => gone.has(one));
  };
}

const stored = once(() => openCorrected(weightsIn(correctedFile), storedRoles()));

/** A message with what stands of its figures. */
export function corrected(parts: Parts): Parts {
  const { words, found } = parts;
  if (found.length < 2) return parts;
  const gone = stored()(words, found);
  // The same figures are weighed once, whoever reads them next.
  return gone.some(Boolean) ? { ...parts, found: standing(words, found, gone) } : parts;
}
