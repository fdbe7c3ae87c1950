// Who saw what and took it along, written where every route passes: no page can forget it. What is changed writes its
// line in the transaction that changes it.
import type { MiddlewareHandler } from 'hono';
import { recentMap } from '../../recent-map.ts';
import type { AuditEntry, AuditStore } from '../people/audit-store.ts';
import type { DeskContext, DeskRoute, DeskVars } from './context.ts';

/** Reloading a page is not seeing it again. */
const seenAgainAfter = 10 * 60_000;

function entryOf({ path }: DeskRoute, c: DeskContext): Omit<AuditEntry, 'by'> | null {
  const { pathname, search } = new URL(c.req.url);
  // No address of the desk holds a name or a number: filters, at most.
  if (path.endsWith('/export'))
    return { action: 'exported', detail: `${pathname}${search}`.slice('/desk/'.length, 200) };
  const subject = c.req.param('reference')?.toUpperCase();
  return subject === undefined ? null : { action: 'opened', subject };
}

export function watched(route: DeskRoute, audit: AuditStore, clock: () => number): MiddlewareHandler<DeskVars> {
  const seen = recentMap<number>(10_000);
  return async (c, next) => {
    await next();
    const me = c.get('me');
    const entry = me && route.method === 'GET' && c.res.status === 200 ? entryOf(route, c) : null;
    if (!me || !entry) return;
    if (entry.action === 'opened') {
      const key = `${me.person.id} ${entry.subject}`;
      if (clock() - (seen.get(key) ?? 0) < seenAgainAfter) return;
      seen.set(key, clock());
    }
    await audit.add({ by: me.person.id, ...entry });
  };
}
