// What is found by looking into folders. Run by Node as it stands; a bundle holds what it exports instead of the code
// (scripts/read-folders.ts), so that neither the parser nor the files are needed where the site runs.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { articleFrom } from './articles.ts';
import type { Article, FactInput } from './schema.ts';

const root = import.meta.dirname;

/** Files that could not be read, each with its reason; content/load.ts tells them together with other mistakes. */
export const unreadable: string[] = [];

/** Every file of a folder, read; those that cannot be are left out and told. */
async function each<T>(folder: string, ending: string, read: (path: string) => T | Promise<T>) {
  const found: (T & { file: string })[] = [];
  for (const name of readdirSync(join(root, folder)).sort()) {
    const file = `content/${folder}/${name}`;
    if (!name.endsWith(ending)) continue;
    try {
      found.push({ file, ...(await read(join(root, folder, name))) });
    } catch (error) {
      const { message, stack = '' } = error as Error;
      const line = stack.match(/^\S+\.ts:(\d+)\n/)?.[1];
      unreadable.push(`${file}: ${line ? `line ${line}: ` : ''}${message}`);
    }
  }
  return found;
}

/** A file's exports as they are now: while developing, Node would go on giving those it read first. */
async function exportsOf<Exports>(path: string): Promise<Exports> {
  const changed = Math.trunc(statSync(path).mtimeMs);
  return { ...(await import(/* @vite-ignore */ `${pathToFileURL(path).href}?t=${changed}`)) };
}

const articlesOf = async (language: string): Promise<{ file: string; article: Article }[]> =>
  (await each(`${language}/articles`, '.md', (path) => ({ article: articleFrom(readFileSync(path, 'utf8')) }))).sort(
    (a, b) => a.article.id - b.article.id,
  );

export const articles = { en: await articlesOf('en') };
export const ledger = await each('ledger', '.ts', exportsOf<{ rows: FactInput[] }>);
