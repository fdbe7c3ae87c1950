// What a message asks, with what probability, and about which loans: the sum of the weights of its features.
import { byWord } from '../by-word.ts';
import { plain } from '../normalise.ts';
import { featuresOf, ownOf, rowCount } from './features.ts';
import { sigmoid } from './learn.ts';
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

/** What half a byte holds for no weight at all. */
const emptyWeight = 7;
/** Steps are whole numbers up to this, so that a long message's sum stays below 2³¹. */
const finest = 2 ** 14;
/** Words whose sums are kept: about a megabyte. */
const mostWords = 1500;
/** Of 150 intents most have no share worth naming. */
const leastNamed = 5e-4;
const byProbability = (a: Guess, b: Guess) => b.p - a.p;

export function openClassifier(file: Uint8Array): Classifier {
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  const [size = 0] = new Uint32Array(bytes, 0, 1);
  const { intents, products, temperature, bias, known } = JSON.parse(
    new TextDecoder().decode(new Uint8Array(bytes, 4, size)),
  ) as Head;
  const knows = new Set(known);
  const width = intents.length + products.length;
  const stride = width + (width % 2);
  const floats = new Float32Array(bytes, 4 + size, rowCount);
  const fine = floats.reduce((most, one) => Math.max(most, one), 0) / finest;
  const steps = Int32Array.from(floats, (one) => Math.round(one / fine));
  const halves = new Uint8Array(bytes, 4 + size + rowCount * 4);

  /** The sum of the rows' weights. Four rows at a time: to fetch and store the sums costs more than to add. */
  function sumsOf(rows: number[]): Int32Array {
    const sums = new Int32Array(stride);
    const half = stride >> 1;
    let nothing = 0;
    for (let at = 0; at < rows.length; at += 4) {
      const a = rows[at] as number;
      const b = rows[at + 1] ?? a;
      const c = rows[at + 2] ?? a;
      const d = rows[at + 3] ?? a;
      const ofA = steps[a] as number;
      const ofB = at + 1 < rows.length ? (steps[b] as number) : 0;
      const ofC = at + 2 < rows.length ? (steps[c] as number) : 0;
      const ofD = at + 3 < rows.length ? (steps[d] as number) : 0;
      nothing += (ofA + ofB + ofC + ofD) * emptyWeight;
      for (let pair = 0; pair < half; pair += 1) {
        const inA = halves[a * half + pair] as number;
        const inB = halves[b * half + pair] as number;
        const inC = halves[c * half + pair] as number;
        const inD = halves[d * half + pair] as number;
        const first = Math.imul(ofA, inA & 15) + Math.imul(ofB, inB & 15);
        const second = Math.imul(ofA, inA >> 4) + Math.imul(ofB, inB >> 4);
        sums[2 * pair] = (sums[2 * pair] as number) + first + Math.imul(ofC, inC & 15) + Math.imul(ofD, inD & 15);
        sums[2 * pair + 1] =
          (sums[2 * pair + 1] as number) + second + Math.imul(ofC, inC >> 4) + Math.imul(ofD, inD >> 4);
      }
    }
    for (let c = 0; c < stride; c += 1) sums[c] = (sums[c] as number) - nothing;
    return sums;
  }

  const sumsOfWord = byWord((word) => sumsOf(ownOf(word).rows), mostWords);

  /** What the words bring, less what two of them bring twice, and what lies between them. */
  function sumsOfMessage(words: string[], between: number[], again: number[]): Int32Array {
    const sums = sumsOf(between);
    const twice = sumsOf(again);
    for (let c = 0; c < stride; c += 1) sums[c] = (sums[c] as number) - (twice[c] as number);
    for (const word of words) {
      const own = sumsOfWord(word);
      for (let c = 0; c < stride; c += 1) sums[c] = (sums[c] as number) + (own[c] as number);
    }
    return sums;
  }

  function likeliest(scores: Float64Array): Guess[] {
    const most = scores.reduce((best, score) => Math.max(best, score));
    let all = 0;
    for (let c = 0; c < scores.length; c += 1) {
      scores[c] = Math.exp(((scores[c] as number) - most) / temperature);
      all += scores[c] as number;
    }
    const guesses: Guess[] = [];
    for (let c = 0; c < scores.length; c += 1) {
      const p = (scores[c] as number) / all;
      if (p >= leastNamed) guesses.push({ name: intents[c] as string, p });
    }
    return guesses.sort(byProbability);
  }

  function hear(typed: string[]): Reading {
    const words = typed.map(heard);
    const { rows, between, again } = featuresOf(words, knows);
    const sums = sumsOfMessage(words, between, again);
    const unit = fine / Math.sqrt(rows.length);
    const scores = new Float64Array(width);
    for (let c = 0; c < width; c += 1) scores[c] = (sums[c] as number) * unit + (bias[c] as number);
    return {
      words,
      intents: likeliest(scores.subarray(0, intents.length)),
      products: products
        .map((name, c) => ({ name, p: sigmoid(scores[intents.length + c] as number) }))
        .sort(byProbability),
    };
  }

  return { intents, hear, read: (message) => hear(wordsIn(plain(message))) };
}
