import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, Prose } from '../../content/schema.ts';

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

export function ArticleBody({ blocks }: { blocks: Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, i) => (
        // Blocks never move, and two may say the same: their place is their key.
        <Piece key={i} block={block} />
      ))}
    </div>
  );
}
