// Two instances on one PostgreSQL give enquiries out as fast as they can: none may be given twice.
import { createTurnStore } from '../server/desk/work/turn-store.ts';
import { office } from '../tests/desk/offices.ts';
import { type Bench, openBench } from '../tests/desk/work-bench.ts';

export async function measureTurns(url: string, count: number) {
  const [one, other] = [await openBench({ url }), await openBench({ url, keep: true })];
  const sent = Array.from({ length: count }, (_, at) => at);
  for (let from = 0; from < count; from += 200)
    await Promise.all(
      sent
        .slice(from, from + 200)
        .map((at) =>
          one.enquiry({ email: `v${at}@visitor.example`, phone: `0141 1${String(at).padStart(6, '0')}` }, 1),
        ),
    );
  const store = ({ engine }: Bench) => createTurnStore({ engine, line: null, office: () => office });
  const taken = await Promise.all(
    [store(one), store(other)].map(async (turn) => {
      let all = 0;
      for (;;) {
        // Whoever waited too long for the other looks again, as the worker does.
        const some = await turn.takeIn(one.clock.now).catch(() => null);
        if (some?.count === 0) return all;
        all += some?.count ?? 0;
      }
    }),
  );
  const events = await one.engine.use((db) =>
    db.selectFrom('lead_events').select('lead_id').where('type', '=', 'assigned').execute(),
  );
  const once = new Set(events.map(({ lead_id }) => lead_id)).size;
  await one.close();
  await other.close();
  return {
    what: `two instances give ${count} out`,
    value: `${events.length - once} twice, ${count - once} never (${taken.join(' and ')})`,
    target: '0',
    holds: once === count && events.length === count,
  };
}
