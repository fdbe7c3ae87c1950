// Where the enquiries go of somebody who leaves.
import type { Person } from '../people/people.ts';
import type { DeskOptions } from './context.ts';

/** Passed on one by one, each with its line in the trail, as if somebody did it by hand. How many stayed behind. */
export async function handOver(
  { opens, work }: Pick<DeskOptions, 'opens' | 'work'>,
  { from, to, me }: { from: string; to: string | null; me: Pick<Person, 'id' | 'role' | 'name'> },
): Promise<number> {
  const viewer = { id: me.id, role: me.role, name: me.name };
  const most = 1000;
  let left = 0;
  for (const { reference, version } of await opens.of(from, most)) {
    const { kind } = await work.act(reference, { do: 'pass', to }, viewer, version);
    if (kind !== 'done') left += 1;
  }
  return left;
}
