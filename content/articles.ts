// An article or a guide is a Markdown file with front matter, in the folders articles/ and guides/ of its language.
import { parse } from 'yaml';
import type { Guide } from './guide-schema.ts';
import { blocksOf } from './markdown.ts';
import type { Article } from './schema.ts';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n/;

function written<Page extends { content: unknown }>(text: string): Page {
  const [head, yaml] = text.match(frontMatter) ?? [];
  if (head === undefined || yaml === undefined)
    throw new Error('the file begins with a line ---, its fields, and another line ---');
  // The line before it counts, so that the lines a mistake names are those of the file.
  const fields: unknown = parse(`\n${yaml}`, { prettyErrors: true });
  const content = blocksOf(text.slice(head.length).replaceAll('\r\n', '\n'), head.split('\n').length);
  // What is missing or does not fit is told by the schema, once figures are filled in.
  return { ...(fields as Omit<Page, 'content'>), content } as unknown as Page;
}

export const articleFrom = (text: string): Article => written<Article>(text);
export const guideFrom = (text: string): Guide => written<Guide>(text);
