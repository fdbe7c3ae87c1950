// Who saw and changed what, written where every route passes: no page can forget it.
import type { MiddlewareHandler } from 'hono';
import { recentMap } from '../../recent-map.ts';
import type { AuditEntry, AuditStore } from '../people/audit-store.ts';
import type { DeskContext, DeskRoute, DeskVars } from './context.ts';

/** Reloading a page is not seeing it again. */
const seenAgainAfter = 10 * 60_000;
/** Names of choices, as "no-answer": never what somebody typed. */
const choice = /^[a-z][a-z-]{1,20}$/;

function entryOf({ method, path }: DeskRoute, c: DeskContext): Omit<AuditEntry, 'by'> | null {
  const subject = c.req.param('reference')?.toUpperCase() ?? null;
  if (method === 'GET' && path.endsWith('.csv')) return { action: 'exported', detail: new URL(c.req.url).search };
  if (subject === null) return null;
  if (method === 'GET') return { action: 'opened', subject };
  const chosen = ['how', 'to', 'reason'].map((name) => c.get('form').get(name) ?? '').find((text) => choice.test(text));
  return { action: path.split('/').at(-1) ?? '', subject, detail: chosen ?? null };
}

export function watched(route: DeskRoute, audit: AuditStore, clock: () => number): MiddlewareHandler<DeskVars> {
  const seen = recentMap<number>(10_000);
  return async (c, next) => {
    await next();
    const me = c.get('me');
    // What was refused, or asked for once more, changed and showed nothing.
    const done = route.method === 'GET' ? c.res.status === 200 : c.res.status === 303;
    const entry = me && done ? entryOf(route, c) : null;
    if (!me || !entry) return;
    const key = `${me.person.id} ${entry.subject}`;
    if (entry.action === 'opened') {
      if (clock() - (seen.get(key) ?? 0) < seenAgainAfter) return;
      seen.set(key, clock());
    }
    await audit.add({ by: me.person.id, ...entry });
  };
}
