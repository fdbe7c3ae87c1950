// The browsers that people let tell them of enquiries. What is over says so: the site's role may delete no row.
import { randomUUID } from 'node:crypto';
import type { Engine } from '../../db/engine.ts';
import type { PushDeviceRow } from '../../db/people-tables.ts';
import type { PushDevices } from '../../notifications/push.ts';
import type { PushAddress } from '../../notifications/web-push.ts';

export interface PushStore extends PushDevices {
  ofPerson(personId: string): Promise<PushDeviceRow[]>;
  /** A browser that was somebody else's is theirs from now on, and told until whoever asked is signed out there. */
  add(personId: string, address: PushAddress, device: string, signInId: string | null): Promise<void>;
  /** Only one's own. */
  remove(id: string, personId: string): Promise<void>;
}

/** More than anybody carries; a browser that asks ever anew fills no table. */
const mostOfOne = 20;

export function createPushStore(engine: Engine, clock: () => number = Date.now): PushStore {
  const ofPerson = (personId: string) =>
    engine.use((db) =>
      db
        .selectFrom('push_devices')
        .selectAll()
        .where('person_id', '=', personId)
        .where('ended_at', 'is', null)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('sign_in_id', 'is', null),
            exists(
              selectFrom('sign_ins')
                .select('sign_ins.id')
                .whereRef('sign_ins.id', '=', 'push_devices.sign_in_id')
                .where('sign_ins.ended_at', 'is', null)
                .where('sign_ins.expires_at', '>', clock()),
            ),
          ]),
        )
        .orderBy('created_at', 'desc')
        .limit(mostOfOne)
        .execute(),
    );
  const end = (id: string, personId?: string) =>
    engine.use(async (db) => {
      const ending = db.updateTable('push_devices').set({ ended_at: clock() }).where('id', '=', id);
      await (personId === undefined ? ending : ending.where('person_id', '=', personId)).execute();
    });
  return {
    ofPerson,
    gone: (id) => end(id),
    remove: end,
    add: (personId, { endpoint, p256dh, auth }, device, sign_in_id) =>
      engine.use(async (db) => {
        const now = { person_id: personId, p256dh, auth, device, sign_in_id, created_at: clock(), ended_at: null };
        await db
          .insertInto('push_devices')
          .values({ id: randomUUID(), endpoint, ...now })
          .onConflict((on) => on.column('endpoint').doUpdateSet(now))
          .execute();
      }),
  };
}
