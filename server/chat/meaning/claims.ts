// What a message says about the visitor: an age, an income, a score. Each is kept as a value and in the visitor's words.
import type { Ask } from '../ask.ts';

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

/** What the message says about the visitor. Months for times, rupees a month for income and a year for turnover. */
export function claimsOf(ask: Ask): Claims {
  const claims: Claims = {};
  const claim = (criterion: Criterion, value: number, { at, end }: { at: number; end: number }) => {
    claims[criterion] ??= { value, words: ownWords(ask, at, end) };
  };
  const times = ask.quantities.filter((quantity) => quantity.measure === 'months');
  const sums = ask.quantities.filter(
    (quantity) => quantity.measure === 'money' || (quantity.measure === 'bare' && quantity.value >= 1000),
  );
  // The 24 of section 24(b) is part of a name.
  const named = (at: number) => ask.hits.some((hit) => hit.length > 1 && at >= hit.at && at < hit.at + hit.length);
  const bare = ask.quantities.filter((quantity) => quantity.measure === 'bare' && !named(quantity.at));
  const near = (at: number, pattern: RegExp, reach = 3) =>
    ask.words.slice(Math.max(0, at - reach), at + reach + 2).some((word) => pattern.test(word));

  const businessSubject =
    ask.has('a.vintage') ||
    (ask.has('w.business', 'p.business-loan') &&
      (ask.has('a.age', 'f.founded') ||
        /\b(running|started|since|opened|chal|chala|shuru|chalu|se)\b|शुरू|चल|से/.test(ask.words.join(' '))));
  for (const time of times) {
    const years = time.value / MONTHS_A_YEAR;
    const forTime =
      near(time.at, /^(for|over|tenure|liye|tak|लिए|तक|repay|chukane|within|in)$/, 2) || ask.has('a.tenure');
    const namesLoan = ask.hits.some((hit) => hit.at === time.end && /^(p\.|w\.loan)/.test(hit.concept));
    const isAge =
      time.years &&
      years >= 10 &&
      !namesLoan &&
      (years > 30 ||
        (years >= 18 && !forTime && ask.has('a.employment')) ||
        near(time.at, /^(old|age|aged|umar|umr|aayu|ayu|उम्र|आयु|am|im|i|hu|hoon|hun|हूं|हू|main|mai|मैं|का|की|वर्षीय)$/) ||
        ask.has('a.age'));
    if (ask.has('a.experience', 'f.experience') && !isAge) claim('experience', time.value, time);
    else if (businessSubject && (!isAge || years < 18)) claim('vintage', time.value, time);
    else if (isAge) claim('age', years, time);
    else if (!ask.has('a.age')) claim('tenure', time.value, time);
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
  for (const sum of sums) {
    if (sum.measure === 'bare' && sum.value >= 300 && sum.value <= 900) continue;
    if (ask.has('a.ltv', 'w.price') && !ask.has('a.income', 'a.turnover')) continue;
    if (ask.has('a.turnover')) claim('turnover', sum.value, sum);
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
  if (share && ask.has('a.ltv')) claim('ltv', share.value, share);
  return claims;
}
