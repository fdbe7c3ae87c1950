// From the corpus to the file of the net that tells which of what is heard in a message is asked.
import { isWish } from '../answers/kinds.ts';
import type { Example as Line } from '../corpus/read.ts';
import type { Classifier } from '../intent/classifier.ts';
import { hash } from '../nets/hash.ts';
import { type Example, trainNet } from '../nets/train.ts';
import { candidatesOf, featuresOf, meant, type Scene, sceneOf, wish } from './scene.ts';

const plan = { course: { rounds: 5, leftOut: 0.5, seed: 11 }, hidden: 8, nets: 1, leastUsed: 8 };
/** Of the lines that ask one thing so many in a hundred are enough, and fewer of those in one clause. */
const ofSingle = { inClauses: 30, inOne: 10 };

const isTaught = ({ i, q }: Line, { clauses }: Scene): boolean =>
  i.length > 1 || hash(q) % 100 < (clauses.length > 0 ? ofSingle.inClauses : ofSingle.inOne);

function examplesOf(line: Line, classifier: Classifier): Example[] {
  const scene = sceneOf(classifier, line.q);
  if (!isTaught(line, scene)) return [];
  const asked = new Set(line.i.map((name) => (isWish(name) ? wish : name)));
  return candidatesOf(scene).map((name) => ({
    name: asked.has(name) ? meant : 'other',
    features: featuresOf(scene, name),
  }));
}

/** `unseen` gives for each line a classifier that has not learned from its writer. */
export const trainAsked = (lines: readonly Line[], unseen: (line: Line) => Classifier): Uint8Array =>
  trainNet(
    lines.flatMap((line) => examplesOf(line, unseen(line))),
    plan,
  );
