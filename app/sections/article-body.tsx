import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, Prose } from '../../content/schema.ts';
import { tall } from '../ui/section.tsx';

const pieces = (prose: Prose): ReactNode[] =>
  prose.map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={i} to={piece.href}>
        {piece.label}
      </Link>
    ),
  );

function Piece({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{pieces(block.text)}</p>;
    case 'image':
      return (
        <figure>
          <img src={block.src} width="640" height="320" alt={block.alt} loading="lazy" />
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            // Beside the marker stands one thing, however many links it holds.
            <li key={i}>{item.length > 1 ? <span>{pieces(item)}</span> : pieces(item)}</li>
          ))}
        </ul>
      );
  }
}

/** A text's parts, each from one heading to the next. */
function partsOf(blocks: Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading') parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

const length = (prose: Prose) =>
  prose.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece : piece.label).length, 0);

/** Nearly how tall a block is where so many letters stand in a line, with the gap after it. */
function heightOf(block: Block, letters: number, image: number): number {
  const lines = (prose: Prose) => Math.ceil(length(prose) / letters);
  switch (block.type) {
    case 'heading':
      return 16 + 34 * Math.ceil(block.text.length / (letters / 1.5));
    case 'paragraph':
      return 16 + 26 * lines(block.text);
    case 'image':
      return image;
    case 'list':
      return 8 + block.items.reduce((sum, item) => sum + 8 + 26 * lines(item), 0);
  }
}
const sum = (blocks: Block[], letters: number, image: number) =>
  blocks.reduce((total, block) => total + heightOf(block, letters, image), 0);

/** The first parts stand on the first screen, or nearly; the others are drawn after them. */
export function ArticleBody({ blocks }: { blocks: Block[] }) {
  return (
    <div className="prose">
      {partsOf(blocks).map((part, i) => (
        // Parts and blocks never move, and two may say the same: their place is their key.
        <div key={i} {...(i > 1 && { className: 'band', style: tall(sum(part, 43, 280), sum(part, 80, 420)) })}>
          {part.map((block, j) => (
            <Piece key={j} block={block} />
          ))}
        </div>
      ))}
    </div>
  );
}
