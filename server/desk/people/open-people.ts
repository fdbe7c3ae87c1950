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
export function openPeople({ engine }: Pick<LeadStore, 'engine'>, siteUrl: string, clock = Date.now): Opened {
  const store = createPeopleStore(engine, clock);
  const signIns = createSignInStore(engine, clock);
  return {
    people: createPeople({ store, signIns, siteUrl, clock }),
    door: createDoor({ people: store, signIns, clock }),
    audit: createAuditStore(engine, clock),
  };
}
