// Token, id and reference all follow from one seed: the browser's submission id, or a fresh random one. The same
// submission therefore gets the same answer from every instance and engine, whether or not the first answer was ever
// seen, with no lookup. Each step is one-way: a reference or an id tells nothing of the token.
import { createHash, randomUUID } from 'node:crypto';

/** No I, L, O, U: nothing to mishear or misread on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const digest = (purpose: string, seed: string) => createHash('sha256').update(`${purpose}\n${seed}`).digest();

export interface Identity {
  id: string;
  reference: string;
  statusToken: string;
}

export function identify(submissionId: string | null): Identity {
  const seed = submissionId ?? randomUUID();
  const statusToken = digest('pinkstone status', seed).subarray(0, 24).toString('base64url');
  const id = idOf(statusToken);
  return { id, reference: referenceOf(id, 0), statusToken };
}

/** The token leads to the row through its primary key; no index of tokens is kept. */
export const idOf = (statusToken: string) => digest('pinkstone enquiry', statusToken).subarray(0, 16).toString('hex');

/** 50 bits. Attempt > 0 is for the day two enquiries would share a reference. */
export function referenceOf(id: string, attempt: number): string {
  const bytes = digest(`pinkstone reference ${attempt}`, id);
  const letters = Array.from(bytes.subarray(0, 10), (byte) => alphabet[byte % 32]).join('');
  return `PS-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** As staff type it: any case, with or without dashes and spaces, O for 0 and I or L for 1. */
export function readReference(text: string): string {
  const letters = text
    .toUpperCase()
    .replace(/^\s*PS/, '')
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `PS-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Child rows keep their id wherever they are written, so copying twice adds nothing. */
export const childId = (leadId: string, what: string) =>
  digest('pinkstone part', `${leadId}\n${what}`).subarray(0, 16).toString('hex');

/** The status page of an enquiry. */
export const statusPath = (statusToken: string) => `/status/${statusToken}`;
