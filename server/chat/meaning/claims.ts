// What a message says about the visitor: an age, an income, a score. Each is kept as a value and in the visitor's words.
import type { Ask } from '../ask.ts';
import type { Quantity } from '../quantities.ts';
import { boundOf } from './bounds.ts';
import { roleOf } from './roles.ts';

export const criteria = [
  'age',
  'income',
  'score',
  'vintage',
  'turnover',
  'experience',
  'amount',
  'tenure',
  'ltv',
] as const;
export type Criterion = (typeof criteria)[number];
export interface Claim {
  value: number;
  /** "Under 700": everything below the value, and not the value itself. */
  bound?: 'under' | 'over';
  /** As the visitor put it: "12 hazar" is given back as that, not as a figure of ours. */
  words: string;
}
export type Claims = Partial<Record<Criterion, Claim>>;

const MONTHS_A_YEAR = 12;

/** The words of the message from one token to another, with what stood close kept close: 12k, 95%. */
function ownWords(ask: Ask, at: number, end: number): string {
  return ask.tokens
    .slice(at, end)
    .map((token, index) => (token.attached && index > 0 ? token.text : ` ${token.text}`))
    .join('')
    .trim();
}

const LEAST_SHARE = 40;
/** "Is 80% financing possible on a house": no rate is as high. */
export const isShare = (ask: Ask, { measure, value }: Quantity): boolean =>
  measure === 'percent' &&
  value >= LEAST_SHARE &&
  !ask.has('a.rate') &&
  (ask.about[0] === 'home-loan' || ask.about[0] === 'mortgage-loan');

/** What the message says about the visitor. Months for times, rupees a month for income and a year for turnover. */
export function claimsOf(ask: Ask): Claims {
  const claims: Claims = {};
  const claim = (criterion: Criterion, value: number, { at, end }: { at: number; end: number }) => {
    if (claims[criterion]) return;
    const bound = boundOf(ask.words, at, end);
    claims[criterion] = bound
      ? { value, bound: bound.side, words: ownWords(ask, bound.at, bound.end) }
      : { value, words: ownWords(ask, at, end) };
  };
  const times = ask.quantities.filter((quantity) => quantity.measure === 'months');
  /** "Since 2021", "2019 se": a year of the calendar. */
  const calendar = ({ value, at, end }: Quantity) =>
    value >= 1950 &&
    value <= 2100 &&
    (/^(since|in|from|year|of|established|started|founded|sal|saal|सन|वर्ष)$/.test(ask.words[at - 1] ?? '') ||
      /^(se|me|mein|से|में)$/.test(ask.words[end] ?? ''));
  const sums = ask.quantities.filter(
    (quantity) =>
      quantity.measure === 'money' || (quantity.measure === 'bare' && quantity.value >= 1000 && !calendar(quantity)),
  );
  // The 24 of section 24(b) is part of a name.
  const named = (at: number) => ask.hits.some((hit) => hit.length > 1 && at >= hit.at && at < hit.at + hit.length);
  const bare = ask.quantities.filter((quantity) => quantity.measure === 'bare' && !named(quantity.at));
  const near = (at: number, pattern: RegExp, reach = 3) =>
    ask.words.slice(Math.max(0, at - reach), at + reach + 2).some((word) => pattern.test(word));

  for (const time of times) {
    const role = roleOf(ask, time);
    if (role) claim(role, role === 'age' ? time.value / MONTHS_A_YEAR : time.value, time);
  }
  for (const number of bare) {
    const { value, at } = number;
    if (value >= 300 && value <= 900 && ask.has('a.score')) claim('score', value, number);
    else if (value >= 10 && value <= 99 && claims.age === undefined) {
      const before = ask.words[at - 1] ?? '';
      const beforeThat = ask.words[at - 2] ?? '';
      if (
        ask.has('a.age') ||
        /^(im|am|main|mai|मैं|age|aged)$/.test(before) ||
        (before === 'is' && /^(age)$/.test(beforeThat)) ||
        /^(turned|turning)$/.test(before) ||
        (ask.has('q.can', 'a.eligibility', 'm.ok') &&
          claims.tenure === undefined &&
          !ask.has('a.score') &&
          !/^(₹|rs|rupees|top|section)$/.test(before))
      )
        claim('age', value, number);
    }
  }
  /** "20 thousand rupees a month", "15 hazar mahina". */
  const aMonth = ({ end }: { end: number }) =>
    ask.at('x.month').some((at) => at === end || (at > end && at <= end + 2 && ask.tokens[at - 1]?.kind !== 'number'));
  for (const sum of sums) {
    if (sum.measure === 'bare' && sum.value >= 300 && sum.value <= 900) continue;
    if (ask.has('a.ltv', 'w.price') && !ask.has('a.income', 'a.turnover')) continue;
    if (ask.has('a.turnover')) claim('turnover', sum.value, sum);
    else if (aMonth(sum) && !ask.has('e.emi')) claim('income', sum.value, sum);
    else if (
      ask.has('a.income') &&
      claims.income === undefined &&
      (sums.length === 1 ||
        near(
          sum.at,
          /income|salary|earn|make|kama|tankh|aay|vetan|pagar|आय|वेतन|तनख|सैलरी|कमा|monthly|month|mahine|आमदनी/,
        ))
    ) {
      const yearly = ask.has('x.yearly') && !ask.has('x.month') && sum.value >= 100_000;
      claim('income', yearly ? sum.value / MONTHS_A_YEAR : sum.value, sum);
    } else if (sum.measure === 'money' || sum.value >= 10_000) claim('amount', sum.value, sum);
  }
  const share = ask.quantities.find((quantity) => quantity.measure === 'percent');
  if (share && (ask.has('a.ltv') || ask.attributes.includes('ltv') || isShare(ask, share)))
    claim('ltv', share.value, share);
  return claims;
}
