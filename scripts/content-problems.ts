// All that is wrong with the content, as the build and preflight say it: what content/ checks by itself, and what only
// the calendar and the folder of drawings can tell.
import { globSync, readFileSync } from 'node:fs';
import { firm } from '../content/firm.ts';
import { datedProblems } from '../content/ledger-check.ts';
import { type Content, read } from '../content/load.ts';
import { placeOf } from '../content/places.ts';
import { products } from '../content/products.ts';
import { strings } from '../content/walk.ts';

/** India's date, whatever the machine's clock counts in. */
const today = () => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);

function pictureProblems(content: Content): string[] {
  const drawings = new Set(globSync('art/**/*.svg').map((file) => file.replaceAll('\\', '/').slice(4, -4)));
  const icons = new Set(Array.from(readFileSync('art/icons.svg', 'utf8').matchAll(/id="([^"]+)"/g), ([, id]) => id));
  const wrong: string[] = [];
  const look = (place: string, key: string, name: string) => {
    if (key === 'icon' && !icons.has(name)) wrong.push(`${place}: there is no icon '${name}' in art/icons.svg`);
    if (/^(image|poster|src|art)$/.test(key) && !drawings.has(name))
      wrong.push(`${place}: there is no drawing art/${name}.svg`);
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
