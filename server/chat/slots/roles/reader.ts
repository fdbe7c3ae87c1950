// The role of each figure of a message: of all ways to hand out roles the likeliest, each figure judged by what is around
// it and by the roles of those before.
import { openNet, type Sum } from '../../nets/net.ts';
import type { Found } from '../slot.ts';
import { featuresAfter, featuresAsked, featuresBeside, type Scene } from './features.ts';

export interface Given {
  role: string;
  /** How sure it is, among the ways that were weighed. */
  p: number;
  /** The same of every role that any of those ways gave it. */
  shares: ReadonlyMap<string, number>;
}
export type RoleReader = (scene: Scene) => Given[];

/** So many ways to hand out roles are followed. */
const ways = 8;
const leastLikely = 1e-3;
/** What costs something is summed alike, whichever of the two it is taken for. */
const kin: Record<string, string> = { project: 'property', property: 'project' };

export function openRoles(file: Uint8Array): RoleReader {
  const { names: roles, add, shares: sharesOf } = openNet(file);

  /** A message is read for several things that it may ask: what its figures have around them is added up once. */
  const weighed = new WeakMap<Found[], Sum[]>();
  function weigh(scene: Scene) {
    const figures = scene.found.map((_, index) => add(featuresBeside(scene, index).flat()));
    weighed.set(scene.found, figures);
    return figures;
  }

  return (scene) => {
    const figures = weighed.get(scene.found) ?? weigh(scene);
    let followed: { p: number; roles: string[] }[] = [{ p: 1, roles: [] }];
    for (const [index, figure] of figures.entries()) {
      const sum = add(featuresAsked(scene, index), figure);
      followed = followed
        .flatMap((way) => {
          const shares = sharesOf(add(featuresAfter(scene, index, way.roles), sum));
          return roles.flatMap((role, c) => {
            const share = shares[c] as number;
            return share < leastLikely ? [] : [{ p: way.p * share, roles: [...way.roles, role] }];
          });
        })
        .sort((one, other) => other.p - one.p)
        .slice(0, ways);
    }
    const all = followed.reduce((sum, { p }) => sum + p, 0);
    return (followed[0]?.roles ?? []).map((role, index) => {
      const shares = new Map<string, number>();
      for (const way of followed) {
        const given = way.roles[index] as string;
        shares.set(given, (shares.get(given) ?? 0) + way.p / all);
      }
      return { role, p: (shares.get(role) as number) + (shares.get(kin[role] ?? '') ?? 0), shares };
    });
  };
}
