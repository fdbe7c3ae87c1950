import { useEffect, useRef } from 'react';
import type { GalleryPicture } from './pictures.ts';

/** All pictures, small; the row follows the current one. */
export function Strip({
  items,
  index,
  label,
  onPick,
}: {
  items: GalleryPicture[];
  index: number;
  label: string;
  onPick: (index: number) => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumb = row.current?.children[index] as HTMLElement | undefined;
    if (row.current && thumb) {
      row.current.scrollLeft = thumb.offsetLeft - (row.current.clientWidth - thumb.offsetWidth) / 2;
    }
  }, [index]);

  return (
    <ul className="viewer__strip" ref={row}>
      {items.map((item, i) => (
        <li key={item.alt}>
          <button
            type="button"
            aria-label={`${label} ${i + 1}: ${item.caption}`}
            aria-current={i === index || undefined}
            onClick={() => onPick(i)}
          >
            <picture>
              <source type="image/avif" srcSet={item.avif} sizes="100px" />
              <source type="image/webp" srcSet={item.webp} sizes="100px" />
              <img src={item.jpg[0]?.src} width="100" height="75" alt={item.alt} loading="lazy" draggable={false} />
            </picture>
          </button>
        </li>
      ))}
    </ul>
  );
}
