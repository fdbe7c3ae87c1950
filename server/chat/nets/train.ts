// From examples to the file of a net: which of some names each has, judged by features.
import { addShare, type Course } from '../intent/learn.ts';
import { pack } from '../intent/packed.ts';
import { learnNet, type Net, type Sizes } from './learn.ts';
import type { Head } from './net.ts';

export interface Example {
  features: number[];
  name: string;
}
interface Plan {
  course: Course;
  /** What the examples have in common is learned in so many numbers by each net. */
  hidden: number;
  /** What is drawn by chance moves single answers: the mean of several nets has half as much chance in it. */
  nets: number;
  /** A feature of fewer examples is left out. */
  leastUsed: number;
}

const between = 977;

/** Nets side by side are one net, as wide as all of them, whose names are weighed by their mean. */
function joined(nets: readonly Net[], { features, hidden, names }: Sizes): Net {
  const width = hidden * nets.length;
  const whole: Net = {
    rows: new Float32Array(features * width),
    rowBias: new Float32Array(width),
    out: new Float32Array(names * width),
    bias: new Float32Array(names),
  };
  for (const [index, { rows, rowBias, out, bias }] of nets.entries()) {
    const from = index * hidden;
    const ownRow = (list: Float32Array, row: number) => list.subarray(row * hidden, (row + 1) * hidden);
    for (let row = 0; row < features; row += 1) whole.rows.set(ownRow(rows, row), row * width + from);
    whole.rowBias.set(rowBias, from);
    for (let name = 0; name < names; name += 1)
      whole.out.set(
        ownRow(out, name).map((one) => one / nets.length),
        name * width + from,
      );
    addShare(whole.bias, bias, nets.length);
  }
  return whole;
}

export function trainNet(examples: readonly Example[], { course, hidden, nets, leastUsed }: Plan): Uint8Array {
  const used = new Map<number, number>();
  for (const { features } of examples) for (const one of features) used.set(one, (used.get(one) ?? 0) + 1);
  const kept = Uint32Array.from([...used].filter(([, count]) => count >= leastUsed).map(([feature]) => feature)).sort();
  const rowOf = new Map(Array.from(kept, (feature, row) => [feature, row]));
  const names = [...new Set(examples.map(({ name }) => name))].toSorted();
  const lessons = examples.map(({ name, features }) => ({
    features: Int32Array.from(features.flatMap((one) => rowOf.get(one) ?? [])),
    name: names.indexOf(name),
  }));
  const sizes = { features: kept.length, hidden, names: names.length };
  const each = Array.from({ length: nets }, (_, index) =>
    learnNet(lessons, sizes, { ...course, seed: course.seed + index * between }),
  );
  const net = joined(each, sizes);
  const rounded = (list: Float32Array) => Array.from(list, (one) => Math.round(one * 1e4) / 1e4);
  const head: Head = {
    names,
    rowBias: rounded(net.rowBias),
    out: rounded(net.out),
    bias: rounded(net.bias),
    features: Buffer.from(kept.buffer).toString('base64'),
  };
  return pack(head, net.rows, hidden * nets);
}
