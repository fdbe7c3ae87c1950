// What the firm owes visitors, and the log of who saw and changed what: for owners.
import { Readable } from 'node:stream';
import { createElement } from 'react';
import { deskDuties } from '../../../content/en/desk-duties.ts';
import { Duties } from '../../../desk/screens/duties.tsx';
import type { AuditRow } from '../../db/people-tables.ts';
import { csvLine } from '../present.ts';
import type { Person } from '../people/people.ts';
import type { LogView } from '../people/views.ts';
import { type DeskContext, type DeskOptions, type DeskRoute, meOf } from './context.ts';
import { frameWithCounts } from './frame.ts';
import { refusals } from './refuse.ts';
import { renderDesk } from './render.ts';

const perPage = 30;
const perRead = 500;
const dones = ['purged', 'retried'] as const;
/** A reference, as enquiries have it; ids of people look otherwise. */
const isReference = (subject: string | null) => subject !== null && /^PS-/.test(subject);

const actionsOf = (kind: string) =>
  Object.entries(deskDuties.actions).flatMap(([action, told]) => (told?.kind === kind ? [action] : []));

export function dutiesRoutes(options: DeskOptions): DeskRoute[] {
  const { audit, people, work } = options;
  const refuse = refusals(options);

  const rowOf = (all: Person[], { id, at, person_id, action, subject, detail }: AuditRow): LogView['rows'][number] => {
    const nameOf = (one: string | null) => all.find((person) => person.id === one)?.name ?? null;
    return {
      id,
      at,
      who: person_id === null ? null : (nameOf(person_id) ?? person_id),
      action,
      detail,
      reference: isReference(subject) ? subject : null,
      person: subject !== person_id ? nameOf(subject) : null,
    };
  };

  async function logOf(c: DeskContext): Promise<LogView> {
    const all = await people.list();
    const [person, kind] = [c.req.query('person') ?? '', c.req.query('kind') ?? ''];
    const [at, id] = (c.req.query('after') ?? '').split(' ');
    const rows = await audit.newest({
      limit: perPage + 1,
      ...(person !== '' && { person }),
      ...(actionsOf(kind).length > 0 && { actions: actionsOf(kind) }),
      ...(id !== undefined && Number.isSafeInteger(Number(at)) && { after: { at: Number(at), id } }),
    });
    const last = rows.length > perPage ? rows[perPage - 1] : undefined;
    const older = last && new URLSearchParams({ person, kind, after: `${last.at} ${last.id}` }).toString();
    return {
      rows: rows.slice(0, perPage).map((row) => rowOf(all, row)),
      people: all.map(({ id: one, name }) => ({ id: one, name })),
      filter: { person, kind },
      older: older ?? null,
    };
  }

  async function page(c: DeskContext, wrongCount?: true): Promise<Response> {
    const [frame, view, log] = await Promise.all([frameWithCounts(c, options), work.duties(), logOf(c)]);
    const done = dones.find((one) => one === c.req.query('done'));
    const props = { frame, view, log, ...(done && { done }), ...(wrongCount && { wrongCount }) };
    return renderDesk(c, createElement(Duties, props), wrongCount ? 422 : 200);
  }

  /** Read piece by piece: a log of years need not fit in memory. */
  async function* logLines(): AsyncGenerator<string> {
    const all = await people.list();
    yield `\uFEFF${csvLine(['at', 'who', 'action', 'enquiry', 'about', 'detail'])}`;
    for (let after: { at: number; id: string } | undefined; ; ) {
      const rows = await audit.newest({ limit: perRead, ...(after && { after }) });
      for (const row of rows) {
        const { at, who, action, reference, person, detail } = rowOf(all, row);
        yield csvLine([new Date(at).toISOString(), who ?? deskDuties.log.system, action, reference, person, detail]);
      }
      const last = rows.at(-1);
      if (!last || rows.length < perRead) return;
      after = { at: last.at, id: last.id };
    }
  }

  return [
    { method: 'GET', path: '/desk/duties', deed: 'duties', answer: (c) => page(c) },
    {
      method: 'GET',
      path: '/desk/duties/export',
      deed: 'audit',
      answer: (c) =>
        c.body(Readable.toWeb(Readable.from(logLines(), { objectMode: false })) as ReadableStream, 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="log.csv"',
        }),
    },
    {
      method: 'POST',
      path: '/desk/duties/purge',
      deed: 'erase',
      async answer(c) {
        const { due } = (await work.duties()).retention;
        if (due === 0 || c.get('form').get('count')?.trim() !== String(due)) return page(c, true);
        const { id, role, name } = meOf(c).person;
        const erased = await work.purge({ id, role, name });
        await audit.add({ by: id, action: 'purged', detail: String(erased) });
        return c.redirect('/desk/duties?done=purged', 303);
      },
    },
    {
      method: 'POST',
      path: '/desk/duties/retry',
      deed: 'duties',
      async answer(c) {
        const { id, role, name } = meOf(c).person;
        const me = { id, role, name };
        const letter = c.get('form').get('letter');
        if (letter) {
          const revived = await work.retryLetter(letter, me);
          return revived ? c.redirect('/desk/duties?done=retried', 303) : refuse.missing(c);
        }
        const found = await work.enquiry(c.get('form').get('reference') ?? '', me);
        if (!found) return refuse.missing(c);
        const { reference, version } = found.row;
        await work.act(reference, { do: 'retryNotifications' }, me, version);
        return c.redirect('/desk/duties?done=retried', 303);
      },
    },
  ];
}
