// One action is one transaction: the row is locked, the change decided on how it stands, and written with its event. A
// process that dies in the middle leaves all of it or nothing.
import { type Kysely, sql, type Transaction } from 'kysely';
import { may } from '../../../domain/desk/permissions.ts';
import type { Engine } from '../../db/engine.ts';
import type { DeskLead, OutboxKind, StoredEvent, Tables } from '../../db/tables.ts';
import { childId, readReference } from '../../leads/identity.ts';
import { applyChange, type Change } from '../../leads/rows.ts';
import { erasure } from '../../leads/service.ts';
import { createOutboxStore } from '../../notifications/outbox-store.ts';
import { kindsCancelledBy, kindsWaiting } from '../../notifications/policy.ts';
import { writeAudit } from '../people/audit-store.ts';
import { type Decided, decide } from './decide.ts';
import { type Columns, type Detail, differing, fieldsOf, stepsOf, fieldValue, without } from './fields.ts';
import { changeOf, type Live } from './live.ts';
import type { LiveLine } from './live-store.ts';
import { othersOf } from './same-person-store.ts';
import { tellAdviser } from './tell-adviser-store.ts';
import { detailOf, valuesBefore } from './trail.ts';
import type { Action, ActResult, Changed, Conflict, DeskField, Named, Viewer } from './views.ts';

type Trx = Transaction<Tables>;

export interface Asked {
  reference: string;
  action: Action;
  me: Viewer;
  /** The version the form showed. */
  seen: number;
  /** Fields in which the stored value holds, whatever the action says. */
  keep: readonly DeskField[];
  now: number;
  /** Who can be given an enquiry. */
  advisers: readonly string[];
  nameOf: (id: string) => Named;
}

/** What is to be told to this process once it is written. */
interface Ongoing extends Asked {
  told: Changed[];
  firstCalls: number[];
}

const refused = (why: Extract<ActResult, { kind: 'refused' }>['why']): ActResult => ({ kind: 'refused', why });
const deedOf = (action: Action['do']) => (action === 'spam' ? 'notSpam' : action);

async function lockedLead(trx: Trx, engine: Engine['name'], reference: string): Promise<DeskLead | null> {
  const query = trx.selectFrom('leads').selectAll().where('reference', '=', reference);
  return (await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

const eventsOf = (db: Kysely<Tables>, id: string): Promise<StoredEvent[]> =>
  db.selectFrom('lead_events').selectAll().where('lead_id', '=', id).orderBy('at').execute();

/** Acts within one moment keep their order in the trail. */
async function afterAll(trx: Trx, id: string, now: number): Promise<number> {
  const { last } = await trx
    .selectFrom('lead_events')
    .select(({ fn }) => fn.max('at').as('last'))
    .where('lead_id', '=', id)
    .executeTakeFirstOrThrow();
  return Math.max(now, Number(last ?? 0) + 1);
}

/** What others changed since the version that was seen, where this change would overwrite it. */
async function conflictWith(
  trx: Trx,
  lead: DeskLead,
  set: Columns,
  { action, seen, nameOf }: Asked,
): Promise<Conflict | null> {
  if (lead.version === seen) return null;
  const since = (await eventsOf(trx, lead.id)).filter((event) => (detailOf(event).v ?? 0) > seen);
  const changed = new Set(since.flatMap((event) => fieldsOf((detailOf(event).set ?? {}) as Columns)));
  // Whoever works on what nobody has gets it along the way: that takes it from nobody.
  const isAsked = (field: DeskField) => field !== 'adviser' || action.do === 'take' || action.do === 'pass';
  const wanted = fieldsOf(set).filter(isAsked);
  const both = wanted.filter((field) => changed.has(field));
  const last = since.at(-1);
  if (both.length === 0 || !last) return null;
  const wished = { ...lead, ...set } as DeskLead;
  return {
    kind: 'conflict',
    by: last.person_id === null ? null : nameOf(last.person_id),
    at: last.at,
    version: lead.version,
    fields: both.map((field) => ({ field, yours: fieldValue(field, wished), theirs: fieldValue(field, lead) })),
    others: [...changed]
      .filter((field) => !both.includes(field))
      .map((field) => ({ field, theirs: fieldValue(field, lead) })),
  };
}

/** Reminders that were called off, where the clock runs again. */
async function remindAgain(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, locked_until: 0 })
    .where('lead_id', '=', id)
    .where('kind', 'in', kindsWaiting())
    .where('state', '=', 'cancelled')
    .execute();
}

export function createActs(
  engine: Engine,
  live: Pick<Live, 'publish'>,
  line: LiveLine | null,
  onFirstCall?: (took: number) => void,
) {
  async function tell(trx: Trx, after: DeskLead, beforeId: string | null, { told }: Ongoing): Promise<void> {
    const change = changeOf(after, beforeId);
    await line?.tell(trx, change);
    told.push(change);
  }

  async function otherOf(trx: Trx, lead: DeskLead, action: Action): Promise<string | null> {
    if (action.do === 'join') {
      const reference = readReference(action.into);
      const row = await trx.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst();
      return row?.id ?? null;
    }
    if (action.do !== 'move' || action.move.to !== 'closed' || action.move.reason !== 'sent-twice') return null;
    return (await othersOf(trx, lead))[0]?.id ?? null;
  }

  async function write(
    trx: Trx,
    lead: DeskLead,
    type: string,
    set: Columns,
    detail: Detail,
    asked: Ongoing,
    id: string,
  ) {
    const { me, now } = asked;
    const version = lead.version + 1;
    const at = await afterAll(trx, lead.id, now);
    const stops = [
      ...('handled_at' in set && set.handled_at !== null ? (['handled'] as const) : []),
      ...('closed_at' in set && set.closed_at !== null ? (['closed'] as const) : []),
    ];
    const cancel: OutboxKind[] = stops.flatMap((happening) => kindsCancelledBy(happening));
    const steps = stepsOf(lead, set);
    const text = JSON.stringify({ v: version, ...(Object.keys(steps).length > 0 && { set: steps }), ...detail });
    const change: Change = {
      set,
      events: [{ id, lead_id: lead.id, type, actor: 'staff', at, detail: text, person_id: me.id } as StoredEvent],
      ...(cancel.length > 0 && { cancel }),
    };
    await applyChange(trx, lead.id, change);
    if (set.handled_at === null && lead.handled_at !== null) await remindAgain(trx, lead.id);
    if (typeof set.handled_at === 'number' && lead.handled_at === null)
      asked.firstCalls.push(set.handled_at - lead.created_at);
    // Whoever takes it knows.
    if (set.adviser_id && set.adviser_id !== me.id) await tellAdviser(trx, lead.id, now);
    await audit(trx, lead, type, asked);
    await tell(trx, { ...lead, ...set, version } as DeskLead, lead.adviser_id, asked);
    return { kind: 'done', version, event: id } as const;
  }

  const audit = (trx: Trx, lead: DeskLead, action: string, { me, now }: Asked) =>
    writeAudit(trx, { by: me.id, action, subject: lead.reference }, now);

  async function erase(trx: Trx, lead: DeskLead, asked: Ongoing, confirm: string): Promise<ActResult> {
    if (lead.erased_at !== null) return { kind: 'done', version: lead.version, event: null };
    if (confirm.trim().toUpperCase() !== lead.reference.slice(-5)) return refused('wrong-confirmation');
    const change = erasure(lead.id, 'staff', 'asked', asked.now);
    const events = change.events.map((event) => ({ ...event, person_id: asked.me.id }));
    await applyChange(trx, lead.id, { ...change, events });
    await audit(trx, lead, 'erased', asked);
    await tell(trx, { ...lead, version: lead.version + 1, loan_amount_inr: null }, lead.adviser_id, asked);
    return { kind: 'done', version: lead.version + 1, event: null };
  }

  async function undo(trx: Trx, lead: DeskLead, asked: Ongoing, event: string, id: string): Promise<ActResult> {
    const events = await eventsOf(trx, lead.id);
    const taken = events.find((one) => one.id === event);
    const again = events.some((one) => one.type === 'undone' && detailOf(one).event === event);
    const before = taken && !again ? valuesBefore(lead, taken, asked.me) : null;
    if (!before) return refused('not-undoable');
    return write(trx, lead, 'undone', before as Columns, { event }, asked, id);
  }

  async function change(trx: Trx, lead: DeskLead, asked: Ongoing, id: string): Promise<ActResult> {
    const action = asked.action as Extract<Action, { do: Decided }>;
    const { me, now, advisers, keep } = asked;
    const decision = decide(lead, action, { me, now, advisers, other: await otherOf(trx, lead, action) });
    if (typeof decision === 'string') return refused(decision);
    const set = differing(lead, without(decision.set, keep));
    const conflict = await conflictWith(trx, lead, set, asked);
    if (conflict) return conflict;
    const empty = Object.keys(set).length === 0 && decision.detail === undefined;
    if (empty) return { kind: 'done', version: lead.version, event: null };
    return write(trx, lead, decision.type, set, decision.detail ?? {}, asked, id);
  }

  async function inside(trx: Trx, asked: Ongoing): Promise<ActResult> {
    const { action, me, seen } = asked;
    const lead = await lockedLead(trx, engine.name, readReference(asked.reference));
    if (!lead || !may(me, 'see', { adviserId: lead.adviser_id })) return { kind: 'unknown' };
    if (!may(me, deedOf(action.do), { adviserId: lead.adviser_id })) return refused('not-allowed');
    // The same action on the same version by the same person is one: a form pressed twice, or sent again after a gap.
    const id = childId(lead.id, `desk ${me.id} ${seen} ${JSON.stringify(action)}`);
    const known = await trx
      .selectFrom('lead_events')
      .select('id')
      .where('lead_id', '=', lead.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) return { kind: 'done', version: lead.version, event: id };
    if (action.do === 'erase') return erase(trx, lead, asked, action.confirm);
    if (action.do === 'undo') return undo(trx, lead, asked, action.event, id);
    if (action.do === 'retryNotifications') return write(trx, lead, 'retried', {}, {}, asked, id);
    return change(trx, lead, asked, id);
  }

  return async (asked: Asked): Promise<ActResult> => {
    const [told, firstCalls]: [Changed[], number[]] = [[], []];
    const result = await engine.use((db) =>
      db.transaction().execute((trx) => inside(trx, { ...asked, told, firstCalls })),
    );
    for (const one of told) live.publish(one);
    for (const took of firstCalls) onFirstCall?.(took);
    if (result.kind !== 'done') return result;
    if (asked.action.do === 'erase' && engine.name === 'sqlite')
      await engine.use((db) => sql`pragma wal_checkpoint(truncate)`.execute(db));
    if (asked.action.do === 'retryNotifications') await retry(engine, asked);
    return result;
  };
}

async function retry(engine: Engine, { reference, now }: Asked): Promise<void> {
  const row = await engine.use((db) =>
    db.selectFrom('leads').select('id').where('reference', '=', readReference(reference)).executeTakeFirst(),
  );
  if (row) await createOutboxStore(engine).revive(now, row.id);
}
