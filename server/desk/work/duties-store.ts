// What the firm owes to visitors and to the privacy notice: requests, what is kept too long, mails that never arrived.
import { sql } from 'kysely';
import type { Engine } from '../../db/engine.ts';
import type { DutiesView } from './views.ts';
import { day } from '../../../domain/moments.ts';

const most = 100;
const mostKept = 1000;
/** Our own rule: done within a week. */
const toErase = 7 * day;

type Request = Omit<DutiesView['requests'][number], 'doneBy'> & { doneBy: string | null };

export function createDutiesStore(engine: Engine) {
  return {
    requests: (): Promise<Request[]> =>
      engine.use(async (db) => {
        const erasures = await db
          .selectFrom('leads')
          .select(['id', 'reference', 'name', 'erasure_requested_at', 'erased_at'])
          .where('erasure_requested_at', 'is not', null)
          .orderBy('erasure_requested_at', 'desc')
          .limit(most)
          .$narrowType<{ erasure_requested_at: number }>()
          .execute();
        const withdrawals = await db
          .selectFrom('leads')
          .select(['reference', 'name', 'withdrawn_at'])
          .where('withdrawn_at', 'is not', null)
          .where('erasure_requested_at', 'is', null)
          .orderBy('withdrawn_at', 'desc')
          .limit(most)
          .$narrowType<{ withdrawn_at: number }>()
          .execute();
        const offers = await db
          .selectFrom('consent_events')
          .innerJoin('leads', 'leads.id', 'consent_events.lead_id')
          .select(['leads.reference', 'leads.name', 'consent_events.at'])
          .where(sql<boolean>`consent_events.action = 'withdrawn'`)
          .where('consent_events.purpose', '=', 'marketing')
          .where('leads.withdrawn_at', 'is', null)
          .orderBy('consent_events.at', 'desc')
          .limit(most)
          .execute();
        const erasedIds = erasures.filter(({ erased_at }) => erased_at !== null).map(({ id }) => id);
        const erasers =
          erasedIds.length === 0
            ? []
            : await db
                .selectFrom('lead_events')
                .select(['lead_id', 'person_id'])
                .where('lead_id', 'in', erasedIds)
                .where('type', '=', 'erased')
                .execute();
        const eraserOf = new Map(erasers.map(({ lead_id, person_id }) => [lead_id, person_id]));
        const all: Request[] = [
          ...erasures.map(({ id, reference, name, erasure_requested_at: askedAt, erased_at: doneAt }) => ({
            kind: 'erasure' as const,
            reference,
            name,
            askedAt,
            doBy: askedAt + toErase,
            doneAt,
            doneBy: eraserOf.get(id) ?? null,
          })),
          ...withdrawals.map(({ reference, name, withdrawn_at: askedAt }) => ({
            kind: 'withdrawal' as const,
            reference,
            name,
            askedAt,
            doBy: null,
            doneAt: askedAt,
            doneBy: null,
          })),
          ...offers.map(({ reference, name, at: askedAt }) => ({
            kind: 'marketing' as const,
            reference,
            name,
            askedAt,
            doBy: null,
            doneAt: askedAt,
            doneBy: null,
          })),
        ];
        const waits = ({ doneAt }: Request) => Number(doneAt === null);
        return all.sort((a, b) => waits(b) - waits(a) || b.askedAt - a.askedAt).slice(0, most);
      }),
    /** Answered and older than this, oldest first. */
    kept: (before: number) =>
      engine.use((db) =>
        db
          .selectFrom('leads')
          .select(['reference', 'name', 'created_at as receivedAt'])
          .where('created_at', '<', before)
          .where('erased_at', 'is', null)
          .where(({ or, eb }) =>
            or([eb('handled_at', 'is not', null), eb('withdrawn_at', 'is not', null), eb('closed_at', 'is not', null)]),
          )
          .orderBy('created_at')
          .limit(mostKept)
          .execute(),
      ),
  };
}
