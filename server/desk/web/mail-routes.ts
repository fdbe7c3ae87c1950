// Where the links of staff mails lead. Opening one changes nothing, however often a mail program or a scanner does: it
// shows a page that asks, and the page's form does it. Taking an enquiry needs nobody signed in; everything that shows a
// visitor's data, or says that a call was made, does.
import { createElement } from 'react';
import { deskMails } from '../../../content/en/desk-mails.ts';
import { FromMail } from '../../../desk/screens/from-mail.tsx';
import { Refusal } from '../../../desk/screens/refusal.tsx';
import type { StaffLink } from '../people/staff-links.ts';
import type { EnquiryView, Viewer } from '../work/views.ts';
import type { DeskContext, DeskOptions, DeskRoute } from './context.ts';
import { refusals } from './refuse.ts';
import { renderDesk } from './render.ts';

const words = deskMails.page;
const outcomes = ['spoke', 'no-answer', 'wrong-number'] as const;

interface Opened {
  link: StaffLink;
  me: Viewer;
  view: EnquiryView;
}

export function mailRoutes(options: DeskOptions): DeskRoute[] {
  const { assets, clock, links, people, work } = options;
  const refuse = refusals(options);
  const pageOf = (reference: string) => `/desk/e/${reference}`;

  const say = (c: DeskContext, status: 403 | 409 | 410, told: { title: string; text: string }, reference?: string) => {
    const link = reference === undefined ? undefined : { href: pageOf(reference), label: words.open };
    return renderDesk(c, createElement(Refusal, { assets, now: clock(), ...told, ...(link && { link }) }), status);
  };

  /** What the link is for, or the answer that says why it is for nothing. */
  async function opened(c: DeskContext): Promise<Opened | Response> {
    const link = links.read(c.req.param('link') ?? '');
    const person = link && (await people.byId(link.person));
    if (!link || !person?.active) return say(c, 410, words.gone);
    const here = c.get('me');
    if (here && here.person.id !== person.id) return say(c, 403, words.notYours, link.reference);
    const me = { id: person.id, role: person.role, name: person.name };
    const view = await work.enquiry(link.reference, me);
    if (!view || view.row.blocked) return say(c, 409, words.elsewhere);
    const isFree = (view.row.adviser?.id ?? me.id) === me.id;
    if (!here && (link.act !== 'mine' || !isFree)) return refuse.nobody(c, false);
    return { link, me, view };
  }

  async function page(c: DeskContext): Promise<Response> {
    const found = await opened(c);
    if (found instanceof Response) return found;
    const { link, view } = found;
    if (link.act === 'call') return c.redirect(pageOf(link.reference), 302);
    if (link.act === 'whatsapp') return c.redirect(`${pageOf(link.reference)}#write`, 302);
    const taken = view.takenAt !== null && view.row.adviser?.id === link.person;
    const screen = { assets, now: clock(), act: link.act, row: view.row, taken, path: c.req.path };
    return renderDesk(c, createElement(FromMail, screen));
  }

  async function act(c: DeskContext): Promise<Response> {
    const found = await opened(c);
    if (found instanceof Response) return found;
    const { link, me, view } = found;
    const again = () => c.redirect(c.req.path, 303);
    if (link.act === 'mine') {
      await work.act(link.reference, { do: 'take' }, me, view.row.version);
      return again();
    }
    const how = outcomes.find((one) => one === c.get('form').get('how'));
    const seen = Number(c.get('form').get('seen'));
    // Once somebody spoke, pressing it again says nothing new.
    if (link.act !== 'called' || !how || !Number.isInteger(seen) || view.row.contactedAt !== null) return again();
    const result = await work.act(link.reference, { do: 'contact', how }, me, seen);
    return result.kind === 'done' ? c.redirect(pageOf(link.reference), 303) : again();
  }

  return [
    { method: 'GET', path: '/desk/do/:link', deed: 'anyone', answer: page },
    { method: 'POST', path: '/desk/do/:link', deed: 'anyone', answer: act },
  ];
}
