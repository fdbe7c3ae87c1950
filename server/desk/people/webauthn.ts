// What a device's lock says, checked. Keys and signatures are Node's; here stands what the standard asks to compare.
// No attestation is asked for: it would tell makes of devices apart, which nobody wants to know here.
import {
  createHash,
  createHmac,
  createPublicKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
  verify,
} from 'node:crypto';

/** Where the desk is: what a browser signs with everything it says. */
export interface Place {
  origin: string;
  /** Its host name. */
  rpId: string;
}

const bytes = (text: string) => Buffer.from(text, 'base64url');
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

const lasts = 5 * 60_000;
const proofLength = 32;

/** A challenge says when it was made and proves that we made it: none is stored, whoever asks for however many. */
export function challenges(key: Buffer, clock: () => number = Date.now) {
  const proofOf = (head: Buffer, subject: string) =>
    createHmac('sha256', key).update('desk device lock\n').update(head).update(subject).digest();
  return {
    /** For one person who adds a lock; for whoever signs in the subject is empty. */
    make(subject: string): string {
      const head = Buffer.alloc(24);
      randomBytes(16).copy(head);
      head.writeBigUInt64BE(BigInt(clock()), 16);
      return Buffer.concat([head, proofOf(head, subject)]).toString('base64url');
    },
    /** When it was made; null when it is not ours, not this person's, or too old. */
    read(challenge: string, subject: string): number | null {
      const data = bytes(challenge);
      const [head, proof] = [data.subarray(0, 24), data.subarray(24)];
      if (proof.length !== proofLength || !isSame(proof, proofOf(head, subject))) return null;
      const at = Number(head.readBigUInt64BE(16));
      return clock() - at <= lasts ? at : null;
    },
  };
}

interface DeviceAnswer {
  clientDataJSON: string;
  authenticatorData: string;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** The challenge that was answered, and the device's own data; null where anything is not as it must be. */
function readAnswer({ clientDataJSON, authenticatorData }: DeviceAnswer, type: string, { origin, rpId }: Place) {
  let client: Record<string, unknown>;
  try {
    client = JSON.parse(bytes(clientDataJSON).toString('utf8'));
  } catch {
    return null;
  }
  const data = bytes(authenticatorData);
  if (client?.type !== type || client.origin !== origin || client.crossOrigin === true) return null;
  if (data.length < 37 || !isSame(data.subarray(0, 32), sha256(rpId))) return null;
  const said = data.readUInt8(32);
  // Held in the hand, and opened by fingerprint, face or PIN.
  if ((said & flags.present) === 0 || (said & flags.verified) === 0) return null;
  return { challenge: String(client.challenge), data, flags: said, counter: data.readUInt32BE(33) };
}

export interface NewLock extends DeviceAnswer {
  id: string;
  /** As the browser hands it out: SPKI. */
  publicKey: string;
}

function readKey(publicKey: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: bytes(publicKey), format: 'der', type: 'spki' });
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
    const strong =
      type === 'ed25519' ||
      (type === 'ec' && details?.namedCurve === 'prime256v1') ||
      (type === 'rsa' && (details?.modulusLength ?? 0) >= 2048);
    return strong ? key : null;
  } catch {
    return null;
  }
}

/** The challenge and counter of a lock that is being added; null where it is not as it must be. */
export function readNewLock(lock: NewLock, place: Place): { challenge: string; counter: number } | null {
  const said = readAnswer(lock, 'webauthn.create', place);
  if (!said || (said.flags & flags.attested) === 0 || said.data.length < 55 || !readKey(lock.publicKey)) return null;
  // The device names the key it made: the id must be that one.
  const length = said.data.readUInt16BE(53);
  if (!isSame(said.data.subarray(55, 55 + length), bytes(lock.id)) || length === 0) return null;
  return { challenge: said.challenge, counter: said.counter };
}

export interface Opened extends DeviceAnswer {
  id: string;
  signature: string;
}

/** The challenge and counter of a lock that was opened, if it is this key's signature; else null. */
export function readOpened(opened: Opened, publicKey: string, place: Place) {
  const said = readAnswer(opened, 'webauthn.get', place);
  const key = readKey(publicKey);
  if (!said || !key) return null;
  const signed = Buffer.concat([said.data, sha256(bytes(opened.clientDataJSON))]);
  const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  if (!verify(algorithm, signed, key, bytes(opened.signature))) return null;
  return { challenge: said.challenge, counter: said.counter };
}
