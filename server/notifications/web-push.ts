// A message to a browser that asked for it: encrypted so that only that browser reads it (RFC 8291 with RFC 8188's
// aes128gcm), and signed with the firm's key so that its push service knows whom it comes from (RFC 8292).
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** Base64url: the private key is 32 bytes, the public one an uncompressed point. */
export interface PushKeys {
  privateKey: string;
  publicKey: string;
}

export interface PushAddress {
  endpoint: string;
  /** The browser's public key, and a secret it shared. */
  p256dh: string;
  auth: string;
}

const curve = 'prime256v1';
const bytes = (text: string) => Buffer.from(text, 'base64url');
/** A service takes one record of at most this. */
const recordSize = 4096;
const validFor = 12 * 3600;

export function pushKeysOf(privateKey: string): PushKeys {
  const pair = createECDH(curve);
  pair.setPrivateKey(bytes(privateKey));
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

export function makePushKeys(): PushKeys {
  const pair = createECDH(curve);
  pair.generateKeys();
  // Padded: a key that begins with a zero is printed whole.
  return pushKeysOf(
    Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  );
}

/** `sender` and `salt` are made anew for each message; a test gives the ones of the standard's example. */
export function encryptPush(
  message: string,
  { p256dh, auth }: Omit<PushAddress, 'endpoint'>,
  sender: PushKeys = makePushKeys(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const pair = createECDH(curve);
  pair.setPrivateKey(bytes(sender.privateKey));
  const [theirs, ours] = [bytes(p256dh), bytes(sender.publicKey)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), bytes(auth), info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  // The 2 says that this record is the last.
  const text = [cipher.update(message, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, ...text]);
}

export function vapidOf(endpoint: string, { privateKey, publicKey }: PushKeys, contact: string, now: number): string {
  const point = bytes(publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: privateKey,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + validFor, sub: contact };
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const proof = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${said}.${proof}, k=${publicKey}`;
}
