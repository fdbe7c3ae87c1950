import type { DeskContext } from './context.ts';
import { getCookie, setCookie } from 'hono/cookie';
import { stays } from '../people/sign-in-store.ts';

interface Where {
  siteUrl: string | undefined;
  trustedProxies: number;
}

/** Over https the name itself makes browsers insist on how it was set; on a laptop without it there is only the plain one. */
function isSecure(c: DeskContext, { siteUrl, trustedProxies }: Where): boolean {
  if (siteUrl !== undefined) return siteUrl.startsWith('https:');
  return trustedProxies > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}

const name = (secure: boolean) => (secure ? '__Host-desk' : 'desk');

export const tokenOf = (c: DeskContext, where: Where): string | undefined => getCookie(c, name(isSecure(c, where)));

/** An empty token takes the cookie back. */
export function giveToken(c: DeskContext, where: Where, token: string): void {
  const secure = isSecure(c, where);
  setCookie(c, name(secure), token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    maxAge: token === '' ? 0 : stays / 1000,
  });
}
