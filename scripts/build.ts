// The content's mistakes first; then fonts, then React Router's own build, the server with it, the desk's script and style, then the last touch on pages, and compressed twins of what shrinks.
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentProblems } from './content-problems.ts';
import { buildDesk } from './desk-assets.ts';
import { buildFonts } from './fonts.ts';
import { finishPages } from './pages.ts';
import { sharePicture } from '../app/seo.ts';
import { writeShareImages } from './share-images.ts';
import { writeWellKnown } from './well-known.ts';

const client = 'build/client';
const shrinking = new Set(['.html', '.js', '.css', '.svg', '.data', '.json', '.webmanifest', '.txt', '.xml']);

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function compress() {
  for (const file of filesIn(client)) {
    if (!shrinking.has(extname(file))) continue;
    const plain = readFileSync(file);
    const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    if (br.length >= plain.length) continue;
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}

const wrong = contentProblems();
if (wrong.length > 0) {
  console.error(['The content has mistakes:', ...wrong].join('\n  '));
  process.exit(1);
}
rmSync('build', { recursive: true, force: true });
await buildFonts();
execFileSync('react-router', ['build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
// The styles of all pages at once, which the server's half of the build makes and no page asks for.
for (const file of globSync(`${client}/assets/server-build-*.css`)) rmSync(file);
await buildDesk();
const pages = await finishPages(client);
writeWellKnown(client, Object.keys(pages));
// Some pages borrow another's picture.
await writeShareImages(
  client,
  Object.entries(pages)
    .filter(([path, { picture }]) => picture === sharePicture(path))
    .map(([, page]) => page),
);
compress();
// Beside the code that reads it.
copyFileSync('server/chat/intent/classifier.br', 'build/server/assets/classifier.br');
writeFileSync('build/stamp', new Date().toISOString());
