// A backup may go to any folder, on a disk the site cannot see: DATA_DIR keeps a note of when the last one was made.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LastBackup {
  /** When its copy was begun. */
  at: number;
  folder: string;
}

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json');

export function noteBackup(dataDir: string, takenAt: string, folder: string): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.part`, `${JSON.stringify({ takenAt, folder })}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Null when none was ever made, or the note cannot be read. */
export function lastBackup(dataDir: string): LastBackup | null {
  try {
    const { takenAt, folder } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Record<string, unknown>;
    const at = Date.parse(String(takenAt));
    return Number.isNaN(at) ? null : { at, folder: String(folder) };
  } catch {
    return null;
  }
}
