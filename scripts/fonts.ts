// Subsets the two families to what English pages need (DESIGN.md §3): run by the build when the files are missing.
// The packaged latin files lack ₹, so it is cut out of latin-ext into a file of its own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = new URL('../app/assets/fonts/', import.meta.url);

const latin = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i),
  ...[0xa0, 0xa9, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2212],
];
const text = (codes: number[]) => String.fromCodePoint(...codes);

const jobs = [
  {
    out: 'anek-latin.woff2',
    family: 'anek-latin',
    file: 'latin-wght-normal',
    text: text(latin),
    wght: { min: 400, max: 700 },
  },
  {
    out: 'anek-rupee.woff2',
    family: 'anek-latin',
    file: 'latin-ext-wght-normal',
    text: '₹',
    wght: { min: 400, max: 700 },
  },
  {
    out: 'eczar-latin.woff2',
    family: 'eczar',
    file: 'latin-wght-normal',
    text: text(latin),
    wght: { min: 500, max: 600 },
  },
];

export async function buildFonts({ force = false } = {}): Promise<void> {
  mkdirSync(out, { recursive: true });
  for (const job of jobs) {
    const target = new URL(job.out, out);
    if (existsSync(target) && !force) continue;
    const source = require.resolve(`@fontsource-variable/${job.family}/files/${job.family}-${job.file}.woff2`);
    const subset = await subsetFont(readFileSync(source), job.text, {
      targetFormat: 'woff2',
      variationAxes: { wght: job.wght },
    });
    writeFileSync(target, subset);
  }
}

if (import.meta.main) await buildFonts({ force: true });
