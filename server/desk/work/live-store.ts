// The line between instances: PostgreSQL's NOTIFY, inside the transaction of a change, so that others hear of what is
// written and of nothing else. SQLite has one instance and needs no line.
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Engine } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import type { Here } from './presence.ts';
import type { Changed } from './views.ts';

export interface LiveLine {
  tell(trx: Transaction<Tables>, change: Changed): Promise<void>;
  /** Who is where: of the moment, so in no transaction. */
  say(here: Here): Promise<void>;
  /** What other instances say. `lost` is called once when the line breaks. */
  listen(ears: Ears, lost: () => void): Promise<() => Promise<void>>;
}

export interface Ears {
  change(change: Changed): void;
  here(by: string, here: Here): void;
}
type Said = { by: string } & ({ change: Changed } | { here: Here });

const channel = 'pinkstone_desk';

export function createLiveLine(engine: Engine): LiveLine | null {
  const { listen } = engine;
  if (!listen) return null;
  const me = randomUUID();
  const notify = (said: Said) => sql`select pg_notify(${channel}, ${JSON.stringify(said)})`;
  return {
    async tell(trx, change) {
      await notify({ by: me, change }).execute(trx);
    },
    async say(here) {
      await engine.use((db) => notify({ by: me, here }).execute(db));
    },
    listen: (ears, lost) =>
      listen(
        channel,
        (text) => {
          const said = JSON.parse(text) as Said;
          if (said.by === me) return;
          if ('change' in said) ears.change(said.change);
          else ears.here(said.by, said.here);
        },
        lost,
      ),
  };
}
