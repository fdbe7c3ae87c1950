// "personalloan", "businessloanrate", "पर्सनललोन": known words written without spaces.
const anchors = /(loan|emi|cibil|mortgage|property|interest|लोन|ऋण|ब्याज)/;
const short = new Set([
  'emi',
  'roi',
  'age',
  'ka',
  'ki',
  'ke',
  'for',
  'par',
  'biz',
  'govt',
  'gov',
  'bsns',
  'persnl',
  'prsnl',
  'max',
  'min',
  'का',
  'की',
  'लोन',
  'ऋण',
  'दर',
]);
const SHORTEST = 7;
const LONGEST = 40;

/** The parts, or null when the word is not made of known ones. */
export function compoundParts(word: string, vocabulary: ReadonlySet<string>): string[] | null {
  if (word.length < SHORTEST || word.length > LONGEST) return null;
  const isPart = (part: string) => (part.length > 3 && vocabulary.has(part)) || short.has(part);
  /** The parts of the first so many letters, the longest last part first. */
  const upTo: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let found: string[] | null = null;
    for (let start = 0; start < end - 1 && !found; start += 1) {
      const before = upTo[start];
      const part = word.slice(start, end);
      if (before && isPart(part)) found = [...before, part];
    }
    upTo[end] = found;
  }
  const parts = upTo[word.length];
  return parts && parts.length > 1 && parts.some((part) => anchors.test(part)) ? parts : null;
}
