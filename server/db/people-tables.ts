// The people of the desk, how they come in, and who did what. The role that the site has on PostgreSQL may delete no
// row (deploy/postgres-roles.sh): what is over says so.
import type { Role } from '../../domain/desk/permissions.ts';
import type { Posted } from './posted.ts';

/** Lists are JSON text, switches 0 or 1, as in every table of ours. */
export interface PersonRow {
  id: string;
  name: string;
  /** In small letters: people type it as they like. */
  email: string;
  role: Role;
  active: number;
  in_turn: number;
  leave: string;
  products: string;
  languages: string;
  last_turn_at: number;
  created_at: number;
  /** argon2id with its salt and costs; null until one is chosen. */
  password: string | null;
  /** Wrong passwords in a row, and until when none is looked at. */
  misses: number;
  wait_until: number;
}

/** A signed-in device. */
export interface SignInRow {
  /** What lists and addresses say; it opens nothing. */
  id: string;
  /** Of the cookie's token: whoever reads the table cannot sign in with it. */
  token_hash: string;
  person_id: string;
  how: 'password' | 'passkey' | 'link';
  /** As "Chrome, Android": enough to know one's own again. */
  device: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** A link that opens the desk once. */
export interface EntryLinkRow {
  token_hash: string;
  person_id: string;
  /** Who made it; null for the command line. */
  made_by: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface PasskeyRow {
  /** The credential's own id. */
  id: string;
  person_id: string;
  /** base64url of its SPKI. */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: string;
  device: string;
  created_at: number;
  used_at: number;
  removed_at: number | null;
}

/** Who saw and changed what; never the content. */
export interface AuditRow {
  id: string;
  at: number;
  /** Null for the command line and the site itself. */
  person_id: string | null;
  action: string;
  /** An enquiry's reference, or a person's id. */
  subject: string | null;
  /** A few words or figures, never a visitor's. */
  detail: string | null;
}

interface SettingRow {
  name: string;
  /** JSON. */
  value: string;
  changed_at: number;
  changed_by: string | null;
}

export type LetterKind = 'morning_digest' | 'weekly_report';

/** As a notification in the outbox, but to a person and about no enquiry. */
export interface LetterRow extends Posted {
  kind: LetterKind;
  person_id: string;
}

/** A browser that somebody let tell them of enquiries: where it is reached, and the keys that only it can read with. */
export interface PushDeviceRow {
  id: string;
  person_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  /** Where whoever asked is signed in. */
  sign_in_id: string | null;
  created_at: number;
  ended_at: number | null;
}

export interface DeskTables {
  letters: LetterRow;
  push_devices: PushDeviceRow;
  people: PersonRow;
  sign_ins: SignInRow;
  entry_links: EntryLinkRow;
  passkeys: PasskeyRow;
  audit: AuditRow;
  settings: SettingRow;
}
