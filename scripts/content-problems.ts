// All that is wrong with the content, as the build and preflight say it: what content/ checks by itself, and what only
// the calendar and the folder of drawings can tell.
import { globSync, readFileSync, statSync } from 'node:fs';
import { firm } from '../content/firm.ts';
import { datedProblems } from '../content/ledger-check.ts';
import { type Content, read } from '../content/load.ts';
import { placeOf } from '../content/places.ts';
import { products } from '../content/products.ts';
import { strings } from '../content/walk.ts';
import { dateOf } from '../domain/moments.ts';

const today = () => dateOf(Date.now());

/** In bytes: a phone on a slow line fetches it. */
const largest = 300_000;

function pictureProblems(content: Content): string[] {
  const files = globSync('art/**/*.{svg,webp,jpg,jpeg,png}').map((file) => file.replaceAll('\\', '/'));
  const names = new Set(files.map((file) => file.slice(4, file.lastIndexOf('.'))));
  const icons = new Set(Array.from(readFileSync('art/icons.svg', 'utf8').matchAll(/id="([^"]+)"/g), ([, id]) => id));
  // The gallery's are made smaller (npm run art); others go out as they are.
  const wrong = files
    .filter((file) => !file.startsWith('art/gallery/') && statSync(file).size > largest)
    .map((file) => `${file}: has ${Math.round(statSync(file).size / 1000)} kB, may have at most ${largest / 1000}`);
  const look = (place: string, key: string, name: string) => {
    if (key === 'icon' && !icons.has(name)) wrong.push(`${place}: there is no icon '${name}' in art/icons.svg`);
    if (/^(image|poster|src|art)$/.test(key) && !names.has(name))
      wrong.push(`${place}: there is no picture art/${name}, drawn (.svg) or photographed (.jpg, .png, .webp)`);
  };
  for (const { path, text } of strings(content)) {
    const key = path.slice(path.lastIndexOf('.') + 1);
    look(placeOf(path), key, path.startsWith('team.gallery.') && key === 'image' ? `gallery/${text}` : text);
  }
  for (const { path, text } of strings({ social: firm.social }))
    look('content/firm.ts', path.split('.').at(-1) ?? '', text);
  for (const { id, icon, art } of products) {
    look(`content/products/${id}/product.ts`, 'icon', icon);
    look(`content/products/${id}/product.ts`, 'art', art);
  }
  return wrong;
}

export function contentProblems(): string[] {
  const { content, wrong } = read('en');
  return [...wrong, ...datedProblems(today()), ...pictureProblems(content)];
}
