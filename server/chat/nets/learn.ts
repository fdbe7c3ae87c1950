// A small net by AdaGrad over sparse features that are there or not: their rows added up, what is below nought left out, and
// from that a soft choice among some names. The same examples and seed give the same weights on every machine.
import { addShare, type Course, draws, leaveIn, shuffle, softmax } from '../intent/learn.ts';

export interface Lesson {
  features: Int32Array;
  name: number;
}
export interface Sizes {
  features: number;
  hidden: number;
  names: number;
}
export interface Net {
  /** One row per feature, as wide as the hidden layer. */
  rows: Float32Array;
  rowBias: Float32Array;
  /** One row per name, as wide. */
  out: Float32Array;
  bias: Float32Array;
}

const firstStep = 0.1;
const lastStep = 0.02;
const biasStep = 0.01;
/** Weights begin this far from nought at most, those of the names further. */
const spread = 0.09;
const spreadOut = 0.12;
/** Before anything was paid, as if so much had been: the first steps are no leaps. */
const paidBefore = 0.01;
/** The mean of the weights after each of the last rounds errs less than those of the last alone. */
const averaged = 3;
const leastError = 0.003;

export function learnNet(
  lessons: readonly Lesson[],
  { features, hidden, names }: Sizes,
  { rounds, leftOut, seed }: Course,
): Net {
  const draw = draws(seed);
  const around = (length: number, most: number) => Float32Array.from({ length }, () => (2 * draw() - 1) * most);
  const paidFor = (length: number) => new Float32Array(length).fill(paidBefore);
  const net: Net = {
    rows: around(features * hidden, spread),
    rowBias: new Float32Array(hidden),
    out: around(names * hidden, spreadOut),
    bias: new Float32Array(names),
  };
  const { rows, rowBias, out, bias } = net;
  const paid = paidFor(rows.length);
  const paidOut = paidFor(out.length);
  const paidBias = paidFor(hidden);
  const mean: Net = {
    rows: new Float32Array(rows.length),
    rowBias: new Float32Array(hidden),
    out: new Float32Array(out.length),
    bias: new Float32Array(names),
  };
  const sums = new Float32Array(hidden);
  const slopes = new Float32Array(hidden);
  const scores = new Float32Array(names);
  const kept = new Int32Array(lessons.reduce((most, { features: own }) => Math.max(most, own.length), 0));
  const order = [...lessons];

  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep + ((lastStep - firstStep) * round) / rounds;
    shuffle(order, draw);
    for (const lesson of order) {
      const count = leaveIn(lesson.features, kept, leftOut, draw);
      if (count === 0) continue;
      const unit = 1 / Math.sqrt(count);
      sums.fill(0);
      for (let at = 0; at < count; at += 1) {
        const row = (kept[at] as number) * hidden;
        for (let h = 0; h < hidden; h += 1) sums[h] = (sums[h] as number) + (rows[row + h] as number);
      }
      for (let h = 0; h < hidden; h += 1) sums[h] = Math.max(0, (sums[h] as number) * unit + (rowBias[h] as number));
      for (let name = 0; name < names; name += 1) {
        let score = bias[name] as number;
        for (let h = 0; h < hidden; h += 1) score += (out[name * hidden + h] as number) * (sums[h] as number);
        scores[name] = score;
      }
      softmax(scores, 0, names);
      scores[lesson.name] = (scores[lesson.name] as number) - 1;

      slopes.fill(0);
      for (let name = 0; name < names; name += 1) {
        const off = scores[name] as number;
        if (off < leastError && off > -leastError) continue;
        bias[name] = (bias[name] as number) - biasStep * off;
        for (let h = 0; h < hidden; h += 1) {
          const sum = sums[h] as number;
          if (sum === 0) continue;
          const cell = name * hidden + h;
          const weight = out[cell] as number;
          slopes[h] = (slopes[h] as number) + weight * off;
          const slope = off * sum;
          const spent = (paidOut[cell] as number) + slope * slope;
          paidOut[cell] = spent;
          out[cell] = weight - (step * slope) / Math.sqrt(spent);
        }
      }
      for (let h = 0; h < hidden; h += 1) {
        const slope = slopes[h] as number;
        if (slope === 0) continue;
        const spent = (paidBias[h] as number) + slope * slope;
        paidBias[h] = spent;
        rowBias[h] = (rowBias[h] as number) - (biasStep * slope) / Math.sqrt(spent);
        slopes[h] = slope * unit;
      }
      for (let at = 0; at < count; at += 1) {
        const row = (kept[at] as number) * hidden;
        for (let h = 0; h < hidden; h += 1) {
          const slope = slopes[h] as number;
          if (slope === 0) continue;
          const cell = row + h;
          const spent = (paid[cell] as number) + slope * slope;
          paid[cell] = spent;
          rows[cell] = (rows[cell] as number) - (step * slope) / Math.sqrt(spent);
        }
      }
    }
    if (rounds - round > averaged) continue;
    for (const part of ['rows', 'rowBias', 'out', 'bias'] as const) addShare(mean[part], net[part], averaged);
  }
  return mean;
}
