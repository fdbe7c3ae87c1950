import type { Health } from '../leads/store.ts';

const heldFor = 1_000;

/** One answer for all who ask within a second: each costs a write to the disk. */
export function heldHealth(probe: () => Promise<Health>, clock = Date.now): () => Promise<Health> {
  let held: Promise<Health> | undefined;
  let since = 0;
  return () => {
    if (!held || clock() - since >= heldFor) {
      held = probe();
      since = clock();
    }
    return held;
  };
}
