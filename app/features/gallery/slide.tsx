import { useState } from 'react';
import type { GalleryPicture } from './pictures.ts';
import type { Point, View } from './zoom.ts';

const fitting = 'min(100vw, 133vh)';

/** One picture of the stack. It is fetched when wanted, and in its full width once it has been enlarged. */
export function Slide({
  item,
  current,
  wanted,
  view,
  offset,
  failed,
  onLoad,
  onFail,
}: {
  item: GalleryPicture;
  current: boolean;
  wanted: boolean;
  view: View;
  offset: Point | null;
  failed: string;
  onLoad: () => void;
  onFail: () => void;
}) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [large, setLarge] = useState(false);
  const [was, setWas] = useState(current);
  if (was !== current) {
    setWas(current);
    // Another try for a picture that did not come when it was fetched ahead, or when it was last looked at.
    if (current && state === 'failed') setState('loading');
  }
  if (current && view.scale > 1 && !large) setLarge(true);

  const largest = item.jpg.at(-1);
  const sizes = large ? `${largest?.width}px` : fitting;
  const x = view.x + (offset?.x ?? 0);
  const y = view.y + (offset?.y ?? 0);
  return (
    <div className="viewer__slide" data-current={current || undefined} data-state={wanted ? state : undefined}>
      {wanted && state !== 'failed' && (
        <picture>
          <source type="image/avif" srcSet={item.avif} sizes={sizes} />
          <source type="image/webp" srcSet={item.webp} sizes={sizes} />
          <img
            src={item.jpg[0]?.src}
            srcSet={item.jpg.map(({ src, width }) => `${src} ${width}w`).join(', ')}
            sizes={sizes}
            width={largest?.width}
            height={largest?.height}
            alt={item.alt}
            fetchPriority={current ? 'high' : 'low'}
            draggable={false}
            style={current ? { transform: `translate(${x}px, ${y}px) scale(${view.scale})` } : undefined}
            onLoad={() => {
              setState('loaded');
              onLoad();
            }}
            onError={() => {
              setState('failed');
              onFail();
            }}
          />
        </picture>
      )}
      {current && state === 'failed' && (
        <p className="viewer__failed" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
