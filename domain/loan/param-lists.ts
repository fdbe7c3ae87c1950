import { mostChanges, mostExtras, mostOffers, mostParts } from './bounds.ts';

/**
 * A form sends each figure of a list under a name of its own: extra1, extra1-month, extra2, … In a URL that is kept
 * or sent to somebody a list is one parameter: extras=100000-24_50000-36. A blank is a figure at its start.
 */
const lists = [
  { name: 'extras', item: 'extra', parts: ['', '-month'], most: mostExtras },
  { name: 'offers', item: 'offer', parts: ['-rate', '-months', '-fee', '-percent'], most: mostOffers },
  { name: 'changes', item: 'change', parts: ['', '-month', '-moves'], most: mostChanges },
  { name: 'parts', item: 'part', parts: ['', '-month'], most: mostParts },
] as const;

const next = '_';
const within = '-';

/** The lists written out. What stands under a name of its own, as in a form or an old URL, holds against the list. */
export function unfolded(params: URLSearchParams): URLSearchParams {
  const flat = new URLSearchParams(params);
  for (const { name, item, parts, most } of lists) {
    const list = flat.get(name);
    flat.delete(name);
    if (list === null || [...params.keys()].some((key) => isOf(item, key))) continue;
    for (const [index, figures] of list.split(next, most).entries()) {
      for (const [place, figure] of figures.split(within, parts.length).entries()) {
        if (figure !== '') flat.set(`${item}${index + 1}${parts[place]}`, figure);
      }
    }
  }
  return flat;
}

/** The same in as few parameters as there are lists. */
export function folded(params: URLSearchParams): URLSearchParams {
  const others = [...params].filter(([key]) => !lists.some(({ item }) => isOf(item, key)));
  if (others.length === params.size) return params;
  const short = new URLSearchParams(others);
  for (const { name, item, parts, most } of lists) {
    const items = Array.from({ length: most }, (_, i) =>
      trimmed(
        parts.map((part) => params.get(`${item}${i + 1}${part}`) ?? ''),
        within,
      ),
    );
    const list = trimmed(items, next);
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
