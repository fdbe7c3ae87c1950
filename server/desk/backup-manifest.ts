import type { Copy } from './sqlite-copy.ts';

export interface Manifest {
  takenAt: string;
  sqlite: Copy | null;
  postgres: { file: string; sha256: string } | null;
  /** Makes status links; older backups have none. */
  statusKey?: { file: string; sha256: string };
}
