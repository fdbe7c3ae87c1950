// A visitor's message with all that the answering parts want to know of it.
import { productIds } from '../../content/products.ts';
import { type Language, languageOf } from './language.ts';
import { englishGrammar, englishWords } from './lexicon/plain.ts';
import { attributesOf, type Attribute } from './meaning/attributes.ts';
import { productsOf } from './meaning/products.ts';
import { READ } from './normalise.ts';
import { type Quantity, quantities } from './quantities.ts';
import { type Concept, type Understood, understand } from './understand.ts';

export interface Turn {
  from: 'visitor' | 'assistant';
  text: string;
}

export interface Ask extends Understood {
  raw: string;
  language: Language;
  quantities: Quantity[];
  /** Named in this message. */
  products: string[];
  /** Those, or the one the last turns were about. */
  about: string[];
  attributes: Attribute[];
  /** Words that are neither in the lexicon nor plain: a sign that the question is about something else. */
  strangers: string[];
  /** English words that carry meaning and that no part has taken up: "is the subsidy paid in cash". */
  unread: number;
  /** The visitor's earlier messages, newest first. */
  earlier: string[];
  count(...measures: Quantity['measure'][]): number;
}

const REMEMBERED = 6;
const grammar = new Set(englishGrammar);
const meaningful = new Set(englishWords.filter((word) => !grammar.has(word)));

/** Words that make a message one about loans, whatever else it holds. */
export const loanWords: Concept[] = [
  'w.loan',
  'w.bank',
  ...productIds.map((id) => `p.${id}` as const),
  's.pmegp',
  's.mudra',
  's.standup',
  's.mudra-kinds',
  'n.transfer',
  'n.topup',
  'e.emi',
  'a.score',
  'a.prepay',
  'a.ltv',
  'a.reducing',
  'k.letter',
  'w.bank-name',
];

/** "Can I get 9 crore to buy a bungalow": a sum and what it is for make a loan. */
function purposeOf(said: Understood, list: Quantity[]): string[] {
  if (!list.some(({ measure }) => measure === 'money') || !said.has('q.can', 'v.want')) return [];
  if (said.has('w.personal-use')) return ['personal-loan'];
  if (said.has('w.house') && said.has('t.purchase')) return ['home-loan'];
  return said.has('w.business') && !said.has('a.turnover', 'a.income') ? ['business-loan'] : [];
}

export function readAsk(message: string, history: Turn[] = [], locale?: string): Ask {
  const said = understand(message);
  const earlier = history
    .filter((turn) => turn.from === 'visitor')
    .slice(-REMEMBERED)
    .reverse()
    .map((turn) => turn.text);
  let language = languageOf(said);
  for (const text of earlier) language ??= languageOf(understand(text));
  const list = quantities(said.tokens, said.words);
  const named = productsOf(said);
  const products = named.length > 0 ? named : purposeOf(said, list);
  let about = products;
  for (const text of earlier) {
    if (about.length > 0) break;
    about = productsOf(understand(text));
  }
  return {
    ...said,
    raw: message.slice(0, READ),
    language: language ?? (locale === 'hi' || locale === 'hinglish' ? locale : 'en'),
    quantities: list,
    products,
    about,
    attributes: attributesOf(said, about),
    strangers: said.tokens
      .filter((token, at) => token.kind === 'word' && token.text.length > 2 && !said.known[at])
      .map((token) => token.text),
    unread: said.tokens.filter(
      (token, at) =>
        token.kind === 'word' &&
        token.text.length > 3 &&
        meaningful.has(token.text) &&
        !said.hits.some((hit) => at >= hit.at && at < hit.at + hit.length),
    ).length,
    earlier,
    count: (...measures) => list.filter((quantity) => measures.includes(quantity.measure)).length,
  };
}
