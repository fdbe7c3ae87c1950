// Names of drawings and photographs in content become addresses of files. Only loaders need the table, so it never reaches the browser.
import type { Raster } from '../features/gallery/pictures.ts';

const pictures = import.meta.glob<string>(['../../art/**/*.{svg,webp,jpg,jpeg,png}', '!../../art/gallery/*'], {
  eager: true,
  query: '?url',
  import: 'default',
});
const rasters = import.meta.glob<string>('../assets/gallery/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function art(name: string): string {
  const url = ['svg', 'webp', 'jpg', 'jpeg', 'png'].map((kind) => pictures[`../../art/${name}.${kind}`]).find(Boolean);
  if (!url) throw new Error(`No picture '${name}' in art/`);
  return url;
}

const widths = [360, 720, 1440, 2160];

export function raster(name: string): Raster {
  const file = (width: number, kind: string) => {
    const url = rasters[`../assets/gallery/${name}-${width}.${kind}`];
    if (!url) throw new Error(`No picture '${name}-${width}.${kind}': run npm run art`);
    return url;
  };
  const set = (kind: string) => widths.map((width) => `${file(width, kind)} ${width}w`).join(', ');
  return {
    avif: set('avif'),
    webp: set('webp'),
    jpg: widths.map((width) => ({ src: file(width, 'jpg'), width, height: (width * 3) / 4 })),
  };
}
