// What a message asks, with what probability, and about which loans: the sum of the weights of its features.
import { byWord } from '../by-word.ts';
import { plain } from '../normalise.ts';
import { featuresOf, type Own, ownOf } from './features.ts';
import { sigmoid } from './learn.ts';
import { unpack } from './packed.ts';
import { heard, wordsIn } from './romanise.ts';

export interface Head {
  intents: string[];
  products: string[];
  /** Scores are divided by it, so that of the answers given with 80 % four in five are right. */
  temperature: number;
  bias: number[];
  /** Words heard in questions about loans. */
  known: number[];
}

export interface Guess {
  name: string;
  p: number;
}
export interface Reading {
  /** The message's words by their sound. */
  words: string[];
  /** Most probable first; together nearly one. */
  intents: Guess[];
  /** Each loan by itself, most probable first. */
  products: Guess[];
}
export interface Classifier {
  read(message: string): Reading;
  /** The same, of the words of a text as `wordsIn` gives them. */
  hear(words: string[]): Reading;
  intents: string[];
}

/** Words whose sums are kept: a megabyte and a half. */
const mostWords = 2500;
/** Of 150 intents most have no share worth naming. */
const leastNamed = 5e-4;
const byProbability = (a: Guess, b: Guess) => b.p - a.p;

export function openClassifier(file: Uint8Array): Classifier {
  const {
    head: { intents, products, temperature, bias, known: heardBefore },
    stride,
    add,
    unit: fine,
  } = unpack<Head>(file, (head) => head.intents.length + head.products.length);
  const knows = new Set(heardBefore);
  const width = intents.length + products.length;

  /** A word as typed: what it gives, and what that adds up to. */
  const known = byWord((typed) => {
    const own = ownOf(heard(typed));
    const sums = new Int32Array(stride);
    add(own.rows, sums);
    return { own, sums };
  }, mostWords);

  /** Written anew for every message. */
  const sums = new Int32Array(stride);
  const scores = new Float64Array(width);

  function likeliest(): Guess[] {
    let most = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < intents.length; c += 1) most = Math.max(most, scores[c] as number);
    let all = 0;
    for (let c = 0; c < intents.length; c += 1) {
      scores[c] = Math.exp(((scores[c] as number) - most) / temperature);
      all += scores[c] as number;
    }
    const guesses: Guess[] = [];
    for (let c = 0; c < intents.length; c += 1) {
      const p = (scores[c] as number) / all;
      if (p >= leastNamed) guesses.push({ name: intents[c] as string, p });
    }
    return guesses.sort(byProbability);
  }

  function hear(typed: string[]): Reading {
    const own: Own[] = [];
    sums.fill(0);
    for (const word of typed) {
      const entry = known(word);
      own.push(entry.own);
      for (let c = 0; c < stride; c += 1) sums[c] = (sums[c] as number) + (entry.sums[c] as number);
    }
    const { rows, between, again } = featuresOf(own, knows);
    // What lies between the words, less what two of them bring twice.
    add(between, sums);
    add(again, sums, -1);
    const unit = fine / Math.sqrt(rows.length);
    for (let c = 0; c < width; c += 1) scores[c] = (sums[c] as number) * unit + (bias[c] as number);
    return {
      words: own.map(({ word }) => word),
      intents: likeliest(),
      products: products
        .map((name, c) => ({ name, p: sigmoid(scores[intents.length + c] as number) }))
        .sort(byProbability),
    };
  }

  return { intents, hear, read: (message) => hear(wordsIn(plain(message))) };
}
