// What stands when some figures are taken back, each with the value that it stands for instead.
import { give } from '../sharing.ts';
import type { Found } from '../slot.ts';
import { deniedAt } from '../traits.ts';
import type { Word } from '../words.ts';

/** What takes the place of a figure: "3 instead of 5" the one before, else the next of its kind or the last, or a number beside it. */
function heirOf(words: Word[], found: Found[], index: number, stands: (at: number) => boolean): Found | undefined {
  const one = found[index] as Found;
  const kin = (other: Found | undefined, at: number) =>
    other !== undefined && stands(at) && (other.measure === one.measure || other.measure === 'bare');
  const [next, last] = [found[index + 1], found[index - 1]];
  if (deniedAt(words, one.at) && kin(last, index - 1)) return last;
  return (
    found.find((other, at) => at > index && stands(at) && other.measure === one.measure) ??
    found.findLast((other, at) => at < index && stands(at) && other.measure === one.measure) ??
    (kin(next, index + 1) ? next : kin(last, index - 1) ? last : undefined)
  );
}

export function standing(words: Word[], found: Found[], gone: readonly boolean[]): Found[] {
  for (const [index, one] of found.entries()) {
    const heir = gone[index] ? heirOf(words, found, index, (at) => !gone[at]) : undefined;
    if (!heir) continue;
    // "24 months, no, make it 36".
    if (heir.measure === 'bare' && one.measure !== 'bare') give(heir, one);
    heir.insteadOf = one.value;
  }
  return found.filter((_, index) => !gone[index]);
}
