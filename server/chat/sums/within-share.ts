// Whether a new instalment, with those that run, stays within the part of an income that lenders leave for EMIs.
import type { Fact } from '../../../content/schema.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import { leastLoan } from '../slots/repair.ts';
import type { Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

const asked =
  /(?<!\p{L})(?:half|aadh[iae]|foir|limit|hadd?|seema|within|fits?|too much|okay|ok|problem|dikkat|chalegi|chalega|chal jayegi|chal jayega|sahi|theek|thik|आधी|आधा|आधे|हद|सीमा|दिक्कत|चलेगी|चलेगा|चल जाएगी|ठीक|सही)(?!\p{L})/u;
/** More is no instalment beside an income. */
const mostOfIncome = 0.75;
const total = (list: { value: number }[] = []) => list.reduce((sum, { value }) => sum + value, 0);

/** Nothing where the income or the new instalment is not told, or another thing is asked. */
export function withinShare(text: string, { filled }: Slots, facts: readonly Fact[]): Sentence[] {
  if (!filled.running || filled.rate || filled.property || !asked.test(text)) return [];
  // "A receptionist, 46,000 a month … the new EMI would be 17,000": the larger is earned.
  const sums = [...(filled.income ?? []), ...(filled.emi ?? []), ...(filled.amount ?? [])].toSorted(
    (one, other) => other.value - one.value,
  );
  const [income, planned, ...more] = sums;
  if (
    !income ||
    !planned ||
    more.length > 0 ||
    planned.value >= leastLoan ||
    planned.value > income.value * mostOfIncome
  )
    return [];
  if (filled.income && filled.income[0] !== income) return [];
  return [ofIncome(total(filled.running) + planned.value, income.value, facts)];
}

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
