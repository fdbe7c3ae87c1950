// The queue's filter, from its address and back. What cannot be read is left out: an address is typed and bookmarked.
import { productIds } from '../../../content/products.ts';
import { states } from '../../../domain/desk/states.ts';
import { leadKinds } from '../../../domain/lead/fields.ts';
import { type QueueFilter, queueViews } from '../work/views.ts';
import { day } from '../../../domain/moments.ts';

/** The start of a day in India, 2026-11-17; undefined for anything else. */
function startOfDay(text: string | null): number | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? Date.parse(`${text}T00:00:00+05:30`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

export function readFilter(asked: URLSearchParams): QueueFilter {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === asked.get(name));
  const text = (name: string) => asked.get(name)?.trim().slice(0, 200) || undefined;
  const state = one('state', [...states, 'open', 'any'] as const);
  const spam = asked.get('spam') === 'only';
  const duplicates = asked.get('duplicates') === 'only';
  const to = startOfDay(asked.get('to'));
  // Whoever asks for a state, for spam or for second enquiries looks beyond those that wait.
  const view = state || spam || duplicates ? 'all' : (one('view', queueViews) ?? 'waiting');
  const filter: QueueFilter = {
    view,
    kind: one('kind', leadKinds),
    product: one('product', productIds),
    state: state === 'any' ? undefined : state,
    adviser: text('adviser'),
    source: text('source'),
    from: startOfDay(asked.get('from')),
    to: to === undefined ? undefined : to + day,
    spam: spam || undefined,
    duplicates: duplicates || undefined,
    after: text('after'),
  };
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as unknown as QueueFilter;
}

/** The same page of the queue, or another that begins elsewhere. */
export function queuePath(asked: URLSearchParams, after?: string): string {
  const known = ['view', 'kind', 'product', 'state', 'adviser', 'source', 'from', 'to', 'spam', 'duplicates'];
  const kept = new URLSearchParams([...asked].filter(([name, value]) => known.includes(name) && value !== ''));
  if (after) kept.set('after', after);
  return kept.size > 0 ? `/desk/queue?${kept}` : '/desk/queue';
}
