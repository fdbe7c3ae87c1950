// Who an enquiry is. Its id and reference follow from one seed: the browser's submission id, or a fresh random one. The
// same submission is therefore the same enquiry on every instance and engine, with no lookup. The token of its status
// page takes more than the seed: the server's key and the words that were sent, so that nobody who comes by an id can
// make the link, and other words under a known id never lead to it.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** No I, L, O, U: nothing to mishear or misread on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const digest = (purpose: string, seed: string) => createHash('sha256').update(`${purpose}\n${seed}`).digest();
const signed = (key: Buffer, purpose: string, what: string) =>
  createHmac('sha256', key).update(`${purpose}\n${what}`).digest();

export const idOf = (submissionId: string | null) =>
  idOfOldToken(
    digest('pinkstone status', submissionId ?? randomUUID())
      .subarray(0, 24)
      .toString('base64url'),
  );

/** Until 2026-11-16 the token was a plain hash of the seed, and the id a hash of the token. Such links still lead on. */
const idOfOldToken = (token: string) => digest('pinkstone enquiry', token).subarray(0, 16).toString('hex');

const idPart = 8;

/** 64 bits of the id, so that the row is found through its primary key, and 128 that only our key can make. */
export function statusTokenOf(id: string, fingerprint: string, key: Buffer): string {
  const proof = signed(key, 'pinkstone status', `${id}\n${fingerprint}`).subarray(0, 16);
  return Buffer.concat([Buffer.from(id, 'hex').subarray(0, idPart), proof]).toString('base64url');
}

/** Which rows a link can belong to; null when it is no link of ours. The stored token decides. */
export function rowsOfToken(token: string): { id: string; from: string; to: string } | null {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const from = Buffer.from(token, 'base64url').subarray(0, idPart).toString('hex');
  // Ids are hexadecimal: nothing that begins with `from` sorts after this, in any collation.
  return { id: idOfOldToken(token), from, to: `${from}g` };
}

/** Proves that an enquiry of this reference was received, and opens nothing. */
export const receiptOf = (reference: string, key: Buffer) =>
  signed(key, 'pinkstone receipt', reference).subarray(0, 24).toString('base64url');

export function sameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 50 bits. Attempt > 0 is for the day two enquiries would share a reference. */
export function referenceOf(id: string, attempt: number): string {
  const bytes = digest(`pinkstone reference ${attempt}`, id);
  const signs = Array.from(bytes.subarray(0, 10), (byte) => alphabet[byte % 32]).join('');
  return `PS-${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** As staff type it: any case, with or without dashes and spaces, O for 0 and I or L for 1. */
export function readReference(text: string): string {
  const signs = text
    .toUpperCase()
    .replace(/^\s*PS/, '')
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `PS-${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** Child rows keep their id wherever they are written, so copying twice adds nothing. */
export const childId = (leadId: string, what: string) =>
  digest('pinkstone part', `${leadId}\n${what}`).subarray(0, 16).toString('hex');
