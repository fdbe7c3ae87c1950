// A message to the adviser, written on the status page.
import { cleanText } from './clean.ts';

export const longestMessage = 2000;
/** Zero-width characters alone are as good as nothing. */
const visible = /[^\p{Cf}\s]/u;

export type MessageReading = { ok: true; text: string } | { ok: false; why: 'empty' | 'tooLong' };

/** Cleaned as an enquiry's own message is. */
export function readMessage(typed: unknown): MessageReading {
  const text = typeof typed === 'string' ? cleanText(typed) : '';
  if (!visible.test(text)) return { ok: false, why: 'empty' };
  return text.length > longestMessage ? { ok: false, why: 'tooLong' } : { ok: true, text: text.normalize('NFC') };
}
