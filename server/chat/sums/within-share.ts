// Whether a new instalment, with those that run, stays within the part of an income that lenders leave for EMIs.
import type { Fact } from '../../../content/schema.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import { leastLoan } from '../slots/repair.ts';
import type { Quantity, Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

const asked =
  /(?<!\p{L})(?:half|aadh[iae]|foir|limit|hadd?|seema|within|fits?|too much|overdoing|heavy|okay|ok|problem|dikkat|chaleg[ia]|chal jayeg[ia]|nibh\p{L}*|le sakt[ai]|sahi|theek|thik|bhari|आधी|आधा|आधे|हद|सीमा|दिक्कत|चलेगी|चलेगा|चल जाएगी|निभ[\p{L}\p{M}]*|ले सकत[ाी]|ठीक|सही|भारी)(?!\p{L})/u;
/** "The new one would be 12k", "11000 ki aur le lu": said before the figure or behind it. */
const newBefore = /(?<!\p{L})(?:new|nayi|nai|naya|another|नई|नयी|नया)(?: \S+){0,5} $/u;
const newBehind =
  /^ (?:rs |rupees |rupaye )?(?:(?:ki |ka |wali |की |का |वाली )?(?:new|nayi|nai|naya|नई|नयी|नया)|(?:ki|ka|की|का) (?:aur|और))(?!\p{L})/u;
/** More is no instalment beside an income. */
const mostOfIncome = 0.75;
const total = (list: { value: number }[] = []) => list.reduce((sum, { value }) => sum + value, 0);

/** Nothing where the income or the new instalment is not told, or another thing is asked. */
export function withinShare(text: string, { filled, loose }: Slots, facts: readonly Fact[]): Sentence[] {
  if (filled.rate || filled.property || filled.extra || !asked.test(text)) return [];
  // Whatever each was taken for: the first and largest is earned, and what the other half earns; the rest is paid.
  const told = [...(['income', 'emi', 'amount', 'running'] as const).flatMap((role) => filled[role] ?? []), ...loose]
    .filter(({ measure }) => measure === 'money')
    .toSorted((one, other) => other.value - one.value);
  const [income, ...paid] = told;
  if (!income || (filled.income && filled.income[0] !== income) || income.value >= leastLoan * 10) return [];
  const isNew = ({ text: figure }: Quantity) => {
    const [ahead = '', ...behind] = text.split(` ${figure}`);
    return newBefore.test(`${ahead} `) || newBehind.test(behind.join(' '));
  };
  const planned = paid.filter(isNew).length > 0 ? paid.filter(isNew) : paid.filter(({ start }) => !runs(filled, start));
  const [one, ...more] = planned;
  if (!one || more.length > 0 || paid.length < 2 || one.value > income.value * mostOfIncome) return [];
  if (paid.some(({ value }) => value >= leastLoan)) return [];
  return [ofIncome(total(paid), income.value + total(filled.coIncome) + total(filled.pension), facts)];
}
const runs = ({ running = [] }: Slots['filled'], start: number) => running.some((slot) => slot.start === start);

/** All instalments together beside the part of an income that lenders leave for them. */
export function ofIncome(all: number, income: number, facts: readonly Fact[]): Sentence {
  const share = figuresOf(facts).low('calc.share');
  const most = Math.round((income * share) / 100);
  const figures = {
    all: { rupees: all },
    income: { rupees: income },
    share: { percent: share },
    most: { rupees: most },
    apart: { rupees: Math.abs(most - all) },
  };
  return { frame: all > most ? 'shareOver' : 'shareFits', figures };
}
