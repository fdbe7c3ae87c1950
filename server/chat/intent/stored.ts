// The trained classifier, as `npm run assistant -- train` wrote it. The build lays the file beside the bundled server.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type Classifier, openClassifier } from './classifier.ts';

export const classifierFile = new URL('classifier.br', import.meta.url);

let opened: Classifier | undefined;

/** As the file is now. */
export const openStored = (): Classifier => openClassifier(brotliDecompressSync(readFileSync(classifierFile)));

export function storedClassifier(): Classifier {
  opened ??= openStored();
  return opened;
}
