// From labelled figures to the file of the role reader.
import { pack } from '../../intent/packed.ts';
import { featuresAfter, featuresOf, sceneOf } from './features.ts';
import { type Labelled, toldOf } from './labelled.ts';
import { learnNet } from './learn.ts';
import type { Head } from './reader.ts';

const course = { rounds: 8, leftOut: 0.4, seed: 2026 };
/** What figures have in common is learned in so many numbers. */
const hidden = 48;
/** A feature of fewer figures is left out. */
const leastUsed = 20;

export function trainRoles(messages: readonly Labelled[]): Uint8Array {
  const figures = messages.flatMap((message) => {
    const { words, found, intents, roles } = toldOf(message);
    const scene = sceneOf(words, found, intents);
    const known = roles.map((role) => role ?? 'none');
    return roles.flatMap((role, index) =>
      role === undefined || role === '?'
        ? []
        : [{ role, features: [...featuresOf(scene, index), ...featuresAfter(scene, index, known.slice(0, index))] }],
    );
  });
  const used = new Map<number, number>();
  for (const { features } of figures) for (const one of features) used.set(one, (used.get(one) ?? 0) + 1);
  const kept = Uint32Array.from([...used].filter(([, count]) => count >= leastUsed).map(([feature]) => feature)).sort();
  const rowOf = new Map(Array.from(kept, (feature, row) => [feature, row]));
  const roles = [...new Set(figures.map(({ role }) => role))].toSorted();
  const lessons = figures.map(({ role, features }) => ({
    features: Int32Array.from(features.flatMap((one) => rowOf.get(one) ?? [])),
    role: roles.indexOf(role),
  }));
  const net = learnNet(lessons, { features: kept.length, hidden, roles: roles.length }, course);
  const rounded = (list: Float32Array) => Array.from(list, (one) => Math.round(one * 1e4) / 1e4);
  const head: Head = {
    roles,
    rowBias: rounded(net.rowBias),
    out: rounded(net.out),
    bias: rounded(net.bias),
    features: Buffer.from(kept.buffer).toString('base64'),
  };
  return pack(head, net.rows, hidden);
}
