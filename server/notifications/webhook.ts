// The enquiry to the firm's own system, signed as Standard Webhooks ask.
import { Webhook } from 'standardwebhooks';
import { sentFields } from '../db/lead-columns.ts';
import type { Enquiry, OutboxRow } from '../db/tables.ts';
import type { Channel } from './outbox.ts';
import { kindsBy, type WebhookKind } from './policy.ts';
import { Refused } from './post.ts';

interface Options {
  url: string;
  secret: string;
  clock?: () => number;
}

/** Its body is read by nobody. */
export async function postSigned(
  { url, secret, clock = Date.now }: Options,
  id: string,
  body: string,
  signal: AbortSignal,
): Promise<Response> {
  const now = new Date(clock());
  const response = await fetch(url, {
    method: 'POST',
    body,
    signal,
    // A moved address is for staff to notice, not for enquiries to follow.
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Pinkstone-Webhooks/1',
      'idempotency-key': id,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
  });
  await response.body?.cancel();
  return response;
}

export function webhookChannel(options: Options): Channel {
  return {
    kinds: kindsBy('webhook'),
    async deliver(row, record, signal) {
      const response = await postSigned(options, row.id, JSON.stringify(payload(row, record)), signal);
      if (response.ok) return;
      const reason = `the webhook answered ${response.status}`;
      throw final(response.status) ? new Refused(reason) : Object.assign(new Error(reason), { code: response.status });
    },
  };
}

const final = (status: number) => status >= 300 && status < 500 && ![408, 425, 429].includes(status);

const events: Record<WebhookKind, string> = {
  webhook: 'enquiry.received',
  // Who got the enquiry must also hear that it was taken back.
  withdrawal_webhook: 'enquiry.withdrawn',
  erasure_webhook: 'enquiry.erasure_requested',
  erased_webhook: 'enquiry.erased',
  marketing_webhook: 'enquiry.marketing_withdrawn',
};

function payload(row: OutboxRow, { lead, consents }: Enquiry) {
  const type = events[row.kind as WebhookKind];
  const timestamp = new Date(row.created_at).toISOString();
  if (row.kind !== 'webhook') return { type, timestamp, data: { reference: lead.reference } };
  return {
    type,
    timestamp,
    data: {
      reference: lead.reference,
      kind: lead.kind,
      callBy: new Date(lead.due_at).toISOString(),
      ...sentFields(lead),
      consents: consents.map(({ purpose, action, notice_version, at }) => ({
        purpose,
        action,
        noticeVersion: notice_version,
        at: new Date(at).toISOString(),
      })),
    },
  };
}
