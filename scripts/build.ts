// The content's mistakes first; then fonts, then React Router's own build, the server with it, the desk's script and style, then the last touch on pages, and compressed twins of what shrinks.
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { best, compress } from './compress.ts';
import { contentProblems } from './content-problems.ts';
import { buildDesk } from './desk-assets.ts';
import { buildFonts } from './fonts.ts';
import { finishPages } from './pages.ts';
import { sharePicture } from '../app/seo.ts';
import { writeShareImages } from './share-images.ts';
import { writeWellKnown } from './well-known.ts';

const client = 'build/client';
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
// A third of the time goes into the last bytes: a build that is only looked at does without.
await compress(client, process.argv.includes('--quick') ? 4 : best);
// Beside the code that reads it.
for (const learned of [
  'intent/classifier',
  'asked/asked',
  'slots/roles/roles',
  'slots/corrected/corrected',
  'talk/talk',
])
  copyFileSync(`server/chat/${learned}.br`, `build/server/assets/${basename(learned)}.br`);
writeFileSync('build/stamp', new Date().toISOString());
