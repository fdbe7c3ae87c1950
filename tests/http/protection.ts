// What every answer must carry.
import assert from 'node:assert/strict';
import type { Answer } from './wire.ts';

export function directives(answer: Answer): Map<string, string[]> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

export function assertProtected(answer: Answer, what: string): void {
  const header = (name: string) => answer.headers.get(name) ?? '';
  const policy = directives(answer);
  assert.deepEqual(policy.get('default-src'), ["'none'"], `${what}: default-src`);
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
  for (const source of scripts)
    assert.match(source, /^('self'|'none'|'sha256-[A-Za-z\d+/]{43}=')$/, `${what}: script-src`);
  // A drawing may run no script at all; whatever may must also refuse strings that would become one.
  if (policy.has('script-src'))
    assert.deepEqual(policy.get('require-trusted-types-for'), ["'script'"], `${what}: trusted types`);
  assert.deepEqual(policy.get('frame-ancestors'), ["'none'"], `${what}: frame-ancestors`);
  assert.equal(header('x-frame-options'), 'DENY', what);
  assert.match(header('strict-transport-security'), /^max-age=(\d{8,}); includeSubDomains$/, what);
  assert.equal(header('x-content-type-options'), 'nosniff', what);
  assert.match(header('referrer-policy'), /^(strict-origin-when-cross-origin|no-referrer)$/, what);
  for (const power of ['camera', 'geolocation', 'microphone', 'payment'])
    assert.ok(header('permissions-policy').includes(`${power}=()`), `${what}: ${power}`);
  assert.equal(header('cross-origin-opener-policy'), 'same-origin', what);
  assert.equal(header('cross-origin-resource-policy'), 'same-origin', what);
  assert.equal(header('set-cookie'), '', `${what}: no cookie`);
  assert.equal(header('x-powered-by') + header('server'), '', `${what}: says nothing of what it runs on`);
  assert.match(header('x-request-id'), /^[\da-f]{8}-[\da-z]+$/, `${what}: request id`);
}
