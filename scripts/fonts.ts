// Cuts the two families to the letters in use and writes the style sheet that names them. Run by the
// build; it cuts anew when the letters, the weights or the packaged files are others than last time.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..');

/** Whatever the words: what visitors type, and the signs that money, dates and styles put between them. */
const always = String.fromCodePoint(
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i),
  ...[0xa0, 0xa9, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20b9, 0x2212],
);

/** Signs of code: content files are full of them, no heading has one. */
const codeSigns = '\\<>[]^_`{|}~';

const faces: Face[] = [
  { out: 'anek-latin', name: 'Anek Latin', family: 'anek-latin', part: 'latin', wght: { min: 400, max: 700 } },
  // The packaged latin file lacks ₹: it has a file of its own, with what else of that part the words need.
  { out: 'anek-rupee', name: 'Anek Latin', family: 'anek-latin', part: 'latin-ext', wght: { min: 400, max: 700 } },
  {
    out: 'eczar-latin',
    name: 'Eczar',
    family: 'eczar',
    part: 'latin',
    wght: { min: 500, max: 600 },
    without: codeSigns,
  },
];
interface Face {
  out: string;
  name: string;
  family: string;
  part: string;
  wght: { min: number; max: number };
  without?: string;
}

const hex = (code: number) => code.toString(16).toUpperCase();
const packaged = ({ family, part }: Face) =>
  readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`));

/** The letters of a text that a packaged part has, in order. */
function codesOf({ family, part, without = '' }: Face, text: string): number[] {
  const parts = require(`@fontsource-variable/${family}/unicode.json`) as Record<string, string>;
  const ranges = (parts[part] ?? '').split(',').map((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return { from, to };
  });
  const codes = new Set(Array.from(text, (sign) => (without.includes(sign) ? 0 : (sign.codePointAt(0) ?? 0))));
  return [...codes]
    .filter((code) => code >= 0x20 && ranges.some(({ from, to }) => code >= from && code <= to))
    .sort((a, b) => a - b);
}

/** U+20-7E, U+A0 … */
function unicodeRange(codes: number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

const rule = ({ out, name, wght }: Face, codes: number[]) => `@font-face {
  font-family: "${name}";
  src: url("./${out}.woff2") format("woff2");
  font-weight: ${wght.min} ${wght.max};
  font-display: swap;
  unicode-range: ${unicodeRange(codes)};
}
`;

const visibleWords = () =>
  globSync('content/**/*.{ts,md}', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');

interface Options {
  out?: string;
  words?: string;
  cut?: typeof subsetFont;
}

/** True when the files were cut anew. */
export async function buildFonts(options: Options = {}): Promise<boolean> {
  const { out = join(root, 'app/assets/fonts'), words = visibleWords(), cut = subsetFont } = options;
  const text = always + words;
  const jobs = faces.map((face) => ({ face, codes: codesOf(face, text), source: packaged(face) }));
  const css = jobs.map(({ face, codes }) => rule(face, codes)).join('');
  const made = createHash('sha256').update(css);
  for (const { source } of jobs) made.update(source);
  const stamp = `/* ${made.digest('hex')} */\n`;
  const sheet = join(out, 'faces.css');
  const complete = faces.every((face) => existsSync(join(out, `${face.out}.woff2`)));
  if (complete && existsSync(sheet) && readFileSync(sheet, 'utf8').startsWith(stamp)) return false;
  mkdirSync(out, { recursive: true });
  for (const { face, codes, source } of jobs) {
    const subset = await cut(source, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      variationAxes: { wght: face.wght },
    });
    writeFileSync(join(out, `${face.out}.woff2`), subset);
  }
  // Last: a cut that was interrupted is made again.
  writeFileSync(sheet, stamp + css);
  return true;
}

if (import.meta.main) await buildFonts();
