// What a message asks, with what probability, and about which loans: the sum of the weights of its features.
import { featuresOf, rowCount } from './features.ts';
import { sigmoid, softmax } from './learn.ts';

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
interface Reading {
  /** Most probable first; they add up to one. */
  intents: Guess[];
  /** Each loan by itself, most probable first. */
  products: Guess[];
}
export interface Classifier {
  read(message: string): Reading;
  intents: string[];
}

/** What half a byte holds for no weight at all. */
const emptyWeight = 7;
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
  const steps = new Float32Array(bytes, 4 + size, rowCount);
  const halves = new Uint8Array(bytes, 4 + size + rowCount * 4);

  return {
    intents,
    read(message) {
      const scores = new Float32Array(stride);
      const features = featuresOf(message, knows);
      let nothing = 0;
      for (const row of features) {
        const step = steps[row] as number;
        nothing += step * emptyWeight;
        const start = (row * stride) >> 1;
        for (let c = 0; c < stride; c += 2) {
          const pair = halves[start + (c >> 1)] as number;
          scores[c] = (scores[c] as number) + step * (pair & 15);
          scores[c + 1] = (scores[c + 1] as number) + step * (pair >> 4);
        }
      }
      const unit = 1 / Math.sqrt(Math.max(features.size, 1));
      for (let c = 0; c < width; c += 1) scores[c] = ((scores[c] as number) - nothing) * unit + (bias[c] ?? 0);
      for (let c = 0; c < intents.length; c += 1) scores[c] = (scores[c] as number) / temperature;
      softmax(scores, 0, intents.length);
      return {
        intents: intents.map((name, c) => ({ name, p: scores[c] as number })).sort(byProbability),
        products: products
          .map((name, c) => ({ name, p: sigmoid(scores[intents.length + c] as number) }))
          .sort(byProbability),
      };
    },
  };
}
