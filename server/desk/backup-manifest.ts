// What a backup says of itself, and what of that is believed.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DeskError } from './commands.ts';

/** The names a backup's files have. No other is taken: a name with a path in it could lead anywhere. */
const fileNames = {
  sqlite: ['leads.sqlite', 'spool.sqlite'],
  postgres: ['leads.dump'],
  statusKey: ['status.key'],
} as const;

const entry = <const Names extends readonly string[]>(names: Names) => ({
  file: v.picklist(names, ({ received }) => `names the file ${received}, which is none of ${names.join(', ')}`),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'has a checksum that is none')),
});

const schema = v.object({
  takenAt: v.string(),
  sqlite: v.nullable(v.object({ ...entry(fileNames.sqlite), enquiries: v.number() })),
  postgres: v.nullable(v.object(entry(fileNames.postgres))),
  /** Makes status links; older backups have none. */
  statusKey: v.optional(v.object(entry(fileNames.statusKey))),
});
export type Manifest = v.InferOutput<typeof schema>;

export function readManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new DeskError(`${folder} holds no backup: it has no manifest.json.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new DeskError(`${path} cannot be read as JSON.`);
  }
  const reading = v.safeParse(schema, content);
  if (reading.success) return reading.output;
  const [issue] = reading.issues;
  throw new DeskError(`${path} is no manifest of ours: ${v.getDotPath(issue) ?? 'it'} ${issue.message}.`);
}

/** A file of the backup, if it is one: a link could lead out of the folder. */
export function fileOf(folder: string, name: string): string {
  const file = join(folder, name);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) throw new DeskError(`The backup is not complete: ${file} is missing.`);
  if (!stat.isFile()) throw new DeskError(`${file} is no ordinary file.`);
  return file;
}
