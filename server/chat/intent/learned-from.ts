// What the stored classifier was learned from. To learn it anew takes some minutes; as long as the examples, the
// settings and the code that learns are those of its record, it would come out the same.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpusFiles } from '../corpus/read.ts';

/** Written by `npm run assistant -- train` and by nobody else. */
export const recordFile = new URL('classifier.json', import.meta.url);

export interface LearningRecord {
  /** Of the examples, the settings and the code. */
  sources: string;
  /** Of the weights. */
  weights: string;
}

/** A file and all that it imports, however far; types do nothing. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?!import type).* from '(\.[^']+)'/gm))
    withImports(fileURLToPath(new URL(path, `file://${file}`)), found);
  return found;
}

const hash = (parts: Iterable<Uint8Array>) => {
  const made = createHash('sha256');
  for (const part of parts) made.update(part);
  return made.digest('hex');
};

export function recordOf(weights: Uint8Array): LearningRecord {
  const code = ['train.ts', 'learn-beside.ts', 'calibration.json'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const files = new Set([...corpusFiles(), ...code.flatMap((file) => [...withImports(file)])]);
  return { sources: hash([...files].map((file) => readFileSync(file))), weights: hash([weights]) };
}
