// A scheme that has closed may be named, never sold: whoever shows its figure or its name says beside it that it closed.
import { facts } from './facts.ts';
import { tokenPattern } from './fill.ts';
import { placeOf } from './places.ts';
import type { Fact } from './schema.ts';
import { strings } from './walk.ts';

/** Said in the same text. */
const saidBeside = ['closed', 'changed'];
/** Said once on the page. */
const saidOnPage = ['announced', 'unconfirmed'];
/** Too short to say it themselves: what stands with them says it. */
const shortField = /^(value|title|label|question|heading|row)$/;
/** A line of a guide's table names its row and shows the figure, not the status. */
const inTable = /\.figures\.\d+\.row$/;

const is = (row: Fact, kinds: string[]) => kinds.includes(row.status?.is ?? 'open');
const group = (id: string) => id.slice(0, id.indexOf('.'));
const tokens = (text: string) => Array.from(text.matchAll(tokenPattern), ([, id = '', variant]) => ({ id, variant }));
const says = (text: string, id: string) => tokens(text).some((one) => one.id === id && one.variant === 'status');

const at = (tree: unknown, path: string[]): unknown =>
  path.reduce<unknown>((branch, key) => (branch as Record<string, unknown>)[key], tree);

/** The group of fields a short text stands in; a figure counts to the card that shows it. */
function company(tree: unknown, path: string[]): string[] {
  const up = path.at(-2) === 'figure' ? 2 : 1;
  const holder = at(tree, path.slice(0, -up));
  return [...strings(holder)].map(({ text }) => text);
}

/** A card that names its row shows the row's status by itself (app/sections/bands.tsx). */
function cardShows(tree: unknown, path: string[], id: string): boolean {
  return path.some(
    (_, i) => path[i - 2] !== 'figures' && (at(tree, path.slice(0, i)) as { row?: string } | undefined)?.row === id,
  );
}

const pagePattern = /^((articles|guides)\.\d+|services\.[\w-]+\.(overview|detail)|[\w-]+)/;

export function statusProblems(tree: unknown, rows: Fact[] = facts): string[] {
  const all = [...strings(tree)];
  const closing = rows.filter((row) => is(row, saidBeside));
  const beside = all.flatMap(({ path, text }) => {
    const keys = path.split('.');
    const named = closing.filter(
      ({ id, status }) =>
        tokens(text).some((one) => one.id === id && one.variant !== 'status') ||
        (text === id && inTable.test(path)) ||
        (status?.named && text.includes(status.named)),
    );
    return named
      .filter(({ id }) => !says(text, id) && !cardShows(tree, keys, id))
      .filter(({ id }) => !(shortField.test(keys.at(-1) ?? '') && company(tree, keys).some((other) => says(other, id))))
      .map(({ id, status }) => `${placeOf(path)}: ${id} is ${status?.is}; say it beside, with {${id}:status}`);
  });
  const pages = Map.groupBy(all, ({ path }) => path.match(pagePattern)?.[0] ?? '');
  const onPage = [...pages].flatMap(([page, texts]) => {
    const shown = texts.flatMap(({ path, text }) =>
      path.endsWith('.row') ? [{ id: text, variant: inTable.test(path) ? '' : 'status' }] : tokens(text),
    );
    const needed = new Set(
      rows.filter((row) => is(row, saidOnPage) && shown.some(({ id }) => id === row.id)).map(({ id }) => group(id)),
    );
    return [...needed]
      .filter((name) => !shown.some(({ id, variant }) => group(id) === name && variant === 'status'))
      .map(
        (name) =>
          `${placeOf(page).replace(/: $/, '')}: shows ${name} without its status; say it once, with {${name}.…:status}`,
      );
  });
  return [...beside, ...onPage];
}
