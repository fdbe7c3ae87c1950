// How well the classifier reads people it has not learned from: every writer in turn is left out of the training and asked.
import type { Example } from '../corpus/read.ts';
import { type Classifier, openClassifier } from './classifier.ts';
import { train } from './train.ts';

interface Score {
  writer: string;
  lines: number;
  /** Shares of lines whose first guess is one of the intents, is the first of them, or one of three guesses is. */
  any: number;
  first: number;
  three: number;
  /** The loans, exactly. */
  products: number;
}
export interface Measured {
  scores: Score[];
  /** With which the probabilities come true. */
  temperature: number;
}

const share = (list: boolean[]) => list.filter(Boolean).length / list.length;

function score(writer: string, held: Example[], { read }: Classifier): Score {
  const asked = held.map((example) => ({ ...example, ...read(example.q) }));
  return {
    writer,
    lines: held.length,
    any: share(asked.map(({ i, intents: [best] }) => i.includes(best?.name ?? ''))),
    first: share(asked.map(({ i, intents: [best] }) => i[0] === best?.name)),
    three: share(asked.map(({ i, intents }) => intents.slice(0, 3).some(({ name }) => i.includes(name)))),
    products: share(
      asked.map(
        ({ p, products }) =>
          products
            .filter((guess) => guess.p > 0.5)
            .map(({ name }) => name)
            .toSorted()
            .join() === p.toSorted().join(),
      ),
    ),
  };
}

/** Log-loss of the first intent when the scores are divided once more. */
function loss(readings: { right: number; all: number[] }[], by: number): number {
  let sum = 0;
  for (const { right, all } of readings) {
    const total = all.reduce((part, p) => part + p ** (1 / by), 0);
    sum -= Math.log(Math.max(right, 1e-12) ** (1 / by) / total);
  }
  return sum / readings.length;
}

export async function measure(examples: Example[]): Promise<Measured> {
  const writers = [...new Set(examples.map(({ w }) => w))].toSorted();
  const scores: Score[] = [];
  const readings: { right: number; all: number[] }[] = [];
  for (const writer of writers) {
    const held = examples.filter(({ w }) => w === writer);
    const classifier = openClassifier(
      await train(
        examples.filter(({ w }) => w !== writer),
        1,
      ),
    );
    scores.push(score(writer, held, classifier));
    for (const { q, i } of held) {
      const { intents } = classifier.read(q);
      readings.push({ right: intents.find(({ name }) => name === i[0])?.p ?? 0, all: intents.map(({ p }) => p) });
    }
  }
  const tried = Array.from({ length: 31 }, (_, at) => 0.5 + at * 0.05);
  const [best] = tried
    .map((temperature) => ({ temperature, loss: loss(readings, temperature) }))
    .sort((a, b) => a.loss - b.loss);
  return { scores, temperature: Math.round((best?.temperature ?? 1) * 100) / 100 };
}
