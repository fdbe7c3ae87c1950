// What a message in the middle of a talk asks, by the trained net.
import type { Classifier } from '../intent/classifier.ts';
import { openNet } from '../nets/net.ts';
import { candidatesOf, featuresOf, meant, sceneOf, type Told } from './scene.ts';

/** The likeliest intent of a message after others; undefined where nothing was said before, or nothing is heard. */
export type TalkReader = (classifier: Classifier, message: Told) => string | undefined;

export function openTalk(file: Uint8Array): TalkReader {
  const { names, add, shares } = openNet(file);
  const at = names.indexOf(meant);
  return (classifier, message) => {
    const scene = sceneOf(classifier, message);
    if (!scene) return undefined;
    const [own] = scene.own;
    const weighed = candidatesOf(scene).map((name) => {
      const p = shares(add(featuresOf(scene, name)))[at] as number;
      return { name, odds: Math.log(p / (1 - p)) + (name === own?.name ? forItself : 0) };
    });
    return weighed.toSorted((one, other) => other.odds - one.odds)[0]?.name;
  };
}
/** What stands by itself is taken so, unless something else is clearly likelier. */
const forItself = 1;
