// The role of each figure of a message: of all ways to hand out roles the likeliest, each figure judged by what is around
// it and by the roles of those before.
import { emptyWeight, unpack } from '../../intent/packed.ts';
import type { Found } from '../slot.ts';
import { featuresAfter, featuresAsked, featuresBeside, type Scene } from './features.ts';

export interface Head {
  roles: string[];
  /** Of the hidden layer. */
  rowBias: number[];
  /** A row per role, as wide as the hidden layer. */
  out: number[];
  bias: number[];
  /** The features that have a row, in ascending order, as the bytes of whole numbers. */
  features: string;
}

export interface Given {
  role: string;
  /** How sure it is, among the ways that were weighed. */
  p: number;
  /** The same of every role that any of those ways gave it. */
  shares: ReadonlyMap<string, number>;
}
export type RoleReader = (scene: Scene) => Given[];

/** So many ways to hand out roles are followed. */
const ways = 8;
const leastLikely = 1e-3;

export function openRoles(file: Uint8Array): RoleReader {
  const { head, stride, steps, halves } = unpack<Head>(file, ({ rowBias }) => rowBias.length);
  const { roles, bias, rowBias } = head;
  const hidden = rowBias.length;
  // By the hidden layer, so that what is below nought is passed over.
  const out = Float64Array.from(
    head.out,
    (_, at) => head.out[(at % roles.length) * hidden + Math.floor(at / roles.length)] as number,
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

  /** Adds up the rows of features; says how many have one. */
  function add(list: number[], sums: Float64Array): number {
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
  }

  function likely(sums: Float64Array, known: number): number[] {
    const unit = 1 / Math.sqrt(Math.max(known, 1));
    const scores = bias.slice();
    for (let h = 0; h < hidden; h += 1) {
      const seen = (sums[h] as number) * unit + (rowBias[h] as number);
      // What is below nought says nothing.
      if (seen <= 0) continue;
      for (let c = 0; c < scores.length; c += 1)
        scores[c] = (scores[c] as number) + (out[h * scores.length + c] as number) * seen;
    }
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const all = shares.reduce((sum, one) => sum + one, 0);
    return shares.map((share) => share / all);
  }

  /** A message is read for several things that it may ask: what its figures have around them is added up once. */
  const weighed = new WeakMap<Found[], { sums: Float64Array; known: number }[]>();
  function weigh(scene: Scene) {
    const figures = scene.found.map((_, index) => {
      const sums = new Float64Array(hidden);
      return { sums, known: add(featuresBeside(scene, index).flat(), sums) };
    });
    weighed.set(scene.found, figures);
    return figures;
  }

  return (scene) => {
    const figures = weighed.get(scene.found) ?? weigh(scene);
    let followed: { p: number; roles: string[] }[] = [{ p: 1, roles: [] }];
    for (const [index, figure] of figures.entries()) {
      const sums = Float64Array.from(figure.sums);
      const known = figure.known + add(featuresAsked(scene, index), sums);
      followed = followed
        .flatMap((way) => {
          const own = Float64Array.from(sums);
          const shares = likely(own, known + add(featuresAfter(scene, index, way.roles), own));
          return roles.flatMap((role, c) => {
            const share = shares[c] as number;
            return share < leastLikely ? [] : [{ p: way.p * share, roles: [...way.roles, role] }];
          });
        })
        .sort((one, other) => other.p - one.p)
        .slice(0, ways);
    }
    const all = followed.reduce((sum, { p }) => sum + p, 0);
    return (followed[0]?.roles ?? []).map((role, index) => {
      const shares = new Map<string, number>();
      for (const way of followed) {
        const given = way.roles[index] as string;
        shares.set(given, (shares.get(given) ?? 0) + way.p / all);
      }
      return { role, p: shares.get(role) as number, shares };
    });
  };
}
