// One attempt to hand an enquiry in, and what its answer means for the form.
import type { Enquiry, FieldErrors } from './enquiry.ts';

export interface Receipt {
  reference: string;
  /** Missing when other words were sent under an id that we knew: the first sender's link is theirs. */
  statusUrl?: string;
  /** When we call at the latest. */
  callBy?: number;
  loan?: string;
  /** Where this site is: a page without scripts cannot ask its own address. */
  origin?: string;
}

/** Why it must wait: no connection, the server cannot store it, or too many came at once. */
export type Cause = 'waiting' | 'unavailable' | 'busy';

export type Outcome =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'later'; cause: Cause; afterMs: number }
  | { kind: 'refused' };

const address = '/api/leads';
const patience = 20_000;

export async function sendEnquiry(enquiry: Enquiry): Promise<Outcome> {
  let response: Response;
  let body: Record<string, unknown> | null;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(patience),
    });
    body = await response.json().catch(() => null);
  } catch {
    return { kind: 'later', cause: 'waiting', afterMs: 0 };
  }
  const afterMs = (Number(response.headers.get('Retry-After')) || 0) * 1000;
  if (response.status === 429) return { kind: 'later', cause: 'busy', afterMs };
  if (response.status >= 500) return { kind: 'later', cause: 'unavailable', afterMs };
  if (response.status === 422) return { kind: 'invalid', errors: (body?.errors ?? {}) as FieldErrors };
  if (!response.ok) return { kind: 'refused' };
  // A hotel's sign-in page answers 200 to everything. Only a reference means that it is stored.
  if (typeof body?.reference !== 'string') return { kind: 'later', cause: 'waiting', afterMs };
  const { reference, statusUrl, callBy } = body;
  return {
    kind: 'stored',
    receipt: {
      reference,
      ...(typeof statusUrl === 'string' && statusUrl.startsWith('/status/') ? { statusUrl } : {}),
      ...(typeof callBy === 'string' ? { callBy: Date.parse(callBy) } : {}),
    },
  };
}
