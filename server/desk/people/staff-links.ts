// The links in a mail to staff: each is one person's, for one enquiry, for one thing, for two days. What it says is
// signed and not secret; nothing in it is a visitor's.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hour } from '../../../domain/moments.ts';

export const staffActs = ['call', 'whatsapp', 'mine', 'called'] as const;
type StaffAct = (typeof staffActs)[number];

export interface StaffLink {
  act: StaffAct;
  /** Whose link it is. */
  person: string;
  reference: string;
}

export interface StaffLinks {
  make(link: StaffLink, until: number): string;
  /** Null for what we did not write, and for what is over. */
  read(text: string): StaffLink | null;
}

export const staffLinkLasts = 48 * hour;
const proofLength = 43;

/** The key serves status pages and device locks as well: what it signs here begins with a word of its own. */
export function createStaffLinks(key: Buffer, clock: () => number = Date.now): StaffLinks {
  const proofOf = (said: string) => createHmac('sha256', key).update(`staff link\n${said}`).digest('base64url');
  return {
    make({ act, person, reference }, until) {
      const said = Buffer.from([act, until.toString(36), person, reference].join(' ')).toString('base64url');
      return `/desk/do/${proofOf(said)}${said}`;
    },
    read(text) {
      const [given, said] = [text.slice(0, proofLength), text.slice(proofLength)];
      const [proof, wanted] = [Buffer.from(given), Buffer.from(proofOf(said))];
      if (proof.length !== wanted.length || !timingSafeEqual(proof, wanted)) return null;
      const [act, until = '', person = '', reference = ''] = Buffer.from(said, 'base64url').toString().split(' ');
      const known = staffActs.find((one) => one === act);
      return known && Number.parseInt(until, 36) > clock() ? { act: known, person, reference } : null;
    },
  };
}
