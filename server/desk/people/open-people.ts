import type { LeadStore } from '../../leads/store.ts';
import { type AuditStore, createAuditStore } from './audit-store.ts';
import { createDoor, type Door } from './door.ts';
import { createLocks, type Locks } from './locks.ts';
import { createOpens, type Opens } from './opens-store.ts';
import { createPeople, type People } from './people.ts';
import { createPasskeyStore } from './passkey-store.ts';
import { createPeopleStore } from './people-store.ts';
import { createSignInStore } from './sign-in-store.ts';

interface Opened {
  people: People;
  door: Door;
  audit: AuditStore;
  opens: Opens;
  locks: Locks;
}

interface Options {
  siteUrl: string;
  /** Proves that a challenge is ours; alike on every instance. */
  key: Buffer;
  clock?: () => number;
}

/** The people of the desk, in the database of the enquiries. Nothing is asked of it until somebody comes. */
export function openPeople({ engine }: Pick<LeadStore, 'engine'>, options: Options): Opened {
  const { siteUrl, key, clock = Date.now } = options;
  const store = createPeopleStore(engine, clock);
  const signIns = createSignInStore(engine, clock);
  const people = createPeople({ store, signIns, siteUrl, clock });
  return {
    people,
    door: createDoor({ people: store, signIns, clock }),
    audit: createAuditStore(engine, clock),
    opens: createOpens(engine),
    locks: createLocks({ store: createPasskeyStore(engine, clock), people, key, clock }),
  };
}
