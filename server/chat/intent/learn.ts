// Logistic regression by AdaGrad over sparse features that are there or not. One soft choice among the intents, and a yes
// or no for each loan, share the features. The same examples and seed give the same weights on every machine.

export interface Lesson {
  features: Int32Array;
  /** Shares of the intents: [index, share]. */
  intents: [number, number][];
  /** Indices of the loans. */
  products: number[];
}
export interface Sizes {
  features: number;
  intents: number;
  products: number;
}
export interface Weights {
  /** One row per feature: intents, then loans. */
  rows: Float32Array;
  bias: Float32Array;
}

const step = 1;
const biasStep = 0.02;
/** The mean of the weights after each of the last rounds errs less than those of the last alone. */
const averaged = 3;
/** Errors below this move nothing worth the time. */
const leastError = 0.003;
/** Math.exp may differ between engines in the last digit; these operations may not. */
export function exp(x: number): number {
  if (x < -60) return 0;
  const power = Math.round(x * Math.LOG2E);
  const rest = x - power * Math.LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n < 14; n += 1) {
    term *= rest / n;
    sum += term;
  }
  return sum * 2 ** power;
}

export function softmax(scores: Float32Array, from: number, to: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = from; at < to; at += 1) most = Math.max(most, scores[at] as number);
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const value = exp((scores[at] as number) - most);
    scores[at] = value;
    sum += value;
  }
  for (let at = from; at < to; at += 1) scores[at] = (scores[at] as number) / sum;
}

export const sigmoid = (x: number): number => 1 / (1 + exp(-x));

export function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffle<T>(list: T[], draw: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}

export interface Course {
  rounds: number;
  /** Leaving out features of an example each time keeps any one of them from deciding alone. */
  leftOut: number;
  seed: number;
}

/** Puts the features that are not left out this time at the front of `kept`; says how many they are. */
export function leaveIn(features: Int32Array, kept: Int32Array, leftOut: number, draw: () => number): number {
  let count = 0;
  for (const feature of features) {
    if (draw() < leftOut) continue;
    kept[count] = feature;
    count += 1;
  }
  return count;
}

/** One training; what it leaves out by chance is drawn from the seed. */
export function learn(
  lessons: Lesson[],
  { features, intents, products }: Sizes,
  { rounds, leftOut, seed }: Course,
): Weights {
  const width = intents + products;
  // The last row is nobody's: it fills up fours.
  const rows = new Float32Array((features + 1) * width);
  const paid = new Float32Array(features * width).fill(1e-6);
  const bias = new Float32Array(width);
  const mean: Weights = { rows: new Float32Array(features * width), bias: new Float32Array(width) };
  const scores = new Float32Array(width);
  const wrong = new Int32Array(width);
  const error = new Float32Array(width);
  const longest = Math.max(...lessons.map((lesson) => lesson.features.length));
  const kept = new Int32Array(longest + 3);
  const draw = draws(seed);
  const order = [...lessons];

  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, draw);
    for (const lesson of order) {
      const count = leaveIn(lesson.features, kept, leftOut, draw);
      if (count === 0) continue;
      const unit = 1 / Math.sqrt(count);
      scores.fill(0);
      kept.fill(features, count, count + 3);
      // Four rows at a time: to fetch and store the sums costs more than to add.
      for (let at = 0; at < count; at += 4) {
        const one = (kept[at] as number) * width;
        const two = (kept[at + 1] as number) * width;
        const three = (kept[at + 2] as number) * width;
        const four = (kept[at + 3] as number) * width;
        for (let c = 0; c < width; c += 1) {
          const pair = (rows[one + c] as number) + (rows[two + c] as number);
          scores[c] = (scores[c] as number) + pair + (rows[three + c] as number) + (rows[four + c] as number);
        }
      }
      for (let c = 0; c < width; c += 1) scores[c] = (scores[c] as number) * unit + (bias[c] as number);
      softmax(scores, 0, intents);
      for (let c = intents; c < width; c += 1) scores[c] = sigmoid(scores[c] as number);
      for (const [intent, share] of lesson.intents) scores[intent] = (scores[intent] as number) - share;
      for (const product of lesson.products) scores[intents + product] = (scores[intents + product] as number) - 1;

      let errors = 0;
      for (let c = 0; c < width; c += 1) {
        const off = scores[c] as number;
        if (off < leastError && off > -leastError) continue;
        wrong[errors] = c;
        error[errors] = off * unit;
        errors += 1;
        bias[c] = (bias[c] as number) - biasStep * off;
      }
      for (let at = 0; at < count; at += 1) {
        const row = (kept[at] as number) * width;
        for (let e = 0; e < errors; e += 1) {
          const cell = row + (wrong[e] as number);
          const slope = error[e] as number;
          const sum = (paid[cell] as number) + slope * slope;
          paid[cell] = sum;
          rows[cell] = (rows[cell] as number) - (step * slope) / Math.sqrt(sum);
        }
      }
    }
    if (rounds - round > averaged) continue;
    addShare(mean.rows, rows, averaged);
    addShare(mean.bias, bias, averaged);
  }
  return mean;
}

/** Adds one of so many to their mean. */
export function addShare(mean: Float32Array, one: Float32Array, many: number): void {
  for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] as number) + (one[at] as number) / many;
}
