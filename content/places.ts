// Where a text of the content stands: the file and the field, for whoever has to change it.
import { articles, guides } from './folders.ts';

/** Parts of the English content that share a file with others. */
const sharedNames: Record<string, string> = {
  reviews: 'showcase',
  awards: 'showcase',
  lenders: 'showcase',
  videos: 'showcase',
  readings: 'units',
  days: 'units',
  guidePages: 'guides',
  schemeResult: 'scheme-result',
};

/** Rows are counted from one, and called by their name where they have one. */
export function fieldName(steps: { key: unknown; value?: unknown }[]): string {
  return steps
    .map(({ key, value }) => {
      if (!/^\d+$/.test(String(key))) return String(key);
      const { id, name, title, question } = (value ?? {}) as Record<string, unknown>;
      const called = id ?? name ?? title ?? question;
      return called === undefined ? String(Number(key) + 1) : `${Number(key) + 1} (${called})`;
    })
    .join(', ');
}

const fields = (keys: string[]) => fieldName(keys.map((key) => ({ key })));

/** A path of the English content, articles.3.title, as `file: field`. */
export function placeOf(path: string): string {
  const [part = '', ...keys] = path.split('.');
  if (part === 'articles') return `${articles.en[Number(keys[0])]?.file}: ${fields(keys.slice(1))}`;
  if (part === 'guides' && /^\d+$/.test(keys[0] ?? ''))
    return `${guides.en[Number(keys[0])]?.file}: ${fields(keys.slice(1))}`;
  if (part === 'services') return `content/products/${keys[0]}/en.ts: ${fields(keys.slice(1))}`;
  const shared = sharedNames[part];
  return shared ? `content/en/${shared}.ts: ${fields([part, ...keys])}` : `content/en/${part}.ts: ${fields(keys)}`;
}
