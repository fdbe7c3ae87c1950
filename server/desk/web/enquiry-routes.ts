// One enquiry, and what is done to it: each action a plain form, answered by the page it leads to.
import { createElement } from 'react';
import { readEmi } from '../../../desk/emi-words.ts';
import type { Draft } from '../../../desk/parts/write-sheet.tsx';
import { templates } from '../../../desk/messages.ts';
import { Both } from '../../../desk/screens/both.tsx';
import { Enquiry } from '../../../desk/screens/enquiry.tsx';
import { Sure } from '../../../desk/screens/sure.tsx';
import { type Action, type ActResult, deskFields, type Refusal } from '../work/views.ts';
import type { DeskContext, DeskOptions, DeskRoute } from './context.ts';
import { acts, readAction, readMove } from './read-action.ts';
import { refusals } from './refuse.ts';
import { renderDesk } from './render.ts';
import { returnTo } from './return-to.ts';
import { viewerOf, workingOf } from './work-pages.ts';

type Act = (typeof acts)[number];

/** Which message the sheet shows, where scripts are off and an address says it. */
function draftOf(c: DeskContext): Draft | undefined {
  const template = templates.find((one) => one === c.req.query('template'));
  const language = (['en', 'hi'] as const).find((one) => one === c.req.query('language'));
  return template && language ? { template, language } : undefined;
}

export function enquiryRoutes(options: DeskOptions): DeskRoute[] {
  const { work, settings } = options;
  const refuse = refusals(options);
  const referenceOf = (c: DeskContext) => c.req.param('reference') ?? '';

  async function page(c: DeskContext, refused?: Refusal): Promise<Response> {
    const view = await work.enquiry(referenceOf(c), viewerOf(c));
    if (!view) return refuse.missing(c);
    const working = await workingOf(c, options, view.counts);
    const typedNote = refused ? (c.get('form').get('text') ?? undefined) : undefined;
    const own = settings.now().messages;
    const screen = createElement(Enquiry, {
      ...working,
      view,
      own,
      draft: draftOf(c),
      emiAsked: readEmi(new URL(c.req.url).searchParams) ?? undefined,
      refused,
      typedNote,
    });
    return renderDesk(c, screen, refused ? 422 : 200);
  }

  async function sure(c: DeskContext): Promise<Response> {
    const view = await work.enquiry(referenceOf(c), viewerOf(c));
    const move = readMove(c.get('form'));
    if (!view || !move) return refuse.missing(c);
    return renderDesk(c, createElement(Sure, { ...(await workingOf(c, options, view.counts)), view, move }));
  }

  async function both(c: DeskContext, act: Act, conflict: Extract<ActResult, { kind: 'conflict' }>): Promise<Response> {
    const view = await work.enquiry(referenceOf(c), viewerOf(c));
    if (!view) return refuse.missing(c);
    const own = ['token', 'seen', 'back', 'then'];
    const sent = [...c.get('form')].filter(([name]) => !own.includes(name) && !name.startsWith('keep-'));
    const working = await workingOf(c, options, view.counts);
    return renderDesk(c, createElement(Both, { ...working, view, conflict, act, sent }), 409);
  }

  /** Where it leads: to the one to be called next, to where it was asked from, or to the enquiry itself. */
  function onwards(c: DeskContext, action: Action, { version, event }: Extract<ActResult, { kind: 'done' }>): Response {
    const form = c.get('form');
    const reference = referenceOf(c);
    const then = form.get('then');
    const here = `/desk/e/${reference}`;
    const to = then && /^[\w-]{1,40}$/.test(then) ? `/desk/e/${then}` : returnTo(form.get('back') ?? here);
    const url = new URL(to, 'http://desk.invalid');
    for (const name of ['done', 'of', 'version', 'event']) url.searchParams.delete(name);
    url.searchParams.set('done', action.do);
    url.searchParams.set('of', reference);
    url.searchParams.set('version', String(version));
    if (event && action.do !== 'undo' && action.do !== 'erase') url.searchParams.set('event', event);
    const wrote = action.do === 'contact' && action.how !== 'spoke' && to === here;
    return c.redirect(`${url.pathname}${url.search}${wrote ? '#write' : ''}`, 303);
  }

  async function act(c: DeskContext, name: Act): Promise<Response> {
    const form = c.get('form');
    const action = readAction(name, form);
    const seen = Number(form.get('seen'));
    if (!action || !Number.isInteger(seen)) return page(c, 'invalid');
    const keep = deskFields.filter((field) => form.get(`keep-${field}`) === 'theirs');
    const result = await work.act(referenceOf(c), action, viewerOf(c), seen, keep);
    if (result.kind === 'done') return onwards(c, action, result);
    if (result.kind === 'conflict') return both(c, name, result);
    if (result.kind === 'unknown') return refuse.missing(c);
    return result.why === 'unsure' ? sure(c) : page(c, result.why);
  }

  return [
    {
      method: 'GET',
      path: '/desk/e/:reference',
      deed: 'enquiry',
      answer: (c) => page(c),
    },
    ...acts.map(
      (name): DeskRoute => ({
        method: 'POST',
        path: `/desk/e/:reference/${name}`,
        deed: name === 'erase' ? 'erase' : 'enquiry',
        answer: (c) => act(c, name),
      }),
    ),
  ];
}
