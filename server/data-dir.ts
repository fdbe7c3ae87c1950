// DATA_DIR holds people's names and numbers: what is made in it is for this user alone, and nobody else should look in.
import { statSync } from 'node:fs';

/** Before the first file is made: whatever the machine's habit, group and others get nothing. */
export const keepPrivate = (): void => void process.umask(0o077);

interface Openness {
  /** As chmod writes it. */
  mode: string;
  /** Others could put their own store in place of ours. */
  writable: boolean;
}

/** What others may do with the folder; null when nothing, or when there is none yet: it is then made private. */
export function opennessOf(dir: string): Openness | null {
  const stat = statSync(dir, { throwIfNoEntry: false });
  // Windows has no such modes.
  if (!stat || process.getuid === undefined || (stat.mode & 0o077) === 0) return null;
  return { mode: (stat.mode & 0o7777).toString(8), writable: (stat.mode & 0o002) !== 0 };
}
