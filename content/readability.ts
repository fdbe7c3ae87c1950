// How a text reads: people open these pages on a phone, in a second language, with a form in the other hand.
import { type Block, plainText } from './schema.ts';

const longestParagraph = 80;
const longestAverage = 20;

const words = (text: string) => text.match(/[\p{L}\p{N}₹%][^\s]*/gu) ?? [];
/** “₹1.8 lakh” and “8.5%” hold no end of a sentence. */
const sentences = (text: string) => text.split(/(?<=[.!?][”’]?)\s+/).filter((sentence) => words(sentence).length > 0);

const round = (value: number) => Math.round(value * 10) / 10;

/** What is too long in a page's running text; items of a list count as sentences. */
export function hardToRead(blocks: Block[], more: string[] = []): string[] {
  const paragraphs = [
    ...blocks.flatMap((block) => (block.type === 'paragraph' ? [plainText(block.text)] : [])),
    ...more,
  ];
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : []));
  const all = [...paragraphs, ...items].flatMap(sentences);
  const average = all.reduce((sum, sentence) => sum + words(sentence).length, 0) / Math.max(1, all.length);
  return [
    ...paragraphs
      .filter((paragraph) => words(paragraph).length > longestParagraph)
      .map((paragraph) => `${words(paragraph).length} words in one paragraph: “${paragraph.slice(0, 40)}…”`),
    ...(average > longestAverage ? [`sentences of ${round(average)} words on average`] : []),
  ];
}
