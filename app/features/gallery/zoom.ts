// Where an enlarged picture lies in its stage. Points and shifts count from the middle of the stage.

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The picture as it fits, the stage it stands in, and how many pixels its largest file is wide. */
export interface Measures {
  picture: Size;
  stage: Size;
  natural: number;
}

export interface View extends Point {
  scale: number;
}

export interface Tap extends Point {
  time: number;
}

export const fit: View = { scale: 1, x: 0, y: 0 };

const step = 1;
const doubleTapWithin = 300;
/** Two taps further apart than this are two taps. */
const sameSpot = 40;

/** One pixel of the file on one pixel of the page; a picture that already stands so large is not enlarged. */
export function actualScale({ picture, natural }: Measures): number {
  return Math.max(1, natural / picture.width);
}

/** Keeps the stage covered: a picture larger than it never leaves an edge open, a smaller one stays in the middle. */
function settle({ scale, x, y }: View, { picture, stage }: Measures): View {
  const within = (shift: number, inner: number, outer: number) => {
    const reach = Math.max(0, (inner * scale - outer) / 2);
    return Math.min(reach, Math.max(-reach, shift));
  };
  return { scale, x: within(x, picture.width, stage.width), y: within(y, picture.height, stage.height) };
}

export function panBy(view: View, by: Point, measures: Measures): View {
  return settle({ ...view, x: view.x + by.x, y: view.y + by.y }, measures);
}

/** Enlarges around a point: what lies under it stays under it. */
export function zoomAt(view: View, scale: number, at: Point, measures: Measures): View {
  const to = Math.min(actualScale(measures), Math.max(1, scale));
  const growth = to / view.scale;
  return settle({ scale: to, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }, measures);
}

/** Between the size that fits and actual size. */
export function toggleAt(view: View, at: Point, measures: Measures): View {
  return view.scale > 1 ? fit : zoomAt(view, actualScale(measures), at, measures);
}

export function stepBy(view: View, direction: 1 | -1, measures: Measures): View {
  return zoomAt(view, view.scale + direction * step, { x: 0, y: 0 }, measures);
}

export function isDoubleTap(before: Tap | null, now: Tap): boolean {
  return (
    before !== null &&
    now.time - before.time <= doubleTapWithin &&
    Math.hypot(now.x - before.x, now.y - before.y) <= sameSpot
  );
}
