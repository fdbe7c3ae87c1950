// "Under 700", "700 se kam", "700 से नीचे": the figure is a bound, and what is meant lies below or above it.
interface Bound {
  side: 'under' | 'over';
  at: number;
  end: number;
}

const before: [RegExp, Bound['side']][] = [
  [/^(?:is |are )?(?:under|below|beneath|less than|lower than|lesser than|younger than|not even)$/, 'under'],
  [/^(?:above|beyond|more than|greater than|higher than|older than|exceeding)$/, 'over'],
];
const after: [RegExp, Bound['side']][] = [
  [/^(?:se|ke|से|के) (?:bhi )?(?:kam|neeche|niche|kum|chhota|chhoti|कम|नीचे|छोटा)$/, 'under'],
  [/^(?:se|ke|से|के) (?:bhi )?(?:zyada|jyada|upar|uper|adhik|bada|ज्यादा|ऊपर|अधिक|बडा)$/, 'over'],
  [/^or less$/, 'under'],
];

/** The bound that the words from one token to another are part of, with its own words. */
export function boundOf(words: string[], at: number, end: number): Bound | null {
  for (const length of [1, 2]) {
    const phrase = words.slice(Math.max(0, at - length), at).join(' ');
    for (const [pattern, side] of before) if (pattern.test(phrase)) return { side, at: at - length, end };
  }
  for (const length of [2, 3]) {
    const phrase = words.slice(end, end + length).join(' ');
    for (const [pattern, side] of after) if (pattern.test(phrase)) return { side, at, end: end + length };
  }
  return null;
}
