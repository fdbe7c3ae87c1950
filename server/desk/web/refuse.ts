// The pages that say no.
import { createElement } from 'react';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { deskFrame } from '../../../content/en/desk-frame.ts';
import { SignIn } from '../../../desk/screens/sign-in.tsx';
import { Refusal } from '../../../desk/screens/refusal.tsx';
import { fillIn } from '../../../domain/fill-in.ts';
import { stays } from '../people/sign-in-store.ts';
import type { DeskContext, DeskOptions } from './context.ts';
import { keptOf } from './kept.ts';
import { renderDesk } from './render.ts';
import { returnTo } from './return-to.ts';
import { day } from '../../../domain/moments.ts';

const words = deskFrame.refused;
type Told = { title: string; text: string };

export function refusals({ assets, clock, people }: DeskOptions) {
  const page = (c: DeskContext, status: ContentfulStatusCode, told: Told, link?: { href: string; label: string }) =>
    renderDesk(c, createElement(Refusal, { assets, now: clock(), ...told, link }), status);

  return {
    /** A page of the desk is returned to after signing in; scripts and forms hear that nobody is signed in. */
    nobody(c: DeskContext, api: boolean): Response {
      if (api) return c.text('', 401);
      const url = new URL(c.req.url);
      if (c.req.method !== 'POST')
        return c.redirect(`/desk/sign-in?to=${encodeURIComponent(returnTo(url.pathname + url.search))}`, 302);
      const from = URL.parse(c.req.header('referer') ?? '');
      const to = returnTo(from && from.pathname + from.search);
      const days = stays / day;
      const kept = keptOf(url.pathname, c.get('form'));
      return renderDesk(c, createElement(SignIn, { assets, now: clock(), to, days, signedOut: true, kept }), 401);
    },
    async ownersOnly(c: DeskContext): Promise<Response> {
      const owners = (await people.list()).filter(({ active, role }) => active && role === 'owner');
      const names = owners.map(({ name }) => name.split(' ')[0]).join(' / ');
      const { title, text, textAlone } = words.ownerOnly;
      return page(c, 403, { title, text: names === '' ? textAlone : fillIn(text, { owners: names }) });
    },
    missing: (c: DeskContext) => page(c, 404, words.missing),
    stale: (c: DeskContext) => page(c, 403, words.stale),
    elsewhere: (c: DeskContext) => page(c, 403, words.elsewhere),
    tooLarge: (c: DeskContext) => page(c, 413, words.tooLarge),
    tooMany(c: DeskContext, seconds: number): Response {
      c.header('Retry-After', String(seconds));
      const { title, text } = words.tooMany;
      return page(c, 429, { title, text: fillIn(text, { seconds }) }, { href: '/desk/sign-in', label: words.retry });
    },
    away(c: DeskContext): Response {
      c.header('Retry-After', '30');
      return page(c, 503, words.away, {
        href: c.req.method === 'POST' ? '/desk/today' : c.req.path,
        label: words.retry,
      });
    },
    failed: (c: DeskContext) => page(c, 500, words.failed),
  };
}

export type Refusals = ReturnType<typeof refusals>;
