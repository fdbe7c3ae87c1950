import { getCookie, setCookie } from 'hono/cookie';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Theme, ThemeOfDevice, themes } from '../../../desk/parts/document.tsx';
import type { DeskContext } from './context.ts';

const themeCookie = 'desk-theme';
const year = 365 * 86_400;

/** Kept on the device and sent with each page: it is drawn right from the first moment, without scripts. */
export const themeOf = (c: DeskContext): Theme | null =>
  themes.find((one) => one === getCookie(c, themeCookie)) ?? null;
export const keepTheme = (c: DeskContext, theme: Theme | null): void =>
  setCookie(c, themeCookie, theme ?? '', {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/desk',
    maxAge: theme === null ? 0 : year,
  });

/** A whole document, made on the server: what the desk's script adds, it adds to this. */
export const renderDesk = (c: DeskContext, page: ReactElement, status: ContentfulStatusCode = 200): Response =>
  c.html(
    `<!doctype html>${renderToStaticMarkup(createElement(ThemeOfDevice.Provider, { value: themeOf(c) }, page))}`,
    status,
  );

/** Every answer of the desk: kept nowhere, found nowhere, own scripts only. */
export const deskHeaders: Record<string, string> = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // Not no-referrer: browsers would then say of our own forms that they come from nowhere.
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    // The message sheet opens WhatsApp with what was written.
    "form-action 'self' https://wa.me",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types desk',
  ].join('; '),
};
