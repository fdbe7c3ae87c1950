// What a route of the desk is, and what it is given.
import type { Context } from 'hono';
import type { Assets } from '../../../desk/parts/document.tsx';
import type { Deed } from '../../../domain/desk/permissions.ts';
import type { Limiter } from '../../http/limits.ts';
import type { Log } from '../../log.ts';
import type { AuditStore } from '../people/audit-store.ts';
import type { Door, SignedIn } from '../people/door.ts';
import type { InviteMail } from '../people/invite-mail.ts';
import type { Locks } from '../people/locks.ts';
import type { Opens } from '../people/opens-store.ts';
import type { People } from '../people/people.ts';
import type { PushStore } from '../people/push-store.ts';
import type { StaffLinks } from '../people/staff-links.ts';
import type { Settings } from '../settings/settings.ts';
import type { Work } from '../work/work.ts';

export interface DeskLent {
  people: People;
  door: Door;
  audit: AuditStore;
  locks: Locks;
  opens: Opens;
  inviteMail: InviteMail;
  work: Work;
  links: StaffLinks;
  /** Telling phones; null where no key is set. */
  push: { publicKey: string; devices: PushStore } | null;
  settings: Settings;
  /** Tries to sign in, by network. */
  limiter: Limiter;
  log: Log;
  siteUrl: string | undefined;
  trustedProxies: number;
  /** Whether the database answers: a desk that is away says so. */
  answers: () => Promise<boolean>;
  clock: () => number;
  /** When the site stops: streams end, so that it can. */
  closing: AbortSignal;
}

export interface DeskOptions extends DeskLent {
  assets: Assets;
  /** What a browser runs to show what it is told; development has none. */
  pushWorker?: string;
}

export interface DeskVars {
  Variables: {
    /** Null only on routes for anyone. */
    me: SignedIn | null;
    /** What was posted; empty for anything but a form. */
    form: URLSearchParams;
  };
}
export type DeskContext = Context<DeskVars>;

/**
 * One row of the desk's table of routes. The guard (guard.ts) asks for the deed before `answer` is called:
 * `anyone` needs nobody signed in; `enquiry` needs somebody, and whose enquiry it is decides the work on it.
 */
export interface DeskRoute {
  method: 'GET' | 'POST';
  /** As Hono reads it: /desk/e/:reference */
  path: string;
  deed: Deed | 'anyone' | 'enquiry';
  /** For scripts: without anybody signed in it answers 401 instead of showing the way to sign-in. */
  api?: true;
  answer(c: DeskContext): Response | Promise<Response>;
}

/** On a route that needs somebody, the guard has seen to it. */
export function meOf(c: DeskContext): SignedIn {
  const me = c.get('me');
  if (!me) throw new Error('This route is for anyone: nobody need be signed in.');
  return me;
}
