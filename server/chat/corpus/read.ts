// The labelled examples that the classifier learns from.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Example {
  /** The message. */
  q: string;
  /** Its intents, in the order asked. */
  i: string[];
  /** The loans it is about. */
  p: string[];
  /** Its writer. */
  w: string;
}

export const corpusFiles = (): string[] => globSync(join(import.meta.dirname, '*.jsonl')).toSorted();

export const linesOf = <Line>(file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

export const readCorpus = (): Example[] => corpusFiles().flatMap((file) => linesOf<Example>(file));
