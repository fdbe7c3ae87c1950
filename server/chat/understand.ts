// From words to ideas: the longest known phrases of a message, in any of the three languages, as concepts.
import { loanNames } from '../../content/assistant.ts';
import { compoundParts } from './compounds.ts';
import { attributes } from './lexicon/attributes.ts';
import { guards } from './lexicon/guards.ts';
import { englishWords, hindiWords, hinglishWords } from './lexicon/plain.ts';
import { products } from './lexicon/products.ts';
import { talk } from './lexicon/talk.ts';
import { topics } from './lexicon/topics.ts';
import { typos } from './lexicon/typos.ts';
import { units } from './lexicon/units.ts';
import { type Token, tokens } from './normalise.ts';
import { createSpeller } from './spelling.ts';

const words = { ...products, ...attributes, ...talk, ...topics, ...guards };
/** An idea that words stand for; p.<id> is a loan named outright. */
export type Concept = keyof typeof words | `p.${string}`;
const lexicon: Partial<Record<Concept, string>> = {
  ...Object.fromEntries(Object.entries(loanNames).map(([id, names]) => [`p.${id}`, names])),
  ...words,
};

interface Hit {
  concept: Concept;
  at: number;
  length: number;
}

export interface Understood {
  tokens: Token[];
  /** Each token as the lexicon spells it; unknown words stay as they are. */
  words: string[];
  /** Whether a word is in the lexicon or the list of plain words. */
  known: boolean[];
  hits: Hit[];
  has(...concepts: Concept[]): boolean;
  at(concept: Concept): number[];
}

const textOf = (list: Token[]) => list.map((token) => token.text);
const phrases = new Map<string, Concept[]>();
const starts = new Map<string, number>();
const vocabulary = new Set<string>();

for (const [concept, list] of Object.entries(lexicon) as [Concept, string][]) {
  for (const phrase of list.split('|')) {
    const parts = textOf(tokens(phrase)).map((word) => typos[word] ?? word);
    const [first] = parts;
    if (!first) continue;
    for (const part of parts) vocabulary.add(part);
    const key = parts.join(' ');
    const concepts = phrases.get(key);
    if (!concepts) phrases.set(key, [concept]);
    else if (!concepts.includes(concept)) concepts.push(concept);
    starts.set(first, Math.max(starts.get(first) ?? 0, parts.length));
  }
}
for (const name of Object.values(units).flat()) vocabulary.add(name);
for (const word of [...hinglishWords, ...hindiWords]) vocabulary.add(textOf(tokens(word))[0] ?? word);

const plainWords = new Set([...englishWords, ...hinglishWords, ...hindiWords]);
const speller = createSpeller(vocabulary, englishWords);

function parted(token: Token): Token[] {
  const { kind, text } = token;
  if (kind !== 'word' || plainWords.has(text) || typos[text] || speller.find(text)) return [token];
  const parts = compoundParts(text, vocabulary);
  return parts
    ? parts.map((part, index) => ({ ...token, text: part, attached: index === 0 && token.attached }))
    : [token];
}

/** "Ghar k liye", "lena h": letters that stand for a word where no number is before them. */
const letters: Record<string, string> = { k: 'ke', h: 'hai', hn: 'hain', m: 'me' };

export function understand(message: string): Understood {
  const list = tokens(message).flatMap(parted);
  const found = list.map((token, at) => {
    if (token.kind !== 'word') return token.text;
    const before = list[at - 1];
    const short = before?.kind === 'word' && before.text.length > 1 ? letters[token.text] : undefined;
    return short ?? typos[token.text] ?? speller.find(token.text);
  });
  const words = list.map((token, index) => found[index] ?? token.text);
  const known = list.map((token, index) => found[index] !== null || plainWords.has(token.text));
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(starts.get(words[at] ?? '') ?? 0, words.length - at);
    for (; length > 0; length -= 1) {
      const concepts = phrases.get(words.slice(at, at + length).join(' '));
      if (!concepts) continue;
      for (const concept of concepts) hits.push({ concept, at, length });
      break;
    }
    at += Math.max(length, 1);
  }
  const present = new Set(hits.map((hit) => hit.concept));
  return {
    tokens: list,
    words,
    known,
    hits,
    has: (...concepts) => concepts.some((concept) => present.has(concept)),
    at: (concept) => hits.filter((hit) => hit.concept === concept).map((hit) => hit.at),
  };
}
