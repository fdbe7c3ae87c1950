// What the pages of people show. Types only: the screens are written against this file.
import type { Role } from '../../../domain/desk/permissions.ts';

export interface MeView {
  name: string;
  email: string;
  inTurn: boolean;
  /** As "20 Nov"; null when not on leave today. */
  leaveUntil: string | null;
  /** Of this device; null follows the system. */
  theme: 'light' | 'dark' | null;
  hasPassword: boolean;
  leastPassword: number;
  devices: {
    id: string;
    device: string;
    how: 'password' | 'passkey' | 'link';
    seenAt: number;
    isHere: boolean;
  }[];
  locks: { id: string; device: string; since: number }[];
  /** Browsers that tell of enquiries; null where the site cannot. */
  push: { publicKey: string; devices: { id: string; device: string; since: number }[] } | null;
  /** Came by a link and wished to use this device's lock. */
  wantsLock: boolean;
  /** What was just done. */
  done?: 'away' | 'back' | 'theme' | 'name' | 'password' | 'device' | 'lock' | 'lock-removed' | 'push' | 'push-removed';
  wrong?: { field: 'name' | 'old' | 'next' };
}

/** One row of the list of people. */
export interface PersonRowView {
  id: string;
  name: string;
  email: string;
  role: Role;
  active: boolean;
  inTurn: boolean;
  /** As "20 Nov"; null when not on leave today. */
  leaveUntil: string | null;
  /** Open enquiries; null where nobody counts them. */
  open: number | null;
  seenAt: number | null;
  how: 'password' | 'passkey' | 'link';
  /** Never came in yet, and until when the link waits for them. */
  invited: { until: number | null } | null;
}

/** Shown once, right after it was made. */
export interface MadeLink {
  name: string;
  email: string;
  link: string;
  until: number;
  mailed: 'sent' | 'failed' | 'not-set';
}

export interface PeopleView {
  people: PersonRowView[];
  showsLeft: boolean;
  linkHours: number;
  mails: boolean;
  made?: MadeLink;
  /** What was typed into the invitation, and what is wrong with it. */
  wrong?: { email: string; role: Role; knownName: string | null };
  done?: 'saved' | 'off' | 'back';
}

export interface PersonView {
  person: PersonRowView & { leaveFrom: string; leaveTo: string; products: string[]; languages: string[] };
  /** Every loan the firm arranges. */
  products: { id: string; name: string }[];
  /** To whom open enquiries can go. */
  others: { id: string; name: string }[];
  isMe: boolean;
  isLastOwner: boolean;
  mostLeave: number;
  made?: MadeLink;
  wrong?: 'leave';
}

/** The log, and what is asked of it. */
export interface LogView {
  rows: {
    id: string;
    at: number;
    /** Null for the command line. */
    who: string | null;
    action: string;
    detail: string | null;
    /** A reference, which is a link. */
    reference: string | null;
    /** Of people: whom it was about. */
    person: string | null;
  }[];
  people: { id: string; name: string }[];
  filter: { person: string; kind: string };
  /** Opens the next page; null on the last. */
  older: string | null;
}
