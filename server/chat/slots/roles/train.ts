// From labelled figures to the file of the role reader.
import { trainNet } from '../../nets/train.ts';
import { featuresAfter, featuresOf, sceneOf } from './features.ts';
import { type Labelled, toldOf } from './labelled.ts';

const plan = { course: { rounds: 8, leftOut: 0.4, seed: 2026 }, hidden: 24, nets: 3, leastUsed: 39 };

export function trainRoles(messages: readonly Labelled[]): Uint8Array {
  const figures = messages.flatMap((message) => {
    const { words, found, intents, roles } = toldOf(message);
    const scene = sceneOf(words, found, intents);
    const known = roles.map((role) => role ?? 'none');
    return roles.flatMap((role, index) =>
      role === undefined || role === '?'
        ? []
        : [
            {
              name: role,
              features: [...featuresOf(scene, index), ...featuresAfter(scene, index, known.slice(0, index))],
            },
          ],
    );
  });
  return trainNet(figures, plan);
}
