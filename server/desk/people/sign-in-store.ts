// Signed-in devices, links that open the desk once, and tries that failed.
import { randomUUID } from 'node:crypto';
import type { Engine } from '../../db/engine.ts';
import type { EntryLinkRow, PersonRow, SignInRow } from '../../db/people-tables.ts';
import { writeAudit } from './audit-store.ts';
import { endAll } from './people-store.ts';
import { day } from '../../../domain/moments.ts';

/** A device stays signed in this long. */
export const stays = 30 * day;
/** Seen is written down once a minute at most: every page would else be a write. */
const seenEvery = 60_000;

export interface SignInStore {
  /** Counts a try before the password is looked at, so that of many at one moment one goes on. */
  claimTry(seen: PersonRow, misses: number, waitUntil: number): Promise<boolean>;
  /** The new device's row is written with its line in the log. */
  begin(signIn: Pick<SignInRow, 'token_hash' | 'person_id' | 'how' | 'device'>): Promise<void>;
  byToken(hash: string): Promise<{ person: PersonRow; signIn: SignInRow } | null>;
  ofPerson(personId: string): Promise<SignInRow[]>;
  /** Only one's own: false where there is none such. */
  end(id: string, personId: string): Promise<boolean>;
  endAll(personId: string, except?: string): Promise<number>;
  addLink(link: Pick<EntryLinkRow, 'token_hash' | 'person_id' | 'made_by' | 'expires_at'>): Promise<void>;
  link(hash: string): Promise<{ link: EntryLinkRow; person: PersonRow } | null>;
  /** True for one caller only, however many come at one moment. */
  useLink(hash: string): Promise<boolean>;
}

export function createSignInStore(engine: Engine, clock: () => number = Date.now): SignInStore {
  return {
    claimTry: (seen, misses, waitUntil) =>
      engine.use(async (db) => {
        const claimed = await db
          .updateTable('people')
          .set({ misses, wait_until: waitUntil })
          .where('id', '=', seen.id)
          .where('misses', '=', seen.misses)
          .where('wait_until', '=', seen.wait_until)
          .returning('id')
          .execute();
        return claimed.length > 0;
      }),
    begin: (signIn) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          const now = clock();
          const times = { created_at: now, seen_at: now, expires_at: now + stays, ended_at: null };
          await trx
            .insertInto('sign_ins')
            .values({ id: randomUUID(), ...signIn, ...times })
            .execute();
          const calm = { misses: 0, wait_until: 0 };
          await trx.updateTable('people').set(calm).where('id', '=', signIn.person_id).execute();
          await writeAudit(trx, { by: signIn.person_id, action: 'signed-in', detail: signIn.device }, now);
        }),
      ),
    byToken: (hash) =>
      engine.use(async (db) => {
        const now = clock();
        const signIn = await db
          .selectFrom('sign_ins')
          .selectAll()
          .where('token_hash', '=', hash)
          .where('ended_at', 'is', null)
          .where('expires_at', '>', now)
          .executeTakeFirst();
        if (!signIn) return null;
        const person = await db
          .selectFrom('people')
          .selectAll()
          .where('id', '=', signIn.person_id)
          .where('active', '=', 1)
          .executeTakeFirst();
        if (!person) return null;
        if (now - signIn.seen_at >= seenEvery)
          await db.updateTable('sign_ins').set({ seen_at: now }).where('id', '=', signIn.id).execute();
        return { person, signIn };
      }),
    ofPerson: (personId) =>
      engine.use((db) =>
        db
          .selectFrom('sign_ins')
          .selectAll()
          .where('person_id', '=', personId)
          .where('ended_at', 'is', null)
          .where('expires_at', '>', clock())
          .orderBy('seen_at', 'desc')
          .execute(),
      ),
    end: (id, personId) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          const ended = await trx
            .updateTable('sign_ins')
            .set({ ended_at: clock() })
            .where('id', '=', id)
            .where('person_id', '=', personId)
            .where('ended_at', 'is', null)
            .returning('device')
            .execute();
          if (ended[0]) await writeAudit(trx, { by: personId, action: 'signed-out', detail: ended[0].device }, clock());
          return ended.length > 0;
        }),
      ),
    endAll: (personId, except) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          const ended = await endAll(trx, personId, clock(), except);
          const entry = { by: personId, action: 'signed-out-everywhere', detail: String(ended) };
          if (ended > 0) await writeAudit(trx, entry, clock());
          return ended;
        }),
      ),
    addLink: (link) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          // One link a person: a newer one takes the older one back.
          await trx
            .updateTable('entry_links')
            .set({ used_at: clock() })
            .where('person_id', '=', link.person_id)
            .where('used_at', 'is', null)
            .execute();
          await trx
            .insertInto('entry_links')
            .values({ ...link, created_at: clock(), used_at: null })
            .execute();
          await writeAudit(trx, { by: link.made_by, action: 'made-link', subject: link.person_id }, clock());
        }),
      ),
    link: (hash) =>
      engine.use(async (db) => {
        const link = await db
          .selectFrom('entry_links')
          .selectAll()
          .where('token_hash', '=', hash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', clock())
          .executeTakeFirst();
        const person =
          link &&
          (await db
            .selectFrom('people')
            .selectAll()
            .where('id', '=', link.person_id)
            .where('active', '=', 1)
            .executeTakeFirst());
        return link && person ? { link, person } : null;
      }),
    useLink: (hash) =>
      engine.use(async (db) => {
        const now = clock();
        const used = await db
          .updateTable('entry_links')
          .set({ used_at: now })
          .where('token_hash', '=', hash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning('token_hash')
          .execute();
        return used.length > 0;
      }),
  };
}
