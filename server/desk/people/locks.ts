// Signing in with a device's lock: fingerprint, face or PIN.
import type { PasskeyRow } from '../../db/people-tables.ts';
import type { Person } from './people.ts';
import type { PasskeyStore } from './passkey-store.ts';
import { challenges, type NewLock, type Opened, type Place, readNewLock, readOpened } from './webauthn.ts';

export interface Locks {
  /** For a person who adds a lock, or with '' for whoever signs in. */
  challenge(personId: string): string;
  add(personId: string, lock: NewLock, place: Place, device: string): Promise<boolean>;
  /** Whose lock was opened; null unless everything fits, and for all but the first who says it. */
  open(opened: Opened, place: Place): Promise<Person | null>;
  ofPerson(personId: string): Promise<Pick<PasskeyRow, 'id' | 'device' | 'created_at'>[]>;
  remove(id: string, personId: string): Promise<boolean>;
}

interface Options {
  store: PasskeyStore;
  people: { byId(id: string): Promise<Person | null> };
  /** Alike on every instance. */
  key: Buffer;
  clock?: () => number;
}

export function createLocks({ store, people, key, clock = Date.now }: Options): Locks {
  const asked = challenges(key, clock);
  return {
    challenge: (personId) => asked.make(personId),
    async add(personId, lock, place, device) {
      const read = readNewLock(lock, place);
      if (!read || asked.read(read.challenge, personId) === null) return false;
      const { id, publicKey } = lock;
      return store.add({ id, person_id: personId, public_key: publicKey, counter: read.counter, device });
    },
    async open(opened, place) {
      const known = await store.byId(opened.id);
      const read = known && readOpened(opened, known.public_key, place);
      const at = read && asked.read(read.challenge, '');
      if (!known || !read || at === null) return null;
      const person = await people.byId(known.person_id);
      if (!person?.active || !(await store.use(known.id, at, read.counter))) return null;
      return person;
    },
    ofPerson: (personId) => store.ofPerson(personId),
    remove: (id, personId) => store.remove(id, personId),
  };
}
