// From examples to the classifier's file: the weights of each row, as whole numbers of half a byte.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Example } from '../corpus/read.ts';
import { type Classifier, type Head, openClassifier } from './classifier.ts';
import { featuresOf, ownOf, rowCount } from './features.ts';
import { addShare, type Lesson, type Sizes, type Weights } from './learn.ts';
import type { Task } from './learn-beside.ts';
import { pack } from './packed.ts';
import { sounds } from './romanise.ts';

const course = { rounds: 9, leftOut: 0.6 };
/** What is left out by chance moves single answers: the mean of several trainings has half as much chance in it. */
const seeds = [2026, 3003, 3980, 4957];
/** Shares of one, two and three intents, in the order asked. */
const shares = [[1], [0.55, 0.45], [0.45, 0.3, 0.25]];

/** A word used in fewer examples about loans is not known yet. */
const leastKnown = 2;

function knownWords(examples: readonly Example[]): number[] {
  const used = new Map<number, number>();
  for (const { q, i } of examples) {
    if (i.some((name) => /^(oos\.topic|oos\.money|talk\.noise)$/.test(name))) continue;
    for (const key of new Set(sounds(q).map((word) => ownOf(word).key))) used.set(key, (used.get(key) ?? 0) + 1);
  }
  return [...used].filter(([, count]) => count >= leastKnown).map(([key]) => key);
}

const indexed = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** Which of the trainings leaves out the lines of a writer: whole writers, as many lines to each. */
function leftOutOf(examples: readonly Example[]): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { w } of examples) lines.set(w, (lines.get(w) ?? 0) + 1);
  const most = [...lines].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const sums = seeds.map(() => 0);
  return new Map(
    most.map(([writer, count]) => {
      const part = sums.indexOf(Math.min(...sums));
      sums[part] = (sums[part] as number) + count;
      return [writer, part];
    }),
  );
}

/** Trainings with so many seeds run side by side, and count in the order of the seeds. */
const learnEach = (lessonsOf: (part: number) => Lesson[], sizes: Sizes): Promise<Weights[]> =>
  Promise.all(
    seeds.map(async (seed, part) => {
      const workerData: Task = { lessons: lessonsOf(part), sizes, course: { ...course, seed } };
      const beside = new Worker(new URL('learn-beside.ts', import.meta.url), { workerData });
      const [weights] = (await once(beside, 'message')) as [Weights];
      return weights;
    }),
  );

function meanOf(each: readonly Weights[], { features, intents, products }: Sizes): Weights {
  const width = intents + products;
  const mean = { rows: new Float32Array(features * width), bias: new Float32Array(width) };
  for (const { rows, bias } of each) {
    addShare(mean.rows, rows, each.length);
    addShare(mean.bias, bias, each.length);
  }
  return mean;
}

function prepared(examples: readonly Example[], temperature: number) {
  const intents = indexed(examples.flatMap(({ i }) => i));
  const products = indexed(examples.flatMap(({ p }) => p));
  const known = knownWords(examples);
  const knows = new Set(known);
  const lessons = examples.map(
    ({ q, i, p }): Lesson => ({
      features: Int32Array.from(featuresOf(sounds(q).map(ownOf), knows).rows),
      intents: i.map((name, place) => [intents.indexOf(name), shares[i.length - 1]?.[place] ?? 0]),
      products: p.map((id) => products.indexOf(id)),
    }),
  );
  const packed = ({ rows, bias }: Weights) => {
    const head: Head = {
      intents,
      products,
      temperature,
      known,
      bias: Array.from(bias, (one) => Math.round(one * 1e4) / 1e4),
    };
    return pack(head, rows, intents.length + products.length);
  };
  return { lessons, sizes: { features: rowCount, intents: intents.length, products: products.length }, packed };
}

/** The mean of a training with each seed. */
export async function train(examples: readonly Example[], temperature: number): Promise<Uint8Array> {
  const { lessons, sizes, packed } = prepared(examples, temperature);
  return packed(meanOf(await learnEach(() => lessons, sizes), sizes));
}

/** One that has not learned from the writer of an example, for each: what it hears there, it will hear in strangers' lines. */
export async function trainUnseen(
  examples: readonly Example[],
  temperature: number,
): Promise<(example: Example) => Classifier> {
  const { lessons, sizes, packed } = prepared(examples, temperature);
  const leftOut = leftOutOf(examples);
  const partOf = ({ w }: Example) => leftOut.get(w) as number;
  const each = await learnEach((part) => lessons.filter((_, at) => partOf(examples[at] as Example) !== part), sizes);
  const classifiers = each.map((weights) => openClassifier(packed(weights)));
  return (example) => classifiers[partOf(example)] as Classifier;
}

export const compressed = (file: Uint8Array): Uint8Array =>
  brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } });
