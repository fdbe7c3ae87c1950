import type { Block } from '../../content/schema.ts';

function Piece({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
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
          {block.items.map((item) => (
            <li key={item}>{item}</li>
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
