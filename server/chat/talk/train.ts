// From follow-ups that say what they mean to the file of the net that tells what a follow-up asks.
import type { Classifier } from '../intent/classifier.ts';
import { type Example, trainNet } from '../nets/train.ts';
import { type FollowUp, toldIn } from './labelled.ts';
import { candidatesOf, featuresOf, meant, sceneOf } from './scene.ts';

const plan = { course: { rounds: 12, leftOut: 0.6, seed: 7 }, hidden: 6, nets: 3, leastUsed: 8 };
/** What stands alone is asked again and again in real talks: it counts twice, so that little is put into it. */
const ofAlone = 2;

export function trainTalk(classifier: Classifier, talks: readonly FollowUp[]): Uint8Array {
  const examples = talks.flatMap((talk): Example[] => {
    const scene = sceneOf(classifier, toldIn(classifier, talk));
    if (!scene) return [];
    const own = candidatesOf(scene).map((name) => ({
      name: talk.i.includes(name) ? meant : 'other',
      features: featuresOf(scene, name),
    }));
    return Array.from({ length: talk.q === talk.s ? ofAlone : 1 }, () => own).flat();
  });
  return trainNet(examples, plan);
}
