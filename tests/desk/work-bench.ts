// A desk on an empty store, for tests: three people, a clock that is set by hand, enquiries as they come.
import { join } from 'node:path';
import { postgresEngine, sqliteEngine } from '../../server/db/engine.ts';
import type { Person } from '../../server/desk/people/people.ts';
import { openWork } from '../../server/desk/work/open-work.ts';
import type { Viewer } from '../../server/desk/work/views.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';
import { tempDir } from '../leads/harness.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { at, office } from './offices.ts';

export const [asha, meera, rohini]: [Viewer, Viewer, Viewer] = [
  { id: 'asha', role: 'adviser', name: 'Asha' },
  { id: 'meera', role: 'adviser', name: 'Meera' },
  { id: 'rohini', role: 'owner', name: 'Rohini' },
];

export const day = 86_400_000;
/** Tuesday afternoon. */
export const start = at('2026-11-17', '14:20');

interface Where {
  url?: string;
  file?: string;
  /** Another instance on what is there; else everything is emptied. */
  keep?: boolean;
}

export async function openBench({ url, file = join(tempDir(), 'leads.sqlite'), keep = false }: Where = {}) {
  const log = createLog('silent');
  const engine = url ? postgresEngine(url, log) : sqliteEngine(file, log);
  const store = createSqlStore(engine);
  const clock = { now: start };
  await engine.use(async (db) => {
    if (keep) return;
    for (const table of [
      'letters',
      'push_devices',
      'outbox',
      'lead_events',
      'consent_events',
      'lead_words',
      'leads',
      'audit',
      'people',
    ] as const)
      await db.deleteFrom(table).execute();
    const people = [asha, meera, rohini].map(({ id, name, role }) => ({
      id,
      name,
      role,
      email: `${id}@pinkstone.example`,
      active: 1,
      in_turn: role === 'adviser' ? 1 : 0,
      leave: '[]',
      products: '[]',
      languages: '[]',
      last_turn_at: 0,
      created_at: start,
      password: null,
      misses: 0,
      wait_until: 0,
    }));
    await db.insertInto('people').values(people).execute();
  });
  const list = async (): Promise<Person[]> =>
    engine.use(async (db) =>
      (await db.selectFrom('people').selectAll().execute()).map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        role: row.role,
        active: row.active === 1,
        inTurn: row.in_turn === 1,
        leave: JSON.parse(row.leave) as string[],
        products: JSON.parse(row.products) as string[],
        languages: JSON.parse(row.languages) as string[],
        lastTurnAt: row.last_turn_at,
      })),
    );
  const opened = openWork({
    store,
    people: { list },
    office: () => office,
    promiseHours: () => 24,
    retentionDays: () => 365,
    lastBackup: () => null,
    log,
    clock: () => clock.now,
  });
  return {
    engine,
    file,
    store,
    clock,
    ...opened,
    people: { list },
    /** Stored as a visitor's would be; `age` in hours. */
    async enquiry(more: object = {}, age = 1, adviser: string | null = null): Promise<string> {
      const record = sampleRecord(clock.now - age * 3_600_000, { kind: 'application', ...application, ...more });
      const { reference } = await store.insert(record);
      if (adviser !== null)
        await engine.use((db) =>
          db
            .updateTable('leads')
            .set({ adviser_id: adviser, assigned_at: clock.now, taken_in_at: clock.now })
            .where('reference', '=', reference)
            .execute(),
        );
      return reference;
    },
    async version(reference: string): Promise<number> {
      return (await store.byReference(reference))?.lead.version ?? 0;
    },
    async close() {
      await opened.stop();
      await store.close();
    },
  };
}
export type Bench = Awaited<ReturnType<typeof openBench>>;

const application = {
  loanType: 'home-loan',
  loanAmount: '45 lakh',
  employment: 'salaried',
  salary: '85 thousand',
  agreeTerms: true,
};
