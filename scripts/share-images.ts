// One picture per page for share previews: the page's title on the pink wall, before the jharokha.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { firm } from '../content/firm.ts';
import { escapeXml } from './xml.ts';

const require = createRequire(import.meta.url);
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The renderer reads no woff2 and no variable axes: one plain instance per face, kept beside the build. */
async function face(family: string, weight: number, directory: string): Promise<string> {
  const source = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const file = `${directory}/${family}-${weight}.ttf`;
  writeFileSync(
    file,
    await subsetFont(readFileSync(source), `${ascii}’‘–…“”`, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    }),
  );
  return file;
}

function lines(text: string, most: number): string[] {
  const all: string[] = [];
  for (const word of text.split(' ')) {
    const last = all.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all;
}

const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

function picture(title: string, jharokha: string, border: string): string {
  const size = title.length > 44 ? 54 : 66;
  const rows = lines(title, title.length > 44 ? 25 : 20).slice(0, 5);
  const top = 300 - ((rows.length - 1) * size * 1.16) / 2;
  const text = rows.map((row, i) => `<tspan x="72" y="${top + i * size * 1.16}">${escapeXml(row)}</tspan>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#F3C7B9"/>
<svg x="760" y="40" width="420" height="533" viewBox="0 0 520 660">${jharokha}</svg>
<rect y="574" width="1200" height="56" fill="#fff"/>
${Array.from({ length: 11 }, (_, i) => `<svg x="${i * 112}" y="574" width="112" height="56" viewBox="0 0 56 28">${border}</svg>`).join('')}
<text font-family="Eczar" font-size="34" fill="#8F3A27" x="72" y="104">${escapeXml(firm.name)}</text>
<text font-family="Eczar" font-size="${size}" fill="#191C45">${text}</text>
<text font-family="Eczar" font-size="28" fill="#191C45" x="72" y="528">${escapeXml(new URL(firm.siteUrl).host)}</text>
</svg>`;
}

export async function writeShareImages(client: string, pages: { title: string; picture: string }[]): Promise<void> {
  mkdirSync('build/faces', { recursive: true });
  const fontFiles = [await face('eczar', 600, 'build/faces')];
  const jharokha = inner(readFileSync('art/hero/jharokha.svg', 'utf8'));
  const border = inner(readFileSync('art/motifs/border-indigo.svg', 'utf8'));
  for (const { title, picture: path } of pages) {
    const file = `${client}${path}`;
    mkdirSync(dirname(file), { recursive: true });
    const image = new Resvg(picture(title, jharokha, border), { font: { fontFiles, loadSystemFonts: false } });
    writeFileSync(file, image.render().asPng());
  }
}
