// The people of the desk, for owners: invite, change, let go.
import { createElement } from 'react';
import { productIds } from '../../../content/products.ts';
import { People } from '../../../desk/screens/people.tsx';
import { PersonPage } from '../../../desk/screens/person.tsx';
import { leaveDays } from '../../../domain/desk/leave.ts';
import { LastOwner } from '../people/people.ts';
import type { MadeLink, PeopleView, PersonView } from '../people/views.ts';
import { type DeskContext, type DeskOptions, type DeskRoute, meOf } from './context.ts';
import { frameWithCounts } from './frame.ts';
import { handOver } from './hand-over.ts';
import { peopleRows, peopleView, personView } from './people-views.ts';
import { refusals } from './refuse.ts';
import { renderDesk } from './render.ts';

const mailbox = /^[^\s<>@,;]+@[^\s<>@,;]+$/;
const longestEmail = 254;
const languages = ['en', 'hi'];
const dones = ['saved', 'off', 'back'] as const;

export function peopleRoutes(options: DeskOptions): DeskRoute[] {
  const { people, inviteMail, log } = options;
  const refuse = refusals(options);

  async function listPage(c: DeskContext, more: Partial<PeopleView> = {}): Promise<Response> {
    const rows = await peopleRows(options);
    const done = dones.find((one) => one === c.req.query('done'));
    const view: PeopleView = {
      ...peopleView(rows, inviteMail !== null),
      showsLeft: c.req.query('left') === 'yes',
      ...(done && { done }),
      ...more,
    };
    return renderDesk(
      c,
      createElement(People, { frame: await frameWithCounts(c, options), view }),
      more.wrong ? 422 : 200,
    );
  }

  async function personPage(c: DeskContext, more: Partial<PersonView> = {}): Promise<Response> {
    const view = await personView(c.req.param('id') ?? '', meOf(c).person.id, options);
    if (!view) return refuse.missing(c);
    const frame = await frameWithCounts(c, options);
    return renderDesk(c, createElement(PersonPage, { frame, view: { ...view, ...more } }), more.wrong ? 422 : 200);
  }

  /** Shown in the answer itself: a link that opens the desk must not stand in an address. */
  async function handOut(c: DeskContext, made: { link: string; until: number }, id: string): Promise<MadeLink | null> {
    const person = await people.byId(id);
    if (!person) return null;
    const by = meOf(c).person.name.split(' ')[0] ?? null;
    const { name, email } = person;
    const sent = inviteMail ? await inviteMail({ name, email, by, ...made }) : null;
    return { name, email, ...made, mailed: sent === null ? 'not-set' : sent ? 'sent' : 'failed' };
  }
  const done = (c: DeskContext, what: (typeof dones)[number]) => c.redirect(`/desk/people?done=${what}`, 303);

  return [
    { method: 'GET', path: '/desk/people', deed: 'people', answer: (c) => listPage(c) },
    {
      method: 'POST',
      path: '/desk/people/invite',
      deed: 'people',
      async answer(c) {
        const form = c.get('form');
        const email = (form.get('email') ?? '').trim();
        const role = form.get('role') === 'owner' ? 'owner' : 'adviser';
        const known = (await people.list()).find((one) => one.email === email.toLowerCase());
        if (known || email.length > longestEmail || !mailbox.test(email))
          return listPage(c, { wrong: { email, role, knownName: known?.name ?? null } });
        const { person, link, until } = await people.invite(email, role, meOf(c).person.id);
        const made = await handOut(c, { link, until }, person.id);
        return listPage(c, made ? { made } : {});
      },
    },
    { method: 'GET', path: '/desk/people/:id', deed: 'people', answer: (c) => personPage(c) },
    {
      method: 'POST',
      path: '/desk/people/:id',
      deed: 'people',
      async answer(c) {
        const form = c.get('form');
        const id = c.req.param('id') ?? '';
        if (!(await people.byId(id))) return refuse.missing(c);
        const leave = leaveDays(form.get('leaveFrom') ?? '', form.get('leaveTo') ?? '');
        if (!leave) return personPage(c, { wrong: 'leave' });
        const change = {
          inTurn: form.get('inTurn') === 'yes',
          leave,
          products: form.getAll('products').filter((one) => productIds.includes(one)),
          languages: form.getAll('languages').filter((one) => languages.includes(one)),
          role: form.get('role') === 'owner' ? ('owner' as const) : ('adviser' as const),
        };
        try {
          await people.change(id, change, meOf(c).person.id);
        } catch (error) {
          // The page says so where it would be asked for.
          if (error instanceof LastOwner) return personPage(c);
          throw error;
        }
        return done(c, 'saved');
      },
    },
    {
      method: 'POST',
      path: '/desk/people/:id/link',
      deed: 'people',
      async answer(c) {
        const id = c.req.param('id') ?? '';
        if (!(await people.byId(id))?.active) return refuse.missing(c);
        const made = await handOut(c, await people.newLink(id, meOf(c).person.id), id);
        return listPage(c, made ? { made } : {});
      },
    },
    {
      method: 'POST',
      path: '/desk/people/:id/off',
      deed: 'people',
      async answer(c) {
        const form = c.get('form');
        const id = c.req.param('id') ?? '';
        if (!(await people.byId(id))) return refuse.missing(c);
        const { person: me } = meOf(c);
        try {
          await people.change(id, { active: false }, me.id);
        } catch (error) {
          if (error instanceof LastOwner) return personPage(c);
          throw error;
        }
        const to = form.get('to') === 'one' ? form.get('who') : null;
        const left = await handOver(options, { from: id, to, me });
        if (left > 0) log.warn('desk.not_handed_over', { enquiries: left });
        return done(c, 'off');
      },
    },
    {
      method: 'POST',
      path: '/desk/people/:id/back',
      deed: 'people',
      async answer(c) {
        const id = c.req.param('id') ?? '';
        if (!(await people.byId(id))) return refuse.missing(c);
        await people.change(id, { active: true }, meOf(c).person.id);
        return done(c, 'back');
      },
    },
  ];
}
