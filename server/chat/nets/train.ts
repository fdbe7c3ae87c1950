// From examples to the file of a net: which of some names each has, judged by features.
import type { Course } from '../intent/learn.ts';
import { pack } from '../intent/packed.ts';
import { learnNet } from './learn.ts';
import type { Head } from './net.ts';

export interface Example {
  features: number[];
  name: string;
}
interface Plan {
  course: Course;
  /** What the examples have in common is learned in so many numbers. */
  hidden: number;
  /** A feature of fewer examples is left out. */
  leastUsed: number;
}

export function trainNet(examples: readonly Example[], { course, hidden, leastUsed }: Plan): Uint8Array {
  const used = new Map<number, number>();
  for (const { features } of examples) for (const one of features) used.set(one, (used.get(one) ?? 0) + 1);
  const kept = Uint32Array.from([...used].filter(([, count]) => count >= leastUsed).map(([feature]) => feature)).sort();
  const rowOf = new Map(Array.from(kept, (feature, row) => [feature, row]));
  const names = [...new Set(examples.map(({ name }) => name))].toSorted();
  const lessons = examples.map(({ name, features }) => ({
    features: Int32Array.from(features.flatMap((one) => rowOf.get(one) ?? [])),
    name: names.indexOf(name),
  }));
  const net = learnNet(lessons, { features: kept.length, hidden, names: names.length }, course);
  const rounded = (list: Float32Array) => Array.from(list, (one) => Math.round(one * 1e4) / 1e4);
  const head: Head = {
    names,
    rowBias: rounded(net.rowBias),
    out: rounded(net.out),
    bias: rounded(net.bias),
    features: Buffer.from(kept.buffer).toString('base64'),
  };
  return pack(head, net.rows, hidden);
}
