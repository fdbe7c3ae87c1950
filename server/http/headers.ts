// Headers that every answer carries, whatever it is.
import type { MiddlewareHandler } from 'hono';
import { policy } from './html.ts';

export const everyAnswer: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  /** Pages bring their own, which names their scripts. */
  'Content-Security-Policy': policy([]),
};

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(everyAnswer)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  // A refusal or an absence of now says nothing about later: an asset missing in mid-deployment must not stay missing.
  if (c.res.status >= 400 && !c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
