// What a stored file of weights was learned from. To learn it anew takes its time; as long as the examples, the settings
// and the code that learns are those of its record, it would come out the same.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpusFiles } from '../corpus/read.ts';
import { labelledFiles } from '../slots/roles/labelled.ts';
import { talkFiles } from '../talk/labelled.ts';

interface LearningRecord {
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

function recordOf(weights: Uint8Array, examples: string[], modules: string[]): LearningRecord {
  const code = modules.map((module) => fileURLToPath(new URL(module, import.meta.url)));
  const files = new Set([...examples, ...code.flatMap((file) => [...withImports(file)])]);
  return { sources: hash([...files].map((file) => readFileSync(file))), weights: hash([weights]) };
}

/** Written by `npm run assistant -- train` and by nobody else. */
export const classifierRecord = {
  file: new URL('classifier.json', import.meta.url),
  of: (weights: Uint8Array) => recordOf(weights, corpusFiles(), ['train.ts', 'learn-beside.ts', 'calibration.json']),
};
/** What is asked is learned by classifiers that are trained for it alone. */
export const askedRecord = {
  file: new URL('../asked/asked.json', import.meta.url),
  of: (weights: Uint8Array) =>
    recordOf(weights, corpusFiles(), ['../asked/train.ts', 'train.ts', 'learn-beside.ts', 'calibration.json']),
};
export const rolesRecord = {
  file: new URL('../slots/roles/roles.json', import.meta.url),
  of: (weights: Uint8Array) => recordOf(weights, labelledFiles(), ['../slots/roles/train.ts']),
};

/** What is taken back is judged by the roles of the figures, too. */
export const correctedRecord = {
  file: new URL('../slots/corrected/corrected.json', import.meta.url),
  of: (weights: Uint8Array) =>
    recordOf(
      weights,
      [...labelledFiles(), fileURLToPath(new URL('../slots/roles/roles.br', import.meta.url))],
      ['../slots/corrected/train.ts'],
    ),
};

/** Follow-ups are judged by what the classifier hears in them. */
export const talkRecord = {
  file: new URL('../talk/talk.json', import.meta.url),
  of: (weights: Uint8Array) =>
    recordOf(weights, [...talkFiles(), fileURLToPath(new URL('classifier.br', import.meta.url))], ['../talk/train.ts']),
};

export interface Stored {
  file: URL;
  of: (weights: Uint8Array) => LearningRecord;
}
/** Whether the stored weights are what their sources give: where those have changed, only another training can tell. */
export async function isCurrent(
  { file, of }: Stored,
  stored: Uint8Array,
  train: () => Uint8Array | Promise<Uint8Array>,
): Promise<boolean> {
  const record = JSON.parse(readFileSync(file, 'utf8')) as LearningRecord;
  const now = of(stored);
  return record.sources === now.sources ? record.weights === now.weights : Buffer.compare(await train(), stored) === 0;
}
