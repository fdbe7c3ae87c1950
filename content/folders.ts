// What is found by looking into folders. Run by Node as it stands; a bundle holds what it exports instead of the code
// (scripts/read-folders.ts), so that neither the parser nor the files are needed where the site runs.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { articleFrom, guideFrom } from './articles.ts';
import type { Guide } from './guide-schema.ts';
import type { ProductFacts, Spoken } from './product-schema.ts';
import type { Article, FactInput, Service } from './schema.ts';

const root = import.meta.dirname;

/** Whether nobody needs to look for mistakes again: so it is in a build, which has looked first. */
export const checked: boolean = false;

/** Files that could not be read, each with its reason; content/load.ts tells them together with other mistakes. */
export const unreadable: string[] = [];

/** Every file of a folder, read; those that cannot be are left out and told. */
async function each<T>(folder: string, ending: string, read: (path: string, name: string) => T | Promise<T>) {
  const found: (T & { file: string })[] = [];
  for (const name of readdirSync(join(root, folder)).sort()) {
    const file = `content/${folder}/${name}`;
    if (name.startsWith('.') || !name.endsWith(ending)) continue;
    try {
      found.push({ file, ...(await read(join(root, folder, name), name)) });
    } catch (error) {
      const { message, stack = '' } = error as Error;
      const [, where = '', line] = stack.match(/([\w.]+\.ts):(\d+)\n/) ?? [];
      unreadable.push(`${file}: ${line ? `${where}, line ${line}: ` : ''}${message}`);
    }
  }
  return found;
}

/** A file's exports as they are now: while developing, Node would go on giving those it read first. */
async function exportsOf<Exports>(path: string): Promise<Exports> {
  if (!existsSync(path)) throw new Error(`${basename(path)} is missing`);
  const changed = Math.trunc(statSync(path).mtimeMs);
  return { ...(await import(/* @vite-ignore */ `${pathToFileURL(path).href}?t=${changed}`)) };
}

const articlesOf = async (language: string): Promise<{ file: string; article: Article }[]> =>
  (await each(`${language}/articles`, '.md', (path) => ({ article: articleFrom(readFileSync(path, 'utf8')) }))).sort(
    (a, b) => a.article.id - b.article.id,
  );

export const articles = { en: await articlesOf('en') };

/** In the order of their files' names. */
const guidesOf = (language: string): Promise<{ file: string; guide: Guide }[]> =>
  each(`${language}/guides`, '.md', (path) => ({ guide: guideFrom(readFileSync(path, 'utf8')) }));

export const guides = { en: await guidesOf('en') };

async function productIn(path: string, id: string) {
  const spoken = async (language: string) =>
    (await exportsOf<{ assistant: Spoken }>(join(path, `assistant.${language}.ts`))).assistant;
  return {
    id,
    ...(await exportsOf<{ product: ProductFacts }>(join(path, 'product.ts'))),
    words: { en: (await exportsOf<{ words: Service }>(join(path, 'en.ts'))).words },
    assistant: { en: await spoken('en'), hi: await spoken('hi'), hinglish: await spoken('hinglish') },
  };
}

export const ledger = await each('ledger', '.ts', exportsOf<{ rows: FactInput[] }>);
export const products = await each('products', '', productIn);
