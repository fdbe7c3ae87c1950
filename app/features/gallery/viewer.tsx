import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState, type WheelEvent } from 'react';
import '../../styles/viewer.css';
import type { GalleryPicture, ViewerWords } from './pictures.ts';
import { RoundButton } from './round-button.tsx';
import { Slide } from './slide.tsx';
import { Strip } from './strip.tsx';
import { wheelStep } from './swipe.ts';
import { useSwipe } from './use-swipe.ts';
import { useZoom } from './use-zoom.ts';
import { fit } from './zoom.ts';

/** A press of an arrow key moves an enlarged picture by this much. */
const keyPan = 80;

/** One picture at a time on the whole screen. Focus, Escape and the page behind are the dialog element's business. */
export default function Viewer({
  items,
  start,
  words,
  onClose,
}: {
  items: GalleryPicture[];
  start: number;
  words: ViewerWords;
  onClose: () => void;
}) {
  const count = items.length;
  const wrap = (i: number) => (i + count) % count;
  const near = (i: number) => [i, wrap(i + 1), wrap(i - 1)];
  const [index, setIndex] = useState(start);
  const [wanted, setWanted] = useState(() => new Set(near(start)));
  const [loaded, setLoaded] = useState(() => new Set<number>());
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const lastWheel = useRef(Number.NEGATIVE_INFINITY);
  const captionId = useId();
  const item = items[index];

  // Before the effects of what is inside, which measure it.
  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    closer.current?.focus();
  }, []);

  const close = () => dialog.current?.close();
  const zoom = useZoom(stage, item?.jpg.at(-1)?.width ?? 0, loaded.has(index) ? index : null);
  const go = (to: number) => {
    if (to === index) return;
    zoom.reset();
    setIndex(to);
    setWanted((before) => new Set([...before, ...near(to)]));
  };
  const previous = () => go(wrap(index - 1));
  const next = () => go(wrap(index + 1));
  const { offset, handlers, dragged } = useSwipe({
    zoomed: zoom.zoomed,
    onSwipe: (outcome) => ({ previous, next, close })[outcome](),
    onPan: zoom.pan,
    onPinch: zoom.pinch,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
    if (x === undefined || y === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Left and right move to another picture; with Shift, or up and down, they travel over an enlarged one.
    if (y !== 0 || event.shiftKey) zoom.pan({ x: -x * keyPan, y: -y * keyPan });
    else go(wrap(index + x));
  };
  const onWheel = (event: WheelEvent) => {
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // The browser's own: enlarging the page, and scrolling the row of thumbnails.
    if (event.ctrlKey || (sideways && (event.target as Element).closest('ul'))) return;
    const step = wheelStep({ x: event.deltaX, y: event.deltaY }, event.timeStamp, lastWheel.current);
    if (step === 0) return;
    lastWheel.current = event.timeStamp;
    go(wrap(index + step));
  };
  const onStageClick = (event: MouseEvent) => {
    if (dragged()) return;
    if ((event.target as Element).closest('img')) {
      zoom.tap({ x: event.clientX, y: event.clientY, time: event.timeStamp });
    } else if (!(event.target as Element).closest('p')) close();
  };
  const mark = (i: number, has: boolean) =>
    setLoaded((before) => new Set(has ? [...before, i] : [...before].filter((one) => one !== i)));

  return (
    <dialog
      className="viewer on-night"
      ref={dialog}
      aria-label={words.label}
      aria-describedby={captionId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onWheel={onWheel}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="viewer__bar">
        <RoundButton
          label={words.zoomIn}
          icon="plus"
          onPress={() => zoom.step(1)}
          disabled={!zoom.ready || zoom.actual}
        />
        <RoundButton
          label={words.zoomOut}
          icon="minus"
          onPress={() => zoom.step(-1)}
          disabled={!zoom.ready || !zoom.zoomed}
        />
        <RoundButton ref={closer} label={words.close} icon="close" onPress={close} />
      </div>
      {/* biome-ignore lint/a11y: the keyboard has the buttons of the bar and the arrow keys of the dialog. */}
      <div
        className="viewer__stage"
        ref={stage}
        data-moving={offset !== null || undefined}
        data-zoomed={zoom.zoomed || undefined}
        onClick={onStageClick}
        {...handlers}
      >
        {items.map((one, i) => (
          <Slide
            key={one.alt}
            item={one}
            current={i === index}
            wanted={wanted.has(i)}
            view={i === index ? zoom.view : fit}
            offset={i === index ? offset : null}
            failed={words.failed}
            onLoad={() => mark(i, true)}
            onFail={() => {
              mark(i, false);
              if (i === index) zoom.reset();
            }}
          />
        ))}
      </div>
      <RoundButton className="viewer__previous" label={words.previous} icon="left" onPress={previous} />
      <p className="viewer__caption" id={captionId} aria-live="polite" aria-atomic="true">
        <span className="fig">
          {index + 1} / {count}
        </span>{' '}
        {item?.caption}
      </p>
      <RoundButton className="viewer__next" label={words.next} icon="right" onPress={next} />
      <Strip items={items} index={index} label={words.thumbnail} onPick={go} />
    </dialog>
  );
}
