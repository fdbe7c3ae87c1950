// argon2id by Node itself, with the costs that OWASP asks for: 19 MiB, two passes. What is stored says its costs, so that
// they can rise later and old passwords still fit.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const costs = { memory: 19_456, passes: 2, parallelism: 1 };
const length = 32;
const derive = promisify(argon2);

const digest = (password: string, nonce: Buffer, { memory, passes, parallelism }: typeof costs) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength: length });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await digest(password, salt, costs);
  const { memory, passes, parallelism } = costs;
  return ['argon2id', memory, passes, parallelism, salt.toString('base64url'), tag.toString('base64url')].join('$');
}

/** Takes as long for whoever has no password: how long an answer takes must not say who is known. */
export async function fits(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = (stored ?? '').split('$');
  const asked = stored ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) } : costs;
  const nonce = stored ? Buffer.from(salt, 'base64url') : Buffer.alloc(16);
  const found = await digest(password, nonce, asked);
  const known = Buffer.from(tag, 'base64url');
  return known.length === found.length && timingSafeEqual(known, found);
}

export const shortestPassword = 12;
/** Longer ones are no password but a load. */
const longestPassword = 256;
export const isUsable = (password: string) =>
  [...password].length >= shortestPassword && password.length <= longestPassword;
export const isTooLong = (password: string) => password.length > longestPassword;
