import type { LeadStore } from '../../leads/store.ts';
import { type AuditStore, createAuditStore } from './audit-store.ts';
import { createDoor, type Door } from './door.ts';
import { createPeople, type People } from './people.ts';
import { createPeopleStore } from './people-store.ts';
import { createSignInStore } from './sign-in-store.ts';

interface Opened {
  people: People;
  door: Door;
  audit: AuditStore;
}

/** The people of the desk, in the database of the enquiries. Nothing is asked of it until somebody comes. */
export function openPeople({ engine }: Pick<LeadStore, 'engine'>, siteUrl: string): Opened {
  const store = createPeopleStore(engine);
  const signIns = createSignInStore(engine);
  return {
    people: createPeople({ store, signIns, siteUrl }),
    door: createDoor({ people: store, signIns }),
    audit: createAuditStore(engine),
  };
}
