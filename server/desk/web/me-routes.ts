// A person's own page.
import { createElement } from 'react';
import { themes } from '../../../desk/parts/document.tsx';
import { Me } from '../../../desk/screens/me.tsx';
import { leaveUntil } from '../../../domain/desk/leave.ts';
import { isUsable, shortestPassword } from '../people/password.ts';
import type { MeView } from '../people/views.ts';
import { type DeskContext, type DeskOptions, type DeskRoute, meOf } from './context.ts';
import { frameWithCounts } from './frame.ts';
import { keepTheme, renderDesk, themeOf } from './render.ts';

const longestName = 80;
const dones = [
  'away',
  'back',
  'theme',
  'name',
  'password',
  'device',
  'lock',
  'lock-removed',
  'push',
  'push-removed',
] as const;

export function meRoutes(options: DeskOptions): DeskRoute[] {
  const { clock, door, locks, people, push } = options;

  async function page(c: DeskContext, wrong?: NonNullable<MeView['wrong']>): Promise<Response> {
    const { person, signInId } = meOf(c);
    const [frame, devices, hasPassword, known, told] = await Promise.all([
      frameWithCounts(c, options),
      door.devices(person.id),
      door.hasPassword(person.id),
      locks.ofPerson(person.id),
      push?.devices.ofPerson(person.id) ?? [],
    ]);
    const done = dones.find((one) => one === c.req.query('done'));
    const view: MeView = {
      name: person.name,
      email: person.email,
      inTurn: person.inTurn,
      leaveUntil: leaveUntil(person.leave, clock()),
      theme: themeOf(c),
      hasPassword,
      leastPassword: shortestPassword,
      devices: devices.map(({ id, device, how, seenAt }) => ({ id, device, how, seenAt, isHere: id === signInId })),
      locks: known.map(({ id, device, created_at }) => ({ id, device, since: created_at })),
      push: push && {
        publicKey: push.publicKey,
        devices: told.map(({ id, device, created_at }) => ({ id, device, since: created_at })),
      },
      wantsLock: c.req.query('lock') === 'yes',
      ...(done && !wrong && { done }),
      ...(wrong && { wrong }),
    };
    return renderDesk(c, createElement(Me, { frame, view }), wrong ? 422 : 200);
  }
  const back = (c: DeskContext, done: (typeof dones)[number]) => c.redirect(`/desk/me?done=${done}`, 303);

  return [
    { method: 'GET', path: '/desk/me', deed: 'me', answer: (c) => page(c) },
    {
      method: 'POST',
      path: '/desk/me/turn',
      deed: 'me',
      async answer(c) {
        const { person } = meOf(c);
        const inTurn = c.get('form').get('inTurn') === 'yes';
        await people.change(person.id, { inTurn }, person.id);
        return back(c, inTurn ? 'back' : 'away');
      },
    },
    {
      method: 'POST',
      path: '/desk/me/theme',
      deed: 'me',
      answer(c) {
        keepTheme(c, themes.find((one) => one === c.get('form').get('theme')) ?? null);
        return back(c, 'theme');
      },
    },
    {
      method: 'POST',
      path: '/desk/me/name',
      deed: 'me',
      async answer(c) {
        const { person } = meOf(c);
        const name = (c.get('form').get('name') ?? '').trim().slice(0, longestName);
        if (name === '') return page(c, { field: 'name' });
        await people.change(person.id, { name }, person.id);
        return back(c, 'name');
      },
    },
    {
      method: 'POST',
      path: '/desk/me/password',
      deed: 'me',
      async answer(c) {
        const form = c.get('form');
        const next = form.get('next') ?? '';
        if (!isUsable(next)) return page(c, { field: 'next' });
        const changed = await door.changePassword(meOf(c), form.get('old') ?? '', next);
        return changed ? back(c, 'password') : page(c, { field: 'old' });
      },
    },
    {
      method: 'POST',
      path: '/desk/me/device',
      deed: 'me',
      async answer(c) {
        await door.signOut(c.get('form').get('device') ?? '', meOf(c).person.id);
        return back(c, 'device');
      },
    },
  ];
}
