// Giving enquiries out by turn, in SQL. Whoever gives out locks the people first: two instances take turns, so that each
// sees whose turn it is after the other, and no enquiry is given twice.
import { sql, type Transaction } from 'kysely';
import { goesOnAt, whoseTurn } from '../../../domain/desk/assignment.ts';
import type { Office } from '../../../domain/desk/office.ts';
import type { Engine } from '../../db/engine.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { DeskLead, Tables } from '../../db/tables.ts';
import { childId } from '../../leads/identity.ts';
import { applyChange } from '../../leads/rows.ts';
import { wordsOf } from '../../leads/words.ts';
import { type Person, personOf } from '../people/people.ts';
import { isCallable } from './decide.ts';
import { type Columns, stepsOf } from './fields.ts';
import { changeOf } from './live.ts';
import type { LiveLine } from './live-store.ts';
import { waiting } from './queue-store.ts';
import { remind, remindDaily } from './reminder-store.ts';
import { othersOf } from './same-person-store.ts';
import { tellAdviser } from './tell-adviser-store.ts';
import type { Changed } from './views.ts';
import { dateOf, day } from '../../../domain/moments.ts';

type Trx = Transaction<Tables>;
const halfAnHour = 1_800_000;
/** Small, so that an enquiry that comes meanwhile waits for no long transaction. */
export const batch = 50;

const waits = (lead: DeskLead) => isCallable(lead) && lead.handled_at === null && lead.closed_at === null;

interface Options {
  engine: Engine;
  line: LiveLine | null;
  office: () => Office;
}

export function createTurnStore({ engine, line, office }: Options) {
  const onPostgres = engine.name === 'postgres';

  /** All who work here, and the turns they had: ours until the transaction ends. */
  async function lockedPeople(trx: Trx): Promise<Person[]> {
    const query = trx.selectFrom('people').selectAll().where('active', '=', 1).orderBy('id');
    return (await (onPostgres ? query.forUpdate() : query).execute()).map(personOf);
  }

  const picked = (trx: Trx) => {
    const query = trx.selectFrom('leads').selectAll().limit(batch);
    return onPostgres ? query.forUpdate().skipLocked() : query;
  };

  async function give(
    trx: Trx,
    lead: DeskLead,
    person: Person,
    type: string,
    more: Columns,
    now: number,
  ): Promise<Changed> {
    const set: Columns = { adviser_id: person.id, assigned_at: now, taken_at: null, ...more };
    const version = lead.version + 1;
    const detail = JSON.stringify({ v: version, set: stepsOf(lead, set) });
    const id = childId(lead.id, `${type} ${now} ${person.id}`);
    await applyChange(trx, lead.id, {
      set,
      events: [{ id, lead_id: lead.id, type, actor: 'system', at: now, detail }],
    });
    await tellAdviser(trx, lead.id, now);
    // Several in one moment: each is a turn later than the one before.
    const turn = Math.max(now, person.lastTurnAt + 1);
    person.lastTurnAt = turn;
    await trx.updateTable('people').set({ last_turn_at: turn }).where('id', '=', person.id).execute();
    return changeOf({ ...lead, adviser_id: person.id, version }, lead.adviser_id);
  }

  async function chosenFor(
    trx: Trx,
    lead: DeskLead,
    people: Person[],
    now: number,
    others?: DeskLead[],
  ): Promise<Person | null> {
    if (people.every(({ inTurn }) => !inTurn)) return null;
    const known = (others ?? (await othersOf(trx, lead))).filter(
      ({ state }) => state !== 'closed' && state !== 'disbursed',
    );
    const passedBy = [
      ...(JSON.parse(lead.passed_by) as string[]),
      ...(lead.adviser_id === null ? [] : [lead.adviser_id]),
    ];
    const enquiry = {
      product: lead.loan_type === '' ? null : lead.loan_type,
      language: lead.language.slice(0, 2),
      knownBy: known.flatMap(({ adviser_id }) => (adviser_id === null ? [] : [adviser_id])),
      passedBy,
    };
    const chosen = whoseTurn(people, enquiry, dateOf(now));
    return people.find(({ id }) => id === chosen?.id) ?? null;
  }

  async function takeInOne(trx: Trx, lead: DeskLead, people: Person[], now: number): Promise<Changed> {
    const others = await othersOf(trx, lead);
    const of_person = 1 + others.filter((other) => other.created_at < lead.created_at).length;
    const more = { taken_in_at: now, of_person };
    await insertRows(
      trx,
      'lead_words',
      wordsOf(lead).map((word) => ({ word, lead_id: lead.id })),
      'on conflict do nothing',
    );
    if (waits(lead) && people.length > 0) await remind(trx, lead, office(), now);
    const person = waits(lead) && lead.adviser_id === null ? await chosenFor(trx, lead, people, now, others) : null;
    if (person) return { ...(await give(trx, lead, person, 'assigned', more, now)), what: 'new' };
    await trx.updateTable('leads').set(more).where('id', '=', lead.id).execute();
    return changeOf(lead, null, 'new');
  }

  async function inTurn(work: (trx: Trx, people: Person[]) => Promise<Changed[]>): Promise<Changed[]> {
    return engine.use((db) =>
      db.transaction().execute(async (trx) => {
        const changes = await work(trx, await lockedPeople(trx));
        for (const change of changes) await line?.tell(trx, change);
        return changes;
      }),
    );
  }

  return {
    /** Enquiries the desk has not seen: findable from now on, and somebody's. Returns how many that were, too. */
    async takeIn(now: number): Promise<{ count: number; changes: Changed[] }> {
      // Asked before anything is locked: mostly there is none.
      const fresh = await engine.use((db) =>
        db.selectFrom('leads').select('id').where('taken_in_at', 'is', null).limit(1).executeTakeFirst(),
      );
      if (!fresh) return { count: 0, changes: [] };
      let count = 0;
      const changes = await inTurn(async (trx, people) => {
        const leads = await picked(trx).where('taken_in_at', 'is', null).orderBy('created_at').execute();
        count = leads.length;
        const told: Changed[] = [];
        for (const lead of leads) {
          const change = await takeInOne(trx, lead, people, now);
          // An old store that is taken in for the first time is no news.
          if (lead.created_at > now - day) told.push(change);
        }
        return told;
      });
      return { count, changes };
    },
    /** Those nobody has: given back, marked as a person's after all, or left while nobody was in turn. */
    async giveOut(now: number): Promise<Changed[]> {
      const possible = await engine.use(async (db) => {
        const [lead] = await db
          .selectFrom('leads')
          .select('id')
          .where(waiting)
          .where('adviser_id', 'is', null)
          .limit(1)
          .execute();
        if (!lead) return false;
        const [person] = await db.selectFrom('people').select('id').where('in_turn', '=', 1).limit(1).execute();
        return person !== undefined;
      });
      if (!possible) return [];
      return inTurn(async (trx, people) => {
        const leads = await picked(trx)
          .where(waiting)
          .where('adviser_id', 'is', null)
          .where('taken_in_at', 'is not', null)
          .orderBy('due_at')
          .execute();
        const changes: Changed[] = [];
        for (const lead of leads) {
          const person = await chosenFor(trx, lead, people, now);
          if (person) changes.push(await give(trx, lead, person, 'assigned', {}, now));
        }
        return changes;
      });
    },
    /** Given to somebody who did not begin within half an hour of open time. */
    async passOn(now: number): Promise<Changed[]> {
      const untaken = sql<boolean>`${waiting} and adviser_id is not null and taken_at is null`;
      const isOver = (at: number | null) => at !== null && (goesOnAt(office(), at) ?? Number.POSITIVE_INFINITY) <= now;
      const oldest = await engine.use((db) =>
        db.selectFrom('leads').select('assigned_at').where(untaken).orderBy('assigned_at').limit(1).executeTakeFirst(),
      );
      if (!oldest || !isOver(oldest.assigned_at)) return [];
      return inTurn(async (trx, people) => {
        const leads = await picked(trx)
          .where(untaken)
          .where('assigned_at', '<=', now - halfAnHour)
          .orderBy('assigned_at')
          .execute();
        const changes: Changed[] = [];
        for (const lead of leads.filter(({ assigned_at }) => isOver(assigned_at))) {
          const person = await chosenFor(trx, lead, people, now);
          if (person) {
            const passed = [...(JSON.parse(lead.passed_by) as string[]), lead.adviser_id];
            changes.push(await give(trx, lead, person, 'not_taken', { passed_by: JSON.stringify(passed) }, now));
          } else {
            // Everybody had it: it stays where it is, and the round begins anew.
            const again = { assigned_at: now, passed_by: '[]' };
            await trx.updateTable('leads').set(again).where('id', '=', lead.id).execute();
          }
        }
        return changes;
      });
    },
    remindDaily: (now: number) => remindDaily(engine, now),
  };
}
export type TurnStore = ReturnType<typeof createTurnStore>;
