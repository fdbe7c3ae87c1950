// Today, the queue, Find and the figures: what is looked at.
import { createElement } from 'react';
import { showWords } from '../../../desk/parts/filters.tsx';
import { Find } from '../../../desk/screens/find.tsx';
import { Numbers } from '../../../desk/screens/numbers.tsx';
import { Queue } from '../../../desk/screens/queue.tsx';
import { Today } from '../../../desk/screens/today.tsx';
import { may } from '../../../domain/desk/permissions.ts';
import { periods, type QueueFilter } from '../work/views.ts';
import type { DeskContext, DeskOptions, DeskRoute } from './context.ts';
import { queueCsv } from './csv.ts';
import { numbersCsv } from './numbers-csv.ts';
import { queuePath, readFilter } from './read-filter.ts';
import { renderDesk } from './render.ts';
import { advisersOf, viewerOf, workingOf } from './work-pages.ts';

const periodOf = (c: DeskContext) => periods.find((one) => one === c.req.query('period')) ?? '30-days';
const askedOf = (c: DeskContext) => new URL(c.req.url).searchParams;

export function queueRoutes(options: DeskOptions): DeskRoute[] {
  const { work, clock } = options;

  async function find(c: DeskContext): Promise<Response> {
    const typed = (c.get('form').get('q') ?? '').trim().slice(0, 200);
    const filter: QueueFilter = { view: 'all', q: typed };
    const found = typed === '' ? null : await work.queue(filter, viewerOf(c));
    const working = await workingOf(c, options, found?.counts);
    return renderDesk(c, createElement(Find, { ...working, typed, rows: found?.rows ?? [], now: clock() }));
  }

  return [
    {
      method: 'GET',
      path: '/desk/today',
      deed: 'today',
      async answer(c) {
        const me = viewerOf(c);
        const advisers = me.role === 'owner' ? await advisersOf(options) : [];
        const chosen = advisers.find(({ id }) => id === c.req.query('adviser'));
        const view = await work.today(me, chosen?.id);
        return renderDesk(c, createElement(Today, { ...(await workingOf(c, options, view.counts)), view, advisers }));
      },
    },
    {
      method: 'GET',
      path: '/desk/queue',
      deed: 'queue',
      async answer(c) {
        const me = viewerOf(c);
        const asked = askedOf(c);
        const filter = readFilter(asked);
        const view = await work.queue(filter, me);
        const links = {
          here: queuePath(asked, filter.after),
          next: view.next && queuePath(asked, view.next),
          csv: may(me, 'export') ? queuePath(asked).replace('/desk/queue', '/desk/queue/export') : null,
        };
        const [working, advisers] = await Promise.all([workingOf(c, options, view.counts), advisersOf(options)]);
        return renderDesk(c, createElement(Queue, { ...working, view, filter, advisers, links }));
      },
    },
    {
      method: 'GET',
      path: '/desk/queue/count',
      deed: 'queue',
      api: true,
      async answer(c) {
        const { total, rows } = await work.queue(readFilter(askedOf(c)), viewerOf(c));
        return c.text(showWords(total, rows.length));
      },
    },
    {
      method: 'GET',
      path: '/desk/queue/export',
      deed: 'export',
      answer: (c) => queueCsv(c, work, readFilter(askedOf(c)), viewerOf(c)),
    },
    { method: 'GET', path: '/desk/find', deed: 'queue', answer: find },
    { method: 'POST', path: '/desk/find', deed: 'queue', answer: find },
    {
      method: 'GET',
      path: '/desk/numbers/export',
      deed: 'export',
      answer: async (c) => numbersCsv(c, await work.numbers(periodOf(c), viewerOf(c))),
    },
    {
      method: 'GET',
      path: '/desk/numbers',
      deed: 'numbers',
      async answer(c) {
        const view = await work.numbers(periodOf(c), viewerOf(c));
        return renderDesk(c, createElement(Numbers, { ...(await workingOf(c, options)), view }));
      },
    },
  ];
}
