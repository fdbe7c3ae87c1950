// What a training wrote, opened once, when it is first asked for. The build lays the files beside the bundled server.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export const weightsIn = (file: URL): Uint8Array => brotliDecompressSync(readFileSync(file));

export function once<T>(open: () => T): () => T {
  let opened: T | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
