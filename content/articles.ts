// An article is a Markdown file with front matter, in the folder articles/ of its language.
import { parse } from 'yaml';
import { blocksOf } from './markdown.ts';
import type { Article } from './schema.ts';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n/;

export function articleFrom(text: string): Article {
  const [head, yaml] = text.match(frontMatter) ?? [];
  if (head === undefined || yaml === undefined)
    throw new Error('the file begins with a line ---, the fields of the article, and another line ---');
  // The line before it counts, so that the lines a mistake names are those of the file.
  const fields: unknown = parse(`\n${yaml}`, { prettyErrors: true });
  const content = blocksOf(text.slice(head.length).replaceAll('\r\n', '\n'), head.split('\n').length);
  // What is missing or does not fit is told by the schema, once figures are filled in.
  return { ...(fields as Omit<Article, 'content'>), content };
}
