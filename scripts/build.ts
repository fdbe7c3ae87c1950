// The content's mistakes first; then fonts, then React Router's own build, the server with it, then the last touch on pages, and compressed twins of what shrinks.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { prerenderMark } from '../server/http/page-context.ts';
import { finishHtml } from '../server/http/html.ts';
import { contentProblems } from './content-problems.ts';
import { buildFonts } from './fonts.ts';
import { writeWellKnown } from './well-known.ts';
import { writeShareImages } from './share-images.ts';

const client = 'build/client';
const shrinking = new Set(['.html', '.js', '.css', '.svg', '.data', '.json', '.webmanifest', '.txt', '.xml']);

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

interface Page {
  path: string;
  title: string;
}

function finishPages(): Page[] {
  const pages: Page[] = [];
  const policies: Record<string, string> = {};
  for (const file of filesIn(client).filter((name) => name.endsWith('.html'))) {
    const { html, policy } = finishHtml(readFileSync(file, 'utf8'), prerenderMark);
    writeFileSync(file, html);
    const path = `/${relative(client, file).split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
    policies[path] = policy;
    pages.push({ path, title: html.match(/<h1[^>]*>([^<]*)/)?.[1] ?? '' });
  }
  writeFileSync('build/policies.json', JSON.stringify(policies));
  return pages.sort((a, b) => a.path.localeCompare(b.path));
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
const pages = finishPages();
writeWellKnown(
  client,
  pages.map(({ path }) => path),
);
await writeShareImages(client, pages);
compress();
writeFileSync('build/stamp', new Date().toISOString());
