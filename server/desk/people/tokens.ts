import { createHash, randomBytes } from 'node:crypto';

/** 192 bits: nobody guesses one, so it needs no salt where its hash is kept. */
export const newToken = () => randomBytes(24).toString('base64url');

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
