// A message to the adviser, posted from the status page: stored, or the page again with everything in it.
import { data, redirect } from 'react-router';
import type { Content } from '../../content/load.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { longestMessage, readMessage } from '../../domain/lead/message.ts';
import type { PageContext } from '../../server/http/page-context.ts';

interface Unsent {
  typed: string;
  sending: string;
  error: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const statuses = { empty: 422, tooLong: 422, enough: 422, over: 409, busy: 429, away: 503 } as const;
const aMinute = 60;

export async function postMessage(form: FormData, path: string, token: string, lent: PageContext | null, all: Content) {
  const [text, sent] = [form.get('text'), form.get('sending')];
  const sending = typeof sent === 'string' && uuid.test(sent) ? sent : crypto.randomUUID();
  const refuse = (why: keyof typeof statuses, wait: number | null = null) => {
    const error = fillIn(all.borrower.message.errors[why], { max: longestMessage });
    const unsent: Unsent = { typed: typeof text === 'string' ? text.slice(0, longestMessage * 2) : '', sending, error };
    return data(unsent, { status: statuses[why], ...(wait && { headers: { 'Retry-After': String(wait) } }) });
  };
  if (lent?.wait) return refuse('busy', lent.wait);
  const reading = readMessage(text);
  if (!reading.ok) return refuse(reading.why);
  const result = await lent?.leads.write(token, reading.text, sending);
  if (!result || result.kind === 'unavailable') return refuse('away', aMinute);
  if (result.kind === 'refused') return refuse(result.why);
  return redirect(`${path}?done=write`, 303);
}
