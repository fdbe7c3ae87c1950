// What a message says of a project and its owner that decides a subsidy or an age limit: words, no figures.
import { type Hit, phraseFinder } from './phrases.ts';
import type { Word } from './words.ts';

export interface Traits {
  scheme?: 'pmegp' | 'pmay' | 'vyupy' | 'mudra' | 'standup' | 'mysy';
  /** A loan for a unit that had one and runs. */
  again?: 'yes';
  place?: 'rural' | 'urban';
  group?: 'general' | 'special';
  work?: 'manufacturing' | 'service';
  /** By a salary, or by work of one's own. */
  earns?: 'salaried' | 'others';
}

const rows: [keyof Traits, string, string][] = [
  ['scheme', 'pmegp', 'pmegp|पीएमईजीपी|pm egp|rojgar srijan|रोजगार सृजन'],
  ['scheme', 'mudra', 'mudra|mudhra|मुद्रा'],
  ['scheme', 'standup', 'stand up|standup|स्टैंड अप|स्टैंडअप'],
  ['scheme', 'pmay', 'pmay|awas|aawas|आवास|पीएमएवाई|home loan|होम लोन|makan|मकान'],
  ['scheme', 'mysy', 'yuva swarojgar|yuwa swarojgar|swarozgar|swarojgar yojana|युवा स्वरोजगार|स्वरोजगार योजना'],
  [
    'again',
    'yes',
    'second loan|second pmegp|2nd loan|dusra loan|doosra loan|dusre loan|doosre loan|dusri baar|upgrade|expansion|दूसरा लोन|दूसरे लोन|दूसरी बार|दुबारा|दोबारा',
  ],
  ['scheme', 'vyupy', 'vyupy|vishwakarma yuva|विश्वकर्मा युवा|yuva udyami|युवा उद्यमी'],
  ['place', 'rural', 'rural|gaon|gaanv|gav|gaav|village|dehat|gramin|panchayat|गांव|ग्रामीण|गाव|देहात'],
  ['place', 'urban', 'urban|city|shahar|sahar|shehar|sheher|town|jaipur city|शहर|शहरी|nagar nigam'],
  [
    'group',
    'special',
    'woman|women|lady|ladies|female|mahila|widow|wife|beti|proprietress|sc|st|obc|minority|ex serviceman|fauji|divyang|handicapped|disabled|transgender|special category|महिला|एससी|एसटी|ओबीसी|अल्पसंख्यक|दिव्यांग|विधवा|बेटी|पत्नी|विशेष वर्ग|अनुसूचित',
  ],
  ['group', 'general', 'general|general category|samanya|जनरल|सामान्य'],
  ['work', 'manufacturing', 'manufacturing|factory|plant|karkhana|nirman|मैन्युफैक्चरिंग|फैक्ट्री|कारखाना|निर्माण'],
  ['work', 'service', 'service|parlour|parlor|salon|repair|cafe|dhaba|tiffin|सर्विस|सेवा|पार्लर|सैलून'],
  [
    'earns',
    'salaried',
    'salaried|salaried person|naukri|nokri|private job|govt job|government job|school teacher|govt teacher|government teacher|govt employee|वेतनभोगी|नौकरी',
  ],
  [
    'earns',
    'others',
    'self employed|shop|dukan|dukaan|proprietor|apna kaam|apna dhandha|apna business|my business|own business|vyapar|दुकान|अपना काम|अपना धंधा|व्यापार',
  ],
];
const find = phraseFinder(rows.map(([trait, value, phrases]) => [[trait, value] as const, phrases] as const));

/** "In a town in place of a village", "in the city, not in a village": what is given up is not meant. */
const givenUp = /^(?:(?:me |mein |में )?(?:ki jagah|ke bajay|nahi|nahin|की जगह|के बजाय|नहीं))/;
const denied = /(?:^| )(?:not|instead of|in place of|rather than)(?: in| for)?(?: the| a)?$/;
const said = (words: Word[], from: number, to: number) =>
  words
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ');
/** "9 instead of …". */
export const deniedAt = (words: Word[], at: number): boolean => denied.test(said(words, at - 4, at));
const isGivenUp = (words: Word[], at: number, to: number) =>
  givenUp.test(said(words, to, to + 3)) || deniedAt(words, at);

/** A woman of the general category is of the special ones for a subsidy, so "special" wins over "general". */
export function traitsIn(words: Word[], text: string): Traits {
  const traits: Record<string, string> = {};
  const order = rows.map(([, value]) => value);
  // Of two schemes the one named first is meant; a house names none by itself.
  const rankOf = ({ row: [trait, value], at }: Hit<readonly [keyof Traits, string]>) =>
    trait === 'scheme' && value !== 'pmay' ? at - words.length : order.indexOf(value);
  const hits = find(words, text)
    .filter(({ at, to }) => !isGivenUp(words, at, to))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const { row } of hits) traits[row[0]] ??= row[1];
  // Who tells of both is of neither alone.
  if (new Set(hits.filter(({ row }) => row[0] === 'earns').map(({ row }) => row[1])).size > 1) delete traits.earns;
  return traits;
}
