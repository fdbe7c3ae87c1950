// A trained net: which of some names something has, with what probability, by its features.
import { emptyWeight, unpack } from '../intent/packed.ts';

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

export interface Net {
  names: string[];
  /** The width of the sums that `add` writes to. */
  hidden: number;
  /** Adds up the rows of features; says how many have one. */
  add(features: number[], sums: Float64Array): number;
  /** The share of each name, by those sums of so many features. */
  shares(sums: Float64Array, known: number): number[];
}

export function openNet(file: Uint8Array): Net {
  const { head, stride, steps, halves } = unpack<Head>(file, ({ rowBias }) => rowBias.length);
  const { names, bias, rowBias } = head;
  const hidden = rowBias.length;
  // By the hidden layer, so that what is below nought is passed over.
  const out = Float64Array.from(
    head.out,
    (_, at) => head.out[(at % names.length) * hidden + Math.floor(at / names.length)] as number,
  );
  const bytes = Buffer.from(head.features, 'base64');
  const features = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

  function rowOf(feature: number): number {
    let low = 0;
    let high = features.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const here = features[middle] as number;
      if (here === feature) return middle;
      if (here < feature) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  return {
    names,
    hidden,
    add(list, sums) {
      let known = 0;
      for (const feature of list) {
        const row = rowOf(feature);
        if (row < 0) continue;
        known += 1;
        const step = steps[row] as number;
        const first = (row * stride) >> 1;
        for (let h = 0; h < hidden; h += 2) {
          const pair = halves[first + (h >> 1)] as number;
          sums[h] = (sums[h] as number) + step * ((pair & 15) - emptyWeight);
          sums[h + 1] = (sums[h + 1] as number) + step * ((pair >> 4) - emptyWeight);
        }
      }
      return known;
    },
    shares(sums, known) {
      const unit = 1 / Math.sqrt(Math.max(known, 1));
      const scores = bias.slice();
      for (let h = 0; h < hidden; h += 1) {
        const seen = (sums[h] as number) * unit + (rowBias[h] as number);
        // What is below nought says nothing.
        if (seen <= 0) continue;
        for (let c = 0; c < scores.length; c += 1)
          scores[c] = (scores[c] as number) + (out[h * scores.length + c] as number) * seen;
      }
      const top = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - top));
      const all = shares.reduce((sum, one) => sum + one, 0);
      return shares.map((share) => share / all);
    },
  };
}
