// Product × attribute: the sentence of the content file, filled from the ledger.
import { low, high } from '../../../content/fill.ts';
import type { Fact } from '../../../content/schema.ts';
import type { Ask } from '../ask.ts';
import type { Attribute } from '../meaning/attributes.ts';
import { join, type Said, type Voice } from './voice.ts';

type Sentences = Partial<Record<string, string>>;

export const schemeOf = (ask: Ask): string | null => {
  if (ask.has('s.mudra-kinds')) return 'mudraKinds';
  const named = [
    ask.has('s.mudra') && 'mudra',
    ask.has('s.standup') && 'standup',
    ask.has('s.pmegp') && 'pmegp',
  ].filter(Boolean);
  return named.length === 1 ? (named[0] as string) : null;
};

/** The attribute as this product has it: a scheme's own limit, a purpose's own rate. */
function sentenceKey(ask: Ask, product: string, attribute: Attribute | 'overview' | 'women'): string {
  if (product === 'government-subsidies') {
    const scheme = schemeOf(ask);
    if (
      scheme &&
      (attribute === 'overview' ||
        attribute === 'amount' ||
        (attribute === 'share' && scheme === 'pmegp') ||
        attribute === 'types')
    )
      return scheme;
    if (attribute === 'types') return 'schemes';
    if (attribute === 'women' || (attribute === 'schemes' && ask.has('w.women'))) return 'standup';
  }
  if (
    product === 'home-loan' &&
    ((attribute === 'rate' && ask.has('t.construction', 't.extension', 't.plot', 't.purchase', 'a.types')) ||
      (attribute === 'overview' && ask.has('t.construction', 't.extension', 't.plot')))
  )
    return 'types';
  return attribute;
}

export function frame(ask: Ask, voice: Voice, product: string, attribute: Attribute | 'overview' | 'women'): Said {
  const sentences: Sentences = voice.texts.loan(product).facts;
  const key = sentenceKey(ask, product, attribute);
  const sentence = sentences[key];
  if (sentence === undefined) {
    const names: Sentences = voice.texts.attributes;
    const missing = names[attribute];
    if (missing === undefined) return voice.say(sentences.overview ?? '');
    return voice.say(voice.texts.notStated, { product: voice.texts.loan(product).name, attribute: missing }, [
      `/services/${product}`,
    ]);
  }
  return voice.say(sentence);
}

/** Two schemes named: each in turn. */
export function schemes(ask: Ask, voice: Voice): Said | null {
  const sentences = voice.texts.loan('government-subsidies').facts;
  const named = [
    ask.has('s.mudra') && sentences.mudra,
    ask.has('s.standup') && sentences.standup,
    ask.has('s.pmegp') && sentences.pmegp,
  ].filter((sentence) => typeof sentence === 'string');
  return named.length > 1 ? join(...named.map((sentence) => voice.say(sentence))) : null;
}

const MOST_SENTENCES = 3;

export function frames(ask: Ask, voice: Voice, product: string, attributes: Attribute[]): Said {
  const keys = new Map(
    attributes.slice(0, MOST_SENTENCES).map((attribute) => [sentenceKey(ask, product, attribute), attribute]),
  );
  const parts = [...keys.values()].map((attribute) => frame(ask, voice, product, attribute));
  return join(...parts, attributes.includes('rate') ? voice.say(voice.texts.rateNote) : null);
}

/** No product named: the same attribute over all of them. */
export function overall(voice: Voice, attributes: Attribute[]): Said | null {
  const sentences: Sentences = voice.texts.all;
  const found = attributes.filter((attribute) => sentences[attribute] !== undefined);
  if (found.length === 0) return null;
  const parts = found.slice(0, 2).map((attribute) => voice.say(sentences[attribute] ?? ''));
  return join(...parts, found.includes('rate') ? voice.say(voice.texts.rateNote) : null);
}

const compared: Attribute[] = ['rate', 'amount', 'tenure'];

/** Two products side by side, with what the figures say. */
export function compare(ask: Ask, voice: Voice, facts: Fact[], pair: string[], asked: Attribute[]): Said {
  const attributes: Attribute[] = asked.length > 0 ? asked.slice(0, 2) : ['rate', 'tenure'];
  const parts = pair
    .slice(0, 3)
    .flatMap((product) => attributes.map((attribute) => frame(ask, voice, product, attribute)));
  const verdict =
    attributes.length === 1 && pair.length === 2 ? difference(voice, facts, pair, attributes[0] as Attribute) : null;
  return join(...parts, verdict, attributes.includes('rate') ? voice.say(voice.texts.rateNote) : null);
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
