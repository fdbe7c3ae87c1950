// An article's whole text as the blog's search reads it: small letters, and other names that borrowers look for.
import type { Content } from '../../content/load.ts';
import { type Article, plainText } from '../../content/schema.ts';

export function searchTexts({ articles, blog }: Pick<Content, 'articles' | 'blog'>): Record<number, string> {
  const named = Object.entries(blog.alsoCalled);
  return Object.fromEntries(
    articles.map((article) => {
      const text = textOf(article).toLowerCase();
      const others = named.filter(([, word]) => text.includes(word.toLowerCase())).map(([other]) => other);
      return [article.id, [text, ...others].join('\n').toLowerCase()];
    }),
  );
}

const textOf = ({ excerpt, content }: Article) =>
  [
    excerpt,
    ...content.flatMap((block) => {
      if (block.type === 'list') return block.items.map(plainText);
      if (block.type === 'image') return [block.caption];
      return [block.type === 'heading' ? block.text : plainText(block.text)];
    }),
  ].join('\n');
