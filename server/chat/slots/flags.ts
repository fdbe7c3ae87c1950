// What a message as a whole is about, so far as it matters for its figures: rows of phrases.
import { type Hit, phraseFinder } from './phrases.ts';
import type { Found } from './slot.ts';
import type { Word } from './words.ts';

const flagRows = {
  prepay:
    'prepay*|pre pay*|part pay*|part payment|partpayment|extra|lump sum|lumpsum|ek musht|ekmusht|bonus|zyada bhar*|jyada bhar*|jada bhar*|zyada du|jyada du|jyada dun|zyada dene|jyada dene|faltu|additional|badha*|badha du|emi badha*|step up|stepup|pay more|paying more|zyada de*|jyada de*|upar se|ऊपर से|एक्स्ट्रा|अतिरिक्त|फालतू|बोनस|पार्ट पेमेंट|एकमुश्त|ज्यादा भर*|ज्यादा दूं|बढा*|एक्सट्रा|jama kar*|jama kr*|जमा कर*|jama karau|loan me bhar*|loan me dal*|loan me daal*|लोन में डाल*|ek sath bhar*|more every month|more a month',
  transfer:
    'transfer*|shift*|balance transfer|bt|switch*|move my loan|moving my loan|move loan|refinanc*|takeover|take over|old rate|new rate|purana loan|dusre bank|dusra bank|le jau|le jaun|le jaye|le jaaye|ले जा*|शिफ्ट|ट्रांसफर|बदल*|दूसरे बैंक|rate kam karwa*|change bank|bank badal*|bank change|bank me jau|bank me jaun|bank me jaye|बैंक में जाऊं|बैंक में जाए',
  saysIncome:
    'salary|income|kamata|kamati|kamai|tankhwah|vetan|aay|aamdani|earn*|pagar|सैलरी|वेतन|आय|कमाई|कमाता|तनख्वाह|आमदनी|in hand|take home',
  saysScore: 'cibil|civil|sibil|score|सिबिल|स्कोर',
} as const;
export type Flag = keyof typeof flagRows;

/** What an intent, once known, says of the whole message. */
const ofIntents: Record<string, Flag> = { 'sum.prepay': 'prepay', 'sum.transfer': 'transfer' };
export const flagsOf = (intents: readonly string[]): Flag[] => intents.flatMap((intent) => ofIntents[intent] ?? []);

const find = phraseFinder(Object.entries(flagRows).map(([flag, phrases]) => [flag as Flag, phrases] as const));

/** "Home loan" is no home: a phrase inside a longer one is not read. */
const outermost = (hits: Hit<Flag>[]) =>
  hits.filter(
    (hit) => !hits.some((other) => other.at <= hit.at && other.to >= hit.to && other.to - other.at > hit.to - hit.at),
  );

/** The "months" of "for 18 months" at the end of a message asks nothing: words of a quantity are no flags. */
export function flagsIn(words: Word[], text: string, found: Found[]): Set<Flag> {
  const hits = find(words, text).filter((hit) => !found.some(({ at, to }) => hit.at >= at && hit.to <= to));
  return new Set(outermost(hits).map(({ row }) => row));
}
