import { MOST_CHANGES, MOST_EXTRAS, MOST_OFFERS, MOST_PARTS } from './bounds.ts';

/**
 * A form sends each figure of a list under a name of its own: extra1, extra1-month, extra2, … In an address that is kept
 * or sent to somebody a list is one parameter: extras=100000-24_50000-36. A blank is a figure at its start.
 */
const LISTS = [
  { name: 'extras', item: 'extra', parts: ['', '-month'], most: MOST_EXTRAS },
  { name: 'offers', item: 'offer', parts: ['-rate', '-months', '-fee', '-percent'], most: MOST_OFFERS },
  { name: 'changes', item: 'change', parts: ['', '-month', '-moves'], most: MOST_CHANGES },
  { name: 'parts', item: 'part', parts: ['', '-month'], most: MOST_PARTS },
] as const;

const NEXT = '_';
const WITHIN = '-';

/** The lists written out. What stands under a name of its own, as in a form or an old address, holds against the list. */
export function unfolded(params: URLSearchParams): URLSearchParams {
  const flat = new URLSearchParams(params);
  for (const { name, item, parts, most } of LISTS) {
    const list = flat.get(name);
    flat.delete(name);
    if (list === null || [...params.keys()].some((key) => isOf(item, key))) continue;
    for (const [index, figures] of list.split(NEXT, most).entries()) {
      for (const [place, figure] of figures.split(WITHIN, parts.length).entries()) {
        if (figure !== '') flat.set(`${item}${index + 1}${parts[place]}`, figure);
      }
    }
  }
  return flat;
}

/** The same in as few parameters as there are lists. */
export function folded(params: URLSearchParams): URLSearchParams {
  const short = new URLSearchParams([...params].filter(([key]) => !LISTS.some(({ item }) => isOf(item, key))));
  for (const { name, item, parts, most } of LISTS) {
    const items = Array.from({ length: most }, (_, i) =>
      trimmed(
        parts.map((part) => params.get(`${item}${i + 1}${part}`) ?? ''),
        WITHIN,
      ),
    );
    const list = trimmed(items, NEXT);
    if (list !== '') short.set(name, list);
  }
  return short;
}

const isOf = (item: string, key: string): boolean => key.startsWith(item) && /^\d/.test(key.slice(item.length));

/** Joined, without the blanks at the end. */
function trimmed(values: readonly string[], between: string): string {
  const last = values.findLastIndex((value) => value !== '');
  return values.slice(0, last + 1).join(between);
}
