// The line between instances: PostgreSQL's NOTIFY, inside the transaction of a change, so that others hear of what is
// written and of nothing else. SQLite has one instance and needs no line.
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Engine } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import type { Changed } from './views.ts';

export interface LiveLine {
  tell(trx: Transaction<Tables>, change: Changed): Promise<void>;
  /** Changes of other instances. `lost` is called once when the line breaks. */
  listen(heard: (change: Changed) => void, lost: () => void): Promise<() => Promise<void>>;
}

const channel = 'pinkstone_desk';

export function createLiveLine(engine: Engine): LiveLine | null {
  const { listen } = engine;
  if (!listen) return null;
  const me = randomUUID();
  return {
    async tell(trx, change) {
      await sql`select pg_notify(${channel}, ${JSON.stringify({ by: me, change })})`.execute(trx);
    },
    listen: (heard, lost) =>
      listen(
        channel,
        (text) => {
          const { by, change } = JSON.parse(text) as { by: string; change: Changed };
          if (by !== me) heard(change);
        },
        lost,
      ),
  };
}
