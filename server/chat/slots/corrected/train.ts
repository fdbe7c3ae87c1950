// From messages whose figures are marked to the file of the net that hears which of them are taken back.
import { type Example, trainNet } from '../../nets/train.ts';
import { sceneOf } from '../roles/features.ts';
import { allTold, type Labelled } from '../roles/labelled.ts';
import type { RoleReader } from '../roles/reader.ts';
import { featuresOf } from './features.ts';

const plan = { course: { rounds: 10, leftOut: 0.5, seed: 11 }, hidden: 8, nets: 3, leastUsed: 25 };
/** Few figures are taken back: they count more often. */
const ofBack = 6;
/** Of the messages without a correction one in so many teaches enough, but for those of writers who wrote what looks like one. */
const ofOthers = 2;
const ofCorrections = 100;

export function trainCorrected(messages: readonly Labelled[], rolesOf: RoleReader): Uint8Array {
  const counts = new Map<string, number>();
  for (const { q, w } of messages) if (q.includes('{back}')) counts.set(w, (counts.get(w) ?? 0) + 1);
  const examples = messages.flatMap((message, at): Example[] => {
    const teaches =
      message.q.includes('{back}') || (counts.get(message.w) ?? 0) >= ofCorrections || at % ofOthers === 0;
    if (!teaches) return [];
    const { words, found, roles } = allTold(message);
    if (found.length < 2) return [];
    const given = rolesOf(sceneOf(words, found, []));
    return roles.flatMap((role, index) => {
      if (role === undefined) return [];
      const features = featuresOf(words, found, given, index);
      return role === 'back' ? Array(ofBack).fill({ name: 'back', features }) : [{ name: 'stands', features }];
    });
  });
  return trainNet(examples, plan);
}
