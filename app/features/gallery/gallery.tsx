import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { GalleryPicture, ViewerWords } from './pictures.ts';

const load = () => import('./viewer.tsx');
const Viewer = lazy(load);
/** A failed attempt is told when the picture is opened. */
const loadAhead = () => void load().catch(() => {});

/**
 * Thumbnails; the viewer's code comes when one is first pointed at, focused or pressed. A thumbnail is a link to its
 * picture, and stays one without scripts or when the viewer's code cannot be fetched.
 */
export function Gallery({ items, open, words }: { items: GalleryPicture[]; open: string; words: ViewerWords }) {
  const [opened, setOpened] = useState<{ start: number; times: number } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const plain = useRef(false);
  const role = useHydrated() ? 'button' : undefined;

  const show = (event: MouseEvent<HTMLAnchorElement>, i: number) => {
    if (plain.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    load().then(
      () => {
        opener.current = link;
        // Pressed again before the closing one has said so, it is a new viewer, not the one about to go.
        setOpened((before) => ({ start: i, times: (before?.times ?? 0) + 1 }));
      },
      () => {
        plain.current = true;
        link.click();
        plain.current = false;
      },
    );
  };
  const hide = () => {
    setOpened(null);
    opener.current?.focus();
  };

  return (
    <>
      <ul className="gallery">
        {items.map((item, i) => (
          <li key={item.alt}>
            <a
              href={item.jpg.at(-1)?.src}
              data-dialog
              role={role}
              aria-haspopup={role && 'dialog'}
              aria-label={`${open} ${i + 1}: ${item.caption}`}
              onPointerEnter={loadAhead}
              onPointerDown={loadAhead}
              onFocus={loadAhead}
              onClick={(event) => show(event, i)}
              onKeyDown={(event) => event.key === ' ' && event.preventDefault()}
              onKeyUp={(event) => event.key === ' ' && event.currentTarget.click()}
            >
              <picture>
                <source type="image/avif" srcSet={item.avif} sizes="(min-width: 640px) 33vw, 50vw" />
                <source type="image/webp" srcSet={item.webp} sizes="(min-width: 640px) 33vw, 50vw" />
                <img src={item.jpg[0]?.src} width="360" height="270" alt={item.alt} loading="lazy" />
              </picture>
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <Viewer key={opened.times} items={items} start={opened.start} words={words} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
