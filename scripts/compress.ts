// The compressed twins that lie beside what shrinks.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const shrinking = new Set(['.html', '.js', '.css', '.svg', '.data', '.json', '.webmanifest', '.txt', '.xml']);

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export const best = 11;
export const brotli = (plain: Buffer) =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: best } });

const brotliBeside = promisify(brotliCompress);
const gzipBeside = promisify(gzip);

/** All at once: each is worked on by whichever processor is free. */
export async function compress(directory: string, quality: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await Promise.all(
    filesIn(directory)
      .filter((file) => shrinking.has(extname(file)))
      .map(async (file) => {
        const plain = readFileSync(file);
        const br = await brotliBeside(plain, { params });
        if (br.length >= plain.length) return;
        writeFileSync(`${file}.br`, br);
        writeFileSync(`${file}.gz`, await gzipBeside(plain, { level: Math.min(quality, 9) }));
      }),
  );
}
