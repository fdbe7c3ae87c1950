// Product × attribute: the sentence of the content file, filled from the ledger.
import { high, low } from '../../../content/fill.ts';
import type { Fact } from '../../../content/schema.ts';
import type { Message } from '../message.ts';
import { join, type Said, type Voice } from '../reply/voice.ts';

export type Attribute =
  | 'rate'
  | 'amount'
  | 'tenure'
  | 'time'
  | 'age'
  | 'income'
  | 'score'
  | 'experience'
  | 'vintage'
  | 'turnover'
  | 'statements'
  | 'ltv'
  | 'tax'
  | 'collateral'
  | 'share'
  | 'schemes'
  | 'types'
  | 'uses'
  | 'propertyTypes'
  | 'overview';

/** The sentence at firm.hours, or one of the intents' own. */
export function sentenceAt(voice: Voice, path: string): string {
  const intents: Partial<Record<string, string>> = voice.texts.intents;
  const own = intents[path] ?? intents[path.replace(/^intents\./, '')];
  if (own !== undefined) return own;
  const found = path
    .split('.')
    .reduce<unknown>((tree, key) => (tree as Record<string, unknown> | undefined)?.[key], voice.texts);
  if (typeof found !== 'string') throw new Error(`No text at ${path}`);
  return found;
}

type Sentences = Partial<Record<string, string>>;

const government = 'government-subsidies';
const schemeNames: [string, RegExp][] = [
  [
    'mudraKinds',
    /shishu|kisho+r|\btarun\b|शिशु|किशोर|तरुण|mudra.*(?:teeno|tino|all three|three (?:types|kinds|names))|मुद्रा.*तीनों/,
  ],
  ['mudra', /mudra|मुद्रा/],
  ['standup', /stand ?-?up|स्टैंड ?-?अप|स्टैण्ड/],
  ['pmegp', /pmegp|p m e g p|पीएमईजीपी/],
];
/** The schemes with sentences of their own that a message names. */
export const schemesIn = ({ text }: Message): string[] => {
  const found = schemeNames.filter(([, name]) => name.test(text)).map(([key]) => key);
  return found.includes('mudraKinds') ? found.filter((key) => key !== 'mudra') : found;
};

const bySchemes: Attribute[] = ['overview', 'amount', 'share', 'types', 'schemes'];
const purposes =
  /construct|exten[ds]|renovat|\bbuild(?!er)|\bplot\b|purchase|(?<!(?:ground|first|second|third|fourth|(?:st|nd|rd|th)) )floor|storey|manzil|nirman|banwa|bana(?:ne|na|ni)|kharid|निर्माण|बन[वा]|मंजिल|विस्तार|प्लॉट|खरीद|बढाने|badhan[ea] (?:ka|ke|ko)/;

/** A house that is built, or grows, or the plot for it: told by the work, where no loan is named. */
const works =
  /construct|exten[ds]|(?<!(?:ground|first|second|third|fourth|(?:st|nd|rd|th)) )floor|storey|\bplot\b|manzil|nirman|निर्माण|मंजिल|विस्तार|प्लॉट/;
export const impliesHome = ({ text }: Message, attribute: Attribute): boolean =>
  attribute === 'rate' && works.test(text);

/** The attribute as this product has it: a scheme's own limit, a purpose's own rate. */
function sentenceKey(message: Message, product: string, attribute: Attribute): string {
  const [scheme, ...more] = schemesIn(message);
  if (product === government && scheme && more.length === 0 && bySchemes.includes(attribute)) {
    if (attribute !== 'share' || scheme === 'pmegp') return scheme;
    // A loan, all of which is repaid.
    return scheme.startsWith('mudra') ? 'mudra' : attribute;
  }
  if (product === government && attribute === 'types') return 'schemes';
  if (product === 'home-loan' && attribute === 'rate' && purposes.test(message.text)) return 'types';
  return attribute;
}

export function factOf(message: Message, voice: Voice, product: string, attribute: Attribute): Said {
  const sentences: Sentences = voice.texts.loan(product).facts;
  const sentence = sentences[sentenceKey(message, product, attribute)];
  if (sentence !== undefined) return voice.say(sentence);
  const missing = (voice.texts.attributes as Sentences)[attribute];
  if (missing === undefined) return voice.say(sentences.overview ?? '');
  return voice.say(voice.texts.notStated, { product: voice.texts.loan(product).name, attribute: missing }, [
    `/services/${product}`,
  ]);
}

/** Each of several schemes in turn. */
export function schemesSaid(message: Message, voice: Voice, first: string): Said {
  const sentences: Sentences = voice.texts.loan(government).facts;
  const named = schemesIn(message);
  const list = named.length > 0 ? named : [first];
  return join(...list.map((key) => voice.say(sentences[key] ?? sentences.schemes ?? '')));
}

/** No product named: the same attribute over all of them. */
export function overall(voice: Voice, attribute: Attribute): Said | null {
  const sentence = (voice.texts.all as Sentences)[attribute];
  return sentence === undefined ? null : voice.say(sentence);
}

export const withNote = (voice: Voice, attribute: Attribute, said: Said): Said =>
  attribute === 'rate' || attribute === 'time' ? join(said, voice.say(voice.texts[`${attribute}Note`])) : said;

const compared: Attribute[] = ['rate', 'amount', 'tenure'];

/** Two or three products side by side, with what the figures say. */
export function compare(message: Message, voice: Voice, facts: Fact[], pair: string[], asked: Attribute[]): Said {
  const attributes: Attribute[] = asked.length > 0 ? asked.slice(0, 2) : ['uses', 'rate', 'tenure'];
  const parts = pair
    .slice(0, 3)
    .flatMap((product) => attributes.map((attribute) => factOf(message, voice, product, attribute)));
  const [only] = attributes;
  const by = attributes.length === 1 ? only : attributes.find((one) => one === 'rate');
  const verdict = pair.length === 2 && by ? difference(voice, facts, pair, by) : null;
  // Without security or on one's house: what is cheaper may cost it.
  const stakes = by === 'rate' && pair.includes('mortgage-loan') && !pair.includes('home-loan');
  return join(
    ...parts,
    verdict,
    stakes ? voice.say(voice.texts.compare.stake) : null,
    attributes.includes('rate') ? voice.say(voice.texts.rateNote) : null,
  );
}

function difference(voice: Voice, facts: Fact[], pair: string[], attribute: Attribute): Said | null {
  if (!compared.includes(attribute)) return null;
  const measure = (product: string) => {
    const rows = facts.filter((row) => row.product === product && row.attribute === attribute);
    const months = (row: Fact, value: number) => (row.unit === 'years' ? value * 12 : value);
    return attribute === 'rate' ? Math.min(...rows.map(low)) : Math.max(...rows.map((row) => months(row, high(row))));
  };
  const [first, second] = pair as [string, string];
  const [a, b] = [measure(first), measure(second)];
  if (!Number.isFinite(a) || !Number.isFinite(b)) return null;
  const say = voice.texts.compare;
  if (a === b) return voice.say(say.same);
  const better = (attribute === 'rate' ? a < b : a > b) ? first : second;
  return voice.say(say[attribute as 'rate' | 'amount' | 'tenure'], { product: voice.texts.loan(better).name });
}
