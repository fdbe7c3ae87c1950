// Markdown as the blocks an article may have: headings, paragraphs, lists, pictures with a caption, and links in text.
// Anything else is refused with its line, so that nothing an author wrote is lost or reaches a page as markup.
import { type Token, type Tokens, lexer } from 'marked';
import type { Block, Prose } from './schema.ts';

const names: Record<string, string> = {
  blockquote: 'a quotation',
  br: 'a forced line break',
  code: 'code (a line that begins with four spaces counts as code)',
  codespan: 'code',
  del: 'struck-out text',
  em: 'emphasis (*)',
  hr: 'a ruler',
  html: 'HTML',
  image: 'a picture in the middle of a text: give it a line of its own',
  strong: 'bold text (**)',
  table: 'a table',
};

const refuse = (what: string): never => {
  throw new Error(`${what}. An article has ## headings, paragraphs, lists with -, pictures and links`);
};

function words(text: string): string {
  const entity = text.match(/&#?\w+;/)?.[0];
  if (entity) throw new Error(`write the character itself instead of ${entity}`);
  return text.replace(/\s*\n\s*/g, ' ');
}

function proseOf(tokens: Token[]): Prose {
  const prose: Prose = [];
  for (const token of tokens) {
    if (token.type === 'link') {
      const { href, text, tokens: inner } = token as Tokens.Link;
      if (inner.some(({ type }) => type !== 'text')) refuse(`The link “${text}” holds more than plain words`);
      prose.push({ label: words(text), href });
    } else if (token.type === 'text' || token.type === 'escape') {
      const text = words((token as Tokens.Text).text);
      const last = prose.at(-1);
      if (typeof last === 'string') prose[prose.length - 1] = last + text;
      else prose.push(text);
    } else refuse(`This line has ${names[token.type] ?? token.type}`);
  }
  return prose;
}

function listItem(item: Tokens.ListItem): Prose {
  const [first, ...more] = item.tokens;
  if (!first || more.length > 0 || !('tokens' in first)) return refuse('A list item is one line of text');
  return proseOf(first.tokens ?? []);
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'heading': {
      const { depth, text } = token as Tokens.Heading;
      return depth === 2 ? { type: 'heading', text: words(text) } : refuse('A heading begins with ##');
    }
    case 'paragraph': {
      const { tokens } = token as Tokens.Paragraph;
      const [only] = tokens;
      if (tokens.length === 1 && only?.type === 'image') {
        const { href, text, title } = only as Tokens.Image;
        return { type: 'image', src: href, alt: text, caption: title ?? '' };
      }
      return { type: 'paragraph', text: proseOf(tokens) };
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return ordered ? refuse('A list item begins with -') : { type: 'list', items: items.map(listItem) };
    }
    default:
      return refuse(`This line has ${names[token.type] ?? token.type}`);
  }
}

/** `firstLine`: where the text begins in its file. */
export function blocksOf(markdown: string, firstLine: number): Block[] {
  const blocks: Block[] = [];
  let line = firstLine;
  for (const token of lexer(markdown)) {
    try {
      if (token.type !== 'space') blocks.push(blockOf(token));
    } catch (error) {
      throw new Error(`line ${line}: ${(error as Error).message}`);
    }
    line += token.raw.split('\n').length - 1;
  }
  return blocks;
}
