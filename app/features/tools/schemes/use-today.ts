import { useHydrated } from '../../../ui/use-hydrated.ts';
import { dateOf } from '../../../../domain/moments.ts';

/** The page may be older than the day: once it is alive, the later of its own day and the device's counts. */
export function useToday(made: string): string {
  const now = dateOf(Date.now());
  return useHydrated() && now > made ? now : made;
}
