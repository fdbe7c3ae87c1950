// How well figures of people are read that it has not learned from: a writer is left out of the training.
import { sceneOf } from './features.ts';
import { type Labelled, toldOf } from './labelled.ts';
import { openRoles } from './reader.ts';
import { trainRoles } from './train.ts';

interface RoleScore {
  figures: number;
  /** Shares of the figures, and of the messages with all of them, in their writer's roles. */
  right: number;
  whole: number;
}

/** What is left of a loan and its time stand for the loan's own in a sum; who else's age it is plays no part. */
const alike: Record<string, string> = { owed: 'amount', remaining: 'tenure', otherAge: 'none', fee: 'none' };
const meant = (role: string) => alike[role] ?? role;
const share = (list: boolean[]) => list.filter(Boolean).length / list.length;

export function measureRole(messages: readonly Labelled[], writer: string): RoleScore {
  const read = openRoles(trainRoles(messages.filter(({ w }) => w !== writer)));
  const held = messages.filter(({ w }) => w === writer).map(toldOf);
  const lines = held.map(({ words, found, intents, roles }) => {
    const given = read(sceneOf(words, found, intents));
    return roles.flatMap((role, at) => (role === undefined ? [] : [meant(role) === meant(given[at]?.role ?? '')]));
  });
  const figures = lines.flat();
  return { figures: figures.length, right: share(figures), whole: share(lines.map((line) => !line.includes(false))) };
}
