// The compressed twins that lie beside what shrinks.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const shrinking = new Set(['.html', '.js', '.css', '.svg', '.data', '.json', '.webmanifest', '.txt', '.xml']);

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export const best = 11;
export const brotli = (plain: Buffer, quality = best) =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export function compress(directory: string, quality: number): void {
  for (const file of filesIn(directory)) {
    if (!shrinking.has(extname(file))) continue;
    const plain = readFileSync(file);
    const br = brotli(plain, quality);
    if (br.length >= plain.length) continue;
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: Math.min(quality, 9) }));
  }
}
