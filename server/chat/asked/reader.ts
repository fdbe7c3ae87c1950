// Which of the intents heard in a message are asked, by the trained net.
import type { Classifier, Guess } from '../intent/classifier.ts';
import { openNet } from '../nets/net.ts';
import { candidatesOf, featuresOf, meant, placeOf, sceneOf } from './scene.ts';

export interface Asked extends Guess {
  /** The clause it stands in; −1 where it is heard only in the whole. */
  at: number;
}
export type AskedReader = (classifier: Classifier, raw: string, intents?: readonly Guess[]) => Asked[];

/** Nothing else is heard, and this so surely that nothing is left to judge. */
const sure = 0.5;

/** All candidates with the probability that they are asked, the most probable first. */
export function openAsked(file: Uint8Array): AskedReader {
  const { names, add, shares } = openNet(file);
  const yes = names.indexOf(meant);
  return (classifier, raw, intents) => {
    const scene = sceneOf(classifier, raw, intents);
    const candidates = candidatesOf(scene);
    const [only] = scene.heard;
    if (candidates.length === 1 && only && only.p >= sure) return [{ ...only, at: placeOf(scene, only.name) ?? -1 }];
    return candidates
      .map((name) => {
        const p = shares(add(featuresOf(scene, name)))[yes] as number;
        return { name, p, at: placeOf(scene, name) ?? -1 };
      })
      .toSorted((one, other) => other.p - one.p);
  };
}
