import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and while it is being taken over, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
