// A device with a lock, as far as a server can see one.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export const place = { origin: 'https://www.pinkstone.example', rpId: 'www.pinkstone.example' };

interface Otherwise {
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  flags?: number;
  counter?: number;
}

const makers = {
  ec: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ed25519: () => generateKeyPairSync('ed25519'),
  rsa: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  weak: () => generateKeyPairSync('rsa', { modulusLength: 1024 }),
};

export function deviceLock(kind: keyof typeof makers, home = place) {
  const { publicKey, privateKey } = makers[kind]();
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

  function said(challenge: string, usual: string, attested: Buffer, otherwise: Otherwise) {
    const { origin = home.origin, rpId = home.rpId, type = usual, crossOrigin = false, counter = 0 } = otherwise;
    const { flags = attested.length > 0 ? 0x45 : 0x05 } = otherwise;
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    const data = Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested]);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    const signature = sign(kind === 'ed25519' ? null : 'sha256', signed, privateKey);
    return {
      id,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credential.length);
  const attested = Buffer.concat([Buffer.alloc(16), length, credential]);

  return {
    id,
    publicKey: spki,
    add: (challenge: string, otherwise: Otherwise = {}) => {
      const { signature: _, ...rest } = said(challenge, 'webauthn.create', attested, otherwise);
      return { ...rest, publicKey: spki };
    },
    open: (challenge: string, otherwise: Otherwise = {}) => said(challenge, 'webauthn.get', Buffer.alloc(0), otherwise),
  };
}
