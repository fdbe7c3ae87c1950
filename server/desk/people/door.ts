// How a person comes in: by password, or by a link that works once. Passkeys join in passkeys.ts.
import { createHash } from 'node:crypto';
import type { SignInRow } from '../../db/people-tables.ts';
import { recentMap } from '../../recent-map.ts';
import { fits, hashPassword, isTooLong } from './password.ts';
import { type Person, personOf, tidyEmail } from './people.ts';
import type { PeopleStore } from './people-store.ts';
import type { SignInStore } from './sign-in-store.ts';
import { hashOf, newToken } from './tokens.ts';
import { day } from '../../../domain/moments.ts';

/** Somebody at the desk, on one device. */
export interface SignedIn {
  person: Person;
  /** Of the device's row; it opens nothing. */
  signInId: string;
  /** Goes back with every form of this device's. */
  formToken: string;
}

interface Device {
  id: string;
  device: string;
  how: SignInRow['how'];
  since: number;
  seenAt: number;
}

type Entry = { kind: 'in'; token: string; person: Person } | { kind: 'wrong' | 'wait'; seconds: number };

interface Invitation {
  person: Person;
  /** Who made the link; null for the command line. */
  by: string | null;
  until: number;
  /** Comes for the first time: has to choose how to sign in. */
  isNew: boolean;
}

export interface Door {
  byPassword(email: string, password: string, device: string): Promise<Entry>;
  /** Looking at a link uses nothing up: mail programs do it. Null when it was used, is too old, or never was. */
  invitation(token: string): Promise<Invitation | null>;
  /** Uses the link up and signs in; null for all but the first. */
  byLink(token: string, chosen: { name?: string; password?: string }, device: string): Promise<Entry | null>;
  /** Whoever the cookie's token belongs to. */
  signedIn(token: string | undefined): Promise<SignedIn | null>;
  devices(personId: string): Promise<Device[]>;
  hasPassword(personId: string): Promise<boolean>;
  signOut(signInId: string, personId: string): Promise<boolean>;
  /** From every device, or from every other one. */
  signOutEverywhere(personId: string, except?: string): Promise<number>;
  /** Signs out every other device. False when the old one does not fit. */
  changePassword(me: SignedIn, old: string, next: string): Promise<boolean>;
  begin(person: Person, how: SignInRow['how'], device: string): Promise<Entry>;
}

const second = 1000;
/** 5, 10, 20, 40 … seconds, a quarter of an hour at most: whoever knows an address must not lock its owner out. */
const waitAfter = (misses: number) => Math.min(5 * 2 ** (misses - 1), 900) * second;
/** A miss of long ago is no sign of a guesser. */
const forgottenAfter = day;

const formTokenOf = (token: string) => hashOf(`form\n${token}`);

interface Options {
  people: PeopleStore;
  signIns: SignInStore;
  clock?: () => number;
}

export function createDoor({ people, signIns, clock = Date.now }: Options): Door {
  /** Whom we do not know has to wait as well, or waiting would tell who is known. */
  const strangers = recentMap<{ misses: number; until: number }>(10_000);

  function strangersTry(email: string): Entry {
    const key = createHash('sha256').update(email).digest('base64url');
    const { misses, until } = strangers.get(key) ?? { misses: 0, until: 0 };
    const now = clock();
    if (until > now) return { kind: 'wait', seconds: Math.ceil((until - now) / second) };
    const next = (now - until > forgottenAfter ? 0 : misses) + 1;
    strangers.set(key, { misses: next, until: now + waitAfter(next) });
    return { kind: 'wrong', seconds: waitAfter(next) / second };
  }

  async function begin(person: Person, how: SignInRow['how'], device: string): Promise<Entry> {
    const token = newToken();
    await signIns.begin({ token_hash: hashOf(token), person_id: person.id, how, device });
    return { kind: 'in', token, person };
  }

  return {
    begin,
    async byPassword(typed, password, device) {
      const email = tidyEmail(typed);
      const found = isTooLong(email) ? null : await people.byEmail(email);
      if (found?.active !== 1) {
        const entry = strangersTry(email);
        if (entry.kind === 'wrong' && !isTooLong(password)) await fits(password, null);
        return entry;
      }
      const now = clock();
      const left = found.wait_until - now;
      if (left > 0) return { kind: 'wait', seconds: Math.ceil(left / second) };
      const person = { ...found, misses: -left > forgottenAfter ? 0 : found.misses };
      const pause = waitAfter(person.misses + 1);
      // The row still holds the old count: only its first reader goes on.
      if (!(await signIns.claimTry(found, person.misses + 1, now + pause)))
        return { kind: 'wait', seconds: pause / second };
      if (isTooLong(password) || !(await fits(password, found.password)))
        return { kind: 'wrong', seconds: pause / second };
      return begin(personOf(found), 'password', device);
    },
    async invitation(token) {
      const found = await signIns.link(hashOf(token));
      if (!found) return null;
      const { link, person } = found;
      return { person: personOf(person), by: link.made_by, until: link.expires_at, isNew: person.password === null };
    },
    async byLink(token, { name, password }, device) {
      const found = await signIns.link(hashOf(token));
      if (!found) return null;
      const hashed = password === undefined ? undefined : await hashPassword(password);
      if (!(await signIns.useLink(hashOf(token)))) return null;
      const { id } = found.person;
      const set = { ...(name !== undefined && { name }), ...(hashed !== undefined && { password: hashed }) };
      if (Object.keys(set).length > 0) await people.change(id, set, { by: id, action: 'used-link', subject: id });
      // A new password ends what was signed in with the old one.
      if (hashed !== undefined) await signIns.endAll(id);
      return begin(personOf({ ...found.person, ...set }), 'link', device);
    },
    async signedIn(token) {
      if (token === undefined || !/^[\w-]{32}$/.test(token)) return null;
      const found = await signIns.byToken(hashOf(token));
      return found && { person: personOf(found.person), signInId: found.signIn.id, formToken: formTokenOf(token) };
    },
    devices: async (personId) =>
      (await signIns.ofPerson(personId)).map(({ id, device, how, created_at, seen_at }) => ({
        id,
        device,
        how,
        since: created_at,
        seenAt: seen_at,
      })),
    hasPassword: async (personId) => ((await people.byId(personId))?.password ?? null) !== null,
    signOut: (id, personId) => signIns.end(id, personId),
    signOutEverywhere: (personId, except) => signIns.endAll(personId, except),
    async changePassword({ person, signInId }, old, next) {
      const row = await people.byId(person.id);
      // Whoever came by a link and never chose one has no old password to say.
      if (!row || (row.password !== null && !(await fits(old, row.password)))) return false;
      const set = { password: await hashPassword(next) };
      await people.change(person.id, set, { by: person.id, action: 'changed-password', subject: person.id });
      await signIns.endAll(person.id, signInId);
      return true;
    },
  };
}
