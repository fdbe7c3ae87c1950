// Which of the intents heard in a message are asked, by the trained net.
import type { Classifier, Guess } from '../intent/classifier.ts';
import { openNet } from '../nets/net.ts';
import { candidatesOf, featuresOf, meant, placeOf, sceneOf } from './scene.ts';

export interface Asked extends Guess {
  /** The clause it stands in; −1 where it is heard only in the whole. */
  at: number;
}
export type AskedReader = (classifier: Classifier, raw: string, intents?: readonly Guess[]) => Asked[];

/** All candidates with the probability that they are asked, the most probable first. */
export function openAsked(file: Uint8Array): AskedReader {
  const { names, hidden, add, shares } = openNet(file);
  const yes = names.indexOf(meant);
  return (classifier, raw, intents) => {
    const scene = sceneOf(classifier, raw, intents);
    return candidatesOf(scene)
      .map((name) => {
        const sums = new Float64Array(hidden);
        const known = add(featuresOf(scene, name), sums);
        return { name, p: shares(sums, known)[yes] as number, at: placeOf(scene, name) ?? -1 };
      })
      .toSorted((one, other) => other.p - one.p);
  };
}
