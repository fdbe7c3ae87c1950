// A trained net: which of some names something has, with what probability, by its features.
import { unpack } from '../intent/packed.ts';

export interface Head {
  names: string[];
  /** Of the hidden layer. */
  rowBias: number[];
  /** A row per name, as wide as the hidden layer. */
  out: number[];
  bias: number[];
  /** The features that have a row, in ascending order, as the bytes of whole numbers. */
  features: string;
}

/** The rows of features added up, and how many of them had one. */
export interface Sum {
  weights: Int32Array;
  known: number;
}

export interface Net {
  names: string[];
  /** What features add up to, on top of what others do. */
  add(features: readonly number[], before?: Sum): Sum;
  /** The share of each name. */
  shares(sum: Sum): number[];
}

/** By so many beginnings features are looked up; each has a few. */
const beginnings = 2 ** 14;
const shift = 18;

export function openNet(file: Uint8Array): Net {
  const { head, stride, add, unit } = unpack<Head>(file, ({ rowBias }) => rowBias.length);
  const { names, bias, rowBias } = head;
  const hidden = rowBias.length;
  // By the hidden layer, so that what is below nought is passed over.
  const out = Float64Array.from(
    head.out,
    (_, at) => head.out[(at % names.length) * hidden + Math.floor(at / names.length)] as number,
  );
  const bytes = Buffer.from(head.features, 'base64');
  const features = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

  // Where the features of each beginning start: hashes lie evenly, so that few share one.
  const starts = new Uint32Array(beginnings + 1);
  for (const feature of features) starts[(feature >>> shift) + 1] = (starts[(feature >>> shift) + 1] as number) + 1;
  for (let at = 0; at < beginnings; at += 1) starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number);

  function rowOf(feature: number): number {
    const end = starts[(feature >>> shift) + 1] as number;
    for (let row = starts[feature >>> shift] as number; row < end; row += 1) if (features[row] === feature) return row;
    return -1;
  }

  return {
    names,
    add(list, before) {
      const rows: number[] = [];
      for (const feature of list) {
        const row = rowOf(feature);
        if (row >= 0) rows.push(row);
      }
      const weights = before ? before.weights.slice() : new Int32Array(stride);
      add(rows, weights);
      return { weights, known: (before?.known ?? 0) + rows.length };
    },
    shares({ weights, known }) {
      const share = unit / Math.sqrt(Math.max(known, 1));
      const scores = bias.slice();
      for (let h = 0; h < hidden; h += 1) {
        const seen = (weights[h] as number) * share + (rowBias[h] as number);
        // What is below nought says nothing.
        if (seen <= 0) continue;
        for (let c = 0; c < scores.length; c += 1)
          scores[c] = (scores[c] as number) + (out[h * scores.length + c] as number) * seen;
      }
      const top = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - top));
      const all = odds.reduce((sum, one) => sum + one, 0);
      return odds.map((one) => one / all);
    },
  };
}
