// Who works at the desk. Screens and the work on enquiries know people by this interface only.
import { randomUUID } from 'node:crypto';
import type { Role } from '../../../domain/desk/permissions.ts';
import type { PersonRow } from '../../db/people-tables.ts';
import type { PeopleStore, Seen } from './people-store.ts';
import type { SignInStore } from './sign-in-store.ts';
import { hashOf, newToken } from './tokens.ts';
import { hour } from '../../../domain/moments.ts';
import { absoluteUrl } from '../../../domain/absolute-url.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  active: boolean;
  /** Takes part in the turns; "I am away" takes a person out. */
  inTurn: boolean;
  /** Days of leave, as 2026-11-20. */
  leave: string[];
  /** Loan ids the person knows; empty means all. */
  products: string[];
  /** As "en", "hi"; empty means all. */
  languages: string[];
  lastTurnAt: number;
}

type PersonChange = Partial<Pick<Person, 'name' | 'role' | 'inTurn' | 'leave' | 'products' | 'languages' | 'active'>>;

export interface People {
  /** Everybody who was ever invited. Held for a moment: rows show names of many. */
  list(): Promise<Person[]>;
  byId(id: string): Promise<Person | null>;
  /** Adds the person unless the e-mail is known, and makes a link that works once. `by` is null for the command line. */
  invite(email: string, role: Role, by: string | null): Promise<{ link: string; person: Person; until: number }>;
  /** A link for whoever forgot the password. */
  newLink(id: string, by: string | null): Promise<{ link: string; until: number }>;
  /** Throws LastOwner where no active owner would be left, UnknownPerson where there is none such. */
  change(id: string, change: PersonChange, by: string | null): Promise<void>;
  /** For the list of people. */
  seen(): Promise<Seen[]>;
}

export class LastOwner extends Error {
  override name = 'LastOwner';
}
class UnknownPerson extends Error {
  override name = 'UnknownPerson';
}

/** How long a link waits to be used. */
export const linkLasts = 48 * hour;
const heldFor = 1000;

const asList = (text: string) => JSON.parse(text) as string[];

export const personOf = (row: PersonRow): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  active: row.active === 1,
  inTurn: row.in_turn === 1,
  leave: asList(row.leave),
  products: asList(row.products),
  languages: asList(row.languages),
  lastTurnAt: row.last_turn_at,
});

function columnsOf(change: PersonChange): Partial<PersonRow> {
  const { active, inTurn, leave, products, languages, ...same } = change;
  return {
    ...same,
    ...(active !== undefined && { active: Number(active) }),
    ...(inTurn !== undefined && { in_turn: Number(inTurn) }),
    ...(leave && { leave: JSON.stringify(leave) }),
    ...(products && { products: JSON.stringify(products) }),
    ...(languages && { languages: JSON.stringify(languages) }),
  };
}

export const tidyEmail = (email: string) => email.trim().toLowerCase();

/** Until they say it themselves: kiran.dhaka@… is Kiran Dhaka. */
const nameFrom = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

interface Options {
  store: PeopleStore;
  signIns: SignInStore;
  /** Where the desk is found, for links. */
  siteUrl: string;
  clock?: () => number;
}

export function createPeople({ store, signIns, siteUrl, clock = Date.now }: Options): People {
  let held: { at: number; people: Promise<Person[]> } | null = null;

  async function newLink(id: string, by: string | null) {
    const token = newToken();
    const until = clock() + linkLasts;
    await signIns.addLink({ token_hash: hashOf(token), person_id: id, made_by: by, expires_at: until });
    return { link: absoluteUrl(`/desk/invite/${token}`, siteUrl), until };
  }

  return {
    list() {
      if (!held || clock() - held.at >= heldFor) {
        const people = store.list().then((rows) => rows.map(personOf));
        held = { at: clock(), people };
        people.catch(() => {
          held = null;
        });
      }
      return held.people;
    },
    async byId(id) {
      const row = await store.byId(id);
      return row && personOf(row);
    },
    async invite(typed, role, by) {
      const email = tidyEmail(typed);
      const person: PersonRow = {
        id: randomUUID(),
        name: nameFrom(email),
        email,
        role,
        active: 1,
        in_turn: role === 'adviser' ? 1 : 0,
        leave: '[]',
        products: '[]',
        languages: '[]',
        last_turn_at: 0,
        created_at: clock(),
        password: null,
        misses: 0,
        wait_until: 0,
      };
      await store.add(person, { by, action: 'invited', subject: person.id, detail: role });
      held = null;
      const row = await store.byEmail(email);
      if (!row) throw new UnknownPerson(email);
      return { ...(await newLink(row.id, by)), person: personOf(row) };
    },
    newLink,
    async change(id, change, by) {
      const before = await store.byId(id);
      // Only what becomes otherwise: a form sends everything it shows.
      const changed = Object.entries(columnsOf(change)).filter(
        ([name, to]) => before?.[name as keyof PersonRow] !== to,
      );
      if (before && changed.length === 0) return;
      const entry = { by, action: 'changed-person', subject: id, detail: changed.map(([name]) => name).join(', ') };
      const outcome = await store.change(id, Object.fromEntries(changed), entry);
      held = null;
      if (outcome === 'last-owner') throw new LastOwner(id);
      if (outcome === 'unknown') throw new UnknownPerson(id);
    },
    seen: () => store.seen(clock()),
  };
}
