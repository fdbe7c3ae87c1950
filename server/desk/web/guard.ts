// Before any route of the desk is answered: where it comes from, who it is, whether they may.
import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { may } from '../../../domain/desk/permissions.ts';
import { formFields, mostFields } from '../../http/bounds.ts';
import { isCrossSite } from '../../http/cross-site.ts';
import { visitorNetworks } from '../../http/visitor.ts';
import type { DeskContext, DeskOptions, DeskRoute, DeskVars } from './context.ts';
import { tokenOf } from './cookie.ts';
import type { Refusals } from './refuse.ts';

const isForm = /^application\/x-www-form-urlencoded\b/i;

/** A form, unless it has more fields than any page of ours. What is no form is left for the route to read. */
async function formOf(c: DeskContext): Promise<URLSearchParams | null> {
  const type = c.req.header('content-type') ?? '';
  if (c.req.method !== 'POST' || !isForm.test(type)) return new URLSearchParams();
  const body = await c.req.text();
  return formFields(Buffer.from(body), type) > mostFields ? null : new URLSearchParams(body);
}

function isSame(given: string | null | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function guard(route: DeskRoute, options: DeskOptions, refuse: Refusals): MiddlewareHandler<DeskVars> {
  const { door, limiter, settings, siteUrl, trustedProxies } = options;
  return async (c, next) => {
    const isPost = route.method === 'POST';
    if (isPost && isCrossSite(c.req.raw.headers, siteUrl)) return refuse.elsewhere(c);
    if (isPost && route.deed === 'anyone') {
      const wait = limiter.take(visitorNetworks(c, trustedProxies));
      if (wait !== null) return refuse.tooMany(c, wait);
    }
    const form = await formOf(c);
    if (!form) return refuse.tooLarge(c);
    c.set('form', form);
    const me = await door.signedIn(tokenOf(c, options));
    c.set('me', me);
    if (route.deed === 'anyone') return next();
    if (!me) return refuse.nobody(c, route.api === true);
    // What another instance saved holds here as well.
    await settings.look();
    // The cookie comes along with whatever a page posts; only our own pages know this as well.
    if (isPost && !isSame(form.get('token') ?? c.req.header('x-form-token'), me.formToken))
      return route.api ? c.text('', 403) : refuse.stale(c);
    if (route.deed !== 'enquiry' && !may(me.person, route.deed))
      return route.api ? c.text('', 403) : refuse.ownersOnly(c);
    return next();
  };
}
