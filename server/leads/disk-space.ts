// Free space where enquiries are written. Below a floor none is taken any more: what is left is for what is already
// there, so that a full disk leaves nothing half-written.
import { statfs } from 'node:fs/promises';

export interface Disk {
  /** Null when it cannot be read: then writing itself will tell. */
  read(): Promise<{ free: number; low: boolean } | null>;
}

const floor = 64 * 1024 * 1024;
/** Of a disk so small that the floor would be most of it. */
const share = 1 / 20;
const fresh = 1000;

export function watchDisk(folder: string, clock: () => number = Date.now, look: typeof statfs = statfs): Disk {
  let at = Number.NEGATIVE_INFINITY;
  let reading: ReturnType<Disk['read']> = Promise.resolve(null);
  return {
    read() {
      if (clock() - at > fresh) {
        at = clock();
        reading = look(folder).then(
          ({ bavail, blocks, bsize }) => ({
            free: bavail * bsize,
            low: bavail * bsize < Math.min(floor, blocks * bsize * share),
          }),
          () => null,
        );
      }
      return reading;
    },
  };
}

/** The enquiry was not even tried: no space, or more than the ceiling. */
export class NoRoom extends Error {
  readonly code: 'disk' | 'ceiling';
  constructor(code: 'disk' | 'ceiling') {
    super(`no room: ${code}`);
    this.name = 'NoRoom';
    this.code = code;
  }
}
