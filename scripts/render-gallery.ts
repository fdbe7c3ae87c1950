/**
 * Renders the drawings and photographs in art/gallery to the pictures the site serves:
 *
 *   node scripts/render-gallery.ts           renders what is missing or out of date
 *   node scripts/render-gallery.ts --check   renders nothing; exits 1 if anything is stale
 *
 * app/assets/gallery/sources.json records which drawing, and which settings, each picture came from.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const artFolder = path.join(import.meta.dirname, '../art/gallery');
const outFolder = path.join(import.meta.dirname, '../app/assets/gallery');
const sourcesFile = path.join(outFolder, 'sources.json');
const sceneWidth = 360;

/** The wider a picture, the more its pixels are shrunk on screen, and the coarser its JPEG may be. */
const jpegQuality: Record<number, number> = { 360: 76, 720: 62, 1440: 44, 2160: 34 };
const widths = Object.keys(jpegQuality).map(Number);

const avifOptions = { quality: 50, effort: 5, chromaSubsampling: '4:4:4' };
/** Flat colour packs smaller without loss than with it. */
const webpOptions = { nearLossless: true, quality: 60, effort: 6 };
const photoWebpOptions = { quality: 60, effort: 6 };
const jpegOptions = { mozjpeg: true, chromaSubsampling: '4:2:0' };

const recipe = digest(
  JSON.stringify({ JPEG_QUALITY: jpegQuality, AVIF: avifOptions, WEBP: webpOptions, JPEG: jpegOptions }),
);

type Ledger = { recipe: string; sources: Record<string, string> };
type Scene = { name: string; file: string; data: Buffer; hash: string };

const isDrawing = (file: string) => file.endsWith('.svg');

function digest(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function picturesOf(name: string): string[] {
  return widths.flatMap((width) => ['avif', 'webp', 'jpg'].map((ext) => `${name}-${width}.${ext}`));
}

async function readScenes(): Promise<Scene[]> {
  const files = (await readdir(artFolder)).filter((file) => /\.(svg|jpe?g|png|webp)$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const data = await readFile(path.join(artFolder, file));
      // A checkout may rewrite line ends; the drawing is the same.
      const hash = digest(isDrawing(file) ? data.toString('utf8').replaceAll('\r\n', '\n') : data);
      return { name: path.parse(file).name, file, data, hash };
    }),
  );
}

async function readLedger(): Promise<Ledger> {
  try {
    return JSON.parse(await readFile(sourcesFile, 'utf8')) as Ledger;
  } catch {
    return { recipe: '', sources: {} };
  }
}

/** A drawing is drawn at the final size, so no edge is ever resampled; a photograph is cut to the same four by three. */
const bitmapOf = ({ file, data }: Scene, width: number) =>
  isDrawing(file)
    ? sharp(data, { density: (72 * width) / sceneWidth })
    : sharp(data)
        .autoOrient()
        .resize(width, (width * 3) / 4, { fit: 'cover' });

async function render(scene: Scene): Promise<void> {
  const { name, file } = scene;
  for (const width of widths) {
    const bitmap = await bitmapOf(scene, width).removeAlpha().png().toBuffer();
    const target = (ext: string) => path.join(outFolder, `${name}-${width}.${ext}`);
    await sharp(bitmap).avif(avifOptions).toFile(target('avif'));
    await sharp(bitmap)
      .webp(isDrawing(file) ? webpOptions : photoWebpOptions)
      .toFile(target('webp'));
    await sharp(bitmap)
      .jpeg({ ...jpegOptions, quality: jpegQuality[width] })
      .toFile(target('jpg'));
  }
}

await mkdir(outFolder, { recursive: true });
const [scenes, ledger, present] = await Promise.all([readScenes(), readLedger(), readdir(outFolder)]);

const wanted = new Set(scenes.flatMap((scene) => picturesOf(scene.name)));
const orphans = present.filter((file) => /\.(avif|webp|jpg)$/.test(file) && !wanted.has(file));
const stale = scenes.filter(
  ({ name, hash }) =>
    ledger.recipe !== recipe ||
    ledger.sources[name] !== hash ||
    picturesOf(name).some((file) => !present.includes(file)),
);

if (process.argv.includes('--check')) {
  const complaints = [
    ...stale.map(({ file }) => `art/gallery/${file} is newer than its pictures`),
    ...orphans.map((file) => `app/assets/gallery/${file} has no drawing`),
  ];
  if (complaints.length > 0) {
    console.error([...complaints, 'Run: node scripts/render-gallery.ts'].join('\n'));
    process.exitCode = 1;
  }
} else {
  for (const scene of stale) {
    await render(scene);
    console.log(`rendered ${scene.name}`);
  }
  for (const file of orphans) await rm(path.join(outFolder, file));
  const sources = Object.fromEntries(scenes.map(({ name, hash }) => [name, hash]));
  await writeFile(sourcesFile, `${JSON.stringify({ recipe, sources }, null, 2)}\n`);
  console.log(`${scenes.length} scenes, ${stale.length} rendered, ${orphans.length} orphans removed`);
}
