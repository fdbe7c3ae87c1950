// Sign-in, the welcome by a link, sign-out.
import { createElement } from 'react';
import { Invite, LinkGone } from '../../../desk/screens/invite.tsx';
import { SendAgain } from '../../../desk/screens/send-again.tsx';
import { SignIn } from '../../../desk/screens/sign-in.tsx';
import { deviceOf } from '../people/device.ts';
import type { SignedIn } from '../people/door.ts';
import { isUsable, shortestPassword } from '../people/password.ts';
import { stays } from '../people/sign-in-store.ts';
import { type DeskContext, type DeskOptions, type DeskRoute, meOf } from './context.ts';
import { giveToken, tokenOf } from './cookie.ts';
import { readKept } from './kept.ts';
import { renderDesk } from './render.ts';
import { returnTo } from './return-to.ts';
import { day } from '../../../domain/moments.ts';

const days = stays / day;
const longestName = 80;
const deviceNameOf = (c: DeskContext) => deviceOf(c.req.header('user-agent') ?? '');

export function doorRoutes(options: DeskOptions): DeskRoute[] {
  const { assets, clock, door, people } = options;

  /** A new token on every way in: one that was planted in the browser before opens nothing, and its row ends. */
  async function letIn(c: DeskContext, token: string, to: string): Promise<Response> {
    const before = await door.signedIn(tokenOf(c, options));
    if (before) await door.signOut(before.signInId, before.person.id);
    giveToken(c, options, token);
    return onwards(c, await door.signedIn(token), to);
  }

  /** To the page that was asked for, or to what was being sent when nobody was signed in. */
  function onwards(c: DeskContext, me: SignedIn | null, to: string): Response {
    const kept = readKept(c.get('form'));
    if (!me || !kept) return c.redirect(to, 303);
    return renderDesk(c, createElement(SendAgain, { assets, now: clock(), formToken: me.formToken, kept }));
  }

  const signInPage = (c: DeskContext, props: { to: string; email?: string; missed?: { seconds: number } }) => {
    const kept = readKept(c.get('form'));
    return renderDesk(
      c,
      createElement(SignIn, { assets, now: clock(), days, kept, ...props }),
      props.missed ? 422 : 200,
    );
  };

  async function invitePage(c: DeskContext, token: string, wrong?: { name: boolean; password: boolean }) {
    const found = await door.invitation(token);
    if (!found) return renderDesk(c, createElement(LinkGone, { assets, now: clock() }), 410);
    const by = found.by === null ? null : await people.byId(found.by);
    const { person, until, isNew } = found;
    const page = createElement(Invite, {
      assets,
      now: clock(),
      token,
      name: person.name,
      role: person.role,
      by: by?.name.split(' ')[0] ?? null,
      until,
      isNew,
      leastPassword: shortestPassword,
      ...(wrong && { wrong }),
    });
    return renderDesk(c, page, wrong ? 422 : 200);
  }

  return [
    {
      method: 'GET',
      path: '/desk/sign-in',
      deed: 'anyone',
      answer(c) {
        const to = returnTo(c.req.query('to'));
        return c.get('me') ? c.redirect(to, 302) : signInPage(c, { to });
      },
    },
    {
      method: 'POST',
      path: '/desk/sign-in',
      deed: 'anyone',
      async answer(c) {
        const form = c.get('form');
        const [email, password] = [form.get('email') ?? '', form.get('password') ?? ''];
        const to = returnTo(form.get('to'));
        // By the device's lock they are in already, and send what was kept.
        if (email === '' && password === '' && c.get('me')) return onwards(c, c.get('me'), to);
        const entry = await door.byPassword(email, password, deviceNameOf(c));
        if (entry.kind === 'in') return letIn(c, entry.token, to);
        c.header('Retry-After', String(entry.seconds));
        return signInPage(c, { to, email: email.slice(0, 254), missed: { seconds: entry.seconds } });
      },
    },
    {
      method: 'GET',
      path: '/desk/invite/:token',
      deed: 'anyone',
      answer: (c) => invitePage(c, c.req.param('token') ?? ''),
    },
    {
      method: 'POST',
      path: '/desk/invite/:token',
      deed: 'anyone',
      async answer(c) {
        const token = c.req.param('token') ?? '';
        const found = await door.invitation(token);
        if (!found) return invitePage(c, token);
        const name = (c.get('form').get('name') ?? '').trim().slice(0, longestName);
        const password = c.get('form').get('password') ?? '';
        const keepsOld = password === '' && !found.isNew;
        const wrong = { name: name === '', password: !keepsOld && !isUsable(password) };
        if (wrong.name || wrong.password) return invitePage(c, token, wrong);
        const entry = await door.byLink(token, { name, ...(!keepsOld && { password }) }, deviceNameOf(c));
        // A lock can be added only by somebody who is in.
        const to = c.get('form').get('lock') === 'yes' ? '/desk/me?lock=yes#lock' : '/desk/today';
        return entry?.kind === 'in' ? letIn(c, entry.token, to) : invitePage(c, token);
      },
    },
    {
      method: 'POST',
      path: '/desk/sign-out',
      deed: 'me',
      async answer(c) {
        const { person, signInId } = meOf(c);
        if (c.get('form').get('everywhere') === 'yes') await door.signOutEverywhere(person.id);
        else await door.signOut(signInId, person.id);
        giveToken(c, options, '');
        return c.redirect('/desk/sign-in', 303);
      },
    },
  ];
}
